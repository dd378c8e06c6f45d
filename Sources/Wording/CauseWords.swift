import Audit

/// The sentences that tell how many colors are behind the failing pairs, the same on the page and on the picture.
public enum CauseWords {
  /// The number of causes that the landing view of the page and the picture list: the first of those by effect.
  public static let shown = 5

  /// Returns, for example, `Five colours cause 168 of them.` and `21 others cause the rest.`
  public static func sentences(_ report: AuditReport) -> [String] {
    let causes = report.causesByEffect
    switch causes.count {
    case 0: return []
    case 1: return [report.totals.fail == 1 ? "One colour causes it." : "One colour causes all of them."]
    case ...shown: return ["\(capital(causes.count)) colours cause all of them."]
    default:
      let first = causes.prefix(shown).reduce(0) { $0 + $1.pairs.count }
      let rest = causes.count - shown
      return [
        "\(capital(shown)) colours cause \(Counted.number(first)) of them.",
        rest == 1 ? "One other causes the rest." : "\(Counted.number(rest)) others cause the rest.",
      ]
    }
  }

  /// Returns a number up to five as a word that begins a sentence, and others as digits.
  public static func capital(_ number: Int) -> String {
    let words = ["No", "One", "Two", "Three", "Four", "Five"]
    return words.indices.contains(number) ? words[number] : Counted.number(number)
  }
}
