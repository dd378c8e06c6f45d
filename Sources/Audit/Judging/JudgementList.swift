import Synchronization
import ThemeModel

/// What was found of the judged pairs of a theme, in a third of the memory that as many judgements take: which pairs they are is
/// mostly the same in all variants of all themes.
///
/// They stand variant after variant.
struct JudgementList: Sendable {
  /// A candidate pair of a rule.
  struct Place: Hashable, Sendable {
    var rule: Int32
    var pair: Int32
  }

  /// The pairs that were judged last in a variant, for the next one that judges the same.
  final class SharedPlaces: Sendable {
    private let last = Mutex<[Place]>([])

    func shared(_ places: [Place]) -> [Place] {
      last.withLock { last in
        if last != places { last = places }
        return last
      }
    }
  }

  private struct Run: Sendable {
    var variant: Int32
    /// Where its judgements begin.
    var start: Int
    var places: [Place]
  }

  /// In one byte: a large system has millions.
  private struct Facts: Sendable {
    private var bits: UInt8

    init(verdict: Verdict, isFragile: Bool, hasMore: Bool, change: PairReport.Change.Kind?) {
      let number: UInt8 =
        switch verdict {
        case .pass: 0
        case .fail: 1
        case .undetermined: 2
        case .waived: 3
        case .exempt: 4
        }
      bits = number | (isFragile ? Facts.fragile : 0) | (hasMore ? Facts.more : 0)
      self.change = change
    }

    var verdict: Verdict {
      switch bits & 7 {
      case 0: .pass
      case 1: .fail
      case 2: .undetermined
      case 3: .waived
      default: .exempt
      }
    }

    var isFragile: Bool { bits & Facts.fragile != 0 }

    /// Whether there is a reason or a waiver. Looking them up in vain takes longer than all else.
    var hasMore: Bool { bits & Facts.more != 0 }

    var change: PairReport.Change.Kind? {
      get {
        switch (bits & Facts.changes) >> 4 {
        case 1: .new
        case 2: .worse
        case 3: .better
        case 4: .known
        case 5: .fixed
        default: nil
        }
      }
      set {
        let number: UInt8 =
          switch newValue {
          case nil: 0
          case .new: 1
          case .worse: 2
          case .better: 3
          case .known: 4
          case .fixed: 5
          }
        bits = bits & ~Facts.changes | number << 4
      }
    }

    private static let fragile: UInt8 = 8
    private static let changes: UInt8 = 7 << 4
    private static let more: UInt8 = 128
  }

  private var runs: [Run] = []
  /// Not a number where nothing was measured.
  private var ratios = KeptArray<Double>()
  private var facts = KeptArray<Facts>()
  /// The same while judgements come.
  private var coming: (ratios: [Double], facts: [Facts]) = ([], [])
  /// By judgement, as an index; few have these.
  private var reasons: [Int: JudgementReason] = [:]
  private var waivers: [Int: Int32] = [:]

  init() {}

  init(_ judgements: some Sequence<Judgement>) {
    for judgement in judgements { append(judgement) }
    finish(sharing: nil)
  }

  mutating func reserve(_ count: Int) {
    coming.ratios.reserveCapacity(count)
    coming.facts.reserveCapacity(count)
  }

  mutating func append(_ judgement: Judgement) {
    let index = coming.ratios.count
    if runs.last?.variant != judgement.variant {
      runs.append(Run(variant: judgement.variant, start: index, places: []))
    }
    runs[runs.count - 1].places.append(Place(rule: judgement.rule, pair: judgement.pair))
    if let reason = judgement.reason { reasons[index] = reason }
    if judgement.waiver >= 0 { waivers[index] = judgement.waiver }
    coming.ratios.append(judgement.measuredRatio ?? .nan)
    coming.facts.append(
      Facts(
        verdict: judgement.verdict, isFragile: judgement.isFragile,
        hasMore: judgement.reason != nil || judgement.waiver >= 0, change: judgement.change))
  }

  /// No more will come. Only now can they be read.
  mutating func finish(sharing shared: SharedPlaces?) {
    for index in runs.indices {
      if index > 0, runs[index].places == runs[index - 1].places {
        runs[index].places = runs[index - 1].places
      } else if let shared {
        runs[index].places = shared.shared(runs[index].places)
      }
    }
    ratios = KeptArray(coming.ratios)
    facts = KeptArray(coming.facts)
    coming = ([], [])
  }

  var bytesInMemory: Int { ratios.bytesInMemory + facts.bytesInMemory }

  mutating func move(to spool: any ByteSpool) {
    ratios.move(to: spool)
    facts.move(to: spool)
  }

  /// Which pairs are judged in a variant.
  func places(ofVariant variant: Int) -> [Place] {
    // Nearly always every variant has some.
    if runs.indices.contains(variant), Int(runs[variant].variant) == variant { return runs[variant].places }
    return runs.first { Int($0.variant) == variant }?.places ?? []
  }

  /// The pair that a judgement is about.
  func place(of index: Int) -> Place {
    let run = runs[self.run(of: index)]
    return run.places[index - run.start]
  }

  /// Visits the judgements that pass or fail. A system whose colors are not known may have millions of others.
  func eachDecided(_ visit: (Judgement) -> Void) {
    for run in runs {
      for index in run.start..<run.start + run.places.count
      where facts[index].verdict == .fail || facts[index].verdict == .pass {
        visit(judgement(index, in: run))
      }
    }
  }

  mutating func mark(_ changes: [Int: PairReport.Change.Kind]) {
    guard !changes.isEmpty else { return }
    var marked = Array(facts)
    for (index, change) in changes { marked[index].change = change }
    facts = KeptArray(marked)
  }
}

extension JudgementList: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { ratios.count }

  subscript(index: Int) -> Judgement {
    judgement(index, in: runs[run(of: index)])
  }

  private func judgement(_ index: Int, in run: Run) -> Judgement {
    let place = run.places[index - run.start]
    let (ratio, facts) = (ratios[index], facts[index])
    var judgement = Judgement(
      rule: Int(place.rule), pair: Int(place.pair), variant: Int(run.variant), verdict: facts.verdict,
      ratio: ratio.isNaN ? nil : ratio, isFragile: facts.isFragile, reason: facts.hasMore ? reasons[index] : nil)
    judgement.change = facts.change
    if facts.hasMore, let waiver = waivers[index] { judgement.waiver = waiver }
    return judgement
  }

  /// The last run that begins at this judgement or before.
  private func run(of index: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Walks without looking up the variant of each.
  struct Iterator: IteratorProtocol {
    fileprivate let list: JudgementList
    private var index = 0
    private var run = 0

    fileprivate init(_ list: JudgementList) { self.list = list }

    mutating func next() -> Judgement? {
      guard index < list.ratios.count else { return nil }
      while run + 1 < list.runs.count, list.runs[run + 1].start <= index { run += 1 }
      defer { index += 1 }
      return list.judgement(index, in: list.runs[run])
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}
