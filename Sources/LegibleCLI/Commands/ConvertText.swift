import ColorScience
import Reports

/// The text output of `convert`.
enum ConvertText {
  /// Returns everything about one color, or only the requested spaces.
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

  /// Returns the same for a terminal that is too narrow for the longest value: values wrap, with a hanging indent.
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

  /// Returns one line for a color, with tabs between its values.
  static func line(_ color: Color, spaces: [ColorSpace], _ style: TerminalStyle) -> String {
    let values =
      spaces.isEmpty ? [color.hex8, color.converted(to: .oklch).css] : spaces.map { color.converted(to: $0).css }
    return style.chip(color) + values.joined(separator: "\t")
  }

  /// Returns whether a space has the same numbers as another one, so that its line would be a repetition.
  private static func isAnotherName(_ space: ColorSpace) -> Bool {
    [.extendedSRGB, .extendedLinearSRGB, .grayGamma22, .extendedGray].contains(space)
  }

  private static func gamut(_ color: Color, _ display: Display) -> String {
    gamutParts(color, display).joined(separator: " ")
  }

  /// Returns the parts between which a line may break.
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

  /// Returns a color with four decimals: enough to distinguish colors, and short enough for one line.
  private static func notation(of color: Color) -> String {
    if color.space == .srgb { return color.hex8 }
    let components = (0..<3).map { FixedText.of(color.components[$0], decimals: 4) }
    return "(\(components.joined(separator: " ")))"
  }
}
