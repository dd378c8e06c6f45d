/// Words for colors with a meaning and for hues.
public enum EmphasisWords {
  /// Groups of meanings, which set no color apart from another of its name.
  public static let kinds: Set<String> = ["brand", "action", "interactive", "status"]
  /// Meanings that are also names of parts of the interface or choices of one color.
  static let ofParts: Set<String> = ["accent", "alert"]
  /// Meanings and hues that are no parts of the interface either.
  public static let meanings = all.subtracting(kinds).subtracting(ofParts).subtracting(["link", "highlight"])
  public static let all = kinds.union(ofParts).union([
    "link", "success", "positive", "warning", "caution", "error", "danger", "negative", "critical", "destructive",
    "info", "information", "informative", "attention", "highlight", "red", "orange", "yellow", "green", "teal", "cyan",
    "blue", "indigo", "violet", "purple", "pink", "magenta", "brown", "gray", "grey", "gold", "mint",
  ])
}
