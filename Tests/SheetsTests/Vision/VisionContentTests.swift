import Audit
import ColorScience
import RealSystems
import Testing
import Wording

@testable import Sheets

@Suite struct VisionContentTests {
  private func light() throws -> VisionContent {
    VisionContent(ReportIndex(try Fixtures.ouds().report), variant: 0)
  }

  /// The figures of the picture, computed without this code.
  @Test func countsThePairsOfThePicture() throws {
    let content = try light()
    #expect(content.pairs.count == 40)
    #expect(content.becoming == 9)
    #expect(content.already == 9)
    #expect(content.looks.count == 7)
    let worst = try #require(content.looks.first)
    #expect(ShownNumber.difference(worst.pair.differences[0]) == "0.309")
    #expect(ShownNumber.difference(worst.pair.nearest) == "0.018")
    #expect(worst.count == 2)
  }

  @Test func bracketsJoinWhatIsAlikeToOneAnother() throws {
    let sets = try light().sets
    let content = try #require(sets.first { $0.title == "Status content" })
    #expect(content.cliques(.protanopia) == [[1, 2], [0, 2]])
    #expect(content.cliques(.tritanopia) == [[2, 3]])
    #expect(content.cliques(.achromatopsia) == [[1, 2, 3, 4]])
    let brackets = VisionSheet.lanes([[1, 2], [0, 2], [3, 4]], within: 0..<5)
    #expect(brackets.map(\.lane) == [0, 1, 0])
  }

  @Test func tooManyBracketsAreLeftOut() {
    let groups = (1...9).map { [0, $0] }
    let brackets = VisionSheet.lanes(groups, within: 0..<10)
    #expect(brackets.count == VisionSheet.laneLimit)
  }

  @Test func withoutSetsTheSheetSaysSo() throws {
    var report = try Fixtures.ouds().report
    report.distinguish = []
    let job = try #require(SheetRenderer(report, options: SheetOptions(kinds: [.vision])).jobs.first)
    let engine = try TextEngine(fonts: .standard)
    #expect(job.compose(engine).text.text.contains("No tokens are named to be told apart."))
  }

  /// The sheet and the audit's own check simulate the same vision, including translucent colors.
  @Test func differencesAreThoseOfTheAudit() throws {
    let report = try FirefoxSystem.report()
    let index = ReportIndex(report)
    var compared = 0
    for set in report.distinguish {
      let content = VisionContent(index, variant: set.variant)
      for alike in set.pairs {
        let pair = try #require(
          content.pairs.first { [$0.first.token, $0.second.token] == [alike.first, alike.second] })
        for (own, audited) in zip(pair.differences, alike.differences) { #expect(abs(own - audited) < 1e-9) }
        compared += 1
      }
    }
    #expect(compared > 0)
    #expect(Vision.method == .machado && Vision.severity == 1)
  }

  @Test func stripsAreOfOneLength() throws {
    var builder = ReportBuilder(system: "S")
    let variant = builder.variant("T")
    for step in 0..<77 {
      _ = builder.token("grey.\(step)", .raw)
      builder.set("grey.\(step)", in: variant, .color(.gray(UInt8(step * 3))))
    }
    let strips = VisionContent(ReportIndex(builder.report), variant: variant).pages(
      VisionGeometry(width: Measures.width)
    ).joined().compactMap { block in
      if case .strips(let range) = block { range.count } else { nil }
    }
    #expect(strips == [38, 39])
  }
}
