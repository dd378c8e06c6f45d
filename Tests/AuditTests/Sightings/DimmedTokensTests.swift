import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// A color that a view shows with part of its alpha is judged like that, and is not a token of the system.
struct DimmedTokensTests {
  private static func sighting(
    _ foreground: Sighting.DrawnColor, on layers: Sighting.DrawnColor...
  ) -> Sighting {
    Sighting(
      foreground: foreground, ground: .layers(layers), element: .text(.init()), certainty: .proven, source: .swiftUI,
      sites: [Sighting.Site(foreground: Place(file: "Menu.swift", line: 7, column: 3))])
  }

  private static func report(
    _ sightings: [Sighting], rules: [PairRule] = [], lints: Set<Lint> = []
  ) throws -> AuditReport {
    var system = try SmallSystem.make([("ink", "#000"), ("card", "#fff"), ("page", "#000"), ("alias", "{ink}")])
    system.sightings = sightings
    var plan = Plan(rules: rules)
    plan.lints = lints
    return SmallSystem.audit(system, plan)
  }

  private static func pairs(_ report: AuditReport) -> [String] {
    report.pairs.map {
      "\($0.verdict) \(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path)"
    }
  }

  @Test func textAtPartOfItsAlphaIsJudgedSo() throws {
    #expect(Self.pairs(try Self.report([Self.sighting(.token("ink"), on: .token("card"))])) == ["pass ink on card"])
    let dimmed = try Self.report([Self.sighting(.token("ink", opacity: 0.3), on: .token("card"))])
    #expect(Self.pairs(dimmed) == ["fail ink at 30% on card"])
    // Black at 30 % on white is #B3B3B3.
    #expect(abs((dimmed.pairs[0].ratio ?? 0) - 2.10) < 0.02)
    #expect(dimmed.failedOn == [.failures])
    let alias = try Self.report([Self.sighting(.token("alias", opacity: 0.3), on: .token("card"))])
    #expect(Self.pairs(alias) == ["fail alias at 30% on card"])
  }

  @Test func aBackgroundAtPartOfItsAlphaShowsWhatLiesUnderIt() throws {
    let known = try Self.report([
      Self.sighting(.token("ink"), on: .token("page"), .token("card", opacity: 0.25))
    ])
    #expect(Self.pairs(known) == ["fail ink on card at 25%"])
    let open = try Self.report([Self.sighting(.token("ink"), on: .token("card", opacity: 0.25))])
    #expect(Self.pairs(open) == ["undetermined ink on card at 25%"])
  }

  @Test func whatNobodyKnowsIsUndetermined() throws {
    let found = try Self.report([
      Self.sighting(Sighting.DrawnColor(.token("ink"), dimming: "progress"), on: .token("card"))
    ])
    #expect(Self.pairs(found) == ["undetermined ink at progress on card"])
    #expect(found.failedOn == [.undetermined])
    #expect(found.pairs[0].reason?.contains("progress") == true)
  }

  @Test func noPatternMeansIt() throws {
    let rules = [try SmallSystem.rule("r", ["i*"], ["card"])]
    let found = try Self.report([Self.sighting(.token("ink", opacity: 0.3), on: .token("card"))], rules: rules)
    #expect(Set(Self.pairs(found)) == ["pass ink on card", "fail ink at 30% on card"])
    #expect(found.pairs.map(\.evidence).sorted { $0.index < $1.index } == [.declared, .seen])
  }

  @Test func aTokenIsShownWhereItIsDimmed() throws {
    let found = try Self.report(
      [Self.sighting(.token("ink", opacity: 0.3), on: .token("card"))], lints: [.tokenNotShown])
    let told = found.diagnostics.map(\.message).filter { $0.hasPrefix("no view") }
    #expect(told == ["page", "alias"].map { "no view that could be followed shows \($0)" })
  }

  /// UIKit's other alpha takes the place of the color's own, and an opacity multiplies it.
  @Test func anotherAlphaTakesThePlaceOfTheColorsOwn() throws {
    func ratio(_ ink: Sighting.DrawnColor) throws -> Double? {
      var system = try SmallSystem.make([("veil", "#00000080"), ("card", "#fff")])
      system.sightings = [Self.sighting(ink, on: .token("card"))]
      return SmallSystem.audit(system, Plan()).pairs.first?.ratio
    }
    // Black at 30 % on white is #B3B3B3, and at 15 % #D9D9D9.
    #expect(abs(try #require(try ratio(.init(.token("veil"), alpha: 0.3))) - 2.10) < 0.02)
    #expect(abs(try #require(try ratio(.init(.token("veil"), alpha: 0.3, opacity: 0.5))) - 1.41) < 0.02)
    #expect(abs(try #require(try ratio(.init(.token("veil"), opacity: 0.6))) - 2.10) < 0.02)
    #expect(Sighting.DrawnColor(.token("veil"), alpha: 0.3, opacity: 0.5).words == "veil with alpha 0.3 at 50%")
  }
}
