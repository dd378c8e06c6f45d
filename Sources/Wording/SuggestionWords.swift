import Audit
import ColorScience

/// The text of a suggestion for a pair, the same in every output.
public enum SuggestionWords {
  /// Returns the suggested color, and says when it is for the background instead of the foreground.
  public static func color(_ suggestion: Suggestion) -> String {
    color(suggestion, ShownNumber.color(suggestion.color))
  }

  /// Returns the same text with the value in the markup of the caller.
  public static func color(_ suggestion: Suggestion, _ value: String) -> String {
    value + (suggestion.side == .background ? " under it" : "")
  }

  /// Returns the addition to a change that only a person can make.
  public static func tail(_ refusal: String?) -> String { refusal.map { "; " + Suggestion.byHand($0) } ?? "" }

  public static func passes(_ suggestion: Suggestion) -> String {
    "\(color(suggestion)) would pass\(tail(suggestion.refusal))"
  }
}

/// The effect of changing one of the values of a cause, the same in every output.
public enum FixWords {
  /// Returns `breaks 2, makes 4 worse`, or an empty text if it does neither. Every output that shows the change shows this too.
  public static func breaks(_ fix: CauseReport.Fix) -> String { breaks(fix.broken, fix.worsened) }

  /// Returns the same of all recommended changes of a cause together.
  public static func breaks(of cause: CauseReport) -> String { breaks(cause.harm.broken, cause.harm.worsened) }

  private static func breaks(_ broken: Int, _ worsened: Int) -> String {
    let breaks = broken > 0 ? "breaks \(Counted.number(broken))" : ""
    let worsens = worsened > 0 ? "makes \(Counted.number(worsened)) worse" : ""
    return [breaks, worsens].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns `, breaks 2`, to follow the number of mended pairs.
  public static func aside(_ fix: CauseReport.Fix) -> String {
    let words = breaks(fix)
    return words.isEmpty ? "" : ", \(words)"
  }

  /// Returns `mends 16, breaks 2`.
  public static func effect(_ fix: CauseReport.Fix) -> String {
    "mends \(Counted.number(fix.mended))\(aside(fix))"
  }

  /// Returns `16`, or `2 of 19` when some of the failing pairs of a cause remain; `? of 19` when changes were not looked for.
  public static func share(of cause: CauseReport) -> String {
    let all = Counted.number(cause.pairs.count)
    guard let mended = cause.mended else { return "? of \(all)" }
    return mended == cause.pairs.count ? all : "\(Counted.number(mended)) of \(all)"
  }
}
