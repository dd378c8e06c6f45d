import Audit
import ColorScience
import Wording

extension SummaryContent {
  private static let noteLimit = 5

  /// What was not decided, and what was not checked: what fails the run first.
  static func notes(_ index: ReportIndex) -> SummarySection? {
    let report = index.report
    let undecided = undetermined(report) + contract(report) + alike(index) + waivers(report)
    let unchecked = unpaired(index) + guesses(report) + missing(index)
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

  private static func contract(_ report: AuditReport) -> [SummaryNote] {
    func count(_ kind: ContractFinding.Kind) -> Int {
      Set(report.contractFindings.lazy.filter { $0.kind == kind }.map(\.token)).count
    }
    let parts = [
      (count(.missing), "token is missing from some themes", "tokens are missing from some themes"),
      (count(.placeholder), "token is a placeholder in some themes", "tokens are placeholders in some themes"),
      (count(.extra), "token is not in the contract", "tokens are not in the contract"),
    ].filter { $0.0 > 0 }.map { Counted.of($0.0, $0.1, $0.2) }
    guard !parts.isEmpty else { return [] }
    return [
      SummaryNote(
        isFailing: report.failedOn.contains(.contract), strong: "The contract",
        rest: ": \(parts.joined(separator: ", ")).")
    ]
  }

  private static func alike(_ index: ReportIndex) -> [SummaryNote] {
    let report = index.report
    var names: Set<[Int]> = []
    var first: (pair: DistinguishReport.AlikePair, vision: Vision)?
    for set in report.distinguish {
      for pair in set.pairs {
        guard let vision = pair.alikeUnder.first else { continue }
        names.insert([pair.first, pair.second])
        if first == nil { first = (pair, vision) }
      }
    }
    guard let first else { return [] }
    let seen = first.vision == .typical ? "to every eye" : first.vision.rawValue
    return [
      SummaryNote(
        isFailing: report.failedOn.contains(.distinguish),
        strong: Counted.of(names.count, "pair of status colours looks alike", "pairs of status colours look alike"),
        rest: ": \(short(index, first.pair.first)) and \(short(index, first.pair.second)), \(seen)"
          + (names.count > 1 ? ", and others." : "."))
    ]
  }

  private static func waivers(_ report: AuditReport) -> [SummaryNote] {
    let expired = report.waivers.count { $0.state == .expired }
    guard expired > 0 else { return [] }
    return [
      SummaryNote(
        isFailing: report.failedOn.contains(.expiredWaivers),
        strong: Counted.of(expired, "waiver has expired", "waivers have expired"), rest: ".")
    ]
  }

  private static func unpaired(_ index: ReportIndex) -> [SummaryNote] {
    let unpaired = index.report.coverage.unpaired
    let all = index.report.tokens.count { $0.tier != .raw }
    guard !unpaired.isEmpty else { return [] }
    return [
      SummaryNote(
        isFailing: false, strong: "\(Counted.number(unpaired.count)) of \(Counted.of(all, "token"))",
        rest: " \(unpaired.count == 1 ? "is" : "are") in no judged pair: \(names(unpaired, index)).")
    ]
  }

  private static func guesses(_ report: AuditReport) -> [SummaryNote] {
    [(Evidence.likely, "is likely", "are likely"), (.guessed, "is a guess", "are guesses")].compactMap {
      kind, one, many in
      let count = report.totals.byEvidence[kind]
      guard count.judged > 0 else { return nil }
      return SummaryNote(
        isFailing: report.failedOn.contains(kind.failureClass),
        strong: Counted.of(count.judged, "pair \(one)", "pairs \(many)"),
        rest: ": measured, not judged; \(Counted.number(count.fail)) \(count.fail == 1 ? "is" : "are") under "
          + "\(count.fail == 1 ? "its" : "their") requirement.")
    }
  }

  private static func missing(_ index: ReportIndex) -> [SummaryNote] {
    let missing = index.report.coverage.missing.map(\.token)
    guard !missing.isEmpty else { return [] }
    return [
      SummaryNote(
        isFailing: false, strong: Counted.of(missing.count, "token"),
        rest: " \(missing.count == 1 ? "is" : "are") missing from some themes: \(names(missing, index)).")
    ]
  }

  private static func names(_ tokens: [Int], _ index: ReportIndex) -> String {
    Counted.list(tokens.prefix(2).map { short(index, $0) } + tokens.dropFirst(2).map { _ in "" }, limit: 2)
  }

  private static func short(_ index: ReportIndex, _ token: Int) -> String {
    let forms = index.forms(token).map(VisibleName.shown)
    return VisibleName.isolated(forms.first { $0.count <= 40 } ?? cut(forms.last ?? "", 40))
  }
}
