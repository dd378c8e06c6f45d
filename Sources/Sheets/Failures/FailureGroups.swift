import Audit
import ColorScience

/// Failing pairs that look the same: the same composited colors, requirement and kind of sample.
struct FailureLook: Hashable, Sendable {
  /// The pairs, worst first; the first one is drawn.
  var pairs: [PairReport]
  var kind: SampleKind
}

/// The failing pairs of one variant that share a cause.
struct FailureGroup: Hashable, Sendable {
  /// An index into the report's causes; `nil` where no cause is known.
  var cause: Int?
  /// The looks, worst first.
  var looks: [FailureLook]

  var pairCount: Int { looks.map(\.pairs.count).reduce(0, +) }

  /// The largest number of looks drawn for one cause; the others are counted.
  static let lookLimit = 12

  /// Groups the failures of a variant by cause: the cause with the most pairs first, then the worst first.
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
    // The group without a cause comes last, however many pairs it has. The others are ordered by number of pairs, most first,
    // then by the order of the failures.
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

/// The parts on one failures sheet.
struct FailurePage: Hashable, Sendable {
  struct Part: Hashable, Sendable {
    /// An index into the groups; `nil` for the pairs without a verdict.
    var group: Int?
    var rows: Range<Int>
  }

  var parts: [Part] = []

  /// The largest number of sheets of one variant's failures. Nobody looks through more.
  static let sheetLimit = 12

  /// Whether the sheet shows pairs without a verdict.
  var hasUndetermined: Bool { parts.contains { $0.group == nil } }

  /// Removes sheets beyond the limit, from the end of the sheets of failures, and returns how many it removed. The sheets of
  /// pairs without a verdict stay, because no other sheet shows these.
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

  /// The largest height of the groups on a sheet, in px, so that no sheet is much taller than a palette.
  static let tallest = 1600.0

  /// Distributes the groups over sheets. `counts` is the number of rows that each group shows; `undetermined` is the number
  /// of rows of the pairs without a verdict, which come last.
  static func pages(_ counts: [Int], undetermined: Int, _ geometry: FailureGeometry) -> [FailurePage] {
    var pages: [FailurePage] = []
    var page = FailurePage()
    var used = 0.0
    let groups = counts.enumerated().map { (Optional($0), $1) } + (undetermined > 0 ? [(nil, undetermined)] : [])
    for (group, count) in groups {
      var first = 0
      while first < count {
        let room = Int((tallest - used - geometry.groupHeight) / geometry.rowPitch)
        // A group with several rows does not begin with a single row at the end of a sheet.
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
