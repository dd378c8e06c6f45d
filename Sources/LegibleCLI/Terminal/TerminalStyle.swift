import ColorScience

/// How human output is dressed: plain text, or text with ANSI escapes.
struct TerminalStyle: Equatable {
  let isColored: Bool
  /// Whether the terminal shows 24-bit colours, so that a chip can show the real colour.
  let showsTrueColor: Bool

  static let plain = TerminalStyle(isColored: false, showsTrueColor: false)

  init(isColored: Bool, showsTrueColor: Bool) {
    self.isColored = isColored
    self.showsTrueColor = showsTrueColor
  }

  /// `--color` first, then NO_COLOR, then CLICOLOR_FORCE and FORCE_COLOR, then what the stream is.
  init(_ choice: ColorChoice, isTerminal: Bool, environment: [String: String]) {
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    func isOn(_ name: String) -> Bool { environment[name].map { !$0.isEmpty && $0 != "0" } ?? false }
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto:
      if isSet("NO_COLOR") {
        isColored = false
      } else if isOn("CLICOLOR_FORCE") || isOn("FORCE_COLOR") {
        isColored = true
      } else {
        isColored = isTerminal && environment["TERM"] != "dumb" && environment["CLICOLOR"] != "0"
      }
    }
    showsTrueColor = isColored && ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
  }

  enum Emphasis: String {
    case bold = "1"
    case faint = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case boldRed = "1;31"
    case boldGreen = "1;32"
    case boldYellow = "1;33"
  }

  func emphasized(_ text: String, _ emphasis: Emphasis) -> String {
    isColored ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// Two columns painted in an sRGB colour, with a space after it; empty where the terminal cannot show it.
  func chip(_ color: Color?) -> String {
    guard showsTrueColor else { return "" }
    guard let color else { return "   " }
    let shown = color.mapped(to: .srgb, by: .minde).components
    func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
    // Over white on the left and black on the right, so that translucency shows.
    func over(_ backdrop: Double) -> String {
      let alpha = min(max(color.alpha, 0), 1)
      let channels = [shown.x, shown.y, shown.z].map { byte($0 * alpha + backdrop * (1 - alpha)) }
      return "\(channels[0]);\(channels[1]);\(channels[2])"
    }
    return "\u{1B}[48;2;\(over(1))m \u{1B}[48;2;\(over(0))m \u{1B}[0m "
  }
}
