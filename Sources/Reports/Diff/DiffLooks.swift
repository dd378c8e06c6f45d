import Audit
import ColorScience
import Wording

/// Changes as rows. Pairs that look the same in several themes share one row.
struct DiffLooks {
  let diff: ReportDiff
  /// The report after the change; `nil` where only the difference is known.
  let after: AuditReport?
  private let evidence: EvidenceWords?

  init(diff: ReportDiff, after: AuditReport?) {
    self.diff = diff
    self.after = after
    evidence = after.map { EvidenceWords($0) }
  }

  struct Row: Equatable {
    var before: String
    var now: String
    var needs: String
    var foreground: String
    var background: String
    /// The composed colors of foreground and background; empty where they are not known.
    var values: [String]
    var evidence: String
    var wish: String
    var variants: [String]
  }

  private struct Key: Hashable {
    var cells: [String]
  }

  /// Returns the rows in the order of the changes.
  func rows(_ changes: [PairChange]) -> [Row] {
    let words = DiffWords(diff: diff)
    var rows: [Row] = []
    var places: [Key: Int] = [:]
    for change in changes {
      let pair = change.after.flatMap { index in after.map { $0.pairs[index] } }
      let figures = words.figures(of: change)
      let row = Row(
        before: figures.before, now: figures.after,
        needs: ShownNumber.requirement(change.required), foreground: change.identity.foreground,
        background: change.identity.background,
        values: pair.map { $0.layers.suffix(2).reversed().map { ShownNumber.color($0.color) } } ?? [],
        evidence: pair.flatMap { pair in evidence.map { $0(pair).cell } } ?? change.identity.rule,
        wish: change.wish.map(words.wish) ?? "", variants: [name(change)])
      let key = Key(
        cells: [row.before, row.now, row.needs, row.foreground, row.background, row.evidence, row.wish] + row.values)
      if let at = places[key] {
        rows[at].variants.append(name(change))
      } else {
        places[key] = rows.count
        rows.append(row)
      }
    }
    return rows
  }

  /// Returns the name of a change's variant, with the label of its theme.
  private func name(_ change: PairChange) -> String {
    change.variant(labels: after?.labels ?? [:])
  }

  /// The color behind all new failures; `nil` unless there is exactly one.
  var onlyCause: String? {
    guard let after, !diff.new.isEmpty else { return nil }
    let causes = Set(
      diff.new.map { change in change.after.flatMap { after.pairs[$0].cause }.map { after.causes[$0].name } })
    return causes.count == 1 ? causes.first ?? nil : nil
  }

  /// The value that would make all new failures pass; `nil` unless one value does.
  var onlyWish: WishedColor? {
    guard let first = diff.new.first?.wish else { return nil }
    let isShared = diff.new.allSatisfy { change in
      change.wish.map {
        $0.wished == first.wished && $0.suggestion.color == first.suggestion.color
          && $0.suggestion.side == first.suggestion.side
      } ?? false
    }
    return isShared ? first : nil
  }
}
