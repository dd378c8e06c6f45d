import Audit
import ColorScience

/// Failing pairs that look the same: one pair of composites, one requirement, one kind.
struct FailureLook: Hashable, Sendable {
  /// Worst first; the first one is drawn.
  var pairs: [PairReport]
  var kind: SampleKind
}

/// The failing pairs of one variant that share a cause.
struct FailureGroup: Hashable, Sendable {
  /// An index into the report's causes; nil where none is known.
  var cause: Int?
  /// Worst first.
  var looks: [FailureLook]

  var pairCount: Int { looks.map(\.pairs.count).reduce(0, +) }

  /// Looks of one cause on a sheet; the others are counted.
  static let lookLimit = 12

  /// By number of pairs, then worst first.
  static func groups(_ index: ReportIndex, _ summary: PairSummary) -> [FailureGroup] {
    var groups: [(cause: Int?, pairs: [PairReport])] = []
    var places: [Int?: Int] = [:]
    for pair in summary.failures {
      let cause = pair.cause.flatMap { index.report.causes.indices.contains($0) ? $0 : nil }
      if let at = places[cause] {
        groups[at].pairs.append(pair)
      } else {
        places[cause] = groups.count
        groups.append((cause, [pair]))
      }
    }
    // Those without a cause come last however many they are; else more pairs first, then the order of the failures.
    let sorted = groups.enumerated().sorted { a, b in
      let (first, second) = (a.element, b.element)
      if (first.cause == nil) != (second.cause == nil) { return second.cause == nil }
      if first.pairs.count != second.pairs.count { return first.pairs.count > second.pairs.count }
      return a.offset < b.offset
    }
    return sorted.map { FailureGroup(cause: $0.element.cause, looks: looks($0.element.pairs, index)) }
  }

  static func looks(_ pairs: [PairReport], _ index: ReportIndex) -> [FailureLook] {
    struct Key: Hashable {
      var background: Color?
      var foreground: Color?
      var required: Double
      var kind: SampleKind
      /// Keeps pairs apart that have no colors to compare.
      var identity: [Int]
    }
    var looks: [FailureLook] = []
    var places: [Key: Int] = [:]
    for pair in pairs {
      let kind = index.sample(of: pair)
      let hasLayers = pair.layers.count >= 2
      let key = Key(
        background: hasLayers ? pair.layers[pair.layers.count - 2].composite : nil,
        foreground: pair.layers.last?.composite, required: pair.required, kind: kind,
        identity: hasLayers ? [] : [pair.foreground, pair.background])
      if let at = places[key] {
        looks[at].pairs.append(pair)
      } else {
        places[key] = looks.count
        looks.append(FailureLook(pairs: [pair], kind: kind))
      }
    }
    return looks
  }
}

/// What stands on one failures sheet.
struct FailurePage: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    /// An index into the groups; nil for the pairs without a verdict.
    var group: Int?
    var rows: Range<Int>
  }

  var parts: [Part] = []

  /// More sheets of one variant's failures than these nobody looks through.
  static let sheetLimit = 12

  /// Whether pairs without a verdict stand on it.
  var hasUndetermined: Bool { parts.contains { $0.group == nil } }

  /// Cuts what nobody looks through: of the sheets of failures, the last. Those of the pairs without a verdict stay, since
  /// nothing else on the sheets tells of them. Returns how many are gone.
  static func cut(_ pages: inout [FailurePage], limit: Int = sheetLimit) -> Int {
    guard pages.count > limit else { return 0 }
    let all = pages.count
    let kept = limit - pages.count(where: \.hasUndetermined)
    var failing = 0
    pages.removeAll { page in
      guard !page.hasUndetermined else { return false }
      failing += 1
      return failing > kept
    }
    return all - pages.count
  }

  /// What the groups of a sheet may take, in px: no sheet is much taller than a palette.
  static let tallest = 1600.0

  /// `counts` are the rows that each group shows; `undetermined` those of the last group.
  static func pages(_ counts: [Int], undetermined: Int, _ geometry: FailureGeometry) -> [FailurePage] {
    var pages: [FailurePage] = []
    var page = FailurePage()
    var used = 0.0
    let groups = counts.enumerated().map { (Optional($0), $1) } + (undetermined > 0 ? [(nil, undetermined)] : [])
    for (group, count) in groups {
      var first = 0
      while first < count {
        let room = Int((tallest - used - geometry.groupHeight) / geometry.rowPitch)
        // A group does not begin with a single row at a sheet's end when it has more.
        if !page.parts.isEmpty, room < 1 || (first == 0 && count > 1 && room == 1) {
          pages.append(page)
          page = FailurePage()
          used = 0
          continue
        }
        let taken = min(count - first, max(1, room))
        page.parts.append(Part(group: group, rows: first..<first + taken))
        first += taken
        used += geometry.groupHeight + geometry.rowPitch * Double(taken)
      }
    }
    if !page.parts.isEmpty { pages.append(page) }
    return pages
  }
}
