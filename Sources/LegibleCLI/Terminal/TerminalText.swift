import Reports

/// Text from files and arguments on its way to a terminal, as the reports have it.
enum TerminalText {
  static func safe(_ text: String) -> String { SafeText.of(text) }

  /// How many columns a terminal gives the text.
  static func width(_ text: String) -> Int { SafeText.width(text) }

  /// Filled with spaces to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }
}
