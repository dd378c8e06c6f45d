import ThemeModel

/// The words by which code tells light from dark: as labels of pairs, as cases, in the names of flags.
enum ModeWords {
  /// Pairs of members or labels that contain the two sides of one color.
  static let pairs = [
    ("light", "dark"), ("lightColor", "darkColor"), ("lightMode", "darkMode"), ("any", "dark"), ("day", "night"),
    ("lightValue", "darkValue"), ("lightTheme", "darkTheme"), ("lightHex", "darkHex"), ("default", "dark"),
  ]

  /// The label of the dark color for elevated surfaces.
  static let elevated = "darkElevated"

  /// Cases beside `light` and `dark` that leave the choice to the system.
  static let undecided: Set = ["system", "auto", "automatic", "unspecified", "device"]

  private static let dark: Set = ["dark", "night", "darkmode", "nightmode", "darktheme"]
  private static let light: Set = ["light", "day", "lightmode", "daymode", "lighttheme"]
  /// Words in a flag's name that add nothing to the word for the mode. A name with any other word may mean something
  /// else:
  /// `isDarkModeDisabled`, `darkModeHintShown`.
  private static let fillers: Set = [
    "is", "has", "use", "uses", "using", "in", "mode", "theme", "appearance", "enabled", "on", "active", "style",
    "scheme", "color", "colour", "ui", "user", "interface", "app", "application", "current", "currently", "prefers",
    "prefer", "selected", "force", "system", "should", "activated", "variant", "palette", "colors", "colours",
    "version",
  ]

  /// Returns `true` if a flag of this name is true in dark mode, `false` if it is true in light
  /// mode, and `nil` for other names.
  static func isDark(flag name: String) -> Bool? {
    let words = NameWords.of(name)
    let telling = words.filter { !fillers.contains($0) }
    guard let first = telling.first, telling.count == 1 else { return nil }
    return dark.contains(first) ? true : light.contains(first) ? false : nil
  }

  /// Returns `true` for a value that stands for dark mode, `false` for one that stands for light mode, and `nil` for others.
  static func isDark(value: String) -> Bool? {
    let word = value.lowercased()
    return dark.contains(word) ? true : light.contains(word) ? false : nil
  }

  /// Returns whether a text in the place of a color's code names a mode, as `dark` and `monoLight` do, or is only
  /// punctuation that does not start with `#`.
  static func isNoColor(_ text: String) -> Bool {
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else { return !text.isEmpty && !text.hasPrefix("#") }
    guard text.allSatisfy(\.isLetter), let last = NameWords.of(text).last else { return false }
    return last == "dark" || last == "light"
  }

  /// Returns whether a type's name says that its values are modes: `ColorModeToken`, `ColorMode`.
  static func isMode(type name: String) -> Bool {
    let words = NameWords.of(name)
    return zip(words, words.dropFirst()).contains { ($0 == "color" || $0 == "colour") && $1 == "mode" }
  }

  /// Returns whether a name contains a word for light or dark.
  static func speaksOfMode(_ name: String) -> Bool {
    NameWords.of(name).contains { dark.contains($0) || light.contains($0) }
  }

  /// Returns whether these cases are a choice between light and dark, and perhaps the system's setting.
  static func areModes(_ cases: [String]) -> Bool {
    cases.contains("light") && cases.contains("dark")
      && cases.allSatisfy { $0 == "light" || $0 == "dark" || undecided.contains($0) }
  }
}

/// The names of the two sides of a color with one value for light mode and one for dark mode.
enum ModePair {
  static let elevated = ModeWords.elevated

  static func names(of properties: [String]) -> (light: String, dark: String)? {
    ModeWords.pairs.first { properties.contains($0.0) && properties.contains($0.1) }
  }
}
