import ColorScience

/// A color whose components are whole 255ths of sRGB, so that `#RRGGBB` represents it exactly.
struct EightBitColor {
  let text: String

  init?(_ color: Color) {
    guard color.space == .srgb || color.space == .extendedSRGB, color.missing.isEmpty else { return nil }
    var text = "#"
    for i in 0..<3 {
      let scaled = (color.components[i] * 255).rounded()
      guard (0...255).contains(scaled), scaled / 255 == color.components[i] else { return nil }
      let digits = String(Int(scaled), radix: 16, uppercase: true)
      text += digits.count == 1 ? "0" + digits : digits
    }
    self.text = text
  }
}
