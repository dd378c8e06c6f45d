import ThemeModel

/// Themes of one system that come from different documents: two resolver documents, a Figma export beside token files. Axes of one
/// name are one axis in reports, and each theme has the contexts of its own document alone.
extension ThemeSystem {
  /// Adds themes with their axes, in place of which each theme keeps its own where they have other contexts. Axes that a configuration
  /// declares hold for all themes.
  ///
  /// - Parameter countOfFolder: The number of results at the end that are read together, from the files of one folder.
  mutating func take(_ results: [DTCGThemeResult], countOfFolder: Int) {
    let declared = Set(axes.map(\.name))
    var axesOfFolder: [Axis] = []
    for axis in results.suffix(countOfFolder).flatMap(\.axes) { axesOfFolder.merge(axis) }
    for axis in results.flatMap(\.axes) { axes.merge(axis) }
    for (index, result) in results.enumerated() {
      let own = index < results.count - countOfFolder ? result.axes : axesOfFolder
      var theme = result.theme
      theme.ownAxes = own.filter { axis in
        !declared.contains(axis.name) && axes.contains { $0.name == axis.name && !$0.hasContexts(of: axis) }
      }
      diagnostics += result.diagnostics
      themes.append(theme)
    }
  }
}

extension Axis {
  fileprivate func hasContexts(of other: Axis) -> Bool {
    Set(contexts) == Set(other.contexts) && defaultContext == other.defaultContext
  }
}
