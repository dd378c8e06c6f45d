import Testing

@testable import Sheets

@Suite struct MatrixTokensTests {
  @Test func sharedWordsGoToTheFamilyLine() {
    #expect(SharedWord.of(["textPrimary", "textOnDark"]) == ("text", "text"))
    #expect(SharedWord.of(["color.text.a", "color.text.b"]) == ("color.text.", "color.text"))
    // The rest would begin with a digit, or be empty.
    #expect(SharedWord.commonParts(["layer1", "layer2"]) == "")
    #expect(SharedWord.commonParts(["text", "textMuted"]) == "")
    #expect(SharedWord.commonParts(["alone"]) == "")
  }

  @Test func cellsKeepTheirPlaceInEveryVariant() throws {
    let index = ReportIndex(try Fixtures.firefox().report)
    let tokens = MatrixTokens(index, all: false)
    #expect(tokens.columns.map(\.label) == ["text", "icon"])
    #expect(tokens.columns.map(\.tokens.count) == [9, 5])
    #expect(tokens.rows.map(\.tokens.count) == [8, 4])
    let engine = try TextEngine(fonts: .standard)
    let jobs = SheetRenderer(index.report, options: SheetOptions(kinds: [.matrix])).jobs
    let names = jobs.map { job in
      job.compose(engine).drawing.commands.compactMap { command -> String? in
        guard case .text(let text, .matrixName, let x, let baseline, _) = command, text.first?.isLetter == true
        else { return nil }
        return "\(text) \(x) \(baseline)"
      }
    }
    #expect(names.count == 2)
    #expect(names[0] == names[1])
  }
}
