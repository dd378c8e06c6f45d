import ColorScience

/// A criterion as `--require` takes it.
enum CriterionArgument {
  static let names = Criterion.named.map(\.name)

  /// `aa-text`, or a number from 1 to 21, the ratios that exist.
  static func criterion(_ text: String) -> Criterion? {
    if let named = Criterion.named(text) { return named }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), let ratio = Double(text),
      (1...21).contains(ratio)
    else { return nil }
    return .ratio(ratio)
  }
}
