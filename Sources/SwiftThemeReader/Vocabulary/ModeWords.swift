import ThemeModel

/// The words by which code tells light from dark: as labels of pairs, as cases, in the names of flags.
enum ModeWords {
  /// Members and labels that hold the two sides of one color.
  static let pairs = [
    ("light", "dark"), ("lightColor", "darkColor"), ("lightMode", "darkMode"), ("any", "dark"), ("day", "night"),
    ("lightValue", "darkValue"), ("lightTheme", "darkTheme"), ("lightHex", "darkHex"), ("default", "dark"),
  ]

  /// What a dark color may be on surfaces that stand above others.
  static let elevated = "darkElevated"

  /// Cases beside `light` and `dark` that leave the choice to the system.
  static let undecided: Set = ["system", "auto", "automatic", "unspecified", "device"]

  private static let dark: Set = ["dark", "night", "darkmode", "nightmode", "darktheme"]
  private static let light: Set = ["light", "day", "lightmode", "daymode", "lighttheme"]
  /// Words in a flag's name that say nothing beside the mode's own. A name with any other word may mean something else:
  /// `isDarkModeDisabled`, `darkModeHintShown`.
  private static let fillers: Set = [
    "is", "has", "use", "uses", "using", "in", "mode", "theme", "appearance", "enabled", "on", "active", "style",
    "scheme", "color", "colour", "ui", "user", "interface", "app", "application", "current", "currently", "prefers",
    "prefer", "selected", "force", "system", "should", "activated",
  ]

  /// Whether a truth value of this name is true in dark mode (true) or in light mode (false); nil for other names.
  static func isDark(flag name: String) -> Bool? {
    let words = NameWords.of(name)
    let telling = words.filter { !fillers.contains($0) }
    guard let first = telling.first, telling.count == 1 else { return nil }
    return dark.contains(first) ? true : light.contains(first) ? false : nil
  }

  /// Whether a text that stands where a color's code is expected names a mode, as `dark` and `monoLight` do, or says nothing, as a
  /// lone sign does.
  static func isNoColor(_ text: String) -> Bool {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return !text.isEmpty && !text.hasPrefix("#") }
    guard text.allSatisfy(\.isLetter), let last = NameWords.of(text).last else { return false }
    return last == "dark" || last == "light"
  }

  /// Whether a type's name says that its values are modes: `ColorModeToken`, `ColorMode`.
  static func isMode(type name: String) -> Bool {
    let words = NameWords.of(name)
    return zip(words, words.dropFirst()).contains { ($0 == "color" || $0 == "colour") && $1 == "mode" }
  }

  /// Whether a name has a word for light or dark in it.
  static func speaksOfMode(_ name: String) -> Bool {
    NameWords.of(name).contains { dark.contains($0) || light.contains($0) }
  }

  /// Whether these are the cases of a choice between light and dark, and perhaps the system's.
  static func areModes(_ cases: [String]) -> Bool {
    cases.contains("light") && cases.contains("dark")
      && cases.allSatisfy { $0 == "light" || $0 == "dark" || undecided.contains($0) }
  }
}

/// The two sides of a color that has one for light and one for dark.
enum ModePair {
  static let elevated = ModeWords.elevated

  static func names(of properties: [String]) -> (light: String, dark: String)? {
    ModeWords.pairs.first { properties.contains($0.0) && properties.contains($0.1) }
  }
}
