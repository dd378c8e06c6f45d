import Audit
import ColorScience
import Foundation
import Testing

@testable import Reports

@Suite struct PageDataTests {
  private func object(_ report: AuditReport) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(PageData.json(report))) as? [String: Any])
  }

  @Test func noNameBreaksOutOfTheScript() throws {
    let json = PageData.json(try PageFixtures.hostile())
    #expect(!json.contains(UInt8(ascii: "<")) && !json.contains(UInt8(ascii: ">")) && !json.contains(UInt8(ascii: "&")))
    let text = String(decoding: json, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { $0.value == 0x2028 || $0.value == 0x2029 || $0.value < 0x20 })
    let names = try #require(try object(try PageFixtures.hostile())["tokens"] as? [[Any]]).compactMap {
      $0.first as? String
    }
    #expect(names.starts(with: PageFixtures.hostileNames))
  }

  @Test func keepsEveryPairAndItsVerdict() throws {
    let report = try PageFixtures.firefox()
    let pairs = PagePairs(report)
    #expect(pairs.pairs.count == report.pairs.count)
    var at = 0
    for (variant, letters) in pairs.verdicts.enumerated() {
      for (group, letter) in letters.enumerated() where letter != UInt8(ascii: ".") {
        let pair = pairs.pairs[at]
        #expect(pair.variant == variant && pair.rule == pairs.groups[group].rule)
        #expect(pair.verdict.rawValue.utf8.first == letter)
        at += 1
      }
    }
    #expect(at == report.pairs.count)
    #expect(pairs.groups == pairs.groups.sorted() && Set(pairs.groups).count == pairs.groups.count)
  }

  @Test func sparseColumnsAreStepsFromPairToPair() throws {
    let pairs = PagePairs(try PageFixtures.firefox())
    let causes = pairs.sparse(\.cause)
    var at = 0
    var found: [Int: Int] = [:]
    for (step, cause) in zip(causes.steps, causes.values) {
      at += step
      found[at] = cause
    }
    for (index, pair) in pairs.pairs.enumerated() { #expect(found[index] == pair.cause) }
  }

  @Test func anIdentityStandsOnce() throws {
    var report = try PageFixtures.nothingFails()
    report.pairs.append(report.pairs[0])
    #expect(PagePairs(report).pairs.count == report.pairs.count - 1)
    #expect(!HTMLReport.render(report).isEmpty)
  }

  @Test(arguments: [PageFixtures.firefox, PageFixtures.hostile])
  func columnsKeepEveryColorAndItsChain(fixture: @Sendable () throws -> AuditReport) throws {
    let report = try fixture()
    let data = try object(report)
    let links = try columns(data["links"])
    let chains = try columns(data["chains"])
    let cells = try columns(data["cells"])
    let words = try #require(data["words"] as? [String])
    let files = try #require(data["files"] as? [String])
    let variants = try #require(data["variants"] as? [[String: Any]])
    for (variant, written) in zip(report.variants, variants) {
      let row = unfolded(try #require(written["cells"] as? [Int]))
      #expect(row.count == variant.colors.count)
      for (cell, token) in zip(row, variant.colors) {
        var chain: [String] = []
        var at = cells[1][cell]
        while at >= 0 {
          let link = chains[0][at]
          let texts = [links[0][link], links[1][link]].map { $0 < 0 ? "-" : words[$0] }
          chain.append("\(texts) \(files[links[2][link]]) \(links[3][link]) \(links[4][link])")
          at = chains[1][at]
        }
        let expected = token.chain.map {
          "\([$0.path ?? "-", $0.text ?? "-"]) \($0.place.file) \($0.place.line) \($0.place.column)"
        }
        #expect(chain == expected)
        guard case .color(let color) = token.state, let hex = EightBitColor(color), color.alpha == 1 else { continue }
        #expect((data["colors"] as? [Any])?[cells[0][cell]] as? String == hex.text)
      }
    }
  }

  private func columns(_ value: Any?) throws -> [[Int]] {
    try #require(value as? [[Int]]).map(unfolded)
  }

  private func unfolded(_ steps: [Int]) -> [Int] {
    var at = 0
    return steps.map { step in
      at += step
      return at
    }
  }

  @Test func onlyLargeDataAreDeflated() throws {
    func start(_ count: Int) -> String {
      let json = Array(repeating: UInt8(ascii: "1"), count: count)
      return String(decoding: HTMLWriter.document(EmbeddedData(json).node).prefix(400), as: UTF8.self)
    }
    #expect(start(EmbeddedData.mostText).contains("type=\"application/json\" id=\"legible-data\">1111"))
    // The first bytes of every zlib stream of this level.
    #expect(start(EmbeddedData.mostText + 1).contains("data-form=\"deflate\">eF7"))
  }

  @Test(arguments: [
    ("#1a2B3c", "#1A2B3C"), ("white", "#FFFFFF"), ("rgb(0 128 255 / 0.4)", "#0080FF"), ("color(srgb 0.5 0.5 0.5)", nil),
    ("color(display-p3 1 1 1)", nil), ("rgb(none 0 0)", nil),
  ])
  func eightBits(css: String, hex: String?) throws {
    #expect(EightBitColor(try Color(css: css))?.text == hex)
  }

  @Test func poolsKnowEachValueOnce() {
    var pool = Pool<String>()
    #expect(["a", "b", "a", "c", "b"].map { pool.index(of: $0) } == [0, 1, 0, 2, 1])
    #expect(pool.values == ["a", "b", "c"])
  }
}
