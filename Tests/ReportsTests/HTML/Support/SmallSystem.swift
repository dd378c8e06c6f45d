import Audit
import ColorScience
import RealSystems
import ThemeModel

/// A system written in a few lines, for pages in a particular state.
struct SmallSystem {
  var name = "Small"
  var axes: [Axis] = []
  /// theme → path → CSS colors, one per context of the first axis, or one for all; `-` is an undetermined color.
  var themes: [(name: String, tokens: [(path: String, colors: [String])])]
  var plan: Plan

  func report(makesSuggestions: Bool = true) throws -> AuditReport {
    try run(makesSuggestions: makesSuggestions).report()
  }

  func run(makesSuggestions: Bool = true, workers: Int = 2) throws -> AuditRun {
    let themes = try themes.map { theme in
      Theme(
        name: theme.name, axes: axes.map(\.name),
        tokens: try theme.tokens.enumerated().map { line, token in
          try self.token(token.path, token.colors, line: line + 1, theme: theme.name)
        })
    }
    return Auditor.run(
      ThemeSystem(name: name, axes: axes, themes: themes), plan: plan,
      options: AuditOptions(
        tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: "00000000"),
        workers: workers, suggestions: makesSuggestions ? .worst : .none))
  }

  private func token(_ path: String, _ colors: [String], line: Int, theme: String) throws -> Token {
    let place = Place(file: "\(theme).json", line: line, column: 3)
    let values = try colors.enumerated().map { index, css in
      let undetermined = Undetermined(code: "unknown-function", reason: "nobody knows what shade(5) is", place: place)
      let value: TokenValue = css == "-" ? .undetermined(undetermined) : .color(try Color(css: css))
      guard colors.count > 1, let axis = axes.first else { return ConditionalValue(value: value, place: place) }
      return ConditionalValue(when: [axis.name: axis.contexts[index]], value: value, place: place)
    }
    return Token(path: path, tier: .semantic, values: values, place: place)
  }

  /// Returns a plan with text on surfaces at 4.5, icons at 3, and translucent surfaces over `surface.base`.
  static func plan(rules: Bool = true, surfaces: String = "surface.*") throws -> Plan {
    let text = try TokenSelector("text.*")
    let icon = try TokenSelector("icon.*")
    let surface = try TokenSelector(surfaces)
    let all = [
      PairRule(
        id: "text-on-surfaces", foreground: [text], background: [surface], criterion: .aaText,
        reason: "Body text appears on every surface.", sample: .text),
      PairRule(
        id: "icons-on-surfaces", foreground: [icon], background: [surface], criterion: .nonText, sample: .icon),
    ]
    return Plan(
      roles: [
        Plan.RolePatterns(role: .disabled, selectors: [try TokenSelector("**.disabled")]),
        Plan.RolePatterns(role: .text, selectors: [text]), Plan.RolePatterns(role: .icon, selectors: [icon]),
        Plan.RolePatterns(role: .surface, selectors: [surface]),
      ], rules: rules ? all : [], over: [Backdrop([.token(try TokenSelector("surface.base"))])])
  }
}
