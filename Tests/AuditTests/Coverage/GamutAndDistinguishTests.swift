import ColorScience
import Testing
import ThemeModel

@testable import Audit

/// No plan here has a rule for pairs. A run that judges no pair also fails on coverage.
@Suite struct GamutAndDistinguishTests {
  @Test func findsWhatLiesOutsideTheGamut() throws {
    var system = try SmallSystem.make([("brand", "#f00"), ("plain", "#123456")])
    system.themes[0].tokens[0].values[0].value = .color(Color(.displayP3, 0, 0.85, 0.2))
    let rule = GamutRule(id: "srgb", tokens: [try TokenSelector("**")], gamut: .srgb)
    let report = SmallSystem.audit(system, Plan(gamutRules: [rule]))
    #expect(report.gamutFindings.map { report.tokens[$0.token].path } == ["brand"])
    #expect(report.gamutFindings.allSatisfy { $0.difference > 0.01 })
    #expect(report.failedOn == [.gamut, .coverage])
    let wide = GamutRule(id: "p3", tokens: [try TokenSelector("**")], gamut: .displayP3)
    #expect(SmallSystem.audit(system, Plan(gamutRules: [wide])).gamutFindings.isEmpty)
    #expect(SmallSystem.audit(system, Plan(gamutRules: [wide])).failedOn == [.coverage])
  }

  @Test func findsColorsThatBecomeAlike() throws {
    let system = try SmallSystem.make([("statusA", "#c04000"), ("statusB", "#6b7a00"), ("statusC", "#0000ff")])
    let rule = DistinguishRule(id: "status", tokens: [try TokenSelector("status*")], threshold: 0.12)
    let report = SmallSystem.audit(system, Plan(distinguishRules: [rule]))
    let set = try #require(report.distinguish.first)
    #expect(set.tokens.count == 3)
    let pair = try #require(set.pairs.first)
    #expect([pair.first, pair.second] == [0, 1])
    #expect(!pair.alikeUnder.contains(.typical))
    #expect(pair.alikeUnder.contains { $0 == .protanopia || $0 == .deuteranopia })
    #expect(report.failedOn == [.distinguish, .coverage])
  }

  /// Every output says it as the finding does: to every eye only where that is so, and in each theme that is named.
  @Test func saysToWhomColorsLookAlike() throws {
    let system = ThemeSystem(
      name: "Small",
      themes: [
        try SmallSystem.theme("One", [("statusA", "#c04000"), ("statusB", "#6b7a00")]),
        try SmallSystem.theme("Two", [("statusA", "#c04000"), ("statusB", "#c04001")]),
      ])
    let rule = DistinguishRule(id: "status", tokens: [try TokenSelector("status*")], threshold: 0.12)
    let report = SmallSystem.audit(system, Plan(distinguishRules: [rule]))
    let findings = Checks.findings(in: report).filter { $0.check == "alike" }
    let said = findings.map { String($0.message.split(separator: ": ")[1].dropLast()) }
    #expect(said.count == 2 && said[0] != "to every eye" && said[1] == "to every eye")
    let notice = try #require(Checks.notices(in: report).first { $0.id == "alike" })
    #expect(notice.clause.count == 1)
    #expect(notice.examples.map(\.what) == ["to every eye in some variants, to some eyes in others"])
    let limited = Checks.findings(in: report, atMost: 1)
    #expect(limited.first == Array(Checks.findings(in: report).prefix(1)))
    #expect(limited.count == Checks.findings(in: report).count)
  }

  @Test func infersStatusColorsAndDoesNotFailOnThem() throws {
    let system = try SmallSystem.make([("iconSuccess", "#008000"), ("iconCritical", "#018001"), ("other", "#000")])
    let report = SmallSystem.audit(system, Plan())
    #expect(report.distinguish.map(\.rule) == ["status-icon"])
    #expect(report.distinguish.map(\.isInferred) == [true])
    #expect(report.failedOn == [.coverage])
  }

  /// White text on each status color is not itself a status color; `iconSuccess` in the same system is.
  @Test func whatLiesOnStatusColorsNeedsNoColorOfItsOwn() throws {
    let system = try SmallSystem.make([
      ("onSuccess", "#fff"), ("onDanger", "#fff"), ("textOnError", "#fff"), ("text-on-warning", "#fff"),
      ("success", "#008000"), ("danger", "#018001"), ("iconSuccess", "#008000"), ("iconDanger", "#018001"),
    ])
    #expect(SmallSystem.audit(system, Plan()).distinguish.map(\.rule) == ["status-colors", "status-icon"])
  }
}
