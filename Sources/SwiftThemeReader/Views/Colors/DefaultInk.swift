import ColorScience

/// What texts and symbols show where no code sets their color.
enum DefaultInk {
  static let swiftUI = "no view around sets a foreground, so it is the label colour of iOS"
  static let uiKit = "no code sets its colour, so it is the label colour of iOS"

  /// `UIColor.label`, which is SwiftUI's `.primary`: black in light mode, white in dark mode.
  static func label(_ span: Span) -> Ink {
    let sides = [("light", Color(.srgb, 0, 0, 0)), ("dark", Color(.srgb, 1, 1, 1))]
    return Ink(
      sides.compactMap { mode, color in
        Facts().adding(.mode, .equals(mode)).map {
          Ink.Alternative(shade: .system(color, name: "label"), facts: $0, span: span)
        }
      })
  }
}
