/// The words for light and dark in names, and the contexts of the mode that they mean; and further words for choices of which only one
/// is in use.
public enum SpokenModes {
  public static let contexts = ["light": "light", "dark": "dark", "day": "light", "night": "dark"]
  public static let words = Set(contexts.keys)

  private static let inverse: Set = ["inverse", "inverted"]
  private static let choices: Set = [
    "mode", "modes", "override", "overrides", "appearance", "appearances", "variant", "variants", "contrast", "hc",
    "night", "dim", "midnight",
  ]

  /// Reports whether a name has a word for such a choice.
  ///
  /// - Parameter takesInverse: Whether what is called inverse is one
  public static func areIn(_ name: String, orAny others: Set<String>, takingInverse takesInverse: Bool) -> Bool {
    NameWords.of(name).contains { choices.contains($0) || others.contains($0) || takesInverse && inverse.contains($0) }
  }
}
