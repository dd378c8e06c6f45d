import ColorScience
import ThemeModel
import Threads

extension AuditRun {
  /// Returns the report without what its readers do not list: of the pairs that pass, only the closest are kept. It takes a
  /// fraction of the memory, and every format that lists no passes renders it as it renders the whole.
  public func notableReport() -> AuditReport {
    let unknown = undeterminedTokens()
    var report = head
    report.variants.removeAll(keepingCapacity: true)
    // Too much room costs nothing: only what is written takes memory.
    report.pairs.reserveCapacity(
      audits.reduce(0) { $0 + $1.judgements.count { $0.verdict != .pass } + NotableReport.closest + 2 } + unknown.count)
    var kept: [Int] = []
    for first in stride(from: 0, to: themeCount, by: NotableReport.themesAtOnce) {
      let count = min(NotableReport.themesAtOnce, themeCount - first)
      let parts = Parallel.map(count, workers: workers) { part(ofTheme: first + $0, unknown: unknown) }
      for part in parts {
        report.variants += part.variants
        report.pairs += part.pairs
        kept += part.indices
      }
    }
    for index in report.causes.indices {
      report.causes[index].pairs = head.causes[index].pairs.compactMap { NotableReport.place(of: $0, in: kept) }
      report.causes[index].worst = head.causes[index].worst.flatMap { NotableReport.place(of: $0, in: kept) }
    }
    return report
  }

  private func part(ofTheme theme: Int, unknown: [Bool]) -> NotableReport.Part {
    let pairs = pairs(ofTheme: theme)
    let places = NotableReport.kept(of: pairs, in: head, unknown: unknown)
    return NotableReport.Part(
      variants: variants(ofTheme: theme), pairs: places.map { pairs[$0] },
      indices: places.map { firstPairs[theme] + $0 })
  }

  /// Returns, for each token, whether its color is undetermined in some variant.
  private func undeterminedTokens() -> [Bool] {
    var unknown = Array(repeating: false, count: auditor.catalogue.count)
    for audit in audits {
      for part in audit.parts {
        for (token, value) in part.values.enumerated() where value >= 0 {
          if case .undetermined = audit.values[Int(value)] { unknown[token] = true }
        }
      }
    }
    return unknown
  }

  /// Passes on the findings of the checks beside single pairs, at the places where the themes define their tokens. The head, which
  /// the checks look at, has no colors.
  public func eachFinding(_ take: (Finding) -> Void) {
    let themes = (0..<themeCount).flatMap { Array(repeating: $0, count: audits[$0].shownParts) }
    Checks.eachFinding(in: head) { finding in
      guard !finding.tokens.isEmpty, let variant = finding.variants.first else { return take(finding) }
      let audit = audits[themes[variant]]
      let chains = audit.parts[variant - firstVariants[themes[variant]]].chains
      var finding = finding
      finding.places = finding.tokens.map { token in
        audit.links.place(at: chains[token]) ?? head.tokens[token].place
      }
      take(finding)
    }
  }
}

enum NotableReport {
  struct Part: Sendable {
    var variants: [VariantReport]
    var pairs: [PairReport]
    /// The indices of the pairs in the whole report.
    var indices: [Int]
  }

  /// The parts of a thousand themes beside the whole would take as much memory again.
  static let themesAtOnce = 32

  /// The number of passing pairs that are shown, each with other tokens.
  fileprivate static let closest = 4

  /// Returns the pairs of a theme to keep, as indices.
  static func kept(of pairs: [PairReport], in report: AuditReport, unknown: [Bool]) -> [Int] {
    var isKept = pairs.map { $0.verdict != .pass && (report.counts($0) || $0.verdict != .fail) }
    let shares = pairs.map { WCAG.share(of: $0.required, reachedBy: $0.ratio ?? 1) }
    func ranked(where isMeant: (PairReport) -> Bool) -> [Int] {
      pairs.indices.filter { isMeant(pairs[$0]) }.sorted { (shares[$0], $0) < (shares[$1], $1) }
    }
    var seen: Set<[Int]> = []
    for index in ranked(where: { $0.verdict == .pass && $0.evidence.isBinding }) where seen.count < closest {
      if seen.insert([pairs[index].foreground, pairs[index].background]).inserted { isKept[index] = true }
    }
    for evidence in [Evidence.likely, .guessed] {
      if let first = ranked(where: { $0.verdict == .fail && $0.evidence == evidence }).first { isKept[first] = true }
    }
    // A token without a color somewhere keeps one of its pairs, so that no report lists it as judged by nobody.
    var isWitnessed = unknown.map { !$0 }
    for (index, pair) in pairs.enumerated() where !isWitnessed[pair.foreground] || !isWitnessed[pair.background] {
      isKept[index] = true
      isWitnessed[pair.foreground] = true
      isWitnessed[pair.background] = true
    }
    return pairs.indices.filter { isKept[$0] }
  }

  static func place(of index: Int, in kept: [Int]) -> Int? {
    var low = 0
    var high = kept.count
    while low < high {
      let middle = (low + high) / 2
      if kept[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low < kept.count && kept[low] == index ? low : nil
  }
}
