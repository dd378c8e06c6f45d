import ColorScience
import Testing
import Wording

@testable import Reports

/// The page writes again what its reader filters and tries, in the words and with the figures of every other output.
@Suite struct PageWordsTests {
  private struct Line: Decodable, Equatable {
    var mark: String?
    var text: String
  }

  /// Returns the name of the page's icon.
  private static func icon(_ mark: VerdictMark) -> String? {
    switch mark {
    case .cross: "fail"
    case .query: "undetermined"
    case .tick: "pass"
    case .none: nil
    }
  }

  @Test func aVerdictIsTheLineOfEveryOutput() throws {
    var counts: [[Int]] = []
    for fail in [0, 1, 2, 355, 1_355] {
      for undetermined in [0, 1, 2, 1_004] {
        for excused in [0, 1, 144] {
          for pass in [0, 1, 2, 3, 1_287] { counts.append([fail, undetermined, excused, pass]) }
        }
      }
    }
    let found = try PageScript.results(
      of: "page.verdictLine({ judged: x[0] + x[1] + x[2] + x[3], fail: x[0], undetermined: x[1], pass: x[3] })",
      in: "text", on: counts, as: Line.self)
    for (count, found) in zip(counts, found) {
      let line = VerdictLine(judged: count.reduce(0, +), fail: count[0], undetermined: count[1], pass: count[3])
      #expect(found == Line(mark: Self.icon(line.mark), text: line.text), "\(count)")
    }
  }

  /// Ratios around each requirement, and requirements that nobody would round.
  private static let figures: [[Double]] = [3, 4.5, 7, 4.567, 1.25].flatMap { required in
    [-2, -0.5, -0.1, -0.01, -0.004, -0.001, -0.0001, -1e-9, 0, 1e-9, 0.0001, 0.004, 0.01, 0.5, 2, 14]
      .map { max(required + $0, 1) }.map { [$0, required] }
  }

  @Test func ratiosAreCutAlike() throws {
    let found = try PageScript.results(
      of: "page.ratioText(x[0], x[1])", in: "pieces", on: Self.figures, as: String.self)
    for (figure, found) in zip(Self.figures, found) {
      #expect(found == ShownNumber.ratio(figure[0], required: figure[1]), "\(figure)")
    }
  }

  @Test func levelsReadAlike() throws {
    let criteria = Criterion.named + [.ratio(4.567)]
    let pairs = criteria.flatMap { criterion in
      [3, 4.5, 4.567, 6.999, 7, 21].filter { $0 >= criterion.required }.map { (criterion, $0) }
    }
    let found = try PageScript.results(
      of: "page.levelWord(x[0], Number(x[1]))", in: "pieces", on: pairs.map { [$0.0.name, "\($0.1)"] }, as: String.self)
    for (pair, found) in zip(pairs, found) {
      #expect(found == ConformanceLevel.reached(pair.1, criterion: pair.0)?.rawValue ?? "passes", "\(pair)")
    }
  }

  @Test func shortfallsAreCutAlike() throws {
    let short = Self.figures.filter { $0[0] < $0[1] }
    let found = try PageScript.results(of: "page.shortBy(x[0], x[1])", in: "text", on: short, as: Int.self)
    for (figure, found) in zip(short, found) {
      #expect("\(found)%" == ShownNumber.shortBy(figure[0], required: figure[1]), "\(figure)")
    }
  }

  @Test func requirementsAndSharesReadAlike() throws {
    let numbers = [1, 3, 4.5, 7, 4.567, 21]
    let found = try PageScript.results(of: "page.requirement(x)", in: "text", on: numbers, as: String.self)
    #expect(found == numbers.map(ShownNumber.requirement))
    let shares = (0...10_000).map { Double($0) / 10_000 } + (0...255).map { Double($0) / 255 }
    let said = try PageScript.results(of: "page.percent(x)", in: "text", on: shares, as: String.self)
    for (share, said) in zip(shares, said) { #expect(said == ShownNumber.percent(share), "\(share)") }
  }

  @Test func differencesAreCutAlike() throws {
    let differences =
      [0, 1e-9, 0.0004, 0.001, 0.0019999, 0.02, 0.29, 0.3, 0.57, 0.999_999, 1] + (0...300).map { Double($0) / 1_000 }
    let found = try PageScript.results(of: "page.difference(x)", in: "text", on: differences, as: String.self)
    for (difference, found) in zip(differences, found) {
      #expect(found == ShownNumber.difference(difference), "\(difference)")
    }
  }

  @Test func countsAndListsReadAlike() throws {
    let counts = [0, 1, 2, 999, 1_000, 12_345, 1_000_000]
    let found = try PageScript.results(of: "page.counted(x, \"pair\")", in: "text", on: counts, as: String.self)
    #expect(found == counts.map { Counted.of($0, "pair") })
    let names = (0...1_200).map { "token\($0)" }
    let lists = [0, 1, 2, 3, 4, 5, 1_200].map { Array(names.prefix($0)) }
    let listed = try PageScript.results(of: "page.listed(x, 3)", in: "text", on: lists, as: String.self)
    #expect(listed == lists.map { Counted.list($0, limit: 3) })
  }
}
