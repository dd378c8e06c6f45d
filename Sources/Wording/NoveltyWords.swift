import Audit

/// What a baseline does not accept, in words.
public enum NoveltyWords {
  /// Returns the title of the worst failure: `Worst new`, `Worst that got worse`, or `Worst`.
  public static func worst(_ pair: PairReport) -> String {
    switch pair.novelty {
    case .new: "Worst new"
    case .worse: "Worst that got worse"
    case .other: "Worst"
    }
  }

  /// Returns `2 new, 1 worse`; empty when the baseline accepts all of these pairs.
  public static func counts(_ pairs: [Int], in report: AuditReport) -> String {
    [(Novelty.new, "new"), (.worse, "worse")].compactMap { novelty, word in
      let count = pairs.count { report.pairs[$0].novelty == novelty }
      return count > 0 ? "\(Counted.number(count)) \(word)" : nil
    }.joined(separator: ", ")
  }

  /// Returns what follows the number of failures: `, 2 of them new and 1 worse`, or `, and is new` for a single failure.
  static func reserve(_ report: AuditReport) -> String {
    guard report.baseline != nil else { return "" }
    var new = 0
    var worse = 0
    for pair in report.pairs {
      switch pair.novelty {
      case .new: new += 1
      case .worse: worse += 1
      case .other: break
      }
    }
    guard report.totals.fail > 1 else { return new > 0 ? ", and is new" : worse > 0 ? ", and got worse" : "" }
    let parts = [(new, "new"), (worse, "worse")].filter { $0.0 > 0 }.map { count, word in
      (count: count == report.totals.fail ? "all" : Counted.number(count), word: word)
    }
    guard let first = parts.first else { return "" }
    let rest = parts.dropFirst().map { " and \($0.count) \($0.word)" }.joined()
    return ", \(first.count) of them \(first.word)\(rest)"
  }
}
