import ColorScience
import ThemeModel

@testable import Audit

/// Systems of a few tokens, each for one fact.
enum SmallSystem {
  static let place = Place(file: "tokens.json", line: 1, column: 1)
  static let tool = ToolStamp(name: "legible", version: "1.0.0", configDigest: "")

  /// Returns a system of one theme. A value is a CSS color, `{alias}`, or several colors of a gradient.
  static func make(_ tokens: [(String, String)], theme: String = "T") throws -> ThemeSystem {
    ThemeSystem(name: "Small", themes: [try self.theme(theme, tokens)])
  }

  static func theme(_ name: String, _ tokens: [(String, String)], axes: [String] = []) throws -> Theme {
    Theme(
      name: name, axes: axes,
      tokens: try tokens.enumerated().map { index, entry in
        let place = Place(file: "\(name).json", line: index + 1, column: 3)
        return Token(
          path: entry.0, tier: entry.0.hasPrefix("raw.") ? .raw : .semantic,
          values: [ConditionalValue(value: try value(entry.1), place: place)], place: place)
      })
  }

  static func value(_ text: String) throws -> TokenValue {
    if text == "missing" { return .placeholder(Placeholder(kind: .missing, text: "Missing")) }
    if text.hasPrefix("{") { return .alias(String(text.dropFirst().dropLast())) }
    let colors = try text.split(separator: " ").map { try Color(css: String($0)) }
    return colors.count == 1 ? .color(colors[0]) : .gradient(colors.map { GradientStop(value: .color($0)) })
  }

  static func rule(
    _ id: String, _ foreground: [String], _ background: [String], over: [[String]] = [],
    _ criterion: Criterion = .aaText, themes: [String] = [], foregroundContexts: Contexts = [:],
    severity: RuleReport.Severity = .error
  ) throws -> PairRule {
    PairRule(
      id: id, foreground: try foreground.map { try TokenSelector($0) },
      background: try background.map { try TokenSelector($0) },
      over: try over.map { Backdrop(try $0.map { .token(try TokenSelector($0)) }) }, criterion: criterion,
      themes: try themes.map { try ThemePattern($0) }, foregroundContexts: foregroundContexts, severity: severity,
      sample: .text)
  }

  static func audit(
    _ system: ThemeSystem, _ plan: Plan, today: String? = nil, baseline: Baseline? = nil, infersRules: Bool = false
  ) -> AuditReport {
    Auditor.audit(
      system, plan: plan,
      options: AuditOptions(
        tool: tool, today: today.flatMap(CalendarDay.init), baseline: baseline, infersRules: infersRules))
  }
}
