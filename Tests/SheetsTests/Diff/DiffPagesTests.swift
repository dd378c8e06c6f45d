import Testing

@testable import Sheets

@Suite struct DiffPagesTests {
  /// Every change is on exactly one sheet, in order, however narrow the sheets are.
  @Test(arguments: [640.0, 820, 1160, 1900])
  func nothingIsLostBetweenSheets(_ width: Double) throws {
    let before = try Fixtures.firefox()
    var after = try Fixtures.firefox(changes: ["#0060DF": "#1F75F2", "#5B5B66": "#6A6A77", "#E27F2E": "#C2660A"])
    for number in 0..<40 { after.set("textNew\(number)", in: 0, .color(Fixtures.hex("#123456"))) }
    let change = try #require(VariantChange(before: ReportIndex(before.report), 0, after: ReportIndex(after.report), 0))
    let map = DiffMap(change: change, tokens: MatrixTokens(change.after, all: false), width: width)
    let pages = DiffPage.pages(change, map, DiffGeometry(width: width))
    var pairs: [VariantChange.Kind: [Int]] = [:]
    var (raw, added, bands) = ([Int](), [Int](), [Int]())
    for part in pages.flatMap(\.parts) {
      switch part {
      case .raw(let range): raw += range
      case .pairs(let kind, let range): pairs[kind, default: []] += range
      case .added(let range): added += range
      case .removed: Issue.record("nothing was removed")
      case .map(let band, _): bands.append(band)
      }
    }
    #expect(raw == Array(change.raw.indices))
    for kind in VariantChange.Kind.allCases {
      #expect(pairs[kind] ?? [] == Array(0..<min(change.count(kind), DiffPage.limit(kind))), "\(kind)")
    }
    #expect(added == Array(0..<DiffPage.tokenLimit))
    #expect(bands == Array(map.bands().indices))
    #expect(map.bands().flatMap { $0.flatMap(\.tokens) }.count == 14)
    #expect((map.bands().count > 1) == (width < 1160))
    #expect((pages.count > 1) == (width < 1900))
  }
}
