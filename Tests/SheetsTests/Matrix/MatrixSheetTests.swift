import Audit
import ColorScience
import RealSystems
import Testing

@testable import Sheets

@Suite struct MatrixSheetTests {
  private func sheets(_ report: AuditReport, all: Bool = false) -> [MatrixSheet] {
    let index = ReportIndex(report)
    let tokens = MatrixTokens(index, all: all)
    let columns = MatrixPages.cut(tokens.columns.map(\.tokens.count), limit: 14)
    let rows = MatrixPages.cut(tokens.rows.map(\.tokens.count), limit: 14)
    return report.variants.indices.flatMap { variant in
      rows.flatMap { rows in
        columns.map { columns in
          MatrixSheet(
            index: index, tokens: tokens, variant: variant, columns: columns, rows: rows, number: nil, all: all,
            paper: .day, summary: PairSummary(index, variant: variant),
            facts: MatrixFacts(index, variant: variant), pairs: index.pairsOfVariant[variant])
        }
      }
    }
  }

  @Test func theLegendCountsEveryCell() throws {
    for report in [try Fixtures.firefox().report, try FirefoxSystem.report()] {
      for sheet in sheets(report) {
        let cells = sheet.cells()
        let counted = sheet.legend(cells).compactMap(\.count).reduce(0, +)
        #expect(counted == cells.joined().count)
      }
    }
  }

  /// A cell of a token without a value was never measured, so no count may say that it was.
  @Test func cellsWithoutAColorAreCountedByThemselves() throws {
    var builder = ReportBuilder(system: "Gaps")
    let variant = builder.variant("Gaps")
    let rule = builder.rule("text", .aaText, .text)
    builder.set("ink", in: variant, .color(Fixtures.hex("#111111")))
    builder.set("hole", in: variant, .absent)
    builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
    builder.set("card", in: variant, .color(Fixtures.hex("#EEEEEE")))
    builder.judge(rule, "ink", on: "page", in: variant)
    builder.judge(rule, "hole", on: "card", in: variant)
    let sheet = try #require(sheets(builder.report).first)
    let cells = sheet.cells()
    let counts = Dictionary(uniqueKeysWithValues: sheet.legend(cells).map { ($0.meaning, $0.count) })
    #expect(cells.joined().count == 4)
    #expect(counts["measured, not judged"] == 1)
    #expect(counts["without a value"] == 1)
  }

  @Test(arguments: ["2027-03-31", nil])
  func theLegendSaysWhetherAWaiverEnds(expires: String?) throws {
    var builder = ReportBuilder(system: "Waived")
    let variant = builder.variant("Waived")
    let rule = builder.rule("border", .nonText, .border)
    builder.set("border", in: variant, .color(Fixtures.hex("#EEEEEE")))
    builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
    builder.judge(rule, "border", on: "page", in: variant, as: .waived)
    builder.report.pairs[0].waiver = 0
    builder.report.waivers = [
      WaiverReport(
        rule: "border", foreground: "border", background: "page", theme: "*",
        kind: expires == nil ? "decoration" : "debt", reason: "Seen without it", expires: expires, state: .active,
        matched: 1)
    ]
    let sheet = try #require(sheets(builder.report).first)
    let words = sheet.legend(sheet.cells()).map(\.meaning)
    #expect(words == [expires == nil ? "fails, accepted for a reason" : "fails, accepted until a date"])
  }

  @Test func thePictureOfFirefoxHasItsFigures() throws {
    let sheet = try #require(sheets(Fixtures.firefox().report).first)
    let counts = sheet.legend(sheet.cells()).compactMap(\.count)
    #expect(counts == [5, 2, 1, 5, 35, 9, 101, 10])
    let verdict = sheet.head(sheet.cells()).verdict
    #expect(
      verdict.plain { $0 }
        == "5 of 57 judged pairs fail. Worst: iconAccentYellow on layer4, 2.39 where 3 is required.")
  }

  /// Where no rule judges a pair, the sheet's own measurement equals the audit's where a rule does.
  @Test func measuredFiguresAgreeWithTheAudit() throws {
    let report = try FirefoxSystem.report()
    let index = ReportIndex(report)
    var compared = 0
    for pair in report.pairs {
      guard let ratio = pair.ratio, pair.alternatives <= 1, pair.layers.count <= 3,
        case .ratio(let found) = index.measured(pair.foreground, on: pair.background, in: pair.variant)
      else { continue }
      if pair.layers.count == 3, pair.layers[0].composite != report.variants[pair.variant].canvas { continue }
      #expect(abs(found.ratio - ratio) < 1e-9)
      compared += 1
    }
    #expect(compared > 100)
  }

  @Test func noVerdictNeedsAHue() throws {
    for sheet in sheets(try Fixtures.firefox().report) {
      for cell in sheet.cells().joined() where cell.standing != .plain && cell.standing != .blank {
        #expect(!cell.label.word.isEmpty)
        #expect(cell.label.look != .plain || cell.standing == .exempt)
      }
    }
  }

  @Test func aFragileCellHasItsDiamond() throws {
    var report = try Fixtures.firefox().report
    for index in report.pairs.indices { report.pairs[index].isFragile = true }
    let sheet = try #require(sheets(report).first)
    let judged = sheet.cells().joined().filter(\.label.isJudged)
    #expect(judged.allSatisfy { $0.label.isFragile })
    #expect(sheet.footer(sheet.cells()).contains { $0.contains("Diamond") })
  }
}
