import ThemeModel

/// Compares the judgements of an audit with the failures that a baseline accepts.
struct BaselineCheck {
  let auditor: ThemeAuditor
  let baseline: Baseline
  /// The audited part. Entries outside of it are left alone.
  var scope: AuditScope?

  /// Ratios closer than this are the same: another machine's arithmetic may differ by as much.
  static let tolerance = 1e-9

  /// Marks failing pairs as new, worse, better or known, and pairs of the baseline that no longer fail as fixed.
  func check(_ audits: inout AuditedThemes) -> BaselineReport {
    let entries = BaselineEntries(baseline, rules: Set(auditor.plan.rules.map(\.id)))
    var isAnswered = Array(repeating: false, count: baseline.entries.count)
    var report = BaselineReport(name: baseline.name, entries: baseline.entries.count)
    for index in audits.indices {
      var changes: [Int: PairReport.Change.Kind] = [:]
      for position in audits[index].judgements.indices {
        let judgement = audits[index].judgements[position]
        let entry = entries.entry(
          of: identity(of: judgement, in: audits[index]),
          requiring: auditor.rules[Int(judgement.rule)].required)
        if let entry { isAnswered[entry] = true }
        guard let kind = kind(of: judgement, entry: entry.map { baseline.entries[$0] }) else { continue }
        changes[position] = kind
        if let ratio = entry.flatMap({ baseline.entries[$0].ratio }) { audits[index].baselineRatios[position] = ratio }
        switch kind {
        case .new: report.new += 1
        case .worse: report.worse += 1
        case .better: report.better += 1
        case .known: report.known += 1
        case .fixed: report.fixed += 1
        }
      }
      audits[index].judgements.mark(changes)
      audits.spool(index)
    }
    report.stale = baseline.entries.enumerated().filter { index, entry in
      !isAnswered[index] && scope?.admits(entry.identity) ?? true
    }.map { _, entry in
      BaselineReport.StaleEntry(identity: entry.identity.description, ratio: entry.ratio, place: entry.place)
    }
    return report
  }

  /// Adds the findings that the baseline accepts to a report, and the entries that match no finding.
  static func addFindings(of baseline: Baseline, scope: AuditScope?, to report: inout AuditReport) {
    let found = Set(report.findingIdentities)
    report.baseline?.entries += baseline.findings.count
    report.baseline?.accepted = baseline.findings.map(\.identity).filter(found.contains)
    // An audit of a part says nothing about the rest.
    guard scope == nil else { return }
    report.baseline?.stale += baseline.findings.filter { !found.contains($0.identity) }.map { entry in
      BaselineReport.StaleEntry(identity: entry.identity.description, ratio: nil, place: entry.place)
    }
  }

  /// Returns `nil` for a pair that neither fails now nor is in the baseline, and for a new failure that cannot fail the run.
  private func kind(of judgement: Judgement, entry: Baseline.Entry?) -> PairReport.Change.Kind? {
    let evidence = auditor.rules[Int(judgement.rule)].evidence
    guard entry != nil || evidence.isBinding || auditor.plan.failOn.contains(evidence.failureClass) else { return nil }
    guard judgement.verdict == .fail || judgement.verdict == .undetermined else { return entry == nil ? nil : .fixed }
    guard let entry else { return .new }
    switch (judgement.measuredRatio, entry.ratio) {
    case (let now?, let before?):
      if now < before - BaselineCheck.tolerance { return .worse }
      return now > before + BaselineCheck.tolerance ? .better : .known
    // The pair was measured before and can no longer be.
    case (nil, _?): return .worse
    case (_?, nil): return .better
    case (nil, nil): return .known
    }
  }

  private func identity(of judgement: Judgement, in audit: ThemeAudit) -> PairIdentity {
    let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    return PairIdentity(
      rule: auditor.plan.rules[Int(judgement.rule)].id, foreground: auditor.catalogue.paths[pair.foreground],
      background: auditor.catalogue.paths[pair.background], theme: audit.name,
      choices: audit.parts[Int(judgement.variant)].choices)
  }
}

extension Baseline {
  /// Accepts every failing and undetermined pair of a report.
  public init(accepting report: AuditReport, name: String) {
    self.init(
      name: name,
      entries: report.pairs.filter { Baseline.accepts($0, in: report) }.map { pair in
        Entry(identity: PairIdentity(pair, in: report), ratio: pair.ratio)
      }.sorted { $0.identity < $1.identity },
      findings: Baseline.failingFindings(of: report).sorted().map { FindingEntry(identity: $0) })
  }

  /// Returns the findings that are not pairs and that would fail the run.
  private static func failingFindings(of report: AuditReport) -> [FindingIdentity] {
    let failing = Set(report.settings.failOn + report.failedOn)
    return report.findingIdentities.filter { failing.contains($0.failure) }
  }

  /// Returns the baseline without stale and fixed entries, each under the rule that judges it now. New and worse failures are
  /// not added: that would accept them.
  /// Entries outside the scope of the report stay, since the report says nothing about them.
  public func pruned(by report: AuditReport, scope: AuditScope? = nil) -> Baseline {
    let known = BaselineEntries(self, rules: Set(report.rules.map(\.id)))
    var failing: [Int: PairIdentity] = [:]
    for pair in report.pairs where Baseline.accepts(pair, in: report) {
      let identity = PairIdentity(pair, in: report)
      guard let entry = known.entry(of: identity, requiring: pair.required) else { continue }
      if failing[entry] == nil || identity == entries[entry].identity { failing[entry] = identity }
    }
    let found = Set(report.findingIdentities)
    return Baseline(
      name: name,
      entries: entries.enumerated().compactMap { index, entry in
        if let scope, !scope.admits(entry.identity) { return entry }
        return failing[index].map { Entry(identity: $0, ratio: entry.ratio, place: entry.place) }
      }, findings: findings.filter { scope != nil || found.contains($0.identity) })
  }

  /// Reports whether a pair would fail the run.
  private static func accepts(_ pair: PairReport, in report: AuditReport) -> Bool {
    (pair.verdict == .fail || pair.verdict == .undetermined)
      && (pair.evidence.isBinding || report.settings.failOn.contains(pair.evidence.failureClass))
  }
}

extension BaselineCheck: Check {
  static let id = "stale-baseline"
  static let title = "The baseline has an entry that matches nothing."
  static let why = "An entry for a pair that is gone would accept a new failure of the same name."
  static let failure = FailureClass.staleBaseline
  static let planKeys: [String] = []

  static func isFound(in report: AuditReport) -> Bool { report.baseline.map { !$0.stale.isEmpty } ?? false }

  static func findings(in report: AuditReport) -> [Finding] {
    let renames = BaselineRenames(report).offers()
    return (report.baseline?.stale ?? []).map { entry in
      let rename = renames.first { $0.isMeant(by: entry.identity) }
      let fix =
        rename.map { "\($0.before) seems to be called \($0.after) now: '\($0.command)' keeps what was accepted." }
        ?? "'legible audit --baseline --prune' removes it."
      return Finding(
        check: id, level: level(in: report),
        message: "The baseline entry \(entry.identity) is stale: it matches nothing. \(fix)",
        places: entry.place.map { [$0] } ?? [], identity: entry.identity)
    }
  }

  static func notices(in report: AuditReport) -> [Notice] {
    let stale = report.baseline?.stale ?? []
    return [
      Notice(
        id: id, failure: failure,
        Notice.Clause(stale.count, "baseline entry is stale", "baseline entries are stale"),
        examples: stale.map { Notice.Example(name: $0.identity, place: $0.place) })
    ]
  }
}
