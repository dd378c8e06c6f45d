import Audit

/// What an audit found or left open beside its pairs, in clauses without names and without a full stop: text, sheets, comments
/// and the page put the same clause before what they have room to add. Nil where there is nothing to say.
public struct NoticeWords: Sendable {
  public let alike: String?
  public let outsideGamut: String?
  public let expiredWaivers: String?
  public let unusedWaivers: String?
  public let staleEntries: String?
  public let unpaired: String?
  public let missing: String?
  public let contract: String?

  public init(_ report: AuditReport) {
    alike = Self.counted(
      Self.alikePairs(in: report), "pair of status colours looks alike", "pairs of status colours look alike")
    outsideGamut = Self.counted(
      report.gamutFindings.count, "colour lies outside the gamut that a rule asks for",
      "colours lie outside the gamut that a rule asks for")
    expiredWaivers = Self.counted(
      report.waivers.count { $0.state == .expired }, "waiver has expired", "waivers have expired")
    unusedWaivers = Self.counted(
      report.waivers.count { $0.state == .unused }, "waiver matches nothing that fails",
      "waivers match nothing that fails")
    staleEntries = Self.counted(
      report.baseline?.stale.count ?? 0, "baseline entry is stale", "baseline entries are stale")
    let unpaired = report.coverage.unpaired.count
    let all = report.tokens.count { $0.tier != .raw }
    self.unpaired =
      unpaired == 0
      ? nil
      : "\(Counted.number(unpaired)) of \(Counted.of(all, "token")) \(unpaired == 1 ? "is" : "are") in no judged pair"
    missing = Self.counted(
      report.coverage.missing.count, "token is missing from some themes", "tokens are missing from some themes")
    contract = Self.contract(report)
  }

  private static func counted(_ count: Int, _ one: String, _ many: String) -> String? {
    count == 0 ? nil : Counted.of(count, one, many)
  }

  /// Tokens that look alike in several variants are one pair.
  private static func alikePairs(in report: AuditReport) -> Int {
    var names: Set<[Int]> = []
    for set in report.distinguish {
      for pair in set.pairs where !pair.alikeUnder.isEmpty { names.insert([pair.first, pair.second]) }
    }
    return names.count
  }

  /// `18 tokens against the contract: 16 are placeholders in some themes, 2 are missing from some themes`
  private static func contract(_ report: AuditReport) -> String? {
    func tokens(_ kind: ContractFinding.Kind) -> Int {
      Set(report.contractFindings.lazy.filter { $0.kind == kind }.map(\.token)).count
    }
    let kinds = [
      (tokens(.missing), "is missing from some themes", "are missing from some themes"),
      (tokens(.placeholder), "is a placeholder in some themes", "are placeholders in some themes"),
      (tokens(.extra), "is not in it", "are not in it"),
    ].filter { $0.0 > 0 }
    guard !kinds.isEmpty else { return nil }
    let all = Set(report.contractFindings.map(\.token)).count
    let clauses = kinds.map { Counted.of($0.0, $0.1, $0.2) }
    return "\(Counted.of(all, "token")) against the contract: \(clauses.joined(separator: ", "))"
  }

  /// Of likely and guessed pairs: `12 pairs are guesses`.
  public static func measured(_ count: EvidenceTotals.Count, by evidence: Evidence) -> String {
    evidence == .guessed
      ? Counted.of(count.judged, "pair is a guess", "pairs are guesses")
      : Counted.of(count.judged, "pair is likely", "pairs are likely")
  }

  /// What comes after it: `measured, not judged; 3 are under their requirement`.
  public static func unjudged(_ count: EvidenceTotals.Count) -> String {
    count.fail == 1
      ? "measured, not judged; 1 is under its requirement"
      : "measured, not judged; \(Counted.number(count.fail)) are under their requirement"
  }
}
