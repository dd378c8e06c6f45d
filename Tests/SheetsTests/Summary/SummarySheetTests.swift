import Audit
import ColorScience
import RealSystems
import Testing

@testable import Sheets

/// What is true of the picture of a whole system, whatever the system.
@Suite struct SummarySheetTests {
  /// Returns themes that all fail in the same way, except for a brand color of their own.
  static func brands(_ count: Int, name: (Int) -> String = { "brand-\($0)" }) -> AuditReport {
    var builder = ReportBuilder(system: "Brands")
    let rule = builder.rule("text", .aaText, .text)
    for number in 0..<count {
      let variant = builder.variant(name(number), [], canvas: Fixtures.hex("#FFFFFF"))
      let code = String(0x40_40_40 + number * 0x00_05_03, radix: 16, uppercase: true)
      builder.set("brandPrimary", in: variant, .color(Fixtures.hex("#\(code)")))
      builder.set("text.muted", in: variant, .color(Fixtures.hex(number % 3 == 0 ? "#999999" : "#333333")))
      builder.set("surface", in: variant, .color(Fixtures.hex("#FFFFFF")))
      builder.judge(rule, "brandPrimary", on: "surface", in: variant)
      builder.judge(rule, "text.muted", on: "surface", in: variant)
    }
    builder.tally()
    return builder.report
  }

  static func passes() -> AuditReport {
    var builder = ReportBuilder(system: "Passes")
    let rule = builder.rule("text", .aaText, .text)
    let variant = builder.variant("Only", [], canvas: Fixtures.hex("#FFFFFF"))
    builder.set("ink", in: variant, .color(Fixtures.hex("#222222")))
    builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
    builder.judge(rule, "ink", on: "page", in: variant)
    builder.tally()
    return builder.report
  }

  static func unjudged() -> AuditReport {
    var builder = ReportBuilder(system: "")
    let variant = builder.variant("Catalog")
    for step in [50, 100, 200, 900] {
      builder.set(
        "gray\(step)", in: variant, .color(Fixtures.hex("#\(String(0x10_10_10 * (15 - step / 70), radix: 16))")))
    }
    return builder.report
  }

  static func reports() throws -> [AuditReport] {
    let long = String(repeating: "AVeryLongNameOfABrand", count: 5)
    return [
      try FirefoxSystem.report(), try Fixtures.ouds().report, try Fixtures.hostile().report, passes(), unjudged(),
      SheetLayoutTests.manyVariants(), brands(1), brands(12), brands(13), brands(200), brands(450),
      brands(14) { "\(long)\($0)" },
    ]
  }

  @Test func readsAtHalfItsSize() throws {
    let engine = try TextEngine(fonts: .standard)
    for report in try SummarySheetTests.reports() {
      let options = SheetOptions(kinds: [.summary])
      // A system of many themes also has an index.
      let jobs = SheetRenderer(report, options: options).jobs.filter { $0.kind == .summary }
      #expect(jobs.map(\.name) == ["summary", "summary-dark"], "\(report.system)")
      let base = try Fixtures.firefox().report
      for job in jobs + SheetRenderer(from: base, to: report, options: options).jobs {
        let drawing = job.compose(engine).drawing
        let placed = SheetLayoutTests.texts(drawing, engine)
        #expect(drawing.width == 720)
        #expect(drawing.height < 2000, "\(report.system)")
        #expect(placed.allSatisfy { $0.style.size >= 12 }, "\(report.system)")
        let outside = placed.filter {
          $0.box.x < 35.5 || $0.box.right > 684.5 || $0.box.y <= 0 || $0.box.bottom >= drawing.height
        }
        #expect(outside.isEmpty, "\(report.system): \(outside.prefix(3).map(\.text))")
        let overlaps = SheetLayoutTests.overlaps(placed)
        #expect(overlaps.isEmpty, "\(report.system): \(overlaps.prefix(3))")
      }
    }
  }

  @Test func itsWordsBeginWithTheVerdict() throws {
    let engine = try TextEngine(fonts: .standard)
    let jobs = SheetRenderer(try FirefoxSystem.report(), options: SheetOptions(kinds: [.summary])).jobs
    let lines = jobs[0].compose(engine).text.text.split(separator: "\n")
    #expect(lines.first == "Firefox for iOS, contrast summary.")
    #expect(lines.dropFirst().first == "555 of 2,074 judged pairs fail.")
    // One text serves both papers.
    #expect(jobs[1].compose(engine).text.text.isEmpty)
  }

  @Test func aChangeHasItsOwnSummary() throws {
    let engine = try TextEngine(fonts: .standard)
    var before = try Fixtures.firefox()
    var after = try Fixtures.firefox(changes: ["#0060DF": "#9FC5FF", "#5B5B66": "#6A6A77", "#E27F2E": "#C2660A"])
    before.tally()
    after.tally()
    let options = SheetOptions(kinds: [.summary])
    let jobs = SheetRenderer(from: before.report, to: after.report, options: options).jobs
    #expect(jobs.map(\.name) == ["summary", "summary-dark"])
    let text = jobs[0].compose(engine).text.text
    let verdict = try #require(text.split(separator: "\n").dropFirst().first)
    #expect(verdict.contains("new failures"), "\(text)")
    let same = SheetRenderer(from: before.report, to: before.report, options: options).jobs[0].compose(engine).text
    #expect(same.verdict == "No verdict changed.")
  }

