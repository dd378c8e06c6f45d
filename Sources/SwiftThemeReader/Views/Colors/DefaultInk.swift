import ColorScience

/// The color of texts and symbols when no code sets one.
enum DefaultInk {
  static func swiftUI(isMac: Bool) -> String {
    "no view around sets a foreground, so it is the label colour of \(isMac ? "macOS" : "iOS")"
  }
  static let uiKit = "no code sets its colour, so it is the label colour of iOS"

  /// Returns `UIColor.label`, which is SwiftUI's `.primary`: black in light mode, white in dark mode.
  /// AppKit's label color is slightly translucent.
  static func label(_ span: Span, isMac: Bool = false) -> Ink {
    let alpha = isMac ? 216.0 / 255 : 1
    let sides = [("light", 0.0), ("dark", 1.0)]
    return Ink(
      sides.compactMap { mode, white in
        Facts().adding(.mode, .equals(mode)).map {
          Ink.Alternative(
            shade: .system(Color(.srgb, white, white, white, alpha: alpha), name: isMac ? "labelColor" : "label"),
            facts: $0, span: span)
        }
      })
  }
}
