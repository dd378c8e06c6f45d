/// Checks of theming code, each for a rule that teams write down for themselves. Off unless `lints` names them.
public enum Lint: String, CaseIterable, Hashable, Sendable {
  /// Views use semantic tokens, never a color of the palette or a literal.
  case rawInView = "raw-in-view"
  /// Views ask the theme for a token, never which theme it is.
  case themeCheck = "theme-check"
  /// Views use colors that adapt to both modes, and never pick one of two by the mode.
  case modeCheck = "mode-check"
  /// When a type has a function that applies themes, colors are set there and nowhere else.
  case strayColor = "color-outside-theming"
  /// A token of the contract is shown somewhere.
  case tokenNotShown = "token-not-shown"
  /// Every theme has every key.
  case themeKeyMissing = "theme-key-missing"
}
