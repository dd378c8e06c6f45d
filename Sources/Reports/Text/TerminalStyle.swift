import ColorScience

/// The styling of text for people: plain, or with a terminal's emphasis and chips of the real colors.
public struct TerminalStyle: Hashable, Sendable {
  public var isColored: Bool
  /// Whether the terminal shows 24-bit colors, so that a chip can show the color itself.
  public var showsTrueColor: Bool

  public static let plain = TerminalStyle()

  public init(isColored: Bool = false, showsTrueColor: Bool = false) {
    self.isColored = isColored
    self.showsTrueColor = showsTrueColor
  }

  public enum Emphasis: String, Sendable {
    case bold = "1"
    case faint = "2"
    case inverse = "7"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case boldYellow = "1;33"
  }

  public func emphasized(_ text: String, _ emphasis: Emphasis?) -> String {
    guard isColored, let emphasis, !text.isEmpty else { return text }
    return "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m"
  }

  /// Returns two columns painted in a color and a space; empty where the terminal cannot show the color.
  public func chip(_ color: Color?) -> String {
    guard showsTrueColor else { return "" }
    guard let color else { return "   " }
    // The color is over white at the left and over black at the right, so that translucency shows.
    return "\u{1B}[48;2;\(channels(color, over: 1))m \u{1B}[48;2;\(channels(color, over: 0))m \u{1B}[0m "
  }

  /// Returns letters in the foreground's composite on the background's; empty where the terminal cannot show these colors.
  func chip(foreground: Color?, background: Color?) -> String {
    guard showsTrueColor else { return "" }
    guard let foreground, let background else { return "     " }
    return "\u{1B}[38;2;\(channels(foreground, over: 1))m\u{1B}[48;2;\(channels(background, over: 1))m Aa \u{1B}[0m "
  }

  private func channels(_ color: Color, over backdrop: Double) -> String {
    let shown = color.mapped(to: .srgb, by: .minde).components
    let alpha = min(max(color.alpha, 0), 1)
    return [shown.x, shown.y, shown.z].map { component in
      let composite = min(max(component, 0), 1) * alpha + backdrop * (1 - alpha)
      return String(Int((composite * 255).rounded()))
    }.joined(separator: ";")
  }
}
