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

  @Test(arguments: [
    ([3], 0, [3]), ([12, 12, 12], 0, [20, 16]), ([20], 3, [20, 3]), ([19, 5], 0, [19, 5]), ([19, 1], 2, [20, 2]),
    ([], 2, [2]), ([2, 2, 2, 2, 2, 2, 2, 2], 0, [12, 4]), ([1], 0, [1]),
  ])
  func sheetsEndAtAGroupOrARow(_ counts: [Int], _ undetermined: Int, _ expected: [Int]) {
    let pages = FailurePage.pages(counts, undetermined: undetermined, FailureGeometry(width: Measures.width))
    #expect(pages.map { $0.parts.map(\.rows.count).reduce(0, +) } == expected)
  }
}
