import Audit
import ThemeModel

/// The evidence that pairs are shown, in words: the strongest first, then the other evidence.
public struct EvidenceWords: Sendable {
  private let report: AuditReport
  private let sightings: [[Int]: [SightingReport]]

  public init(_ report: AuditReport) {
    self.report = report
    var found: [[Int]: [SightingReport]] = [:]
    for sighting in report.sightings {
      guard let foreground = sighting.foreground, let background = sighting.background else { continue }
      found[[foreground, background], default: []].append(sighting)
    }
    sightings = found
  }

  /// Whether the evidence needs no mention: all pairs are declared, and no view is known to show any.
  public var isSilent: Bool {
    sightings.isEmpty && report.rules.allSatisfy { $0.evidence == .declared }
  }

  public func callAsFunction(_ pair: PairReport) -> PairEvidence {
    let rule = report.rules[pair.rule]
    let holding = sightings[[pair.foreground, pair.background], default: []].filter {
      $0.holds(in: report.variants[pair.variant])
    }
    return PairEvidence(
      evidence: rule.evidence, rule: rule.id, rulePlace: rule.place,
      seen: PairEvidence.Shown(holding.filter { $0.evidence == .seen }, as: rule.sample),
      likely: PairEvidence.Shown(holding.filter { $0.evidence != .seen }, as: rule.sample))
  }
}

/// The evidence that one pair is shown.
public struct PairEvidence: Hashable, Sendable {
  /// The places in view code that show the pair, each line once.
  public struct Shown: Hashable, Sendable {
    public struct File: Hashable, Sendable {
      public var path: String
      public var lines: [Int]
    }

    public private(set) var files: [File] = []
    public private(set) var views: [String] = []
    /// The assumption behind a likely sighting. `nil` when nothing is assumed.
    public private(set) var assumption: String?

    /// A place that needs what is required: a text where there are icons as well.
    private var deciding: Place?

    init(_ sightings: [SightingReport], as sample: SampleKind) {
      deciding = sightings.first { sample.isShape || $0.isText }?.sites.first?.foreground
      var places: [String: Int] = [:]
      for sighting in sightings {
        if assumption == nil { assumption = sighting.reason }
        for site in sighting.sites {
          if let view = site.view, !views.contains(view) { views.append(view) }
          let place = site.foreground
          if places[place.file] == nil {
            places[place.file] = files.count
            files.append(File(path: place.file, lines: []))
          }
          let index = places[place.file, default: 0]
          if !files[index].lines.contains(place.line) { files[index].lines.append(place.line) }
        }
      }
      for index in files.indices { files[index].lines.sort() }
    }

    public var isEmpty: Bool { files.isEmpty }
    public var count: Int { files.reduce(0) { $0 + $1.lines.count } }

    /// For example `WidgetPermissionViewController.swift:119`.
    public var first: String? {
      let line = deciding.map(\.line) ?? files.first?.lines.first
      let path = deciding.map(\.file) ?? files.first?.path
      return path.map { PlaceWords.file($0) + (line.map { ":\($0)" } ?? "") }
    }

    /// For example `at 22 places in 15 files`, `in MenuCell` or `at Menu.swift:12`.
    public var words: String {
      if count == 1 { return views.first.map { "in \($0)" } ?? "at \(first ?? "")" }
      return "at \(Counted.of(count, "place"))" + (files.count > 1 ? " in \(Counted.of(files.count, "file"))" : "")
    }
  }

  public var evidence: Evidence
  public var rule: String
  public var rulePlace: Place?
  public var seen: Shown
  public var likely: Shown

  /// For example `declared`, `seen 22×`, `named`, `likely 3×` or `guessed`.
  public var tag: String {
    switch evidence {
    case .declared, .named, .guessed: evidence.rawValue
    case .seen: seen.isEmpty ? "seen" : "seen \(Counted.number(seen.count))×"
    case .likely: likely.isEmpty ? "likely" : "likely \(Counted.number(likely.count))×"
    }
  }

  /// The text after the tag, on a line of its own: `by accent-text, legible.json:36; seen in MenuCell`.
  public var words: String {
    switch evidence {
    case .declared:
      let place = rulePlace.map { ", " + PlaceWords.short($0) } ?? ""
      return "by \(rule)\(place)" + company
    case .seen: return seen.isEmpty ? "in view code" : seen.words
    case .named: return "by its tokens" + company
    case .likely:
      return (likely.isEmpty ? "in view code" : likely.words) + (likely.assumption.map { "; assumed: \($0)" } ?? "")
    case .guessed: return "a text and a surface by their names; no view shows them"
    }
  }

  /// For example `declared by accent-text`, `seen at 22 places` or `named by its tokens`.
  public var short: String {
    switch evidence {
    case .declared: "declared by \(rule)"
    case .seen: "seen " + (seen.isEmpty ? "in view code" : seen.words)
    case .named: "named by its tokens"
    case .likely: "likely seen " + (likely.isEmpty ? "in view code" : likely.words)
    case .guessed: "guessed"
    }
  }

  /// The additional evidence from view code: `; seen at 3 places`.
  public var company: String {
    seen.isEmpty ? likely.isEmpty ? "" : "; likely seen \(likely.words)" : "; seen \(seen.words)"
  }

  /// The text in a table: `declared: accent-text; seen in MenuCell` or `seen 22×: Menu.swift:119`.
  public var cell: String {
    switch evidence {
    case .declared: "declared: \(rule)" + company
    case .seen: tag + (seen.first.map { ": \($0)" } ?? "")
    case .named: "named" + company
    case .likely: tag + (likely.first.map { ": \($0)" } ?? "")
    case .guessed: "guessed"
    }
  }
}
