import ThemeModel

/// The color of texts and symbols when no code sets one.
enum DefaultInk {
  static func swiftUI(isMac: Bool) -> String {
    "no view around sets a foreground, so it is the label colour of \(isMac ? "macOS" : "iOS")"
  }
  static let uiKit = "no code sets its colour, so it is the label colour of iOS"

  /// `UIColor.label`, which is SwiftUI's `.primary`, or one of its fainter levels.
  static func label(_ span: Span, _ colors: ColorReading, level: String = "label") -> Ink {
    Ink(
      colors.writtenColors.ofLabels(level).map { .system($0) } ?? .unread("`\(level)` has no value that is public"),
      span)
  }
}
