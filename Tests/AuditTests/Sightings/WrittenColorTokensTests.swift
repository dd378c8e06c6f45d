import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// A literal or a color of the system on a token is judged in the themes that have the token.
struct WrittenColorTokensTests {
  private static let place = Place(file: "Menu.swift", line: 7, column: 3)
  private static let white = Sighting.DrawnColor(.fixed(Color(.srgb, 1, 1, 1), text: ".white"))
  private static let red = Sighting.DrawnColor(
    .adapting(
      AdaptingColor(
        name: "UIColor.systemRed",
        looks: [
          .init(when: [:], value: .color(Color(.srgb, 1, 0, 0))),
          .init(when: ["mode": "dark"], value: .color(Color(.srgb, 1, 1, 0))),
          .init(when: ["contrast": "high"], value: .color(Color(.srgb, 0.3, 0, 0))),
        ]), text: ".red"))

  private static func sighting(
    _ foreground: Sighting.DrawnColor, on layers: Sighting.DrawnColor..., likely: String? = nil
  ) -> Sighting {
    Sighting(
      foreground: foreground, ground: .layers(layers), element: .text(.init()),
      certainty: likely.map { .likely($0) } ?? .proven, source: .swiftUI, sites: [Sighting.Site(foreground: place)])
  }

  private static func system(_ sightings: [Sighting], dark: String? = nil) throws -> ThemeSystem {
    var theme = try SmallSystem.theme(
      "Code", [("accent", "#ffaa00"), ("ink", "#000")], axes: dark == nil ? [] : ["mode"])
    if let dark {
      theme.tokens[0].values.append(
        ConditionalValue(when: ["mode": "dark"], value: .color(try Color(css: dark)), place: place))
    }
    var system = ThemeSystem(name: "Small", axes: [.mode], themes: [theme])
    system.sightings = sightings
    return system
  }

  private static func pairs(_ report: AuditReport) -> Set<String> {
    Set(
      report.pairs.map {
        "\($0.verdict) \(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path) in \(report.variants[$0.variant].name)"
      })
  }

  @Test func whiteOnATokenIsJudged() throws {
    let report = SmallSystem.audit(try Self.system([Self.sighting(Self.white, on: .token("accent"))]), Plan(rules: []))
    #expect(Self.pairs(report) == ["fail #FFFFFF on accent in Code"])
    #expect(report.failedOn == [.failures])
    #expect(report.pairs[0].evidence == .seen)
    #expect(abs((report.pairs[0].ratio ?? 0) - 1.92) < 0.02)
  }

  @Test func aTokenOnWhiteIsJudgedAndWhatIsLikelyFailsNoRun() throws {
    let report = SmallSystem.audit(
      try Self.system([Self.sighting(.token("accent"), on: Self.white, likely: "it runs")]), Plan(rules: []))
    #expect(Self.pairs(report) == ["fail accent on #FFFFFF in Code"])
    #expect(!report.failedOn.contains(.failures))
  }

