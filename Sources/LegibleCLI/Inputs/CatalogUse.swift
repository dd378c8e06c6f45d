import ThemeModel

/// An asset catalog that lies beside code: where the code's themes are made of its colours, it is their source and no theme of
/// its own, unless the configuration asks for it by name.
enum CatalogUse {
  static func leaving(_ catalog: ThemeSystem, usedBy code: ThemeSystem, _ options: SourceOptions) -> ThemeSystem {
    guard let theme = catalog.themes.first, !options.includedThemes.contains(theme.name) else { return catalog }
    let places = Set(catalog.themes.flatMap(\.tokens).map(\.place))
    let used = Set(code.themes.flatMap(\.tokens).map(\.place)).intersection(places)
    guard !used.isEmpty else { return catalog }
    var result = catalog
    result.themes = []
    result.axes = []
    let others = places.count - used.count
    if others > 0 {
      let names = catalog.themes.flatMap(\.tokens).filter { !used.contains($0.place) }.map(\.path)
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", and \(names.count - 3) more" : "")
      result.diagnostics.append(
        Diagnostic(
          .note, code: "assets-not-read",
          message:
            "\(others) of the \(places.count) colours in the catalog \(theme.name) \(others == 1 ? "is" : "are") asked for by no theme in the code: "
            + "\(shown); “include” the catalog by its name to have it audited by itself",
          place: theme.place))
    }
    return result
  }
}
