import Audit
import ColorScience
import Wording

extension SummaryContent {
  private static let noteLimit = 5

  /// What was not decided, and what was not checked: what fails the run first.
  static func notes(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    let words = NoticeWords(report)
    let undecided = undetermined(report) + contract(report, words) + alike(index, words) + waivers(report, words)
    let unchecked = unpaired(index, words) + guesses(report) + missing(index, words)
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

  private static func contract(_ report: AuditReport, _ words: NoticeWords) -> [SummaryNote] {
    words.contract.map {
      [SummaryNote(isFailing: report.failedOn.contains(.contract), strong: $0, rest: ".")]
    } ?? []
  }

  private static func alike(_ index: ReportIndex, _ words: NoticeWords) -> [SummaryNote] {
    let report = index.report
    let pairs = report.distinguish.flatMap { set in set.pairs.filter { !$0.alikeUnder.isEmpty } }
    guard let sentence = words.alike, let first = pairs.first, let vision = first.alikeUnder.first else { return [] }
    let seen = vision == .typical ? "to every eye" : vision.rawValue
    let hasOthers = pairs.contains { ($0.first, $0.second) != (first.first, first.second) }
    return [
      SummaryNote(
        isFailing: report.failedOn.contains(.distinguish), strong: sentence,
        rest: ": \(short(index, first.first)) and \(short(index, first.second)), \(seen)"
          + (hasOthers ? ", and others." : "."))
    ]
  }

  private static func waivers(_ report: AuditReport, _ words: NoticeWords) -> [SummaryNote] {
    words.expiredWaivers.map {
      [SummaryNote(isFailing: report.failedOn.contains(.expiredWaivers), strong: $0, rest: ".")]
    } ?? []
  }

  private static func unpaired(_ index: ReportIndex, _ words: NoticeWords) -> [SummaryNote] {
    words.unpaired.map {
      [SummaryNote(isFailing: false, strong: $0, rest: ": \(names(index.report.coverage.unpaired, index)).")]
    } ?? []
  }

  private static func guesses(_ report: AuditReport) -> [SummaryNote] {
    [Evidence.likely, .guessed].compactMap { kind in
      let count = report.totals.byEvidence[kind]
      guard count.judged > 0 else { return nil }
      return SummaryNote(
        isFailing: report.failedOn.contains(kind.failureClass), strong: NoticeWords.measured(count, by: kind),
        rest: ": \(NoticeWords.unjudged(count)).")
    }
  }

  private static func missing(_ index: ReportIndex, _ words: NoticeWords) -> [SummaryNote] {
    guard let sentence = words.missing else { return [] }
    let tokens = index.report.coverage.missing.map(\.token)
    return [SummaryNote(isFailing: false, strong: sentence, rest: ": \(names(tokens, index)).")]
  }

  private static func names(_ tokens: [Int], _ index: ReportIndex) -> String {
    Counted.list(tokens.prefix(2).map { short(index, $0) } + tokens.dropFirst(2).map { _ in "" }, limit: 2)
  }

  private static func short(_ index: ReportIndex, _ token: Int) -> String {
    let forms = index.forms(token).map(VisibleName.shown)
    return VisibleName.isolated(forms.first { $0.count <= 40 } ?? cut(forms.last ?? "", 40))
  }
}
