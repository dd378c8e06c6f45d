import Audit
import ColorScience

/// A suggestion for a pair, the same in every output.
public enum SuggestionWords {
  /// The color, and where it goes if that is not the foreground.
  public static func color(_ suggestion: Suggestion) -> String {
    color(suggestion, ShownNumber.color(suggestion.color))
  }

  /// The same with the value as some markup has it.
  public static func color(_ suggestion: Suggestion, _ value: String) -> String {
    value + (suggestion.side == .background ? " under it" : "")
  }

  /// What follows where nobody but a person can make the change.
  public static func tail(_ refusal: String?) -> String { refusal.map { "; " + Suggestion.byHand($0) } ?? "" }

  public static func passes(_ suggestion: Suggestion) -> String {
    "\(color(suggestion)) would pass\(tail(suggestion.refusal))"
  }
}

/// What a change of one of a cause's values does, the same in every output.
public enum FixWords {
  /// `breaks 2`; nothing where it breaks nothing. Whatever shows the change shows this, too.
  public static func breaks(_ fix: CauseReport.Fix) -> String {
    fix.broken > 0 ? "breaks \(Counted.number(fix.broken))" : ""
  }

  /// The same after what it mends: `, breaks 2`
  public static func aside(_ fix: CauseReport.Fix) -> String {
    fix.broken > 0 ? ", \(breaks(fix))" : ""
  }

  /// `mends 16, breaks 2`
  public static func effect(_ fix: CauseReport.Fix) -> String {
    "mends \(Counted.number(fix.mended))\(aside(fix))"
  }
}
