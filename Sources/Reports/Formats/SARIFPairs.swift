import Audit
import ThemeModel
import Threads
import Wording

/// The pairs of the results that a run shows, chosen while the themes pass by: of thousands of themes, all failing pairs take more
/// memory than everything else.
struct SARIFPairs {
  /// The report with these pairs only, and without causes.
  private(set) var report: AuditReport
  /// One a pair: where its theme defines its foreground.
  private(set) var places: [Place] = []
  /// The number of all groups, shown or not.
  var groupCount: Int { worst.count }

  private let limit: Int
  private var keys = PairGroups.Keys()
  private var groups: [PairGroups.Key: Int32] = [:]
  /// One a group: where its worst pair stands among all.
  private var worst: [Standing] = []
  /// One a group: whether pairs of it were let go, because there were enough groups with worse ones.
  private var isIncomplete: [Bool] = []
  /// In the order of the report.
  private var kept: [Kept] = []
  /// How many pairs may be kept before some are let go.
  private var room: Int
  /// The worst pair of the last group that was shown when some were let go. Groups that are less bad are not shown in the end.
  private var bar: Standing?

  private struct Kept {
    let group: Int32
    let pair: PairReport
    let place: Place

    init(_ group: Int32, _ candidate: Candidate) {
      (self.group, pair, place) = (group, candidate.pair, candidate.place)
    }
  }

  /// A pair that some result could list.
  private struct Candidate: Sendable {
    let pair: PairReport
    let place: Place
    let standing: Standing
  }

  /// The parts of more themes would take as much memory as the pairs.
  private static let themesAtOnce = 32

  init(_ source: some ReportSource, atMost limit: Int) {
    self.limit = limit
    room = 4 * limit
    kept.reserveCapacity(room)
    report = source.head
    report.variants.removeAll(keepingCapacity: true)
    report.causes = []
    SARIFPairs.eachTheme(of: source) { variants, candidates in
      report.variants += variants
      for candidate in candidates { add(candidate) }
      if kept.count > room { letGo() }
    }
    let shown = Set(shownGroups())
    if shown.contains(where: { isIncomplete[Int($0)] }) {
      // A place that many themes share turned out to be worse than when its first pairs passed by.
      kept = []
      SARIFPairs.eachTheme(of: source) { _, candidates in
        for candidate in candidates {
          let group = groups[keys.key(of: candidate.pair, at: candidate.place)]
          if let group, shown.contains(group) { kept.append(Kept(group, candidate)) }
        }
      }
    }
    kept.removeAll { !shown.contains($0.group) }
    report.pairs = kept.map(\.pair)
    places = kept.map(\.place)
    kept = []
  }

  private mutating func add(_ candidate: Candidate) {
    let key = keys.key(of: candidate.pair, at: candidate.place)
    let group = groups[key] ?? Int32(worst.count)
    if Int(group) == worst.count {
      groups[key] = group
      worst.append(candidate.standing)
      isIncomplete.append(false)
    } else if candidate.standing < worst[Int(group)] {
      worst[Int(group)] = candidate.standing
    }
    if let bar, bar < worst[Int(group)] {
      isIncomplete[Int(group)] = true
    } else {
      kept.append(Kept(group, candidate))
    }
  }

  /// The groups whose worst pairs are the worst of all, in this order.
  private func shownGroups() -> ArraySlice<Int32> {
    worst.indices.map(Int32.init).sorted { worst[Int($0)] < worst[Int($1)] }.prefix(limit)
  }

  private mutating func letGo() {
    let order = shownGroups()
    if order.count == limit { bar = order.last.map { worst[Int($0)] } }
    let shown = Set(order)
    for pair in kept where !shown.contains(pair.group) { isIncomplete[Int(pair.group)] = true }
    kept.removeAll { !shown.contains($0.group) }
    room = max(room, 2 * kept.count)
  }

  private static func eachTheme(of source: some ReportSource, _ take: ([VariantReport], [Candidate]) -> Void) {
    let ranking = Ranking(report: source.head)
    for first in stride(from: 0, to: source.themeCount, by: themesAtOnce) {
      let count = min(themesAtOnce, source.themeCount - first)
      let parts = Parallel.map(count, workers: source.workers) { index in
        let contents = source.contents(ofTheme: first + index)
        return (contents.variants, candidates(in: contents, source.head, ranking))
      }
      for (variants, candidates) in parts { take(variants, candidates) }
    }
  }

  private static func candidates(
    in contents: ThemeContents, _ head: AuditReport, _ ranking: Ranking
  ) -> [Candidate] {
    contents.pairs.indices.compactMap { index in
      let pair = contents.pairs[index]
      guard let turn = turn(of: pair, head) else { return nil }
      return Candidate(
        pair: pair,
        place: head.foregroundPlace(of: pair, in: contents.variants[pair.variant - contents.firstVariant]),
        standing: Standing(turn: turn, rank: ranking.rank(of: pair), number: contents.numbers[index]))
    }
  }

  /// Failures come first, and waived pairs last. Returns `nil` for pairs of which no result tells.
  private static func turn(of pair: PairReport, _ head: AuditReport) -> Int? {
    switch pair.verdict {
    case .fail: head.isRed(pair) ? 0 : nil
    case .undetermined: head.isRed(pair) ? 1 : nil
    case .waived: pair.evidence.isBinding ? 2 : nil
    case .pass, .exempt: nil
    }
  }
}

/// Where a pair stands among all that results tell of, worst first.
private struct Standing: Comparable, Sendable {
  let turn: Int
  let rank: Ranking.Rank
  let number: Int

  static func < (a: Standing, b: Standing) -> Bool { (a.turn, a.rank, a.number) < (b.turn, b.rank, b.number) }
}
