import Audit
import ThemeModel
import Wording

/// What a run found beside pairs, in the one form that every format for machines renders.
struct RunFinding {
  enum Check: String, CaseIterable {
    case error
    case diagnostic
    case contract
    case gamut
    case alike
    case expiredWaiver = "expired-waiver"
    case unusedWaiver = "unused-waiver"
    case staleBaseline = "stale-baseline"
    case coverage

    var id: String { "legible/\(rawValue)" }

    /// One sentence on what the check looks for.
    var text: String {
      switch self {
      case .error: "A source or the configuration cannot be read."
      case .diagnostic: "A source could not be read as it should."
      case .contract: "A theme and its contract disagree."
      case .gamut: "A token lies outside the gamut that a rule asks for."
      case .alike: "Tokens that must be told apart look alike."
      case .expiredWaiver: "A waiver has expired."
      case .unusedWaiver: "A waiver matches nothing that fails."
      case .staleBaseline: "The baseline has an entry that no pair answers to."
      case .coverage: "A rule or a pattern matches nothing."
      }
    }
  }

  enum Level: String {
    case error
    case warning
    case note
  }

  var check: Check
  var level: Level
  var message: String
  var place: Place?
  /// What it is known by across runs: names, never a place or a message.
  var identity: String
}

extension RunFinding {
  /// Those of a report, errors first, in a stable order.
  static func all(of report: AuditReport) -> [RunFinding] {
    let list = RunFindingList(report: report)
    return list.diagnostics() + list.waivers() + list.staleEntries() + list.contract() + list.gamut() + list.alike()
      + list.coverage()
  }
}

private struct RunFindingList {
  let report: AuditReport

  private let accepted: Set<FindingIdentity>

  init(report: AuditReport) {
    self.report = report
    accepted = Set(report.baseline?.accepted ?? [])
  }

  /// What the baseline accepts is a note.
  private func level(
    _ failure: FailureClass, _ identity: FindingIdentity? = nil, otherwise: RunFinding.Level = .warning
  ) -> RunFinding.Level {
    if let identity, accepted.contains(identity) { return .note }
    return report.failedOn.contains(failure) ? .error : otherwise
  }

  func diagnostics() -> [RunFinding] {
    let ranked = report.errors + report.diagnostics.filter { $0.severity != .error }
    return ranked.map { diagnostic in
      var level = RunFinding.Level(rawValue: diagnostic.severity.rawValue) ?? .note
      if level == .warning, report.failedOn.contains(.warnings) { level = .error }
      let file = diagnostic.place?.file ?? ""
      return RunFinding(
        check: diagnostic.severity == .error ? .error : .diagnostic, level: level,
        message: "\(diagnostic.message) [\(diagnostic.code)]", place: diagnostic.place,
        identity: "\(diagnostic.code)~\(file)~\(diagnostic.message)")
    }
  }

  func waivers() -> [RunFinding] {
    report.waivers.compactMap { waiver in
      guard let identity = FindingIdentity(waiver) else { return nil }
      let scope = "\(waiver.foreground) on \(waiver.background) by rule \(waiver.rule)"
      if waiver.state == .expired {
        return RunFinding(
          check: .expiredWaiver, level: level(.expiredWaivers, identity),
          message: "The waiver of \(scope) expired on \(waiver.expires ?? ""): \(waiver.reason)", place: waiver.place,
          identity: identity.description)
      }
      return RunFinding(
        check: .unusedWaiver, level: level(.unusedWaivers, identity, otherwise: .note),
        message: "The waiver of \(scope) matches nothing that fails: \(waiver.reason)", place: waiver.place,
        identity: identity.description)
    }
  }

  func staleEntries() -> [RunFinding] {
    (report.baseline?.stale ?? []).map { entry in
      RunFinding(
        check: .staleBaseline, level: level(.staleBaseline),
        message: "The baseline entry \(entry.identity) is stale: nothing answers to it. "
          + "'legible audit --baseline --prune' takes it out.",
        place: entry.place, identity: entry.identity)
    }
  }

  func contract() -> [RunFinding] {
    report.contractFindings.map { finding in
      let identity = FindingIdentity(finding)
      return RunFinding(
        check: .contract, level: level(.contract, identity), message: "\(finding.token): \(finding.reason)",
        place: finding.place, identity: identity.description)
    }
  }

  func gamut() -> [RunFinding] {
    report.gamutFindings.map { finding in
      let token = report.tokens[finding.token].path
      let variant = report.variants[finding.variant].name
      let identity = FindingIdentity(finding, in: report)
      return RunFinding(
        check: .gamut, level: level(.gamut, identity),
        message: "\(token) in \(variant) lies ΔE \(ShownNumber.difference(finding.difference)) outside "
          + "\(finding.gamut.rawValue); \(ShownNumber.difference(finding.allowed)) is allowed.",
        place: PairNames(report: report).place(of: finding.token, in: finding.variant),
        identity: identity.description)
    }
  }

  func alike() -> [RunFinding] {
    report.distinguish.flatMap { set in
      set.pairs.filter { !$0.alikeUnder.isEmpty }.map { pair in
        let names = [pair.first, pair.second].map { report.tokens[$0].path }
        let variant = report.variants[set.variant].name
        let identity = FindingIdentity(pair, of: set, in: report)
        return RunFinding(
          check: .alike, level: set.isInferred ? .note : level(.distinguish, identity),
          message: "\(names[0]) and \(names[1]) look alike in \(variant): "
            + "\(pair.alikeUnder.map(\.rawValue).joined(separator: ", ")).",
          place: PairNames(report: report).place(of: pair.first, in: set.variant),
          identity: identity.description)
      }
    }
  }

  func coverage() -> [RunFinding] {
    let places = Dictionary(report.rules.map { ($0.id, $0.place) }) { first, _ in first }
    let rules = report.coverage.idleRules.map { id in
      let identity = FindingIdentity(idleRule: id)
      return RunFinding(
        check: .coverage, level: level(.coverage, identity, otherwise: .note), message: "Rule \(id) matches no pair.",
        place: places[id] ?? nil, identity: identity.description)
    }
    let patterns = report.coverage.idlePatterns.map { idle in
      let identity = FindingIdentity(idle)
      return RunFinding(
        check: .coverage, level: level(.coverage, identity, otherwise: .note),
        message: "The pattern \(idle.pattern) of \(idle.owner) matches nothing." + (idle.hint.map { " \($0)" } ?? ""),
        place: idle.place, identity: identity.description)
    }
    guard report.totals.judged == 0, report.failedOn.contains(.coverage), rules.isEmpty, patterns.isEmpty else {
      return rules + patterns
    }
    return [RunFinding(check: .coverage, level: .error, message: "No pair was judged.", place: nil, identity: "none")]
  }
}
