import ThemeModel

/// Reports labels of themes that do not exist.
struct LabelCheck {
  private let labels: [Plan.Label]
  private let themes: [Theme]

  init(_ labels: [Plan.Label], themes: [Theme]) {
    self.labels = labels
    self.themes = themes
  }

  var diagnostics: [Diagnostic] {
    labels.filter { !isOfATheme($0.name) }.map { label in
      let near = NearestName.to(label.name, among: themes.map(\.name))
      return Diagnostic(
        .warning, code: "config-unknown-theme",
        message: "“labels”: there is no theme or variant “\(label.name)”" + NearestName.question(near),
        place: label.place)
    }
  }

  /// Reports whether a name is a theme's, or begins with a theme's as a variant's does.
  private func isOfATheme(_ name: String) -> Bool {
    themes.contains { name == $0.name || name.hasPrefix($0.name + "/") }
  }
}
