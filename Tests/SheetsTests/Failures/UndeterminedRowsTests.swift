import Audit
import ColorScience
import Testing
import Wording

@testable import Sheets

/// Pairs without a verdict are listed by their reasons.
struct UndeterminedRowsTests {
  @Test func tokensThatLackAValueForOneReasonShareARow() throws {
    var builder = ReportBuilder(system: "Unknown")
    let variant = builder.variant("Unknown")
    let rule = builder.rule("text", .aaText, .text)
    for surface in ["page", "card"] {
      _ = builder.token(surface, role: "surface")
      builder.set(surface, in: variant, .color(Color(.srgb, 1, 1, 1)))
    }
    for number in 0..<84 {
      let text = "text\(number)"
      builder.judge(rule, text, on: "page", in: variant, reason: "\(text): “mix” is declared elsewhere")
    }
    for surface in ["page", "card"] {
      builder.judge(rule, "odd", on: surface, in: variant, reason: "odd: a macro makes it")
    }
    builder.judge(rule, "text1", on: "card", in: variant, reason: "odd text1: is no token")
    let groups = UndeterminedGroup.of(Array(builder.report.pairs.indices), in: builder.report)
    #expect(groups.map(\.pairs.count) == [84, 2, 1])
    #expect(
      groups.map(\.reason) == ["“mix” is declared elsewhere", "odd: a macro makes it", "odd text1: is no token"])
    #expect(groups[0].examples(in: builder.report).count == UndeterminedGroup.exampleLimit)
  }
}
