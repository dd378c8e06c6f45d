import ColorScience

/// The criterion of `--require`.
enum CriterionArgument {
  static let names = Criterion.named.map(\.name)

  /// Reads `aa-text` and the other names, or a number from 1 to 21, the range of contrast ratios.
  static func criterion(_ text: String) -> Criterion? {
    if let named = Criterion.named(text) { return named }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), let ratio = Double(text),
      (1...21).contains(ratio)
    else { return nil }
    return .ratio(ratio)
  }
}
