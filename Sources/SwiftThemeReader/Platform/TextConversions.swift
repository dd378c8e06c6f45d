/// `String(x)`, `String(255, radix: 16)`, `String(format: "%02X", red)`: texts made of other values.
enum TextConversions {
  static func build(_ type: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard let first = arguments.first?.value else { return type == "Character" ? nil : Value(.string("")) }
    switch arguments.map(\.label) {
    case [nil], ["string"]: return text(of: first).map { Value(.string($0)) }
    case [nil, "radix"], [nil, "radix", "uppercase"]:
      guard case .integer(let number) = first.payload, case .integer(let radix) = arguments[1].value.payload,
        (2...36).contains(radix)
      else { return nil }
      var isUpper = false
      if arguments.count == 3 {
        guard case .boolean(let flag) = arguments[2].value.payload else { return nil }
        isUpper = flag
      }
      return Value(.string(String(number, radix: Int(radix), uppercase: isUpper)))
    case ["repeating", "count"]:
      guard case .string(let part) = first.payload, case .integer(let count) = arguments[1].value.payload, count >= 0,
        count <= Int64(Evaluator.largest), part.utf8.count * Int(count) <= Evaluator.largest
      else { return nil }
      return Value(.string(String(repeating: part, count: Int(count))))
    case let labels where labels.first == "format" && labels.dropFirst().allSatisfy { $0 == nil }:
      guard case .string(let format) = first.payload else { return nil }
      return formatted(format, arguments.dropFirst().map(\.value)).map { Value(.string($0)) }
    default: return nil
    }
  }

  /// Of characters, too: `String(["F", "F"])`.
  private static func text(of value: Value) -> String? {
    switch value.payload {
    case .string, .integer, .decimal, .boolean: return Words.text(of: value)
    case .array(let elements):
      let characters = elements.compactMap { element -> String? in
        if case .string(let one) = element.payload, one.count == 1 { one } else { nil }
      }
      return characters.count == elements.count ? characters.joined() : nil
    default: return nil
    }
  }

  /// The formats of whole numbers and texts: `%02X`, `%d`, `%06llx`, `%@`. Nil for every other.
  private static func formatted(_ format: String, _ values: [Value]) -> String? {
    var result = ""
    var values = values[...]
    var rest = format[...]
    while let next = rest.popFirst() {
      guard next == "%" else {
        result.append(next)
        continue
      }
      let isPadded = rest.first == "0"
      let width = rest.prefix { "0123456789".contains($0) }
      rest = rest.dropFirst(width.count)
      let size = rest.prefix { "lhqzjt".contains($0) }
      rest = rest.dropFirst(size.count)
      guard let kind = rest.popFirst(), width.count < 3 else { return nil }
      if kind == "%", width.isEmpty {
        result.append("%")
        continue
      }
      guard let value = values.popFirst(), let bits = bits(of: String(size)), let piece = piece(kind, value, bits)
      else { return nil }
      let missing = max(0, (Int(width) ?? 0) - piece.count)
      guard missing == 0 || !piece.hasPrefix("-") else { return nil }
      result += String(repeating: isPadded ? "0" : " ", count: missing) + piece
    }
    return values.isEmpty ? result : nil
  }

  /// Returns how many bits of a number a format reads. Without a length, `%d` reads 32 bits of an `Int`.
  private static func bits(of length: String) -> Int64? {
    switch length {
    case "": 32
    case "h": 16
    case "hh": 8
    case "l", "ll", "q", "z", "j", "t": 64
    default: nil
    }
  }

  private static func piece(_ kind: Character, _ value: Value, _ bits: Int64) -> String? {
    if case ("@", .string(let text)) = (kind, value.payload) { return text }
    guard case .integer(let number) = value.payload else { return nil }
    let shifted = number << (64 - bits)
    let unsigned = UInt64(bitPattern: shifted) >> UInt64(64 - bits)
    switch kind {
    case "d", "i": return String(shifted >> (64 - bits))
    case "u": return String(unsigned)
    case "x": return String(unsigned, radix: 16)
    case "X": return String(unsigned, radix: 16, uppercase: true)
    default: return nil
    }
  }
}
