extension StringProtocol {
  /// Whether a name is written as that of a type is. Code has millions of names, and nearly all are ASCII.
  var beginsWithCapital: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80 ? UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") : first?.isUppercase == true
  }
}
