import Audit
import ColorScience
import Wording

extension SummaryContent {
  private static let noteLimit = 5

  /// Returns notes on what was not decided and what was not checked. Those that fail the run come first.
  static func notes(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    let words = Checks.notices(in: report).map {
      NoticeWords($0, token: { short(index, $0) }, text: VisibleName.shown)
    }
    let found = words.filter { $0.notice.failure != nil }.map { note($0, report) }
    let undecided = undetermined(report) + found.filter(\.isFailing) + found.filter { !$0.isFailing }
    let unchecked = guesses(report) + words.filter { $0.notice.failure == nil }.map { note($0, report) }
    let notes = Array((undecided + unchecked).prefix(noteLimit))
    guard !notes.isEmpty else { return nil }
    return .notes(title: undecided.isEmpty ? "Not checked" : "Not decided, not checked", notes)
  }

  private static func undetermined(_ report: AuditReport) -> [SummaryNote] {
    let groups = UndeterminedGroup.all(in: report)
    let isFailing = report.failedOn.contains(.undetermined)
    var notes = groups.prefix(2).map { group in
      SummaryNote(
        isFailing: isFailing,
        strong: Counted.of(group.pairs.count, "pair is undetermined", "pairs are undetermined"),
        rest: ": \(cut(VisibleName.shown(group.reason), 120)).")
    }
    if groups.count > 2 {
      let rest = groups.dropFirst(2).reduce(0) { $0 + $1.pairs.count }
      notes.append(
        SummaryNote(
          isFailing: isFailing, strong: Counted.of(rest, "more pair is undetermined", "more pairs are undetermined"),
          rest: ", for \(Counted.of(groups.count - 2, "other reason")).")
      )
    }
    return notes
  }

  /// Returns a note with two names as examples; where an example has several tokens, one example and its description.
  private static func note(_ words: NoticeWords, _ report: AuditReport) -> SummaryNote {
    let examples = words.notice.examples
    let isJoint = examples.contains { $0.tokens.count > 1 }
    let limit = isJoint ? 1 : 2
    let names = examples.prefix(limit).map { example in
      cut(words.name(example), 80) + (isJoint ? example.what.map { ", \(VisibleName.shown($0))" } ?? "" : "")
    }
    let others = examples.dropFirst(limit).map { _ in "" }
    let listed =
      isJoint && !others.isEmpty ? "\(names[0]), and others" : Counted.list(names + others, limit: limit)
    return SummaryNote(
      isFailing: words.notice.isFailing(in: report), strong: NoticeWords.clause(words.notice),
      rest: listed.isEmpty ? "." : ": \(listed).")
  }

  private static func guesses(_ report: AuditReport) -> [SummaryNote] {
    NoticeWords.unproven(in: report).map { kind, count in
      SummaryNote(
        isFailing: report.failedOn.contains(kind.failureClass), strong: NoticeWords.measured(count, by: kind),
        rest: ": \(NoticeWords.unjudged(count)).")
    }
  }

  private static func short(_ index: ReportIndex, _ token: Int) -> String {
    let forms = index.forms(token).map(VisibleName.shown)
    return VisibleName.isolated(forms.first { $0.count <= 40 } ?? cut(forms.last ?? "", 40))
  }
}
