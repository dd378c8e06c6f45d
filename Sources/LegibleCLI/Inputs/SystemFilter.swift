import ThemeModel

/// Leaves out of a system what an audit was not asked for.
enum SystemFilter {
  static func apply(_ filter: TokenFilter, to system: inout ThemeSystem) throws(CommandFailure) {
    try FilterCheck.check(filter, themes: system.themes.filter { !$0.isAbstract }.map(\.name), axes: system.axes)
    let names = filter.themes.map(PathGlob.init)
    if !names.isEmpty {
      // Others may inherit from a theme that is left out.
      for index in system.themes.indices where !names.contains(where: { $0.matches(system.themes[index].name) }) {
        system.themes[index].isAbstract = true
      }
    }
    for index in system.axes.indices {
      let wanted = filter.contexts.filter { $0.axis == system.axes[index].name }.map(\.context)
      guard !wanted.isEmpty else { continue }
      system.axes[index].contexts.removeAll { !wanted.contains($0) }
      if !wanted.contains(system.axes[index].defaultContext) { system.axes[index].defaultContext = wanted[0] }
    }
  }
}