  @Test func theSystemsColorHasItsValueInEachMode() throws {
    let seen = [Self.sighting(.token("ink"), on: Self.red)]
    let report = SmallSystem.audit(try Self.system(seen, dark: "#000"), Plan(rules: []))
    #expect(
      Self.pairs(report) == [
        "pass ink on UIColor.systemRed in Code/light", "pass ink on UIColor.systemRed in Code/dark",
      ])
    #expect(Set(report.pairs.map { Int($0.ratio ?? 0) }) == [5, 19])
    let open = SmallSystem.audit(try Self.system(seen), Plan(rules: []))
    #expect(Self.pairs(open) == ["undetermined ink on UIColor.systemRed in Code"])
    #expect(open.pairs[0].reason?.contains("it is unknown in which of them Code is shown") == true)
  }

  /// In a mode of the theme's own the system has no color.
  @Test func onlyTheContextsOfTheThemeCount() throws {
    var system = try Self.system([Self.sighting(.token("ink"), on: Self.red)], dark: "#000")
    system.axesOfThemes["Code"] = [Axis(name: "mode", contexts: ["dark"], defaultContext: "dark")]
    #expect(
      SmallSystem.audit(system, Plan(rules: [])).pairs.map { Int($0.ratio ?? 0) } == [19])
    system.axesOfThemes["Code"] = [Axis(name: "mode", contexts: ["light", "dim"], defaultContext: "light")]
    system.themes[0].tokens[1].values.append(
      ConditionalValue(when: ["mode": "dim"], value: .color(Color(.srgb, 0, 0, 0)), place: Self.place))
    let dim = SmallSystem.audit(system, Plan(rules: []))
    #expect(
      Self.pairs(dim) == [
        "pass ink on UIColor.systemRed in Code/light", "undetermined ink on UIColor.systemRed in Code/dim",
      ])
  }

  @Test func increasedContrastHasItsValueWhereTheThemeHasThat() throws {
    var system = try Self.system([Self.sighting(.token("ink"), on: Self.red)], dark: "#000")
    system.axes.append(.contrast)
    system.themes[0].axes.append("contrast")
    system.themes[0].tokens[1].values.append(
      ConditionalValue(when: ["contrast": "high"], value: .color(Color(.srgb, 0.05, 0, 0)), place: Self.place))
    let report = SmallSystem.audit(system, Plan(rules: []))
    #expect(report.pairs.contains { $0.verdict == .fail && report.variants[$0.variant].name.contains("high") })
  }

  @Test func aLiteralLiesUnderATokenAndIsDimmed() throws {
    let black = Sighting.DrawnColor(.fixed(Color(.srgb, 0, 0, 0), text: ".black"), opacity: 0.9)
    let report = SmallSystem.audit(
      try Self.system([Self.sighting(.token("ink"), on: Self.white, black)]), Plan(rules: []))
    #expect(Self.pairs(report) == ["fail ink on #000000 at 90% in Code"])
  }

  /// Nobody declares it: no pattern means it, nothing counts it, and no plan changes it.
  @Test func itIsNoTokenOfTheSystem() throws {
    let system = try Self.system([Self.sighting(Self.white, on: .token("accent"))])
    let report = SmallSystem.audit(system, Plan(rules: [try SmallSystem.rule("all", ["**"], ["accent"])]))
    #expect(
      Self.pairs(report) == ["pass ink on accent in Code", "fail #FFFFFF on accent in Code"])
    #expect(report.tokens.filter(\.isPurpose).map(\.path) == ["accent", "ink"])
    #expect(report.tokens.filter(\.isStandIn).map(\.path) == ["#FFFFFF"])
    #expect(report.pairs.flatMap(\.suggestions).allSatisfy { $0.side == .background })
    #expect(!report.pairs.flatMap(\.suggestions).isEmpty)
  }

  /// As a token it has the place of its first use anywhere; what fails is the line that shows the pair.
  @Test func aPairHasThePlaceOfItsOwnView() throws {
    var accent = Self.sighting(Self.white, on: .token("accent"))
    accent.sites = [Sighting.Site(foreground: Place(file: "Badge.swift", line: 30, column: 5))]
    var ink = Self.sighting(Self.white, on: .token("ink"))
    ink.sites = [Sighting.Site(foreground: Place(file: "Label.swift", line: 2, column: 9))]
    let report = SmallSystem.audit(try Self.system([ink, accent]), Plan(rules: []))
    let places = report.pairs.map { report.foregroundPlace(of: $0).description }
    #expect(Set(places) == ["Badge.swift:30:5", "Label.swift:2:9"])
    let failing = try #require(report.pairs.first { $0.verdict == .fail })
    #expect(report.foregroundPlace(of: failing).description == "Badge.swift:30:5")
    #expect(report.backgroundPlace(of: failing).file == "Code.json")
    let diff = ReportComparison(before: SmallSystem.audit(try Self.system([ink]), Plan(rules: [])), after: report)
      .diff(beforeName: "a", afterName: "b")
    #expect(diff.new.map { $0.place?.description } == ["Badge.swift:30:5"])
  }

  /// Text in the color of its own ground is seen, and cannot be read.
  @Test func aTokenOnItselfFails() throws {
    let report = SmallSystem.audit(
      try Self.system([Self.sighting(.token("ink"), on: .token("ink"))]), Plan(rules: []))
    #expect(Self.pairs(report) == ["fail ink on ink in Code"])
    #expect(report.pairs[0].ratio == 1)
  }

  /// A color whose value nobody knows is no reason to pass over the pair.
  @Test func whatCouldNotBeReadIsUndetermined() throws {
    let chosen = Sighting.DrawnColor(.unread(name: "Settings.mark", .chosen))
    let grounds = SmallSystem.audit(
      try Self.system([Self.sighting(.token("ink"), on: chosen), Self.sighting(chosen, on: .token("accent"))]),
      Plan(rules: []))
    #expect(
      Self.pairs(grounds) == [
        "undetermined ink on Settings.mark in Code", "undetermined Settings.mark on accent in Code",
      ])
    #expect(grounds.failedOn == [.undetermined])
    #expect(grounds.pairs.allSatisfy { $0.reason == "Settings.mark: the colour is chosen while the app runs" })
    let likely = SmallSystem.audit(
      try Self.system([
        Self.sighting(.token("ink"), on: .token("accent")), Self.sighting(.token("ink"), on: chosen, likely: "it runs"),
      ]), Plan(rules: []))
    #expect(likely.failedOn.isEmpty)
    #expect(likely.totals.byEvidence[.likely].undetermined == 1)
  }

  /// What the system picks is listed, and nothing of the app's decides on it.
  @Test func whatTheSystemPicksIsListedAndNotJudged() throws {
    let dimmed = Sighting.DrawnColor(.unread(name: ".secondary", .ofTheSystem))
    let report = SmallSystem.audit(
      try Self.system([Self.sighting(dimmed, on: .token("accent")), Self.sighting(.token("ink"), on: .token("accent"))]
      ),
      Plan(rules: []))
    #expect(Self.pairs(report) == ["pass ink on accent in Code"])
    #expect(report.sightings.map(\.ink) == [".secondary", "ink"])
    #expect(report.sightings.first?.reason == "the system decides what colour it is")
  }

  /// A constant's value is written where the constant is, not where a view or a switch uses it.
  @Test func theColorOfAConstantHasItsPlace() throws {
    let home = Place(file: "Palette.swift", line: 3, column: 9)
    var white = Self.white
    white.definition = home
    let report = SmallSystem.audit(try Self.system([Self.sighting(white, on: .token("accent"))]), Plan(rules: []))
    #expect(report.tokens.first { $0.path == "#FFFFFF" }?.place == home)
  }

  @Test func aWaiverNamesIt() throws {
    let any = try TokenPattern("**")
    let waiver = Waiver(
      rule: any, foreground: try TokenPattern("#FFFFFF"), background: any, theme: any, kind: .logotype, reason: "logo")
    let system = try Self.system([Self.sighting(Self.white, on: .token("accent"))])
    let report = SmallSystem.audit(system, Plan(rules: [], waivers: [waiver]))
    #expect(Self.pairs(report) == ["waived #FFFFFF on accent in Code"])
  }
}
