/// Numbers as CSS writes them: no exponent, no trailing zeros, no `-0`.
enum DecimalText {
  /// The number to this many significant digits, rounded half up on its shortest decimal form.
  static func of(_ value: Double, significant: Int = 12) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    var (digits, point) = shortest(value.magnitude)
    if digits.count > significant {
      let roundsUp = digits[significant] >= 5
      digits.removeLast(digits.count - significant)
      if roundsUp { increment(&digits, &point) }
    }
    while digits.last == 0 { digits.removeLast() }
    guard !digits.isEmpty else { return "0" }
    return (value < 0 ? "-" : "") + layOut(digits, point)
  }

  /// Digits of the shortest decimal that reads back as this number, and where the point stands among them.
  private static func shortest(_ magnitude: Double) -> (digits: [UInt8], point: Int) {
    var digits: [UInt8] = []
    var point: Int?
    var exponent = 0
    let parts = "\(magnitude)".split(separator: "e")
    if parts.count > 1 { exponent = Int(parts[1]) ?? 0 }
    for byte in parts[0].utf8 {
      if byte == UInt8(ascii: ".") { point = digits.count } else { digits.append(byte - 0x30) }
    }
    var place = (point ?? digits.count) + exponent
    let leading = digits.prefix { $0 == 0 }.count
    digits.removeFirst(leading)
    place -= leading
    return (digits, place)
  }

  private static func increment(_ digits: inout [UInt8], _ point: inout Int) {
    var index = digits.count - 1
    while index >= 0, digits[index] == 9 {
      digits[index] = 0
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits.insert(1, at: 0)
      point += 1
    }
  }

  private static func layOut(_ digits: [UInt8], _ point: Int) -> String {
    let text = String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
    if point <= 0 { return "0." + String(repeating: "0", count: -point) + text }
    if point >= digits.count { return text + String(repeating: "0", count: point - digits.count) }
    return text.prefix(point) + "." + text.dropFirst(point)
  }
}
