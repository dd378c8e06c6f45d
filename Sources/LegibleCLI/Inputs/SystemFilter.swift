import ThemeModel

/// Leaves out of a system what an audit was not asked for.
enum SystemFilter {
  static func apply(_ filter: TokenFilter, to system: inout ThemeSystem) throws(CommandFailure) {
    try FilterCheck.check(filter, of: system)
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
      let axis = system.axes[index].name
      let unwanted = Set(system.axes[index].contexts).subtracting(wanted)
      system.axes[index].contexts.removeAll(where: unwanted.contains)
      if !wanted.contains(system.axes[index].defaultContext) { system.axes[index].defaultContext = wanted[0] }
      for theme in system.themes.indices {
        for token in system.themes[theme].tokens.indices {
          system.themes[theme].tokens[token].values.removeAll { $0.when[axis].map(unwanted.contains) ?? false }
        }
      }
    }
  }
}
