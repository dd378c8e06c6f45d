/// Words in the names of what has the colors of one part of the interface, or choices of one color.
public enum PartWords {
  private static let words = EmphasisWords.ofParts.union([
    "avatar", "badge", "banner", "bubble", "button", "card", "cell", "chart", "checkbox", "chip", "dialog", "divider",
    "footer", "gradient", "header", "icon", "label", "menu", "placeholder", "popup", "row", "separator", "slider",
    "snackbar", "spinner", "stepper", "switch", "tab", "tag", "tint", "toast", "toggle", "tooltip", "widget",
  ])

  public static func arePart(_ names: [String]) -> Bool {
    names.contains { words.contains($0) || $0.hasSuffix("s") && words.contains(String($0.dropLast())) }
  }
}
