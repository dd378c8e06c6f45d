import ColorScience
import ThemeModel

/// Reduces a report to what a change touches: pairs that are new or are judged, measured or drawn differently, and findings
/// that were not there before.
struct ChangedPart {
  private let before: AuditReport
  private let after: AuditReport
  private let names: RenamedNames
  /// The findings beside pairs that were there before, under the current names.
  private let known: Set<FindingIdentity>

  init(before: AuditReport, after: AuditReport) {
    self.before = before
    self.after = after
    let names = RenamedNames(RenameFinder(before: before, after: after).renames())
    var known = Set(before.findingIdentities.map(names.identity))
    for set in before.distinguish {
      known.formUnion(set.pairs.map { names.identity(FindingIdentity($0, of: set, in: before)) })
    }
    self.names = names
    self.known = known
  }

  /// - Parameter name: The name of the side before.
  func report(since name: String) -> AuditReport {
    let kept = touchedPairs()
    var part = after
    part.changedSince = name
    restrictFindings(of: &part)
    // Lines move; what refers to what does not.
    let lost = Set(before.lost.map { [$0.place?.file, $0.message] })
    part.lost = after.lost.filter { !lost.contains([$0.place?.file, $0.message]) }
    let waivers = restrictWaivers(of: &part, to: kept)
    restrictPairs(of: &part, to: kept, waivers: waivers)
    part.totals = totals(of: part.pairs)
    part.baseline = after.baseline.map { baseline($0, of: part.pairs) }
    part.diagnostics.append(note(kept.count, name, part.totals))
    part.failedOn = after.failedOn.filter { isFound($0, in: part) }
    return part
  }

  private func baseline(_ whole: BaselineReport, of pairs: [PairReport]) -> BaselineReport {
    var baseline = whole
    let stale = Set(before.baseline?.stale.map(\.identity) ?? [])
    baseline.stale = whole.stale.filter { !stale.contains($0.identity) }
    let counts = pairs.reduce(into: [PairReport.Change.Kind: Int]()) { counts, pair in
      if let kind = pair.change?.kind { counts[kind, default: 0] += 1 }
    }
    baseline.new = counts[.new] ?? 0
    baseline.worse = counts[.worse] ?? 0
    baseline.better = counts[.better] ?? 0
    baseline.known = counts[.known] ?? 0
    baseline.fixed = counts[.fixed] ?? 0
    return baseline
  }

  // MARK: - Pairs

  private func touchedPairs() -> [Int] {
    var keys = PairKeys()
    let oldNames = keys.names(of: before, renames: names)
    let newNames = keys.names(of: after)
    let matches = PairMatches(before: before.pairs, oldNames, after: after.pairs, newNames).before
    return after.pairs.indices.filter { index in
      guard let match = matches[index] else { return true }
      return !isSame(before.pairs[match], after.pairs[index])
    }
  }

  private func isSame(_ old: PairReport, _ new: PairReport) -> Bool {
    guard old.verdict == new.verdict, old.required == new.required, old.reason == new.reason,
      old.layers.map(\.color) == new.layers.map(\.color)
    else { return false }
    switch (old.ratio, new.ratio) {
    case (let was?, let now?): return (was - now).magnitude <= BaselineCheck.tolerance
    case (nil, nil): return true
    default: return false
    }
  }

  private func restrictPairs(of part: inout AuditReport, to kept: [Int], waivers: [Int?]) {
    var places = [Int](repeating: -1, count: after.pairs.count)
    for (place, index) in kept.enumerated() { places[index] = place }
    part.pairs = kept.map { index in
      var pair = after.pairs[index]
      pair.waiver = pair.waiver.flatMap { waivers.indices.contains($0) ? waivers[$0] : nil }
      return pair
    }
    var causes: [CauseReport] = []
    for cause in after.causes {
      var smaller = cause
      smaller.pairs = cause.pairs.map { places[$0] }.filter { $0 >= 0 }
      guard !smaller.pairs.isEmpty else { continue }
      let pairs = smaller.pairs.map { part.pairs[$0] }
      let shown = Set(pairs.flatMap { [$0.foreground, $0.background] })
      let themes = Set(pairs.map { after.variants[$0.variant].theme })
      smaller.tokens = cause.tokens.filter(shown.contains)
      smaller.themes = cause.themes.filter(themes.contains)
      smaller.worst = smaller.pairs.min { share(part.pairs[$0]) < share(part.pairs[$1]) }
      causes.append(smaller)
    }
    part.causes = causes.indices.sorted { (-causes[$0].pairs.count, $0) < (-causes[$1].pairs.count, $1) }
      .map { causes[$0] }
    for index in part.pairs.indices { part.pairs[index].cause = nil }
    for (index, cause) in part.causes.enumerated() {
      for pair in cause.pairs { part.pairs[pair].cause = index }
    }
  }

