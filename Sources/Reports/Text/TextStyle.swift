import ColorScience

/// How text is dressed: plain, or with a terminal's emphasis and chips of the real colours.
public struct TextStyle: Hashable, Sendable {
  public var isColored: Bool
  /// The terminal shows 24-bit colours, so that a chip can show the colour itself.
  public var showsTrueColor: Bool

  public init(isColored: Bool = false, showsTrueColor: Bool = false) {
    self.isColored = isColored
    self.showsTrueColor = showsTrueColor
  }

  public static let plain = TextStyle()

  enum Emphasis: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case yellow = "33"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case boldYellow = "1;33"
  }

  func text(_ text: String, _ emphasis: Emphasis?) -> String {
    guard isColored, let emphasis, !text.isEmpty else { return text }
    return "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  /// The foreground's composite as a letter on the background's; empty where the terminal cannot show it.
  func chip(foreground: Color?, background: Color?) -> String {
    guard showsTrueColor else { return "" }
    guard let foreground, let background else { return "     " }
    return "\u{1B}[38;2;\(channels(foreground))m\u{1B}[48;2;\(channels(background))m Aa \u{1B}[0m "
  }

  func chip(_ color: Color) -> String {
    guard showsTrueColor else { return "" }
    return "\u{1B}[48;2;\(channels(color))m  \u{1B}[0m "
  }

  private func channels(_ color: Color) -> String {
    let shown = color.mapped(to: .srgb, by: .minde).components
    return [shown.x, shown.y, shown.z].map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
      .joined(separator: ";")
  }
}
