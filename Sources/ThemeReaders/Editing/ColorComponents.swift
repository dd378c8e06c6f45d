import ColorScience
import ThemeModel

/// Three components as a source writes them, each in its own notation.
struct ColorComponents {
  let texts: [String]
  let edit: ColorEdit
  let leastDecimals: Int

  /// Returns the new texts; `nil` when the old ones spell another color than the edit's, or the notation cannot spell the new
  /// one.
  func rewritten(in space: ColorSpace) -> [String]? {
    let spelt = texts.compactMap(ComponentText.init)
    guard spelt.count == 3 else { return nil }
    let isWhole = spelt.allSatisfy { $0.notation != .decimal } && spelt.contains { $0.value > 1 }
    let isOf255 = Self.isRGB(space) && (isWhole || spelt.contains { $0.value > 1.5 })
    let values = spelt.map { $0.notation == .hexadecimal || isOf255 ? $0.value / 255 : $0.value }
    guard ColorNotation.isSame(Color(space, values[0], values[1], values[2]), edit.before) else { return nil }
    let target = edit.after.converted(to: space).components
    guard !Self.isRGB(space) || (target.min() > -0.0001 && target.max() < 1.0001) else { return nil }
    // Values as small as these would be read as parts of 1.
    if isOf255, spelt.allSatisfy({ $0.notation != .hexadecimal }), (target * 255).max() < 1.5 { return nil }
    return (0..<3).map { index in
      // The written hue stays if it gives the color: a plan changes lightness, and chroma where the gamut requires it.
      let hue = spelt[index].value
      if index == 2, space == .oklch || space == .lch,
        ColorNotation.isSame(Color(space, target.x, target.y, hue), edit.after)
      {
        return texts[index]
      }
      return spelt[index].text(
        target[index], of255: isOf255, least: space == .lab || space == .lch ? leastDecimals - 1 : leastDecimals)
    }
  }

  /// Does the same for hue, saturation and brightness from 0 to 1.
  func rewrittenHSB() -> [String]? {
    let spelt = texts.compactMap(ComponentText.init)
    guard spelt.count == 3, spelt.allSatisfy({ $0.value <= 1 }) else { return nil }
    // Whiteness and blackness express the same.
    let (saturation, brightness) = (spelt[1].value, spelt[2].value)
    let before = Color(.hwb, spelt[0].value * 360, (1 - saturation) * brightness * 100, (1 - brightness) * 100)
    guard ColorNotation.isSame(before, edit.before), edit.after.isInside(.srgb) else { return nil }
    let target = edit.after.converted(to: .hwb).components
    let value = 1 - target.z / 100
    let chroma = value > 0 ? max(0, 1 - target.y / 100 / value) : 0
    // A gray can have any hue, so the written one stays.
    let hue = chroma < 0.001 ? spelt[0].value : target.x / 360
    return zip(spelt, [hue, chroma, value]).map { component, part in
      component.text(part, of255: false, least: leastDecimals)
    }
  }

  private static func isRGB(_ space: ColorSpace) -> Bool {
    switch space {
    case .srgb, .displayP3, .extendedSRGB, .a98RGB, .prophotoRGB, .rec2020, .srgbLinear, .displayP3Linear,
      .extendedLinearSRGB:
      true
    default: false
    }
  }
}
