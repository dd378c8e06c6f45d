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
  /// Returns `breaks 2`, or an empty text if nothing breaks. Every output that shows the change shows this too.
  public static func breaks(_ fix: CauseReport.Fix) -> String {
    fix.broken > 0 ? "breaks \(Counted.number(fix.broken))" : ""
  }

  /// Returns `, breaks 2`, to follow the number of mended pairs.
  public static func aside(_ fix: CauseReport.Fix) -> String {
    fix.broken > 0 ? ", \(breaks(fix))" : ""
  }

  /// Returns `mends 16, breaks 2`.
  public static func effect(_ fix: CauseReport.Fix) -> String {
    "mends \(Counted.number(fix.mended))\(aside(fix))"
  }
}
