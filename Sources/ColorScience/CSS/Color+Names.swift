extension Color {
  /// Returns whether a text is a CSS color name, in any case. Much cheaper than to read each word as a color, because a
  /// failed read looks for the name that was probably meant.
  public static func hasName(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 20 else { return false }
    let name = ShortName(lowercase: bytes)
    return NamedColors.rgb(name) != nil || name == "transparent"
  }

  /// Returns whether a text has the form of a color: it starts with `#`, ends with `)`, or is a name.
  public static func mayRead(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.first == UInt8(ascii: "#") || bytes.last == UInt8(ascii: ")") || hasName(text)
  }
}
