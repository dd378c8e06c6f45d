/// Writes a color in the notation of another one.
public enum ColorNotation {
  public enum AlphaPlace: Sendable {
    case first
    case last
  }

  /// Returns the text with another color in it and the same alpha. Returns `nil` when the text is not the color
  /// `before`, or when its notation cannot express `after`.
  ///
  /// - Parameters:
  ///   - prefersLowercase: The case of digits if the text's own have no letters. Asked only then, because the answer may need
  ///     the whole file.
  ///   - leastDecimals: The least number of decimals for numbers that have decimals.
  public static func rewritten(
    _ text: String, from before: Color, to after: Color, alphaPlace: AlphaPlace = .last,
    prefersLowercase: @autoclosure () -> Bool = false, leastDecimals: Int = 3
  ) -> String? {
    if let hex = hex(text, from: before, to: after, alphaPlace, prefersLowercase) { return hex }
    return function(text, from: before, to: after, leastDecimals) ?? named(text, from: before, to: after)
  }

  /// Returns whether two colors are equal to the precision of eight bits, ignoring alpha.
  public static func isSame(_ first: Color, _ second: Color) -> Bool {
    let a = first.eightBits
    let b = second.eightBits
    if a.x == b.x, a.y == b.y, a.z == b.z, first.isInside(.srgb), second.isInside(.srgb) { return true }
    return Color.deltaEOK(first, second) < 0.002
  }

  // MARK: Hexadecimal

  /// Rewrites `#0060df`, `0x0060DF`, `0060df`, `#06d` or `#0060DF80`.
  private static func hex(
    _ text: String, from before: Color, to after: Color, _ alphaPlace: AlphaPlace,
    _ prefersLowercase: () -> Bool
  ) -> String? {
    var prefix = ""
    for candidate in ["#", "0x", "0X", "&H"] where text.hasPrefix(candidate) { prefix = candidate }
    let body = text.dropFirst(prefix.count)
    let digits = body.filter { $0 != "_" }
    guard digits.allSatisfy(\.isHexDigit), digits.utf8.count == digits.count, after.isInside(.srgb) else { return nil }
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    let hasAlpha = digits.count == 4 || digits.count == 8
    let width = isShort ? 1 : 2
    let alphaStart = alphaPlace == .first ? 0 : digits.count - width
    let alpha = hasAlpha ? String(digits.dropFirst(alphaStart).prefix(width)) : ""
    let spelt = hasAlpha ? (alphaPlace == .first ? digits.dropFirst(width) : digits.dropLast(width)) : digits[...]
    guard let value = Int(spelt, radix: 16) else { return nil }
    let bytes = isShort ? expanded(value) : value
    let old = before.eightBits
    guard bytes == Int(old.x) << 16 | Int(old.y) << 8 | Int(old.z) else { return nil }
    let hasLower = digits.contains { $0.isLowercase }
    let isLower = hasLower || !digits.contains { $0.isUppercase } && prefersLowercase()
    let new = after.eightBits
    let parts = [new.x, new.y, new.z].map { byte -> String in
      let hex = String(byte, radix: 16, uppercase: !isLower)
      return byte < 16 ? "0" + hex : hex
    }
    let staysShort = isShort && parts.allSatisfy { $0.first == $0.last }
    let color = parts.map { staysShort ? String($0.prefix(1)) : $0 }.joined()
    let opacity = isShort && !staysShort ? alpha + alpha : alpha
    let joined = alphaPlace == .first ? opacity + color : color + opacity
    return prefix + (body.contains("_") ? grouped(joined, like: String(body)) : joined)
  }

  private static func expanded(_ value: Int) -> Int {
    let digits = [value >> 8 & 15, value >> 4 & 15, value & 15]
    return digits.reduce(0) { $0 << 8 | $1 << 4 | $1 }
  }

  /// Puts the underscores back at their places: `0x00_60_DF`.
  private static func grouped(_ digits: String, like body: String) -> String {
    var rest = digits[...]
    var result = ""
    for character in body {
      if character == "_" {
        result.append("_")
      } else if let digit = rest.popFirst() {
        result.append(digit)
      }
    }
    return result + rest
  }

  // MARK: Functions

