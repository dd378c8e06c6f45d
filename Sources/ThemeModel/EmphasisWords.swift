/// Words for colors with a meaning and for hues.
public enum EmphasisWords {
  /// Groups of meanings, which set no color apart from another of its name.
  public static let kinds: Set<String> = ["brand", "action", "interactive", "status"]
  /// Meanings that are also names of parts of the interface or choices of one color.
  static let ofParts: Set<String> = ["accent", "alert"]
  public static let all = kinds.union(ofParts).union([
    "link", "success", "positive", "warning", "caution", "error", "danger", "negative", "critical", "destructive",
    "info", "information", "informative", "attention", "highlight", "red", "orange", "yellow", "green", "teal", "cyan",
    "blue", "indigo", "violet", "purple", "pink", "magenta", "brown", "gray", "grey", "gold", "mint",
  ])
}
