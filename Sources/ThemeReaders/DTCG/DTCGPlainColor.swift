import ColorScience
import JSONText

/// Reads a color object that has nothing wrong with it: all parts are written out, each is known and in its range, and the
/// fallback agrees. All others are left to `DTCGColor`, which reports what is wrong with them.
struct DTCGPlainColor {
  let document: JSONDocument

  func read(_ object: Int) -> Color? {
    var space: ColorSpace?
    var components = -1
    var alpha = 1.0
    var hex = -1
    let end = document.number(behind: object)
    var key = object + 1
    while key < end {
      let value = key + 1
      if document.isString(key, "colorSpace") {
        guard let known = DTCGPlainColor.space(value, document) else { return nil }
        space = known
      } else if document.isString(key, "components") {
        components = value
      } else if document.isString(key, "hex") {
        hex = value
      } else if document.isString(key, "alpha") {
        guard let number = document.double(value), number >= 0, number <= 1 else { return nil }
        alpha = number
      } else {
        return nil
      }
      key = document.number(behind: value)
    }
    guard let space, components >= 0, document.isArray(components) else { return nil }
    // In another space, a comparison with the fallback needs a conversion.
    if hex >= 0, space != .srgb { return nil }
    var color = Color(space, SIMD3(0, 0, 0), alpha: alpha)
    guard fill(&color, components) else { return nil }
    if hex >= 0, !isFallback(hex, of: color.components) { return nil }
    return color
  }

  private func fill(_ color: inout Color, _ array: Int) -> Bool {
    // Three numbers follow their array directly.
    guard document.number(behind: array) == array + 4 else { return false }
    for index in 0..<3 {
      let node = array + 1 + index
      if let number = document.double(node) {
        guard DTCGPlainColor.isInRange(number, index, color.space) else { return false }
        color.components[index] = number
      } else if document.isString(node, "none") {
        color.missing.formUnion([MissingComponents.first, .second, .third][index])
      } else {
        return false
      }
    }
    return true
  }

  /// Reports whether `#rrggbb` matches the components, allowing for digits that a file leaves out.
  private func isFallback(_ hex: Int, of components: SIMD3<Double>) -> Bool {
    document.withPlainText(hex) { text in
      guard text.count == 7, text[0] == UInt8(ascii: "#") else { return false }
      for index in 0..<3 {
        let high = DTCGPlainColor.hexDigit(text[1 + index * 2])
        let low = DTCGPlainColor.hexDigit(text[2 + index * 2])
        guard high < 16, low < 16 else { return false }
        guard abs(Double(high << 4 | low) - components[index] * 255) <= 1 else { return false }
      }
      return true
    } ?? false
  }

  @inline(__always)
  private static func hexDigit(_ byte: UInt8) -> UInt {
    if byte &- UInt8(ascii: "0") < 10 { return UInt(byte &- UInt8(ascii: "0")) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt(letter) + 10 : 16
  }

  private static func space(_ node: Int, _ document: JSONDocument) -> ColorSpace? {
    // The spaces that most files name, compared without making a string.
    if document.isString(node, "srgb") { return .srgb }
    if document.isString(node, "oklch") { return .oklch }
    if document.isString(node, "display-p3") { return .displayP3 }
    return document.node(node).string.flatMap(DTCGColor.space(named:))
  }

  @inline(__always)
  private static func isInRange(_ value: Double, _ index: Int, _ space: ColorSpace) -> Bool {
    switch DTCGColor.range(of: index, in: space) {
    case .any: true
    case .within(let range): range.contains(value)
    case .hue: value >= 0 && value < 360
    case .unit: value >= 0 && value <= 1
    }
  }
}
