/// The values of numeric literals, which Swift writes in four bases, with or without underscores.
enum NumberLiteral {
  /// Returns `nil` for a number that does not fit in 64 bits.
  static func integer(_ text: String) -> Int64? {
    let digits = text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      return Int64(digits.dropFirst(2), radix: radix)
    }
    return Int64(digits)
  }

  static func decimal(_ text: String) -> Double? {
    Double(text.filter { $0 != "_" })
  }
}
