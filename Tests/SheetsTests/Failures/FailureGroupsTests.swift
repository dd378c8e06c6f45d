import Audit
import Testing

@testable import Sheets

@Suite struct FailureGroupsTests {
  @Test func groupsAreByCauseAndWorstFirst() throws {
    let index = ReportIndex(try Fixtures.firefox().report)
    let dark = FailureGroup.groups(index, PairSummary(index, variant: 1))
    #expect(dark.map(\.pairCount) == [2, 1, 1])
    #expect(dark[0].looks.map { SheetNumber.ratio($0.pairs[0].ratio ?? 0) } == ["4.17", "4.23"])
    let light = FailureGroup.groups(index, PairSummary(index, variant: 0))
    #expect(light.map(\.pairCount) == [5])
  }

  @Test func pairsThatLookTheSameAreOneRow() throws {
    var report = try Fixtures.firefox().report
    let failing = try #require(report.pairs.first { $0.verdict == .fail })
    var twin = failing
    twin.foreground = try #require(report.tokens.firstIndex { $0.path == "textOnDark" })
    report.pairs.append(twin)
    let index = ReportIndex(report)
    let groups = FailureGroup.groups(index, PairSummary(index, variant: failing.variant))
    #expect(groups.flatMap(\.looks).contains { $0.pairs.count == 2 })
  }

  /// A name that passes on one color here and another there does not name the other color.
  @Test func anExistingColourHasTheNameOfThatColour() throws {
    var builder = ReportBuilder(system: "Two")
    let (one, two) = (builder.variant("One"), builder.variant("Two"))
    let rule = builder.rule("text", .aaText, .text)
    let (orange, blue, yellow) = (Fixtures.hex("#A04000"), Fixtures.hex("#213787"), Fixtures.hex("#FFD000"))
    for path in ["orange900", "blue900", "go.between", "sun500"] { _ = builder.token(path, .raw) }
    for variant in [one, two] {
      builder.set("orange900", in: variant, .color(orange))
      builder.set("blue900", in: variant, .color(blue))
      builder.set("sun500", in: variant, .color(yellow))
      builder.set("page", in: variant, .color(Fixtures.hex("#FFFFFF")))
      builder.set("text", in: variant, .color(yellow), chain: ["sun500"])
      builder.judge(rule, "text", on: "page", in: variant)
    }
    builder.set("go.between", in: one, .color(orange), chain: ["orange900"])
    builder.set("go.between", in: two, .color(blue), chain: ["blue900"])
    builder.findCauses()
    builder.report.causes[0].fixes = [
      CauseReport.Fix(
        kind: .existing, definition: 0, color: orange, token: builder.token("go.between"), difference: 0.3, mended: 2,
        broken: 0)
    ]
    // Both fail in the same way, so one sheet represents the two unless all are asked for.
    #expect(SheetPlan(builder.report, options: SheetOptions(kinds: [.failures])).jobs().jobs.count == 1)
    let jobs = SheetPlan(builder.report, options: SheetOptions(kinds: [.failures], all: true)).jobs().jobs
    #expect(jobs.count == 2)
    for job in jobs {
      let drawing = job.compose(try TextEngine(fonts: .standard)).drawing
      let texts = drawing.commands.compactMap { command in
        if case .text(let text, _, x: _, baseline: _, _) = command { text } else { nil }
      }
      #expect(texts.contains { $0.contains("orange900") } && !texts.contains { $0.contains("blue900") }, "\(texts)")
    }
  }

  /// “None found” is not the same as “not looked for”.
  @Test func aRowSaysWhetherASuggestionWasLookedFor() throws {
    var report = try Fixtures.firefox().report
    for (isSought, words) in [(true, "none found"), (false, "not looked for")] {
      for pair in report.pairs.indices where report.pairs[pair].verdict == .fail {
        report.pairs[pair].suggestions = []
        report.pairs[pair].isSuggestionSought = isSought
      }
      let jobs = SheetPlan(report, options: SheetOptions(kinds: [.failures])).jobs().jobs
      let drawing = try #require(jobs.first).compose(try TextEngine(fonts: .standard)).drawing
      let texts = drawing.commands.compactMap { command in
        if case .text(let text, _, x: _, baseline: _, _) = command { text } else { nil }
      }
      #expect(texts.contains(words))
      #expect(texts.joined(separator: " ").contains("“legible audit --suggestions all”") == !isSought, "\(texts)")
    }
  }

  /// Sheets of failures are cut at their end. Those of pairs without a verdict stay.
  @Test(arguments: [(10, 2, 12, 0), (12, 0, 12, 0), (45, 0, 12, 33), (45, 2, 12, 35), (1, 45, 45, 1)])
  func whatHasNoVerdictIsNotCut(_ failing: Int, _ undetermined: Int, _ drawn: Int, _ cut: Int) {
    let all =
      (0..<failing).map { FailurePage(parts: [.init(group: $0, rows: 0..<3)]) }
      + (0..<undetermined).map { FailurePage(parts: [.init(group: nil, rows: $0..<$0 + 1)]) }
    var pages = all
    #expect(FailurePage.cut(&pages) == cut)
    #expect(pages.count == drawn)
    #expect(pages == Array(all.prefix(drawn - undetermined)) + all.suffix(undetermined))
  }

  @Test(arguments: [
    ([3], 0, [3]), ([12, 12, 12], 0, [20, 16]), ([20], 3, [20, 3]), ([19, 5], 0, [19, 5]), ([19, 1], 2, [20, 2]),
    ([], 2, [2]), ([2, 2, 2, 2, 2, 2, 2, 2], 0, [12, 4]), ([1], 0, [1]),
  ])
  func sheetsEndAtAGroupOrARow(_ counts: [Int], _ undetermined: Int, _ expected: [Int]) {
    let pages = FailurePage.pages(counts, undetermined: undetermined, FailureGeometry(width: Measures.width))
    #expect(pages.map { $0.parts.map(\.rows.count).reduce(0, +) } == expected)
  }
}
