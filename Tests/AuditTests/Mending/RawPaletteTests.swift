import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// What is offered instead of a color that fails.
@Suite struct RawPaletteTests {
  /// Returns the raw tokens that suggestions name, with their colors, by variant.
  private static func offered(_ system: ThemeSystem) throws -> [String: Set<String>] {
    let plan = Plan(rules: [try SmallSystem.rule("r", ["text"], ["page"])])
    let report = SmallSystem.audit(system, plan)
    var offered: [String: Set<String>] = [:]
    for pair in report.pairs {
      for suggestion in pair.suggestions {
        guard let token = suggestion.token else { continue }
        offered[report.variants[pair.variant].name, default: []].insert(
          "\(report.tokens[token].path) \(suggestion.color.hex8)")
      }
    }
    return offered
  }

  private static func web() throws -> Theme {
    try SmallSystem.theme(
      "web", [("raw.gray.4", "#999999"), ("raw.gray.6", "#666666"), ("text", "{raw.gray.4}"), ("page", "#ffffff")])
  }

  private static func ios() throws -> Theme {
    try SmallSystem.theme("iOS", [("raw.silver", "#9a9a9a"), ("text", "{raw.silver}"), ("page", "#ffffff")])
  }

  @Test func noColorOfAnotherProductIsOffered() throws {
    var system = ThemeSystem(name: "Shop", themes: [try Self.web(), try Self.ios()])
    system.palettes = [:]
    #expect(try Self.offered(system) == ["web": ["raw.gray.6 #666666"]])
  }

  /// In code, a theme has only the constants that it uses, and can use the others.
  @Test func themesOfOneProgramShareTheirConstants() throws {
    var system = ThemeSystem(name: "Shop", themes: [try Self.web(), try Self.ios()])
    system.palettes = ["web": 0, "iOS": 0]
    #expect(try Self.offered(system)["iOS"] == ["raw.gray.6 #666666"])
    system.palettes = ["web": 0, "iOS": 1]
    #expect(try Self.offered(system)["iOS"] == nil)
  }

  /// A token that is not the same everywhere has no color in a theme that does not define it.
  @Test func whatIsNoConstantIsNotShared() throws {
    let other = try SmallSystem.theme("kiosk", [("raw.gray.6", "#555555"), ("text", "#111111"), ("page", "#ffffff")])
    let system = ThemeSystem(name: "Shop", themes: [try Self.web(), try Self.ios(), other])
    #expect(try Self.offered(system) == ["web": ["raw.gray.6 #666666"]])
  }

  @Test func aBrandIsOfferedItsOwnColorOfAToken() throws {
    let other = try SmallSystem.theme(
      "acme", [("raw.gray.4", "#9a9a9a"), ("raw.gray.6", "#5a5a5a"), ("text", "{raw.gray.4}"), ("page", "#ffffff")])
    let system = ThemeSystem(name: "Shop", themes: [try Self.web(), other])
    #expect(try Self.offered(system) == ["web": ["raw.gray.6 #666666"], "acme": ["raw.gray.6 #5A5A5A"]])
  }

  /// One theme's step 6 is dark in light mode and light in dark mode.
  @Test func aModeIsOfferedItsOwnColorOfAToken() throws {
    func token(_ path: String, _ light: String, _ dark: String, _ line: Int) throws -> Token {
      let places = [line, line + 1].map { Place(file: "web.json", line: $0, column: 3) }
      return Token(
        path: path, tier: path.hasPrefix("raw.") ? .raw : .semantic,
        values: [
          ConditionalValue(value: try SmallSystem.value(light), place: places[0]),
          ConditionalValue(when: ["mode": "dark"], value: try SmallSystem.value(dark), place: places[1]),
        ], place: places[0])
    }
    let theme = Theme(
      name: "web", axes: ["mode"],
      tokens: [
        try token("raw.gray.4", "#999999", "#555555", 1), try token("raw.gray.6", "#666666", "#aaaaaa", 3),
        try token("text", "{raw.gray.4}", "{raw.gray.4}", 5), try token("page", "#ffffff", "#000000", 7),
      ])
    let system = ThemeSystem(name: "Shop", axes: [.mode], themes: [theme])
    #expect(
      try Self.offered(system) == ["web/light": ["raw.gray.6 #666666"], "web/dark": ["raw.gray.6 #AAAAAA"]])
  }
}
