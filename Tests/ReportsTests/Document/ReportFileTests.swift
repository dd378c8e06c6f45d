import Audit
import JSONText
import RealSystems
import Synchronization
import Testing

@testable import Reports

/// A report that is read theme by theme is the one that is read whole.
@Suite struct ReportFileTests {
  private static let systems: [@Sendable () throws -> AuditReport] = [
    PageFixtures.wide, PageFixtures.hostile, { try FirefoxSystem.report() }, { try OudsSystem.inferredReport() },
  ]

  @Test(arguments: systems)
  func themesAreThoseOfTheWhole(_ make: @Sendable () throws -> AuditReport) throws {
    let document = Document(ReportDocument.json(try make()))
    let whole = try ReportDocument.read(document.all, file: "report.json")
    let file = try #require(ReportFile(document, file: "report.json", workers: 2))
    #expect(file.themeCount == WholeReport(whole).themeCount)
    var pairs: [PairReport] = []
    for theme in 0..<file.themeCount {
      let contents = file.contents(ofTheme: theme)
      #expect(contents.firstVariant == file.firstVariant(ofTheme: theme))
      for (offset, variant) in contents.variants.enumerated() {
        #expect(variant == whole.variants[contents.firstVariant + offset])
      }
      #expect(contents.numbers.map { whole.pairs[$0] } == contents.pairs)
      pairs += contents.pairs
    }
    #expect(pairs == whole.pairs)
    #expect(file.holds())
    var head = whole
    head.causes = []
    head.pairs = []
    for index in head.variants.indices { head.variants[index].colors = [] }
    #expect(file.head == head)
  }

  @Test func comparesAsTheWholeDoes() throws {
    let before = ReportDocument.json(try FirefoxSystem.report())
    let after = ReportDocument.json(try FirefoxSystem.inferredReport())
    let old = try #require(ReportFile(Document(before), file: "a", workers: 2))
    let new = try #require(ReportFile(Document(after), file: "b", workers: 2))
    for (one, other, oneBytes, otherBytes) in [(old, new, before, after), (new, old, after, before)] {
      let whole = ReportComparison(
        before: try ReportDocument.read(oneBytes, file: "a"), after: try ReportDocument.read(otherBytes, file: "b"))
      let streamed = ReportComparison(before: one, after: other).diff(beforeName: "a", afterName: "b")
      #expect(streamed == whole.diff(beforeName: "a", afterName: "b"))
      #expect(!streamed.tokens.isEmpty || !streamed.new.isEmpty || streamed.added > 0)
    }
  }

  /// However the bytes come.
  @Test func piecesAreNoMatter() throws {
    let bytes = ReportDocument.json(try PageFixtures.hostile())
    func scan(_ size: Int) -> ReportScan {
      var scan = ReportScan()
      for start in stride(from: 0, to: bytes.count, by: size) {
        bytes[start..<min(start + size, bytes.count)].withUnsafeBufferPointer { scan.add($0) }
      }
      return scan
    }
    let whole = scan(bytes.count)
    #expect(!whole.variants.isEmpty && !whole.palettes.isEmpty)
    for size in [1, 2, 3, 7, 64, 1000] {
      let parts = scan(size)
      #expect(parts.outline == whole.outline)
      #expect(parts.palettes == whole.palettes)
      #expect(parts.variants == whole.variants)
      #expect(parts.causes == whole.causes)
    }
    for range in whole.variants + whole.palettes + whole.causes {
      #expect(bytes[range.lowerBound] == UInt8(ascii: "{") && bytes[range.upperBound - 1] == UInt8(ascii: "}"))
    }
  }

  /// What is refused as a whole is not taken in parts.
  @Test(arguments: [
    (#""pairList":0"#, #""pairList":9999"#), (#""palette":0"#, #""palette":77"#), (#""ratios":["#, #""ratios":[5,"#),
    (#""pairs":["#, #""pairs":[{},"#), (#""colors":[0,"#, #""colors":[99999,"#), (#""chains":["#, #""chains":[-3,"#),
    (#""links":[["#, #""links":[[0,1,1,7],["#), (#""failures":"#, #""failures":1"#), (#"{"rule":0,"#, #"{"rule":3,"#),
    (#""cause":0"#, #""cause":99999999999999"#), (#""cause":1"#, #""cause":0"#), (#""measured":{"#, #""measure":{"#),
    (#""palettes": ["#, #""palettes": [[],"#), (#""palettes": ["#, #""palettes": [{},"#),
    (#""variants": ["#, #""variants": [0,"#), (#""variants": ["#, #""variants": [], "variants": ["#),
    (#""schema": "legible.report/1""#, #""schema": "legible.report/2""#), (#""causes": ["#, #""causes": [{},"#),
    (#""coverage": {"#, #""coverage": ["#), ("}\n", "\n"), ("\n  \"rules\"", "\n  rules"),
  ])
  func refusesWhatDoesNotAddUp(_ right: String, _ wrong: String) throws {
    let text = String(decoding: ReportDocument.json(try FirefoxSystem.report()), as: UTF8.self)
    let last = try #require(text.ranges(of: right).last)
    let first = try #require(text.firstRange(of: right))
    for range in [first, last] {
      let bytes = Array((text[..<range.lowerBound] + wrong + text[range.upperBound...]).utf8)
      let isRead = (try? ReportDocument.read(bytes, file: "report.json")) != nil
      let file = ReportFile(Document(bytes), file: "report.json", workers: 2)
      #expect((file?.holds() ?? false) == isRead)
    }
  }

  @Test func refusesWhatIsCutOff() throws {
    let bytes = ReportDocument.json(try PageFixtures.hostile())
    for end in stride(from: 0, to: bytes.count - 2, by: max(1, bytes.count / 200)) {
      let file = ReportFile(Document(Array(bytes[..<end])), file: "report.json", workers: 1)
      #expect(file?.holds() != true)
    }
  }

  /// A file that changes after it was opened.
  @Test func tellsWhatCannotBeReadAnyMore() throws {
    let document = Document(ReportDocument.json(try FirefoxSystem.report()))
    let file = try #require(ReportFile(document, file: "report.json", workers: 1))
    document.isGone.store(true, ordering: .relaxed)
    #expect(file.contents(ofTheme: 0).pairs.isEmpty)
    #expect(file.variants(ofTheme: 0).first?.colors.count == file.head.tokens.count)
    #expect(!file.holds())
  }
}

/// A document in memory.
private final class Document: PartlyRead {
  let all: [UInt8]
  let isGone = Atomic(false)

  init(_ all: [UInt8]) { self.all = all }

  var count: Int { all.count }

  func bytes(_ range: Range<Int>) -> [UInt8]? {
    isGone.load(ordering: .relaxed) || range.upperBound > all.count ? nil : Array(all[range])
  }
}
