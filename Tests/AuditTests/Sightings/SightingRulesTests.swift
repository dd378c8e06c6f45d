import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct SightingRulesTests {
  private static let place = Place(file: "Menu.swift", line: 7, column: 3)

  private func sighting(
    _ foreground: String, on background: String..., element: Sighting.Element = .text(.init()),
    certainty: Sighting.Certainty = .proven, contexts: [String: [String]] = [:]
  ) -> Sighting {
    Sighting(
      foreground: .token(foreground), ground: .layers(background.map { .token($0) }), element: element,
      certainty: certainty, contexts: contexts, source: .swiftUI,
      sites: [Sighting.Site(foreground: SightingRulesTests.place, view: "Menu")])
  }

  private func report(
    _ sightings: [Sighting], rules: [PairRule] = [], infersRules: Bool = false,
    tokens: [(String, String)] = [("muted", "#999"), ("card", "#fff"), ("page", "#000"), ("veil", "#00000080")]
  ) throws -> AuditReport {
    var system = try SmallSystem.make(tokens)
    system.sightings = sightings
    return SmallSystem.audit(system, Plan(rules: rules), infersRules: infersRules)
  }

  private func judged(_ report: AuditReport) -> [String] {
    report.pairs.map {
      "\($0.evidence): \(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path) \($0.required)"
    }
  }

  @Test func failsOnWhatIsSeenAndNotOnWhatIsLikely() throws {
    let seen = try report([sighting("muted", on: "card")])
    #expect(judged(seen) == ["seen: muted on card 4.5"])
    #expect(seen.failedOn == [.failures])
    #expect(seen.totals.byEvidence[.seen].fail == 1)
    let likely = try report([sighting("muted", on: "card", certainty: .likely("the row is used in a list"))])
    #expect(judged(likely) == ["likely: muted on card 4.5"])
    // Nobody says for certain that any pair is shown.
    #expect(likely.failedOn == [.coverage])
    #expect(likely.totals.fail == 0)
    #expect(likely.sightings[0].reason == "the row is used in a list")
  }

  /// What lies under a translucent ground is known from the view or from a plan, never from names.
  @Test func theGroundUnderAVeilIsNotAssumed() throws {
    let tokens = [("text", "#000"), ("background", "#000"), ("veil", "#0000000f")]
    let bare = try report([sighting("text", on: "veil")], infersRules: true, tokens: tokens)
    let pair = try #require(bare.pairs.first { $0.evidence == .seen })
    #expect(pair.verdict == .undetermined && pair.ratio == nil)
    #expect(bare.failedOn.contains(.undetermined))
    let shown = try report([sighting("text", on: "background", "veil")], infersRules: true, tokens: tokens)
    #expect(shown.pairs.first { $0.evidence == .seen }?.verdict == .fail)
  }

  @Test(arguments: [
    (Sighting.Element.text(.init(points: 24)), 3.0), (.text(.init(points: 19, isBold: true)), 3),
    (.text(.init(points: 19)), 4.5), (.icon, 3), (.placeholder(.init()), 4.5),
  ])
  func asksForWhatTheElementNeeds(element: Sighting.Element, required: Double) throws {
    #expect(try report([sighting("muted", on: "card", element: element)]).pairs.map(\.required) == [required])
  }

  /// Views show the pair in one mode, and its names say nothing more about that mode.
  @Test func namesJudgeAPairOnlyWhereNoViewShowsIt() throws {
    let tokens = [("cardText", "#8a8a8a"), ("cardBackground", "#fff")]
    var system = try SmallSystem.make(tokens)
    system.themes[0].axes = ["mode"]
    system.themes[0].tokens[0].values.append(
      ConditionalValue(when: ["mode": "dark"], value: try SmallSystem.value("#777"), place: Self.place))
    system.axes = [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")]
    system.sightings = [sighting("cardText", on: "cardBackground", contexts: ["mode": ["dark"]])]
    let report = SmallSystem.audit(system, Plan(rules: []), infersRules: true)
    let found = report.pairs.map { "\($0.evidence) in \(report.variants[$0.variant].choices.map(\.context))" }
    #expect(found.sorted() == ["named in [\"light\"]", "seen in [\"dark\"]"])
  }

  /// An icon needs less than the text for which the two are named, and is no proof that no text is shown.
  @Test func anIconSettlesNoPairThatIsNamedAsText() throws {
    let tokens = [("cardText", "#8a8a8a"), ("cardBackground", "#fff")]
    func found(_ element: Sighting.Element) throws -> [String] {
      judged(
        try report(
          [sighting("cardText", on: "cardBackground", element: element)], infersRules: true, tokens: tokens))
    }
    #expect(
      Set(try found(.icon)) == [
        "seen: cardText on cardBackground 3.0", "named: cardText on cardBackground 4.5",
      ])
    #expect(try found(.text(.init(points: 24))) == ["seen: cardText on cardBackground 3.0"])
    #expect(try found(.text(.init())) == ["seen: cardText on cardBackground 4.5"])
  }

  /// What shows through a clear color, only the code around it tells. What may lie under any veil is no answer.
  @Test func aClearGroundIsNotLaidOnTheCanvas() throws {
    let tokens = [("muted", "#999"), ("page", "#000"), ("card", "#fff"), ("none", "#ffffff00"), ("veil", "#00000080")]
    func verdicts(_ sighting: Sighting) throws -> [String] {
      var system = try SmallSystem.make(tokens)
      system.sightings = [sighting]
      let canvas = Backdrop([.token(try TokenSelector("page"))])
      return SmallSystem.audit(system, Plan(over: [canvas])).pairs.map { "\($0.evidence) \($0.verdict)" }
    }
    #expect(try verdicts(sighting("muted", on: "none")) == ["seen undetermined"])
    #expect(try verdicts(sighting("muted", on: "card", "none")) == ["seen fail"])
    #expect(try verdicts(sighting("muted", on: "page", "none")) == ["seen pass"])
    #expect(try verdicts(sighting("muted", on: "veil")) == ["seen pass"])
  }

  /// The line under the tab that is not chosen has the color of the bar. A text or an icon in the color of its ground is a mistake.
  @Test func aShapeInTheColorOfItsGroundIsNotJudged() throws {
    #expect(try report([sighting("card", on: "card", element: .control)]).pairs.isEmpty)
    #expect(judged(try report([sighting("card", on: "card", element: .icon)])) == ["seen: card on card 3.0"])
    #expect(try report([sighting("card", on: "card", element: .border)]).pairs.isEmpty)
    #expect(judged(try report([sighting("card", on: "card")])) == ["seen: card on card 4.5"])
  }

  @Test func judgesTextAndIconOfOnePairOnceAndListsBoth() throws {
    let found = try report([sighting("muted", on: "card", element: .icon), sighting("muted", on: "card")])
    #expect(judged(found) == ["seen: muted on card 4.5"])
    #expect(found.sightings.map(\.element) == ["icon", "text"])
  }

  @Test func leavesToRulesWhatTheyJudgeAsStrictly() throws {
    let strict = try SmallSystem.rule("r", ["muted"], ["card"])
    let covered = try report([sighting("muted", on: "card"), sighting("muted", on: "page")], rules: [strict])
    #expect(judged(covered) == ["declared: muted on card 4.5", "seen: muted on page 4.5"])
    #expect(covered.coverage.unruledSightings.map { covered.sightings[$0].ground } == ["page"])
    #expect(covered.coverage.unseenRules.isEmpty)
    let lenient = try SmallSystem.rule("r", ["muted"], ["card"], .nonText)
    #expect(
      judged(try report([sighting("muted", on: "card")], rules: [lenient]))
        == ["declared: muted on card 3.0", "seen: muted on card 4.5"])
  }

  @Test func namesTheRulesOfWhichNoViewShowsAPair() throws {
    let rule = try SmallSystem.rule("idle", ["muted"], ["page"])
    #expect(try report([sighting("muted", on: "card")], rules: [rule]).coverage.unseenRules == ["idle"])
    #expect(try report([], rules: [rule]).coverage.unseenRules.isEmpty)
  }

  @Test func knowsWhatLiesUnderAVeil() throws {
    let found = try report([sighting("muted", on: "card", "veil")])
    #expect(found.pairs[0].layers.map { $0.token.map { found.tokens[$0].path } } == ["card", "veil", "muted"])
  }

  @Test func listsAndDoesNotJudgeWhatIsNoPairOfTokens() throws {
    let white = Sighting.DrawnColor(.fixed(Color(.srgb, 1, 1, 1), text: ".white"), opacity: 0.5)
    var literal = sighting("muted", on: "card")
    (literal.foreground, literal.ground) = (white, .layers([white]))
    var open = sighting("muted", on: "card")
    open.ground = .unknown("the caller's background")
    let found = try report([literal, open, sighting("muted", on: "card", element: .disabled)])
    #expect(found.pairs.isEmpty)
    #expect(found.sightings.map(\.ink).sorted() == [".white at 50%", "muted", "muted"])
    #expect(found.sightings.contains { $0.ground == nil && $0.reason == "the caller's background" })
  }

  @Test func takesGuessesAndNamesBackWhereViewsShowThePair() throws {
    let tokens = [("cardText", "#999"), ("cardBackground", "#fff"), ("text", "#000"), ("pageBackground", "#fff")]
    let found = try report(
      [
        sighting("cardText", on: "cardBackground"),
        sighting("text", on: "pageBackground", element: .text(.init(points: 30))),
      ],
      infersRules: true, tokens: tokens)
    #expect(judged(found).sorted() == ["seen: cardText on cardBackground 4.5", "seen: text on pageBackground 3.0"])
  }

  @Test func saysWhatAChangeBeginsToShow() throws {
    let before = try report([sighting("muted", on: "page")])
    let after = try report([sighting("muted", on: "page"), sighting("muted", on: "card")])
    let diff = ReportComparison(before: before, after: after).diff(beforeName: "a", afterName: "b")
    #expect(diff.shown.map { "\($0.foreground) on \($0.background)" } == ["muted on card"])
    #expect(diff.shown[0].verdict == .fail)
    #expect(diff.shown[0].place == SightingRulesTests.place)
    #expect(diff.new.count == 1)
    #expect(ReportComparison(before: after, after: before).diff(beforeName: "b", afterName: "a").shown.isEmpty)
  }

  @Test func writesWhatIsSeenAsRules() throws {
    var system = try SmallSystem.make([("muted", "#999"), ("card", "#fff"), ("page", "#000")])
    system.sightings = [
      sighting("muted", on: "card"), sighting("muted", on: "page", certainty: .likely("a step")),
    ]
    let rules = PlanInference.infer(system).rules
    #expect(rules.map(\.id) == ["seen-text", "likely-text"])
    #expect(rules.map(\.evidence) == [.seen, .likely])
    #expect(rules.map { $0.background.map(\.text) } == [["card"], ["page"]])
  }

  /// What views show before a release, or in dark mode, they show in a theme that has the same colors everywhere. The name of a
  /// theme may say that it is for one mode.
  @Test(arguments: [
    ("ios26", "off", ["Day", "Night", "Dark"]), ("mode", "dark", ["Day", "Night", "Dark"]),
    ("mode", "light", ["Day", "Night"]),
  ])
  func aThemeWithoutTheAxisShowsAllContexts(axis: String, context: String, themes: [String]) throws {
    var system = ThemeSystem(name: "Small")
    system.themes = try ["Day", "Night", "Dark"].map {
      try SmallSystem.theme($0, [("muted", "#999"), ("card", "#fff")], axes: $0 == "Day" ? [axis] : [])
    }
    let contexts = axis == "mode" ? ["light", "dark"] : ["off", "on"]
    system.axes = [Axis(name: axis, contexts: contexts, defaultContext: contexts[0])]
    system.sightings = [sighting("muted", on: "card", contexts: [axis: [context]])]
    let report = SmallSystem.audit(system, Plan(), infersRules: true)
    #expect(Set(report.pairs.map { report.variants[$0.variant].theme }) == Set(themes))
    #expect(report.pairs.count == themes.count)
    #expect(report.variants.filter { report.sightings[0].holds(in: $0) }.map(\.theme) == themes)
  }
}
