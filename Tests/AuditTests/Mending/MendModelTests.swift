import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct MendModelTests {
  private static func run() throws -> AuditRun {
    let tokens = [
      ("raw.grey40", "#6a6a6a"), ("raw.grey50", "#808080"), ("raw.grey60", "#999999"), ("raw.blue", "#5577ff"),
      ("raw.veil", "#00000080"), ("text", "{raw.grey60}"), ("hint", "{raw.grey50}"), ("link", "{raw.blue}"),
      ("faint", "{raw.veil}"), ("page", "#ffffff"), ("card", "#dddddd"), ("badge", "{raw.grey40}"),
    ]
    return Auditor.run(
      try SmallSystem.make(tokens),
      plan: Plan(
        rules: [
          try SmallSystem.rule("r", ["text", "hint", "link", "faint"], ["page", "card"]),
          try SmallSystem.rule("s", ["badge"], ["card"]), try SmallSystem.rule("t", ["hint"], ["badge"]),
        ]),
      options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
  }

  private static func recommender(_ run: AuditRun, _ wanted: MendModel.Wanted?) -> Recommender {
    Recommender(
      model: MendModel(run.audits, auditor: run.auditor, wanted: wanted),
      palette: RawPalette(run.audits, catalogue: run.auditor.catalogue, sharing: nil),
      catalogue: run.auditor.catalogue,
      pairWorth: run.auditor.plan.mend.pairWorth)
  }

  /// A model of what is asked for gives the same advice as a model of everything.
  @Test func advisesOnOnePairAsOnAll() throws {
    let run = try Self.run()
    let whole = Self.recommender(run, nil)
    let judgements = run.audits.flatMap(\.judgements)
    let failing = judgements.indices.filter { judgements[$0].verdict == .fail }
    #expect(failing.count >= 5)
    var advised = 0
    for pair in failing {
      let isPair = judgements.indices.map { $0 == pair }
      let part = Self.recommender(run, MendModel.Wanted(isPair: isPair, places: []))
      #expect(part.model.looks.count < whole.model.looks.count)
      let sites = part.model.looks.flatMap { [$0.foreground, $0.background] }
      #expect(sites.contains { $0 >= 0 })
      for site in Set(sites) where site >= 0 {
        let advice = part.advice(for: site)
        let same = try #require(whole.model.site(at: part.model.sites[Int(site)].place))
        #expect(Self.told(advice) == Self.told(whole.advice(for: same)))
        advised += advice.count
      }
      let all = PairAdvice(whole, audits: run.audits, isAsked: isPair, workers: 1)
      let one = PairAdvice(part, audits: run.audits, isAsked: isPair, workers: 1)
      #expect(one.suggestions == all.suggestions)
    }
    #expect(advised > 5)
  }

  /// The nearer color of the palette mends one pair of five, so it does not lead when one shade mends all.
  @Test func whatMendsMoreForItsWayLeads() throws {
    let surfaces = ["card", "sheet", "panel", "pane"]
    let tokens =
      [("raw.text60", "#8a8a8a"), ("raw.text40", "#747474"), ("text", "{raw.text60}"), ("page", "#ffffff")]
      + zip(surfaces, ["#e8e8e8", "#e9e9e9", "#e7e7e7", "#e6e6e6"]).map { ($0, $1) }
    let run = Auditor.run(
      try SmallSystem.make(tokens),
      plan: Plan(rules: [try SmallSystem.rule("r", ["text"], ["page"] + surfaces)]),
      options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
    let report = run.report()
    let cause = try #require(report.causes.first { $0.side == .foreground })
    #expect(cause.fixes.map(\.mended) == [5, 1])
    #expect(cause.fixes.map(\.kind) == [.nearest, .existing])
    let recommended = try #require(cause.recommendation(of: 0)).color
    let failing = report.pairs.filter { $0.verdict == .fail }
    #expect(failing.count == 5)
    for pair in failing { #expect(pair.suggestions.first { $0.side == .foreground }?.color == recommended) }
  }

  private static func report(_ tokens: [(String, String)], _ rule: PairRule) throws -> AuditReport {
    Auditor.run(
      try SmallSystem.make(tokens), plan: Plan(rules: [rule]),
      options: AuditOptions(tool: SmallSystem.tool, infersRules: false)
    ).report()
  }

  /// A light card could pass as a dark one. It stays light, since its text can become darker.
  @Test func aSurfaceStaysLightWhileItsTextCanMove() throws {
    let report = try Self.report(
      [("raw.card", "#f4f4f6"), ("raw.muted", "#8a8a94"), ("text", "{raw.muted}"), ("card", "{raw.card}")],
      try SmallSystem.rule("r", ["text"], ["card"]))
    let suggestions = try #require(report.pairs.first).suggestions
    #expect(suggestions.map(\.side) == [.foreground])
    #expect(suggestions.allSatisfy { $0.difference < 0.1 })
  }

  /// Of two colors that both have to turn, each is still advised on.
  @Test func turnsASurfaceAsTheLastResort() throws {
    let report = try Self.report(
      [("raw.card", "#808080"), ("raw.text", "#8a8a8a"), ("text", "{raw.text}"), ("card", "{raw.card}")],
      try SmallSystem.rule("r", ["text"], ["card"], .ratio(5.4)))
    #expect(try #require(report.pairs.first).suggestions.isEmpty == false)
  }

  /// The text of a translucent card is to blame, as it would be on an opaque one: no lighter card mends it.
  @Test func blamesTextOnATranslucentSurface() throws {
    let report = try Self.report(
      [
        ("raw.card", "#f4f4f6e6"), ("raw.a", "#8a8a94"), ("raw.b", "#8c8c96"), ("raw.c", "#8e8e98"), ("page", "#fff"),
        ("text.a", "{raw.a}"), ("text.b", "{raw.b}"), ("text.c", "{raw.c}"), ("card", "{raw.card}"),
      ], try SmallSystem.rule("r", ["text.*"], ["card"], over: [["page"]]))
    #expect(report.causes.map(\.name).sorted() == ["raw.a", "raw.b", "raw.c"])
    for cause in report.causes {
      #expect(cause.side == .foreground)
      #expect(try #require(cause.recommendation(of: 0)).difference < 0.12)
    }
  }

  @Test func advisesOnAPlaceThatIsAskedFor() throws {
    let run = try Self.run()
    let whole = Self.recommender(run, nil)
    let site = try #require(whole.model.sites.indices.first { !whole.advice(for: Int32($0)).isEmpty })
    let none = Array(repeating: false, count: run.audits.flatMap(\.judgements).count)
    let place = whole.model.sites[site].place
    let part = Self.recommender(run, MendModel.Wanted(isPair: none, places: [place]))
    let same = try #require(part.model.site(at: place))
    #expect(Self.told(part.advice(for: same)) == Self.told(whole.advice(for: Int32(site))))
    #expect(part.model.sites.map(\.place) == [place])
  }

  private static func told(_ advice: [MendAdvice]) -> [String] {
    advice.map { "\($0.kind) \($0.candidate.color) \($0.mended) \($0.broken) \($0.fallen) \($0.isFlip)" }
  }
}
