/// The values of numeric literals, which Swift writes with underscores and in four bases.
enum NumberLiteral {
  /// nil when it does not fit 64 bits.
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
