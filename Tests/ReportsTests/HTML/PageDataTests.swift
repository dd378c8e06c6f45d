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
