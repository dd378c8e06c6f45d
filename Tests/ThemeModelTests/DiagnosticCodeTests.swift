import Testing

@testable import ThemeModel

@Suite struct DiagnosticCodeTests {
  @Test(arguments: DiagnosticCode.allCases) func everyCodeIsExplained(code: DiagnosticCode) throws {
    let explanation = try #require(code.explanation)
    for text in [explanation.text, explanation.cause, explanation.remedy, explanation.example] {
      #expect(!text.isEmpty)
    }
  }

  @Test func noCodeIsExplainedTwice() {
    let codes = DiagnosticFamily.all.flatMap { $0.codes.map(\.code) }
    #expect(codes.count == Set(codes).count)
  }
}
