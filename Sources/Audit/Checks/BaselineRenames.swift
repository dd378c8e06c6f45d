/// Finds the entries of a baseline that are stale only because a token or a theme was renamed: the failures that are new
/// under the new name are the same ones, with the same ratios.
struct BaselineRenames {
  private let report: AuditReport

  init(_ report: AuditReport) {
    self.report = report
  }

  /// The part of a failing pair that a rename leaves as it is.
  private struct Trace: Hashable {
    var rule: String
    var foreground: String
    var background: String
    var variant: String
    var ratio: Int
  }

  private struct Failure {
    var rule: String
    var foreground: String
    var background: String
    var theme: String
    /// The theme and its contexts, separated by slashes.
    var variant: String
    var ratio: Int
  }

  func offers() -> [Rename] {
    guard let baseline = report.baseline, !baseline.stale.isEmpty else { return [] }
    let stale = baseline.stale.compactMap(Self.failure)
    let new = report.pairs.filter { $0.change?.kind == .new }.compactMap(failure)
    guard !stale.isEmpty, !new.isEmpty else { return [] }
    return tokens(stale, new) + themes(stale, new)
  }

  private func tokens(_ stale: [Failure], _ new: [Failure]) -> [Rename] {
    let known = Set(report.tokens.map(\.path))
    let accepted = Set(report.pairs.filter(\.isAccepted).flatMap { [$0.foreground, $0.background] })
    // A name that the baseline contains is not a new name.
    let old = Set(accepted.map { report.tokens[$0].path } + stale.flatMap { [$0.foreground, $0.background] })
    func traces(_ failures: [Failure], of isOurs: (String) -> Bool) -> [String: Set<Trace>] {
      var traces: [String: Set<Trace>] = [:]
      for failure in failures {
        let (isForeground, isBackground) = (isOurs(failure.foreground), isOurs(failure.background))
        let trace = Trace(
          rule: failure.rule, foreground: isForeground ? "" : failure.foreground,
          background: isBackground ? "" : failure.background, variant: failure.variant, ratio: failure.ratio)
        if isForeground { traces[failure.foreground, default: []].insert(trace) }
        if isBackground { traces[failure.background, default: []].insert(trace) }
      }
      return traces
    }
    let gone = traces(stale) { !known.contains($0) }
    let added = traces(new) { known.contains($0) && !old.contains($0) }
    return matches(gone, added).map { Rename(.token, $0.before, $0.after) }
  }

  private func themes(_ stale: [Failure], _ new: [Failure]) -> [Rename] {
    let known = Set(report.themes.map(\.name))
    var gone: [String: Set<Trace>] = [:]
    var added: [String: Set<Trace>] = [:]
    for failure in new {
      added[failure.theme, default: []].insert(
        trace(failure, contexts: String(failure.variant.dropFirst(failure.theme.count))))
    }
    // A theme's name can contain slashes, too: each way to read it is tried.
    for failure in stale {
      let name = failure.variant
      for end in name.indices.filter({ name[$0] == "/" }) + [name.endIndex] {
        let theme = String(name[..<end])
        guard !known.contains(theme) else { continue }
        gone[theme, default: []].insert(trace(failure, contexts: String(name[end...])))
      }
    }
    return matches(gone, added).map { Rename(.theme, $0.before, $0.after) }
  }

  private func trace(_ failure: Failure, contexts: String) -> Trace {
    Trace(
      rule: failure.rule, foreground: failure.foreground, background: failure.background, variant: contexts,
      ratio: failure.ratio)
  }

  /// Pairs names with equal traces, each with its only or its most similar partner.
  private func matches(_ gone: [String: Set<Trace>], _ added: [String: Set<Trace>]) -> [(before: String, after: String)]
  {
    let byTrace = Dictionary(grouping: added.keys.sorted()) { added[$0] ?? [] }
    let goneByTrace = Dictionary(grouping: gone.keys.sorted()) { gone[$0] ?? [] }
    return goneByTrace.flatMap { traces, names in
      NameLikeness.matches(names, byTrace[traces] ?? []) { NameLikeness.words($0, $1) }
    }.sorted { $0.before < $1.before }
  }

  // MARK: - Failures

  private func failure(_ pair: PairReport) -> Failure? {
    guard let ratio = pair.ratio else { return nil }
    let identity = PairIdentity(pair, in: report)
    return Failure(
      rule: identity.rule, foreground: identity.foreground, background: identity.background, theme: identity.theme,
      variant: ([identity.theme] + identity.choices.map(\.context)).joined(separator: "/"), ratio: Self.rounded(ratio))
  }

  /// Returns `nil` for entries that are not pairs, or were undetermined.
  private static func failure(_ entry: BaselineReport.StaleEntry) -> Failure? {
    guard let ratio = entry.ratio else { return nil }
    let parts = FindingIdentity.names(in: entry.identity)
    guard parts.count == 4 else { return nil }
    return Failure(
      rule: parts[0], foreground: parts[1], background: parts[2], theme: "", variant: parts[3], ratio: rounded(ratio))
  }

  /// Rounds a ratio to the digits on which two machines agree.
  private static func rounded(_ ratio: Double) -> Int { Int((ratio * 1e7).rounded()) }
}

extension AuditReport {
  /// The renames that would carry stale entries of the baseline over to the current names.
  public var offeredRenames: [Rename] { BaselineRenames(self).offers() }
}

extension Rename {
  /// The command that applies the rename, such as `legible baseline --rename ink=text`, quoted for a shell.
  public var command: String {
    let text = "\(before)=\(after)"
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "-_./=:".unicodeScalars.contains(scalar)
    }
    guard !isPlain else { return "legible baseline --rename \(text)" }
    return "legible baseline --rename \"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined())\""
  }
}

extension Rename {
  /// Reports whether an entry of the baseline contains the old name.
  func isMeant(by identity: String) -> Bool {
    let parts = FindingIdentity.names(in: identity)
    guard parts.count == 4 else { return false }
    return switch kind {
    case .token: parts[1] == before || parts[2] == before
    case .theme: parts[3] == before || parts[3].hasPrefix(before + "/")
    }
  }
}
