import Audit
import ColorScience

/// The pairs of a report, each once for all variants and rules, with all evidence for it. What fails the run and what is only measured
/// are two entries.
struct PairListing {
  struct Entry {
    var foreground: String
    var background: String
    /// The strongest evidence.
    var evidence: Evidence
    var rules: [String] = []
    var sightings: [SightingReport] = []
    var required: Double?
    var ratio: Double?
    var verdict: Verdict?
    /// The variant in which the pair is furthest from its requirement.
    var variant: String?

    /// The number of lines of code that show it. Several sightings can be of one line: a text and an icon, two conditions.
    var placeCount: Int {
      Set(sightings.flatMap(\.sites).map { [$0.foreground.file, String($0.foreground.line)] }).count
    }
  }

  /// Strongest evidence first, then worst pairs first.
  private(set) var entries: [Entry] = []
  /// Sightings without a known background, and those with a color that is not a token.
  private(set) var unplaced: [SightingReport] = []

  init(_ report: AuditReport) {
    var places: [Key: Int] = [:]
    for pair in report.pairs {
      let index = place(Key(pair.foreground, pair.background, pair.evidence), pair.evidence, report, &places)
      entries[index].add(pair, report)
    }
    for sighting in report.sightings {
      guard let foreground = sighting.foreground, let background = sighting.background else {
        addUnplaced(sighting)
        continue
      }
      var key = Key(foreground, background, sighting.evidence)
      // What is likely shown shows a declared pair, too.
      let bound = Key(foreground, background, .declared)
      if places[key] == nil, places[bound] != nil { key = bound }
      let index = place(key, sighting.evidence, report, &places)
      entries[index].sightings.append(sighting)
      if Evidence.isStronger(sighting.evidence, entries[index].evidence) {
        entries[index].evidence = sighting.evidence
      }
    }
    entries = entries.enumerated().sorted { a, b in
      if a.element.evidence != b.element.evidence {
        return Evidence.isStronger(a.element.evidence, b.element.evidence)
      }
      return (a.element.share, a.offset) < (b.element.share, b.offset)
    }.map(\.element)
  }

  /// Adds a sighting to the one of the same colors with the same reason.
  private mutating func addUnplaced(_ sighting: SightingReport) {
    func isSame(_ other: SightingReport) -> Bool {
      (other.ink, other.ground, other.reason) == (sighting.ink, sighting.ground, sighting.reason)
    }
    // The report sorts them by their colors.
    guard
      let index = unplaced.indices.reversed().prefix(while: { unplaced[$0].ink == sighting.ink })
        .first(where: { isSame(unplaced[$0]) })
    else { return unplaced.append(sighting) }
    let known = Set(unplaced[index].sites.map(\.foreground))
    unplaced[index].sites += sighting.sites.filter { !known.contains($0.foreground) }
    unplaced[index].sites.sort { $0.foreground < $1.foreground }
  }

  private struct Key: Hashable {
    let foreground: Int
    let background: Int
    let isBinding: Bool

    init(_ foreground: Int, _ background: Int, _ evidence: Evidence) {
      (self.foreground, self.background, isBinding) = (foreground, background, evidence.isBinding)
    }
  }

  private mutating func place(
    _ key: Key, _ evidence: Evidence, _ report: AuditReport, _ places: inout [Key: Int]
  ) -> Int {
    if let known = places[key] { return known }
    places[key] = entries.count
    entries.append(
      Entry(
        foreground: report.tokens[key.foreground].path, background: report.tokens[key.background].path,
        evidence: evidence))
    return entries.count - 1
  }
}

extension PairListing.Entry {
  fileprivate var share: Double {
    guard let required else { return .infinity }
    return WCAG.share(of: required, reachedBy: ratio ?? 1)
  }

  fileprivate mutating func add(_ pair: PairReport, _ report: AuditReport) {
    if Evidence.isStronger(pair.evidence, evidence) { evidence = pair.evidence }
    let rule = report.rules[pair.rule].id
    if !rules.contains(rule) { rules.append(rule) }
    let rank = pair.verdict.listed
    guard
      verdict.map({ (rank, WCAG.share(of: pair.required, reachedBy: pair.ratio ?? 1)) < ($0.listed, share) }) ?? true
    else { return }
    required = pair.required
    ratio = pair.ratio
    verdict = pair.verdict
    variant = report.variants[pair.variant].name
  }
}

extension Verdict {
  /// Which of several verdicts on a pair the list shows: a failure before what is not known, and both before a pass.
  fileprivate var listed: Int {
    switch self {
    case .fail: 0
    case .undetermined: 1
    case .waived: 2
    case .pass: 3
    case .exempt: 4
    }
  }
}

extension Evidence {
  fileprivate static func isStronger(_ a: Evidence, _ b: Evidence) -> Bool {
    guard let first = allCases.firstIndex(of: a), let second = allCases.firstIndex(of: b) else { return false }
    return first < second
  }
}
