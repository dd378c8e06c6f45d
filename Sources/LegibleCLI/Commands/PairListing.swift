import Audit
import ColorScience

/// The pairs of a report, each once for all variants and rules, with all evidence for it.
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
    var places: [[Int]: Int] = [:]
    for pair in report.pairs {
      let index = place([pair.foreground, pair.background], pair.evidence, report, &places)
      entries[index].add(pair, report)
    }
    for sighting in report.sightings {
      guard let foreground = sighting.foreground, let background = sighting.background else {
        unplaced.append(sighting)
        continue
      }
      let index = place([foreground, background], sighting.evidence, report, &places)
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

  private mutating func place(
    _ key: [Int], _ evidence: Evidence, _ report: AuditReport, _ places: inout [[Int]: Int]
  ) -> Int {
    if let known = places[key] { return known }
    places[key] = entries.count
    entries.append(
      Entry(foreground: report.tokens[key[0]].path, background: report.tokens[key[1]].path, evidence: evidence))
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
    guard verdict == nil || WCAG.share(of: pair.required, reachedBy: pair.ratio ?? 1) < share else { return }
    required = pair.required
    ratio = pair.ratio
    verdict = pair.verdict
    variant = report.variants[pair.variant].name
  }
}

extension Evidence {
  fileprivate static func isStronger(_ a: Evidence, _ b: Evidence) -> Bool {
    guard let first = allCases.firstIndex(of: a), let second = allCases.firstIndex(of: b) else { return false }
    return first < second
  }
}
