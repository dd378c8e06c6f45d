import Audit

/// A notice in words, without a full stop. Text output, sheets, comments and the HTML page all begin with the same
/// clause, and add what they have room for.
public struct NoticeWords {
  public let notice: Notice
  private let token: (Int) -> String
  private let text: (String) -> String

  /// `token` returns the name of a token in the form that the format has room for. `text` makes unprintable text from
  /// sources visible.
  public init(
    _ notice: Notice, token: @escaping (Int) -> String, text: @escaping (String) -> String = { $0 }
  ) {
    self.notice = notice
    self.token = token
    self.text = text
  }

  /// Returns `2 waivers have expired`, `16 of 66 tokens are in no judged pair`, or `18 tokens against the contract: 16
  /// are placeholders in some themes, 2 are missing from some themes`.
  public static func clause(_ notice: Notice) -> String {
    let said = notice.clause.count == 1 ? notice.clause.one : notice.clause.many
    let whole = notice.whole.map { " of \(counted($0))" } ?? ""
    let parts = notice.parts.isEmpty ? "" : ": " + notice.parts.map(counted).joined(separator: ", ")
    return "\(Counted.number(notice.clause.count))\(whole) \(said)\(parts)"
  }

  /// Returns `status.error and status.warning`.
  public func name(_ example: Notice.Example) -> String {
    example.tokens.isEmpty ? text(example.name) : example.tokens.map(token).joined(separator: " and ")
  }

  /// Returns `missing from Lime and Pink`. Empty when the name alone is enough.
  public func said(_ example: Notice.Example, themes limit: Int) -> String {
    let themes = Counted.list(example.themes.map(text), limit: limit)
    return [example.what.map(text) ?? "", themes.isEmpty ? "" : "\(example.preposition) \(themes)"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns `status.error and status.warning: protanopia in dark`.
  public func example(_ example: Notice.Example, themes limit: Int = 2) -> String {
    let said = said(example, themes: limit)
    return said.isEmpty ? name(example) : "\(name(example)): \(said)"
  }

  private static func counted(_ clause: Notice.Clause) -> String {
    Counted.of(clause.count, clause.one, clause.many)
  }

  /// Returns the likely and the guessed pairs of a report, without kinds that it has none of. Every output tells of these.
  public static func unproven(in report: AuditReport) -> [(evidence: Evidence, count: EvidenceTotals.Count)] {
    [Evidence.likely, .guessed].map { ($0, report.totals.byEvidence[$0]) }.filter { $0.1.judged > 0 }
  }

  /// Returns `12 pairs are guesses`, for likely and guessed pairs.
  public static func measured(_ count: EvidenceTotals.Count, by evidence: Evidence) -> String {
    evidence == .guessed
      ? Counted.of(count.judged, "pair is a guess", "pairs are guesses")
      : Counted.of(count.judged, "pair is likely", "pairs are likely")
  }

  /// Returns the rest of that sentence: `measured, not judged; 3 are under their requirement`.
  public static func unjudged(_ count: EvidenceTotals.Count) -> String {
    count.fail == 1
      ? "measured, not judged; 1 is under its requirement"
      : "measured, not judged; \(Counted.number(count.fail)) are under their requirement"
  }
}