  /// A name that only passes on a changed color does not get a row.
  @Test func aChangedColorHasOneRow() throws {
    func report(_ code: String) -> AuditReport {
      var builder = ReportBuilder(system: "One")
      let variant = builder.variant("A", [], canvas: Fixtures.hex("#FFFFFF"))
      for (name, chain) in [("Base.blue", []), ("Light.blue", ["Base.blue"])] {
        _ = builder.token(name, .raw)
        builder.set(name, in: variant, .color(Fixtures.hex(code)), chain: chain)
      }
      builder.set("link", in: variant, .color(Fixtures.hex(code)), chain: ["Light.blue", "Base.blue"])
      builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
      builder.judge(builder.rule("text", .aaText, .text), "link", on: "page", in: variant)
      builder.tally()
      return builder.report
    }
    let (before, after) = (ReportIndex(report("#0000FF")), ReportIndex(report("#9999FF")))
    let content = SummaryContent(from: before, to: after)
    let changes = content.sections.compactMap { if case .changes(let changes) = $0 { changes } else { nil } }
    let rows = try #require(changes.first).rows
    #expect(rows.map(\.name) == ["Base.blue"] && rows[0].scope == "in 1 theme", "\(rows.map(\.name))")
  }

  @Test func rangesOfManyThemesAddUp() {
    let report = SummarySheetTests.brands(200)
    guard case .strip(let strip)? = SummaryContent.place(ReportIndex(report)) else {
      Issue.record("two hundred themes are no table")
      return
    }
    #expect(strip.groups.map(\.sum).reduce(0, +) == report.totals.fail)
    #expect(strip.groups.allSatisfy { $0.columns.count == 200 })
  }
}

/// A set of sheets that a person can open.
@Suite struct SheetSetTests {
  @Test func manyThemesMakeFewFiles() throws {
    let renderer = SheetRenderer(SummarySheetTests.brands(200), options: SheetOptions(kinds: SheetKind.all, scale: 1))
    #expect(renderer.jobs.contains { $0.kind == .index })
    let texts = renderer.jobs.count { $0.name != "summary-dark" }
    #expect(renderer.jobs.count + texts < 30, "\(renderer.jobs.map(\.name))")
    let all = SheetRenderer(SummarySheetTests.brands(14), options: SheetOptions(all: true)).jobs
    #expect(Set(all.map(\.title)).count > 14)
  }

  @Test func noTwoSheetsAreEqualBelowTheirTitles() throws {
    let engine = try TextEngine(fonts: .standard)
    for report in [SummarySheetTests.brands(12), try Fixtures.firefox().report, try Fixtures.ouds().report] {
      var seen: [[DrawCommand]: String] = [:]
      for job in SheetRenderer(report).jobs where job.kind != .summary {
        let drawing = job.compose(engine).drawing
        // Colors and figures, without the words of header and footer.
        let body = drawing.commands.filter { command in
          if case .fill(_, .color) = command { return true }
          if case .shape(_, .color) = command { return true }
          if case .text(_, let style, x: _, baseline: _, _) = command {
            return style == .cellRatioJudged || style == .largeRatio
          }
          return false
        }
        guard body.count > 2 else { continue }
        let other = seen.updateValue(job.name, forKey: body)
        #expect(other == nil, "\(job.name) is \(other ?? "")")
      }
    }
  }

  @Test func nothingToJudgeMakesNoEmptySheet() {
    let jobs = SheetRenderer(SummarySheetTests.unjudged()).jobs
    #expect(jobs.contains { $0.kind == .palette } && jobs.allSatisfy { $0.kind == .palette || $0.kind == .vision })
  }

  @Test func stepsStandInNumericOrder() {
    var builder = ReportBuilder(system: "Steps")
    let variant = builder.variant("A")
    for step in ["100", "1000", "1100", "200", "50"] {
      builder.set("gray\(step)", in: variant, .color(Fixtures.hex("#777777")))
    }
    let index = ReportIndex(builder.report)
    let tokens = Ramp.numeric(Array(builder.report.tokens.indices), index).map(index.name)
    #expect(tokens == ["gray50", "gray100", "gray200", "gray1000", "gray1100"])
    #expect(Ramp.stepped(Array(builder.report.tokens.indices), index, variants: [0]).count == 5)
  }

  /// Sums of many digits push their bars to the left, and the columns with them.
  @Test(arguments: [3, 7_500, 12_345_678]) func noBarReachesIntoAFigure(_ count: Int) throws {
    let engine = try TextEngine(fonts: .standard)
    var pen = SummaryPen(Drawing(paper: .day, width: SummarySheet.width), engine)
    let rows = [count, 1].map {
      SummaryTable.Row(theme: "a", contexts: "", same: nil, counts: [$0, 0], spare: [nil, nil])
    }
    SummaryTable(title: "Where", note: "", groups: [.text, .icons], rows: rows, rest: "").draw(&pen)
    var bars: [Rect] = []
    var columns: [Rect] = []
    for case .fill(let rect, let paint) in pen.drawing.commands {
      let isBar = paint == .chrome(.ink) && rect.height == 6
      if isBar { bars.append(rect) } else if rect.height > 20 { columns.append(rect) }
    }
    #expect(bars.count == 2 && !columns.isEmpty)
    for bar in bars { #expect(columns.allSatisfy { $0.right < bar.x }, "\(bar)") }
  }
}
