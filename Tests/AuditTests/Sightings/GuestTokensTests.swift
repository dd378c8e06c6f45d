import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// A pair of two sources is judged if both have a value for each mode, and reported if they do not.
struct GuestTokensTests {
  private static let place = Place(file: "Menu.swift", line: 7, column: 3)

  private static func theme(_ name: String, _ token: String, light: String, dark: String?) throws -> Theme {
    var theme = try SmallSystem.theme(name, [(token, light)], axes: dark == nil ? [] : ["mode"])
    if let dark {
      theme.tokens[0].values.append(
        ConditionalValue(when: ["mode": "dark"], value: .color(try Color(css: dark)), place: place))
    }
    return theme
  }

  private static func report(_ themes: [Theme], rules: [PairRule] = []) -> AuditReport {
    var system = ThemeSystem(name: "Small", axes: [.mode], themes: themes)
    system.sightings = [
      Sighting(
        foreground: .token("ink"), ground: .layers([.token("Card")]), element: .text(.init()), certainty: .proven,
        source: .swiftUI, sites: [Sighting.Site(foreground: place)])
    ]
    return SmallSystem.audit(system, Plan(rules: rules))
  }

  private static func pairs(_ report: AuditReport) -> [String] {
    report.pairs.map {
      "\($0.verdict) \(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path) in \(report.variants[$0.variant].name)"
    }
  }

  @Test func eachModeMeetsItsOwn() throws {
    let found = Self.report([
      try Self.theme("Code", "ink", light: "#000", dark: "#fff"),
      try Self.theme("Assets", "Card", light: "#fff", dark: "#eee"),
    ])
    #expect(
      Set(Self.pairs(found)) == ["pass ink on Card of Assets in Code/light", "fail ink on Card of Assets in Code/dark"])
    #expect(found.failedOn == [.failures])
  }

  @Test func whatHasOneValueIsShownInEachMode() throws {
    let found = Self.report([
      try Self.theme("Code", "ink", light: "#000", dark: "#fff"),
      try Self.theme("Assets", "Card", light: "#fff", dark: nil),
    ])
    #expect(
      Set(Self.pairs(found)) == ["pass ink on Card of Assets in Code/light", "fail ink on Card of Assets in Code/dark"])
  }

  @Test func theSourceWithOneThemeComesToTheOthers() throws {
    let found = Self.report([
      try Self.theme("Calm", "ink", light: "#000", dark: nil), try Self.theme("Loud", "ink", light: "#fff", dark: nil),
      try Self.theme("Assets", "Card", light: "#fff", dark: nil),
    ])
    #expect(Set(Self.pairs(found)) == ["pass ink on Card of Assets in Calm", "fail ink on Card of Assets in Loud"])
  }

  @Test func whereNobodyKnowsWhichValuesMeetThePairIsUndetermined() throws {
    let modes = Self.report([
      try Self.theme("Code", "ink", light: "#000", dark: nil),
      try Self.theme("Assets", "Card", light: "#fff", dark: "#111"),
    ])
    #expect(modes.failedOn == [.undetermined])
    #expect(modes.pairs[0].reason?.contains("a value for each mode") == true)
    let themes = Self.report([
      try Self.theme("Calm", "ink", light: "#000", dark: nil), try Self.theme("Loud", "ink", light: "#fff", dark: nil),
      try Self.theme("Day", "Card", light: "#fff", dark: nil),
      try Self.theme("Night", "Card", light: "#000", dark: nil),
    ])
    #expect(themes.failedOn == [.undetermined])
    #expect(themes.pairs.allSatisfy { $0.reason?.contains("which of its 2 themes") == true })
  }

  /// A raw color is what it is in every theme, whether a theme's own tokens use it or not.
  @Test func aRawColorIsJudgedInEveryTheme() throws {
    func themes(_ tier: Tier) throws -> [Theme] {
      var calm = try Self.theme("Calm", "ink", light: "#000", dark: nil)
      calm.tokens += try Self.theme("Calm", "Card", light: "#fff", dark: nil).tokens
      calm.tokens[1].tier = tier
      return [calm, try Self.theme("Loud", "ink", light: "#fff", dark: nil)]
    }
    let raw = Self.report(try themes(.raw))
    #expect(Set(Self.pairs(raw)) == ["pass ink on Card in Calm", "fail ink on Card in Loud"])
    #expect(raw.tokens.filter(\.isStandIn).isEmpty)
    #expect(Self.pairs(Self.report(try themes(.semantic))) == ["pass ink on Card in Calm"])
  }

  /// Where it has several values, nobody knows which of them another theme would show.
  @Test func aRawColorOfSeveralValuesIsNot() throws {
    var themes = try ["#fff", "#eee"].enumerated().map { index, card in
      var theme = try Self.theme("T\(index)", "ink", light: "#000", dark: nil)
      theme.tokens += try Self.theme("T\(index)", "Card", light: card, dark: nil).tokens
      theme.tokens[1].tier = .raw
      return theme
    }
    themes.append(try Self.theme("Loud", "ink", light: "#fff", dark: nil))
    #expect(Self.pairs(Self.report(themes)).allSatisfy { !$0.contains("Loud") })
  }

  @Test func noPatternReachesTheOtherSource() throws {
    let themes = [
      try Self.theme("Code", "ink", light: "#000", dark: "#fff"),
      try Self.theme("Assets", "Card", light: "#fff", dark: "#eee"),
    ]
    let found = Self.report(themes, rules: [try SmallSystem.rule("all", ["ink"], ["C*"])])
    #expect(found.pairs.allSatisfy { $0.evidence == .seen })
  }

  @Test func aPairOfOneSourceStaysAsItIs() throws {
    var theme = try Self.theme("Code", "ink", light: "#000", dark: nil)
    theme.tokens += try Self.theme("Code", "Card", light: "#fff", dark: nil).tokens
    let found = Self.report([theme, try Self.theme("Assets", "Card", light: "#000", dark: nil)])
    #expect(Self.pairs(found) == ["pass ink on Card in Code"])
  }

  /// What could not be followed may be a color of any theme, so that the pair is undetermined in each.
  @Test(arguments: [Sighting.DrawnColor.Unread.notFollowed, .chosen])
  func aPairWithoutATokenIsUndeterminedEverywhere(reason: Sighting.DrawnColor.Unread) throws {
    var system = ThemeSystem(
      name: "Small",
      themes: [
        try Self.theme("Calm", "ink", light: "#000", dark: nil),
        try Self.theme("Loud", "ink", light: "#fff", dark: nil),
      ])
    let white = Sighting.DrawnColor(.fixed(Color(.srgb, 1, 1, 1), text: ".white"))
    system.sightings = [
      Sighting(
        foreground: white, ground: .layers([.init(.unread(name: "badge.fill", reason))]), element: .text(.init()),
        certainty: .proven, source: .swiftUI, sites: [Sighting.Site(foreground: Self.place)])
    ]
    let report = SmallSystem.audit(system, Plan())
    #expect(
      Set(Self.pairs(report)) == [
        "undetermined #FFFFFF on badge.fill in Calm", "undetermined #FFFFFF on badge.fill in Loud",
      ])
    #expect(report.failedOn.contains(.undetermined))
  }
}
