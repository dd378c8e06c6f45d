import ThemeModel

/// AppKit's system and semantic colors, which differ from UIKit's colors of the same names.
/// Colors with public values are in the table of system colors.
/// The others follow the user's choice or were never published; they are not guessed.
enum AppKitColors {
  static func paint(_ name: String, _ evaluator: Evaluator) -> Paint? {
    let path = SystemColors.appKit + name
    return evaluator.platform.systemColors[path] == nil ? nil : .system(path)
  }

  /// Returns the reason why a color has no value here; `nil` when AppKit has no color of that name.
  static func reason(_ name: String, named text: String, _ evaluator: Evaluator, _ span: Span?) -> Value? {
    if let choice = chosen[name] {
      return evaluator.unknown("runtime-value", "`\(text)` depends on \(choice) that the user chooses", span)
    }
    guard names.contains(name) else { return nil }
    let release = evaluator.platform.systemColors.generation == .ios26 ? " for macOS 26" : ""
    return evaluator.unknown(
      "unpublished-color", "AppKit publishes no value of `\(text)`\(release), and none is widely known", span)
  }

  static func isName(_ name: String) -> Bool {
    chosen[name] != nil || names.contains(name)
  }

  private static let chosen: [String: String] = [
    "controlAccentColor": "the accent colour", "selectedContentBackgroundColor": "the accent colour",
    "alternateSelectedControlColor": "the accent colour", "keyboardFocusIndicatorColor": "the accent colour",
    "selectedControlColor": "the highlight colour", "selectedTextBackgroundColor": "the highlight colour",
    "textInsertionPointColor": "the accent colour",
  ]

  private static let names: Set = [
    "labelColor", "secondaryLabelColor", "tertiaryLabelColor", "quaternaryLabelColor", "quinaryLabel", "textColor",
    "placeholderTextColor", "selectedTextColor", "textBackgroundColor", "unemphasizedSelectedTextColor",
    "unemphasizedSelectedTextBackgroundColor", "linkColor", "separatorColor",
    "unemphasizedSelectedContentBackgroundColor", "selectedMenuItemTextColor", "gridColor", "headerTextColor",
    "alternatingContentBackgroundColors", "controlColor", "controlBackgroundColor", "controlTextColor",
    "disabledControlTextColor", "selectedControlTextColor", "alternateSelectedControlTextColor",
    "windowBackgroundColor", "windowFrameTextColor", "underPageBackgroundColor", "findHighlightColor",
    "highlightColor", "shadowColor", "scrubberTexturedBackground", "systemFill", "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "quinarySystemFill", "systemRed", "systemGreen", "systemBlue",
    "systemOrange", "systemYellow", "systemBrown", "systemPink", "systemPurple", "systemGray", "systemTeal",
    "systemIndigo", "systemMint", "systemCyan",
  ]
}
