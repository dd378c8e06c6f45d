/// Words for colors with a meaning and for hues.
public enum EmphasisWords {
  public static let all: Set<String> = [
    "accent", "brand", "link", "action", "interactive", "status", "success", "positive", "warning", "caution", "error",
    "danger", "negative", "critical", "destructive", "info", "information", "informative", "alert", "attention",
    "highlight", "red", "orange", "yellow", "green", "teal", "cyan", "blue", "indigo", "violet", "purple", "pink",
    "magenta", "brown", "gray", "grey", "gold", "mint",
  ]
}