  private func share(_ pair: PairReport) -> Double {
    WCAG.share(of: pair.required, reachedBy: pair.ratio ?? 1)
  }

  private func totals(of pairs: [PairReport]) -> Totals {
    var totals = Totals(measured: after.totals.measured)
    for pair in pairs { totals.count(pair.verdict, by: pair.evidence, isFragile: pair.isFragile) }
    return totals
  }

  // MARK: - Findings

  private func restrictFindings(of part: inout AuditReport) {
    part.contractFindings = after.contractFindings.filter { !known.contains(FindingIdentity($0)) }
    part.gamutFindings = after.gamutFindings.filter { !known.contains(FindingIdentity($0, in: after)) }
    for index in part.distinguish.indices {
      let set = after.distinguish[index]
      part.distinguish[index].pairs = set.pairs.filter { !known.contains(FindingIdentity($0, of: set, in: after)) }
    }
    part.coverage.idleRules = after.coverage.idleRules.filter { !known.contains(FindingIdentity(idleRule: $0)) }
    part.coverage.idleThemes = after.coverage.idleThemes.filter { !known.contains(FindingIdentity(idleTheme: $0)) }
    part.coverage.idleVariants = after.coverage.idleVariants.filter {
      !known.contains(FindingIdentity(idleVariant: $0, in: after))
    }
    part.coverage.idlePatterns = after.coverage.idlePatterns.filter { !known.contains(FindingIdentity($0)) }
    let old = Set(before.tokens.map { names.token($0.path) })
    let isNew = { (token: Int) in !old.contains(after.tokens[token].path) }
    part.coverage.unpaired = after.coverage.unpaired.filter(isNew)
    part.coverage.missing = after.coverage.missing.filter { isNew($0.token) }
    part.coverage.notDrawn = after.coverage.notDrawn.filter { isNew($0.token) }
    let unseen = Set(before.coverage.unseenRules)
    part.coverage.unseenRules = after.coverage.unseenRules.filter { !unseen.contains($0) }
    let said = Set(before.diagnostics.map { [$0.code, $0.place?.file ?? "", $0.message] })
    part.diagnostics = after.diagnostics.filter {
      $0.severity == .error || !said.contains([$0.code, $0.place?.file ?? "", $0.message])
    }
  }

  /// Keeps the waivers of kept pairs and the waivers that are new findings. Returns the new index of each waiver, or `nil`.
  private func restrictWaivers(of part: inout AuditReport, to kept: [Int]) -> [Int?] {
    let used = Set(kept.compactMap { after.pairs[$0].waiver })
    var places: [Int?] = []
    part.waivers = []
    for (index, waiver) in after.waivers.enumerated() {
      let isNew = FindingIdentity(waiver).map { !known.contains($0) } ?? false
      guard used.contains(index) || isNew else {
        places.append(nil)
        continue
      }
      places.append(part.waivers.count)
      part.waivers.append(waiver)
    }
    return places
  }

  private func note(_ kept: Int, _ name: String, _ totals: Totals) -> Diagnostic {
    let left = after.totals.fail + after.totals.undetermined - totals.fail - totals.undetermined
    let rest = left == 0 ? "" : "; \(left) failing or undetermined ones that did not change are left out"
    return Diagnostic(
      .note, code: "changed-since",
      message: "only what changed since \(name) is reported: \(kept) of \(after.pairs.count) pairs\(rest)")
  }

  // MARK: - The run

  /// Reports whether some failures of a class that fails the whole run are in the part.
  private func isFound(_ failure: FailureClass, in part: AuditReport) -> Bool {
    func has(_ verdict: Verdict, _ admits: (Evidence) -> Bool) -> Bool {
      part.pairs.contains {
        $0.verdict == verdict && admits($0.evidence) && !$0.isAccepted && part.rules[$0.rule].severity == .error
      }
    }
    switch failure {
    case .errors: return true
    case .failures, .likely, .guessed: return has(.fail) { $0.failureClass == failure }
    case .undetermined: return has(.undetermined, \.isBinding) || !part.lost.isEmpty
    case .coverage where after.totals.judged == 0: return before.totals.judged > 0
    default:
      let accepted = Set(part.baseline?.accepted ?? [])
      let isBeside = [.staleBaseline, .warnings].contains(failure)
      return isBeside
        ? Checks.isFound(failure, in: part)
        : part.findingIdentities.contains { $0.failure == failure && !accepted.contains($0) }
    }
  }
}

extension AuditReport {
  /// Returns the report without what a change since `before` does not touch.
  public func onlyChanged(since before: AuditReport, name: String) -> AuditReport {
    ChangedPart(before: before, after: self).report(since: name)
  }
}
