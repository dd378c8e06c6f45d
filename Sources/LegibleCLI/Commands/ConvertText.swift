import ColorScience
import Reports

/// What `convert` answers to people.
enum ConvertText {
  /// Everything about one color; or, when spaces are asked for, only those.
  static func page(
    _ color: Color, input: String, spaces: [ColorSpace], width: Int? = nil, _ style: TerminalStyle
  ) -> [String] {
    if !spaces.isEmpty { return spaces.map { color.converted(to: $0).css } }
    var table = TextTable()
    table.add(.init("hex"), .init(color.hex8))
    for space in ColorSpace.allCases where !isAnotherName(space) {
      table.add(.init(space.rawValue), .init(color.converted(to: space).css))
    }
    for display in Display.allCases { table.add(.init(display.rawValue, .faint), .init(gamut(color, display))) }
    let title = style.chip(color) + style.emphasized(SafeText.of(input), .bold)
    let lines = table.lines(style, indent: 2)
    let facts = Display.allCases.count
    if let width, lines.contains(where: { SafeText.width($0) > width }) {
      return [title] + broken(color, width: width, style)
    }
    return [title] + lines.dropLast(facts) + ["", "  " + style.emphasized("on a display", .bold)] + lines.suffix(facts)
  }

  /// The same on a terminal that the longest value does not fit: each value in lines of its own, which hang.
  private static func broken(_ color: Color, width: Int, _ style: TerminalStyle) -> [String] {
    let values =
      [("hex", color.hex8)]
      + ColorSpace.allCases.filter { !isAnotherName($0) }
      .map { ($0.rawValue, color.converted(to: $0).css) }
    let column = 4 + (values.map(\.0.count).max() ?? 0)
    func lines(_ name: String, _ pieces: [String]) -> [String] {
      var lines = [SafeText.padded("  " + name, to: column)]
      var isFirst = true
      for text in pieces {
        if !isFirst, SafeText.width(lines[lines.count - 1]) + 1 + SafeText.width(text) > width {
          lines.append(String(repeating: " ", count: column) + text)
        } else {
          lines[lines.count - 1] += (isFirst ? "" : " ") + text
        }
        isFirst = false
      }
      return lines
    }
    return values.flatMap { lines($0.0, $0.1.split(separator: " ").map(String.init)) }
      + ["", "  " + style.emphasized("on a display", .bold)]
      + Display.allCases.flatMap { display in
        lines(display.rawValue, gamutParts(color, display))
      }
  }

  /// One line a color, tabs between.
  static func line(_ color: Color, spaces: [ColorSpace], _ style: TerminalStyle) -> String {
    let values =
      spaces.isEmpty ? [color.hex8, color.converted(to: .oklch).css] : spaces.map { color.converted(to: $0).css }
    return style.chip(color) + values.joined(separator: "\t")
  }

  /// Spaces with the numbers of another one, which would only repeat a line.
  private static func isAnotherName(_ space: ColorSpace) -> Bool {
    [.extendedSRGB, .extendedLinearSRGB, .grayGamma22, .extendedGray].contains(space)
  }

  private static func gamut(_ color: Color, _ display: Display) -> String {
    gamutParts(color, display).joined(separator: " ")
  }

  /// What a line may be broken between.
  private static func gamutParts(_ color: Color, _ display: Display) -> [String] {
    if color.isInside(display) { return ["inside the gamut"] }
    let mapped = GamutMapping.allCases.enumerated().flatMap { place, method in
      let result = color.mapped(to: display, by: method)
      let difference = FixedText.of(Color.deltaEOK(color, result), decimals: 3)
      let comma = place < GamutMapping.allCases.count - 1 ? "," : ""
      return ["\(method.rawValue) \(notation(of: result))", "(ΔE OK \(difference))\(comma)"]
    }
    return ["outside by \(FixedText.of(color.excess(on: display), decimals: 4)):"] + mapped
  }

  /// To four digits: enough to tell apart, and short enough for one line.
  private static func notation(of color: Color) -> String {
    if color.space == .srgb { return color.hex8 }
    let components = (0..<3).map { FixedText.of(color.components[$0], decimals: 4) }
    return "(\(components.joined(separator: " ")))"
  }
}