  private static func function(
    _ text: String, from before: Color, to after: Color, _ leastDecimals: Int
  ) -> String? {
    guard let open = text.firstIndex(of: "("), text.last == ")", let spelt = try? Color(css: text),
      isSame(spelt, before)
    else { return nil }
    var name = text[..<open].lowercased()
    var start = text.index(after: open)
    if name == "color" {
      let space = text[start...].drop { $0 == " " }.prefix { $0 != " " }
      name = space.lowercased()
      start = space.endIndex
    }
    guard let targets = components(of: after, in: name) else { return nil }
    let numbers = numbers(in: text[start...])
    guard numbers.count >= 3, !text[start...].contains("("), !text.lowercased().contains("none") else { return nil }
    var result = String(text[..<start])
    var next = start
    for (index, number) in numbers.prefix(3).enumerated() {
      result += text[next..<number.range.lowerBound]
      let target = number.isPercent ? targets[index].percent : targets[index].plain
      let isWhole = name.hasPrefix("rgb") && !number.isPercent && FixedDecimal.decimals(of: text[number.range]) == 0
      result += FixedDecimal.text(
        target, like: text[number.range], least: isWhole ? 0 : least(targets[index].unit, leastDecimals))
      next = number.range.upperBound
    }
    result += text[next...]
    guard let check = try? Color(css: result), isSame(check, after) else {
      return leastDecimals < 6 ? function(text, from: before, to: after, leastDecimals + 3) : nil
    }
    return result
  }

  /// Returns fewer decimals for a number with a range of 100 or 360 than for one of 0…1.
  private static func least(_ unit: Double, _ decimals: Int) -> Int { unit > 1 ? max(decimals - 2, 1) : decimals }

  private struct Target {
    var plain: Double
    var percent: Double
    /// The value that counts as whole.
    var unit: Double
  }

  private static func components(of color: Color, in name: String) -> [Target]? {
    func targets(
      _ space: ColorSpace, _ units: [Double], _ percents: [Double], wholeIs unit: Double? = nil
    ) -> [Target] {
      let values = color.converted(to: space).components
      return (0..<3).map { index in
        Target(
          plain: values[index] * units[index], percent: values[index] * percents[index],
          unit: unit ?? units[index])
      }
    }
    switch name {
    case "rgb", "rgba": return targets(.srgb, [255, 255, 255], [100, 100, 100])
    case "hsl", "hsla": return targets(.hsl, [1, 1, 1], [1, 1, 1], wholeIs: 100)
    case "hwb": return targets(.hwb, [1, 1, 1], [1, 1, 1], wholeIs: 100)
    case "lab": return targets(.lab, [1, 1, 1], [1, 0.8, 0.8], wholeIs: 100)
    case "lch": return targets(.lch, [1, 1, 1], [1, 1 / 1.5, 1], wholeIs: 100)
    case "oklab": return targets(.oklab, [1, 1, 1], [100, 250, 250])
    case "oklch":
      var found = targets(.oklch, [1, 1, 1], [100, 250, 1])
      found[2].unit = 360
      return found
    default: return ColorSpace(rawValue: name).map { targets($0, [1, 1, 1], [100, 100, 100]) }
    }
  }

  private struct Number {
    var range: Range<String.Index>
    var isPercent: Bool
  }

  private static func numbers(in text: Substring) -> [Number] {
    var numbers: [Number] = []
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      guard character.isNumber || character == "." || character == "-" else {
        index = text.index(after: index)
        continue
      }
      var end = text.index(after: index)
      while end < text.endIndex, text[end].isNumber || text[end] == "." { end = text.index(after: end) }
      numbers.append(Number(range: index..<end, isPercent: end < text.endIndex && text[end] == "%"))
      index = end
      while index < text.endIndex, text[index].isLetter { index = text.index(after: index) }
    }
    return numbers
  }

  private static func named(_ text: String, from before: Color, to after: Color) -> String? {
    guard !text.isEmpty, text.allSatisfy(\.isLetter), let spelt = try? Color(css: text), spelt.alpha >= 1,
      isSame(spelt, before), after.isInside(.srgb)
    else { return nil }
    var opaque = after
    opaque.alpha = 1
    return opaque.hex8
  }
}
