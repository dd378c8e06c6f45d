import ThemeModel
import ThemeReaders

/// Decides about asset catalogs beside code. If the code's themes use every color of a catalog, the catalog is their
/// source and not a separate theme, unless the configuration includes it by name.
///
/// A catalog of which the code's themes use only some colors stays a complete theme. Views may look up its other
/// colors, and show them together with those that the code uses.
enum CatalogUse {
  private static let mostNames = 3

  static func leaving(_ system: ThemeSystem, usedBy code: ThemeSystem, _ options: SourceOptions) -> ThemeSystem {
    guard var theme = system.themes.first, !options.choice.names(theme.name) else { return system }
    let used = Set(code.themes.flatMap(\.tokens).map(\.place))
    let catalogs = Dictionary(grouping: theme.tokens, by: AssetCatalogReader.catalog)
    var result = system
    var dropped: Set<String> = []
    for (catalog, tokens) in catalogs.sorted(by: { $0.key < $1.key }) {
      let name = AssetCatalogReader.name(ofCatalogWith: tokens[0])
      guard !options.choice.names(name) else { continue }
      let others = tokens.filter { !used.contains($0.place) }
      if others.isEmpty {
        dropped.insert(catalog)
      } else if others.count < tokens.count {
        result.diagnostics.append(note(name, others, of: tokens))
        result.namesInCode.merge(names(of: tokens, in: code)) { first, _ in first }
      }
    }
    guard !dropped.isEmpty else { return result }
    theme.tokens = theme.tokens.filter { !dropped.contains(AssetCatalogReader.catalog(of: $0)) }
    let axes = Set(theme.tokens.flatMap(\.values).flatMap(\.when.keys))
    theme.axes = theme.axes.filter(axes.contains)
    result.axes = result.axes.filter { axes.contains($0.name) }
    result.themes = []
    if let first = theme.tokens.first {
      if catalogs.count - dropped.count == 1 { theme.name = AssetCatalogReader.name(ofCatalogWith: first) }
      theme.place = first.place
      result.themes = [theme]
    }
    return result
  }

  /// Returns the names that code has for the colors of a catalog, in addition to the catalog's own names.
  private static func names(of tokens: [Token], in code: ThemeSystem) -> [String: String] {
    var names: [String: String] = [:]
    let paths = Dictionary(tokens.map { ($0.place, $0.path) }) { first, _ in first }
    for theme in code.themes {
      let assets = Dictionary(
        theme.tokens.compactMap { token in paths[token.place].map { (token.path, $0) } }, uniquingKeysWith: { $1 })
      for token in theme.tokens where token.tier != .raw {
        guard token.values.count == 1, case .alias(let target) = token.values[0].value, let asset = assets[target],
          names[asset] == nil
        else { continue }
        names[asset] = token.path
      }
    }
    return names
  }

  /// Returns the first of some names, and how many others there are.
  static func listed(_ names: [String]) -> String {
    let more = names.count - mostNames
    return names.prefix(mostNames).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
  }

  private static func note(_ catalog: String, _ others: [Token], of tokens: [Token]) -> Diagnostic {
    let all = tokens.count
    return Diagnostic(
      .note, code: "assets-beside-code",
      message:
        "the catalog \(catalog) is a separate theme, because no theme in the code uses \(others.count) of its \(all) colours: "
        + "\(listed(others.map(\.path))); to audit only the code's themes, “exclude” the catalog by its name",
      place: tokens[0].place)
  }
}
