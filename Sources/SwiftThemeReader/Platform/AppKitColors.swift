import ThemeModel

/// AppKit's system and semantic colours. Their values differ from UIKit's of the same names, follow the user's settings and
/// the desktop behind, and are not published: a colour of theirs is not guessed.
enum AppKitColors {
  /// Why the colour has no value here; nil when AppKit has no such name.
  static func reason(_ name: String, named text: String, _ evaluator: Evaluator, _ span: Span?) -> Value? {
    guard names.contains(name) else { return nil }
    return evaluator.unknown(
      "unpublished-color", "AppKit publishes no values of `\(text)`; they are known on a Mac only", span)
  }

  private static let names: Set = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "quinaryLabel", "textColor",
    "placeholderTextColor", "selectedTextColor", "textBackgroundColor", "selectedTextBackgroundColor",
    "keyboardFocusIndicatorColor", "unemphasizedSelectedTextColor", "unemphasizedSelectedTextBackgroundColor",
    "linkColor", "separatorColor", "selectedContentBackgroundColor", "unemphasizedSelectedContentBackgroundColor",
    "selectedMenuItemTextColor", "gridColor", "headerTextColor", "alternatingContentBackgroundColors",
    "controlAccentColor", "controlColor", "controlBackgroundColor", "controlTextColor", "disabledControlTextColor",
    "selectedControlColor", "selectedControlTextColor", "alternateSelectedControlTextColor", "windowBackgroundColor",
    "windowFrameTextColor", "underPageBackgroundColor", "findHighlightColor", "highlightColor", "shadowColor",
    "scrubberTexturedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "quinarySystemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemBrown",
    "systemPink", "systemPurple", "systemGray", "systemTeal", "systemIndigo", "systemMint", "systemCyan",
  ]
}
