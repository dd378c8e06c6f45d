import ThemeModel
import ThemeReaders

/// Decides in which asset catalog a view's colors are when those of several products have colors of the same names.
///
/// An app looks a name up in its own catalog: a view that is shown in `App/` shows the color of `App/Assets.xcassets`, and never that of
/// `Widget/Assets.xcassets`. Code that names a bundle may look it up anywhere.
struct CatalogsOfViews {
  private struct Catalog {
    /// The folder in which it lies, with a slash at its end unless it is the root.
    var folder: String
    var theme: Theme
    var place: Place
    var paths: Set<String>
  }

  private let catalogs: [Catalog]

  init(_ parts: [ReadPart]) {
    let found = parts.filter { $0.group.format == .assetCatalog }.flatMap { part in
      part.themes.compactMap { theme -> Catalog? in
        guard let place = theme.place, let folder = Self.folder(of: theme) else { return nil }
        return Catalog(folder: folder, theme: theme, place: place, paths: Set(theme.paths))
      }
    }
    catalogs = found.count > 1 ? found : []
  }

  /// Returns the folder that all files of a theme's catalogs are in.
  private static func folder(of theme: Theme) -> String? {
    let folders = theme.tokens.map { token -> [Substring] in
      // An absolute path begins with an empty part.
      let parts = AssetCatalogReader.catalog(of: token).split(separator: "/", omittingEmptySubsequences: false)
      return Array(parts.dropLast())
    }
    guard var common = folders.first else { return nil }
    for folder in folders.dropFirst() { common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0)) }
    return common.isEmpty ? "" : common.joined(separator: "/") + "/"
  }

  /// A pair of lines among those that show colors of the same catalogs.
  private struct Spot: Hashable {
    var place: Int
    var foreground: Place
    var background: Place?
  }

  /// Returns the sightings, each in the themes of the catalog in whose folder its view lies, if that has the colors.
  func told(_ sightings: [Sighting]) -> [Sighting] {
    guard !catalogs.isEmpty else { return sightings }
    return sightings.flatMap(told)
  }

  private func told(_ sighting: Sighting) -> [Sighting] {
    let tokens = Set(sighting.tokens)
    let having = catalogs.filter { $0.paths.isSuperset(of: tokens) }
    guard !tokens.isEmpty, sighting.themes.isEmpty, having.count > 1 else { return [sighting] }
    var places: [(nearest: Set<Int?>, sites: [Sighting.Site])] = []
    var seen: Set<Spot> = []
    for site in sighting.sites {
      let nearest = Set(site.lookupFiles.map { self.nearest(to: $0, among: having) })
      let known = places.firstIndex { $0.nearest == nearest }
      guard
        seen.insert(Spot(place: known ?? places.count, foreground: site.foreground, background: site.background))
          .inserted
      else { continue }
      if let known { places[known].sites.append(site) } else { places.append((nearest, [site])) }
    }
    return places.map { nearest, sites in
      var result = sighting
      result.sites = sites
      if nearest.count > 1 {
        // The one color is in this catalog and the other in that one, and no theme has both.
        result.withdrawToken()
      } else if case let nearest?? = nearest.first {
        result.themes = [having[nearest].theme.name]
        result.themePlaces = [having[nearest].place]
      }
      return result
    }
  }

  /// Returns the catalog in the nearest folder around a file, or else that of the target's resources beside it; `nil` when there is none,
  /// or more than one.
  private func nearest(to file: String, among catalogs: [Catalog]) -> Int? {
    let around = catalogs.indices.filter { !catalogs[$0].folder.isEmpty && file.hasPrefix(catalogs[$0].folder) }
    if let nearest = Self.only(around.map { ($0, catalogs[$0].folder.utf8.count) }) { return nearest }
    guard around.isEmpty else { return nil }
    let beside = catalogs.indices.compactMap { index in
      Self.target(ofResources: catalogs[index].folder).flatMap { file.hasPrefix($0) ? (index, $0.utf8.count) : nil }
    }
    return Self.only(beside)
  }

  /// Returns the one of some catalogs that is in the longest folder.
  private static func only(_ found: [(index: Int, length: Int)]) -> Int? {
    let longest = found.map(\.length).max()
    let nearest = found.filter { $0.length == longest }
    return nearest.count == 1 ? nearest[0].index : nil
  }

  /// Returns the folder of the target whose resources lie in a folder: `App/` for `App/Resources/`, whose code is in `App/Sources/`.
  private static func target(ofResources folder: String) -> String? {
    let parts = folder.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    guard let place = parts.lastIndex(where: { Self.resources.contains($0.lowercased()) }), place > 0,
      parts[..<place].contains(where: { !$0.isEmpty })
    else { return nil }
    return parts[..<place].joined(separator: "/") + "/"
  }

  private static let resources: Set = ["resources", "resource", "assets", "supporting files", "supportingfiles"]
}

extension Sighting {
  /// Makes the value of one token of a pair unknown whose tokens no theme has together.
  fileprivate mutating func withdrawToken() {
    if let path = foreground.token {
      foreground.color = .unread(name: path, .otherCatalog)
    } else if case .layers(var layers) = ground, let at = layers.lastIndex(where: { $0.token != nil }) {
      layers[at].color = .unread(name: layers[at].token ?? "", .otherCatalog)
      ground = .layers(layers)
    }
  }
}
