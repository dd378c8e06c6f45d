/// Themes that are shown in one mode only.
extension ThemeSystem {
  /// Removes the variants in which no user sees a theme, and the values and sightings that apply only there.
  public mutating func leaveOutHiddenModes() {
    for index in themes.indices {
      guard let mode = themes[index].shownMode else { continue }
      var own = axes(of: themes[index])
      guard let place = own.firstIndex(where: { $0.name == Axis.mode.name }), own[place].contexts.contains(mode),
        own[place].contexts.count > 1
      else { continue }
      own[place].contexts = [mode]
      own[place].defaultContext = mode
      axesOfThemes[themes[index].name] = own
      guard themes[index].axes.contains(Axis.mode.name) else { continue }
      var tokens = themes[index].tokens
      for token in tokens.indices {
        tokens[token].values.removeAll { value in value.when[Axis.mode.name].map { $0 != mode } ?? false }
      }
      themes[index].tokens = tokens
    }
    let modes = Set(themes.filter { !$0.isAbstract }.map(\.shownMode))
    guard modes.count == 1, let mode = modes.first ?? nil else { return }
    sightings.removeAll { $0.contexts[Axis.mode.name].map { !$0.contains(mode) } ?? false }
  }
}
