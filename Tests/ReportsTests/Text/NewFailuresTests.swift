import Audit
import Testing
import ThemeModel
import Wording

@testable import Reports

/// With a baseline, the first screen leads with what the baseline does not accept.
@Suite struct NewFailuresTests {
  /// Returns three failures, worst first, each of its own color.
  private static func report(_ kinds: [PairReport.Change.Kind?]) throws -> AuditReport {
    let tokens = [("text.a", "#EEEEEE"), ("text.b", "#CCCCCC"), ("text.c", "#999999"), ("surface.base", "#FFFFFF")]
    var report = try SmallSystem(
      themes: [("T", tokens.map { (path: $0.0, colors: [$0.1]) })], plan: try SmallSystem.plan()
    ).report()
    try #require(report.pairs.map(\.verdict) == [.fail, .fail, .fail])
    for (index, kind) in kinds.enumerated() {
      report.pairs[index].change = kind.map { PairReport.Change(kind: $0, baselineRatio: 1.1) }
    }
    guard kinds.contains(where: { $0 != nil }) else { return report }
    func count(_ kind: PairReport.Change.Kind) -> Int { kinds.count { $0 == kind } }
    report.baseline = BaselineReport(
      name: "legible-baseline.json", entries: 3, new: count(.new), worse: count(.worse), better: count(.better),
      known: count(.known))
    if count(.new) + count(.worse) == 0 { report.failedOn = [] }
    return report
  }

  @Test func theWorstNewFailureIsNamedFirst() throws {
    let lines = TextSummary(try Self.report([.known, .known, .new])).lines()
    #expect(lines.first == "✕ 3 of 3 judged pairs fail in Small, 1 of them new")
    #expect(lines.last == "✕ 3 of 3 judged pairs fail, 1 of them new  exit 1")
    #expect(lines.contains("  Worst new: text.c on surface.base in T, 2.84 where 4.5 is required."))
    #expect(!lines.contains { $0.hasPrefix("  Worst: ") || $0.hasPrefix("Worst ") })
    let first = try #require(lines.firstIndex { $0.hasPrefix("New       2.84 of 4.5  ") })
    #expect(lines[first].contains(" new"))
    #expect(lines[first + 1].hasPrefix("Known     1.16 of 4.5  "))
  }

  @Test func theColorsBehindNewFailuresComeFirstAndSaySo() throws {
    let report = try Self.report([.known, .known, .new])
    let lines = TextSummary(report).lines()
    let first = try #require(lines.firstIndex { $0.hasPrefix(" 1  ") })
    #expect(lines[first].contains("text.c"))
    #expect(lines[first + 1].hasPrefix("    1 new"))
    #expect(lines.filter { $0.hasPrefix(" 2  ") || $0.hasPrefix(" 3  ") }.count == 2)
    #expect(lines.count { $0.hasPrefix("    1 new") } == 1)
    #expect(report.causesByEffect.first?.name == "text.c")
    #expect(report.causes.count == 3)
  }

  @Test func whatGotWorseComesBehindWhatIsNew() throws {
    let both = try Self.report([.known, .worse, .new])
    let lines = TextSummary(both).lines()
    #expect(lines.first?.hasSuffix(", 1 of them new and 1 worse") == true)
    #expect(lines.contains { $0.hasPrefix("  Worst new: text.c") })
    #expect(both.causesByEffect.map(\.name) == ["text.c", "text.b", "text.a"])
    let worse = TextSummary(try Self.report([.known, .known, .worse])).lines()
    #expect(worse.first?.hasSuffix(", 1 of them worse") == true)
    #expect(worse.contains { $0.hasPrefix("  Worst that got worse: text.c") })
  }

  @Test func acceptedFailuresAloneAreTheWorst() throws {
    let lines = TextSummary(try Self.report([.known, .better, .known])).lines()
    #expect(lines.first == "✕ 3 of 3 judged pairs fail in Small, none of them new")
    #expect(lines.contains { $0.hasPrefix("  Worst: text.a") })
    #expect(!lines.contains { $0.hasPrefix("    1 new") || $0.hasPrefix("New ") || $0.hasPrefix("Known ") })
  }

  @Test func withoutABaselineNothingIsNew() throws {
    let lines = TextSummary(try Self.report([nil, nil, nil])).lines()
    #expect(lines.first == "✕ 3 of 3 judged pairs fail in Small")
    #expect(lines.contains { $0.hasPrefix("  Worst: text.a") })
    #expect(lines.contains { $0.hasPrefix("Worst ") } && !lines.contains { $0.contains("new") })
  }

  /// A colour that the screen has no room for is still counted with what is new behind it.
  @Test func whatIsLeftOutIsCountedAsNew() throws {
    let colors = (0..<7).map { (path: "text.n\($0)", colors: ["#\(String(repeating: "\($0 + 2)", count: 6))"]) }
    var report = try SmallSystem(
      themes: [("T", colors + [(path: "surface.base", colors: ["#111111"])])], plan: try SmallSystem.plan()
    ).report()
    let failing = report.pairs.indices.filter { report.pairs[$0].isFailure }
    try #require(failing.count > 4)
    for index in failing { report.pairs[index].change = .init(kind: .new, baselineRatio: nil) }
    report.baseline = BaselineReport(name: "b.json", entries: 0, new: failing.count)
    let lines = TextSummary(report).lines()
    #expect(lines.first?.hasSuffix(", all of them new") == true)
    let rest = failing.count - 4
    #expect(
      lines.contains { $0.hasPrefix("    and \(rest) more colour") && $0.hasSuffix(": \(rest) new") }, "\(lines)")
  }
}
