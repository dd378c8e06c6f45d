import ColorScience
import Testing
import ThemeModel

@testable import Audit

@Suite struct MendCheckTests {
  private static func run(_ text: String, on background: String) throws -> AuditRun {
    Auditor.run(
      try SmallSystem.make([("raw.bg", background), ("text", text), ("bg", "{raw.bg}")]),
      plan: Plan(rules: [try SmallSystem.rule("r", ["text"], ["bg"], .nonText)]),
      options: AuditOptions(tool: SmallSystem.tool, infersRules: false))
  }

  /// A pair that a change lets pass narrowly is told; one that was fragile before is not.
  @Test func countsPassesThatBecomeFragile() throws {
    let place = Place(file: "T.json", line: 1, column: 3)
    var state: UInt64 = 3
    func hex() -> String {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let digits = String((state >> 33) & 0xFFFFFF, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
    var found = 0
    for _ in 0..<4000 where found < 2 {
      let (text, background) = (hex(), hex())
      let after = try Self.run(text + "99", on: background)
      let pair = try #require(after.report().pairs.first)
      guard pair.isFragile, pair.verdict == .pass else { continue }
      found += 1
      let before = try Self.run(text + "99", on: text)
      let change = (before: try Color(css: text), after: try Color(css: background))
      let outcome = MendCheck(run: before).outcome(of: [place: change])
      #expect(outcome.isSound && outcome.mended == 1 && outcome.fragile == 1)
      let same = (before: change.after, after: change.after)
      #expect(MendCheck(run: after).outcome(of: [place: same]).fragile == 0)
    }
    #expect(found > 0)
  }
}
