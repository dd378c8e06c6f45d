import Survey
import ThemeModel

/// Catalogs of several products, such as an app and its widget, may each have a color of one name. What the views of a product show is
/// the color of its own catalog.
enum CatalogProducts {
  /// Limits what views show to the themes in which they show it. Expects themes that are told apart by their names.
  static func settle(_ parts: inout [ReadPart]) {
    let catalogs = parts.filter { $0.group.format == .assetCatalog && !$0.group.product.isEmpty && !$0.themes.isEmpty }
    guard Set(catalogs.map(\.group.product)).count > 1 else { return }
    var owners: [String: Set<String>] = [:]
    for part in catalogs {
      for path in part.themes.flatMap(\.paths) { owners[path, default: []].insert(part.group.product) }
    }
    let shared = owners.filter { $0.value.count > 1 }
    guard !shared.isEmpty else { return }
    var homes: [String: Set<String>] = [:]
    for theme in parts.flatMap(\.themes) { for path in theme.paths { homes[path, default: []].insert(theme.name) } }
    for index in parts.indices {
      for position in parts[index].system.sightings.indices {
        let sighting = parts[index].system.sightings[position]
        let foreign = others(than: sighting, among: shared)
        guard !foreign.isEmpty else { continue }
        let hidden = Set(catalogs.filter { foreign.contains($0.group.product) }.flatMap(\.themes).map(\.name))
        let all = sighting.themes.isEmpty ? sighting.tokens.flatMap { homes[$0] ?? [] } : sighting.themes
        let shown = Set(all).subtracting(hidden)
        if !shown.isEmpty { parts[index].system.sightings[position].themes = shown.sorted() }
      }
    }
  }

  /// Returns the products whose catalogs have a color of a pair too, where the one to which the views belong has it.
  private static func others(than sighting: Sighting, among shared: [String: Set<String>]) -> Set<String> {
    let files = sighting.sites.map(\.foreground.file)
    return sighting.tokens.compactMap { shared[$0] }.reduce(into: []) { found, products in
      let own = products.filter { product in files.contains { $0.hasPrefix(product + "/") } }
      let isWhole = files.allSatisfy { file in own.contains { file.hasPrefix($0 + "/") } }
      if isWhole { found.formUnion(products.subtracting(own)) }
    }
  }
}
