import ColorScience
import Reports

/// What `convert` answers to people.
enum ConvertText {
  /// Everything about one color; or, when spaces are asked for, only those.
  static func page(_ color: Color, input: String, spaces: [ColorSpace], _ style: TerminalStyle) -> [String] {
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
    return [title] + lines.dropLast(facts) + ["", "  " + style.emphasized("on a display", .bold)] + lines.suffix(facts)
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
    if color.isInside(display) { return "inside the gamut" }
    let mapped = GamutMapping.allCases.map { method in
      let result = color.mapped(to: display, by: method)
      return
        "\(method.rawValue) \(notation(of: result)) (ΔE OK \(FixedText.of(Color.deltaEOK(color, result), decimals: 3)))"
    }
    return "outside by \(FixedText.of(color.excess(on: display), decimals: 4)): " + mapped.joined(separator: ", ")
  }

  /// To four digits: enough to tell apart, and short enough for one line.
  private static func notation(of color: Color) -> String {
    if color.space == .srgb { return color.hex8 }
    let components = (0..<3).map { FixedText.of(color.components[$0], decimals: 4) }
    return "(\(components.joined(separator: " ")))"
  }
}
