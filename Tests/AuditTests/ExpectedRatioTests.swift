import ColorScience
import JSONText
import RealSystems
import Testing
import ThemeModel

@testable import Audit

/// Compares ratios of real palettes with an independent computation (scripts/expected-ratios.py), pair by pair.
@Suite struct ExpectedRatioTests {
  private static let options = AuditOptions(
    tool: ToolStamp(name: "legible", version: "1.0.0", configDigest: ""), suggestions: .none)

  @Test func agreesOnEveryPairOfFirefoxsViews() throws {
    var plan = try FirefoxPlan.views()
    plan.displays = [.srgb]
    plan.roles = []
    let report = Auditor.audit(try FirefoxSystem.load(), plan: plan, options: Self.options)
    var found: [String: Double] = [:]
    for pair in report.pairs {
      guard let ratio = pair.ratio else { continue }
      let names = [
        report.variants[pair.variant].name, report.tokens[pair.foreground].path, report.tokens[pair.background].path,
      ]
      found[names.joined(separator: "|")] = ratio
    }
    try compare(found, "firefox")
  }

  @Test func agreesOnEveryPairOfOudsComponents() throws {
    let report = Auditor.audit(try OudsSystem.load(), plan: try OudsPlan.components(), options: Self.options)
    var found: [String: Double] = [:]
    for pair in report.pairs {
      guard let ratio = pair.ratio else { continue }
      let rule = report.rules[pair.rule].id.split(separator: "|", maxSplits: 1).last.map(String.init) ?? ""
      found["\(report.variants[pair.variant].name)|\(rule)"] = ratio
    }
    try compare(found, "ouds")
  }

  private func compare(_ found: [String: Double], _ system: String) throws {
    let expected = try Fixture.json("expected-ratios.json").required(system)
    var compared = 0
    for member in expected.members {
      let ratio = try #require(found[member.key], "no pair \(member.key)")
      let wanted = try member.value.requiredNumber()
      #expect((ratio - wanted).magnitude <= 1e-12 * wanted, "\(member.key): \(ratio), expected \(wanted)")
      compared += 1
    }
    #expect(compared > 100)
    #expect(found.count == compared)
  }
}
