import ColorScience

/// The background of a sheet. Near-black tiles cannot be told apart on a white page, nor near-white tiles on a black page.
public enum SheetPaper: String, CaseIterable, Hashable, Sendable {
  case day
  case night

  /// The luminance of a canvas below which its variant is drawn on the night paper.
  static let darkLimit = 0.18

  init(canvasLuminance: Double) {
    self = canvasLuminance < SheetPaper.darkLimit ? .night : .day
  }
}

/// The greys that the tool draws with. All hues on a sheet come from the design system.
enum Chrome: CaseIterable, Hashable, Sendable {
  case page
  /// Main text, solid labels, bars and marks.
  case ink
  /// Secondary text and the hatching of missing contrast.
  case ink2
  /// Plain figures, aliases, metadata and the outline of waived pairs.
  case ink3
  /// The hairline of tiles, diagonals and the corner line.
  case line
  /// Rules between sections and the hatching of an empty cell. Decoration only.
  case soft
  /// The label of a passing pair and the track of a bar.
  case fill
  /// Text in a solid label.
  case onInk

  func color(on paper: SheetPaper) -> Color {
    let code: UInt8 =
      switch (self, paper) {
      case (.page, .day): 0xF7
      case (.page, .night): 0x13
      case (.ink, .day): 0x1A
      case (.ink, .night): 0xF5
      case (.ink2, .day): 0x54
      case (.ink2, .night): 0xBE
      case (.ink3, .day): 0x69
      case (.ink3, .night): 0x9C
      case (.line, .day): 0x8A
      case (.line, .night): 0x76
      case (.soft, .day): 0xDA
      case (.soft, .night): 0x38
      case (.fill, .day): 0xE8
      case (.fill, .night): 0x2A
      case (.onInk, .day): 0xFF
      case (.onInk, .night): 0x13
      }
    return Color.gray(code)
  }
}

/// The checkerboard under a translucent color. It follows the variant, not the paper.
enum Checkerboard: Hashable, Sendable {
  case light
  case dark

  var colors: (Color, Color) {
    switch self {
    case .light: (Color.gray(0xFF), Color.gray(0xD6))
    case .dark: (Color.gray(0x2B), Color.gray(0x40))
    }
  }

  /// Returns the checkerboard for the raw colors of one family. Raw colors have no canvas, and near-white ones would be
  /// invisible on white.
  static func under(_ colors: [Color]) -> Checkerboard {
    colors.allSatisfy { WCAG.luminance($0) > 0.7 } ? .dark : .light
  }
}

extension Color {
  /// Returns the sRGB grey with an 8-bit code value.
  static func gray(_ code: UInt8) -> Color {
    let value = Double(code) / 255
    return Color(.srgb, value, value, value)
  }
}
