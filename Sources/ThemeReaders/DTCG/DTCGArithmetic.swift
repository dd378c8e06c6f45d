/// Evaluates sums that Tokens Studio writes in place of a number: `0.5 + 6 * 0.04`, `({threshold} + {step}) / 2`, `30%`. They
/// consist of numbers, references to tokens with numbers, the four operations, signs and parentheses.
struct DTCGArithmetic {
  /// Parentheses and signs nest a few levels in practice.
  private static let deepest = 32

  private var rest: Substring.UTF8View
  private let number: (String) -> Double?
  private var depth = 0

  /// Returns the value; `nil` when the text is not a sum, or a reference does not lead to a number.
  static func value(of text: String, number: @escaping (String) -> Double?) -> Double? {
    var sum = DTCGArithmetic(rest: text[...].utf8, number: number)
    guard let value = sum.terms(), sum.peek() == nil, value.isFinite else { return nil }
    return value
  }

  /// Returns a sum without references as one number, in its own unit. Returns `nil` when the text is not a sum, or when
  /// percentages
  /// and plain numbers are added, whose sum has no unit.
  static func summed(_ text: String) -> String? {
    let text = text.trimmingSpaces
    guard text.dropFirst().contains(where: { "+-*/".contains($0) }), let value = value(of: text, number: { _ in nil })
    else { return nil }
    let terms = text.split { "+-*/() ".contains($0) }
    let shares = terms.count { $0.hasSuffix("%") }
    if shares == 0 { return "\(value)" }
    let isProduct = !text.dropFirst().contains { "+-".contains($0) }
    let isShare = isProduct ? shares == 1 && (!text.contains("/") || terms[0].hasSuffix("%")) : shares == terms.count
    return isShare ? "\(value * 100)%" : nil
  }

  private init(rest: Substring.UTF8View, number: @escaping (String) -> Double?) {
    self.rest = rest
    self.number = number
  }

  private mutating func peek() -> UInt8? {
    while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { rest = rest.dropFirst() }
    return rest.first
  }

  private mutating func terms() -> Double? {
    guard var value = factors() else { return nil }
    while let sign = peek(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      rest = rest.dropFirst()
      guard let next = factors() else { return nil }
      value += sign == UInt8(ascii: "+") ? next : -next
    }
    return value
  }

  private mutating func factors() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = peek(), sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      rest = rest.dropFirst()
      guard let next = factor() else { return nil }
      value = sign == UInt8(ascii: "*") ? value * next : value / next
    }
    return value
  }

  private mutating func factor() -> Double? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= DTCGArithmetic.deepest, let byte = peek() else { return nil }
    switch byte {
    case UInt8(ascii: "("):
      rest = rest.dropFirst()
      guard let value = terms(), peek() == UInt8(ascii: ")") else { return nil }
      rest = rest.dropFirst()
      return value
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      rest = rest.dropFirst()
      return factor().map { byte == UInt8(ascii: "-") ? -$0 : $0 }
    case UInt8(ascii: "{"):
      guard let close = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let path = String(rest[rest.index(after: rest.startIndex)..<close]) ?? ""
      rest = rest[rest.index(after: close)...]
      return number(path.trimmingSpaces)
    default:
      return literal()
    }
  }

  private mutating func literal() -> Double? {
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") }
    guard var text = String(digits), !text.isEmpty else { return nil }
    if text.hasPrefix(".") { text = "0" + text }
    if text.hasSuffix(".") { text += "0" }
    guard let value = Double(text) else { return nil }
    rest = rest[digits.endIndex...]
    guard rest.first == UInt8(ascii: "%") else { return value }
    rest = rest.dropFirst()
    return value / 100
  }
}
