extension Color {
  /// Whether a text is one of CSS's names of colors, whatever the case. To ask that of many words costs little, where reading each
  /// as a color would look for the name that was meant.
  public static func hasName(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count <= 20 else { return false }
    let name = ShortName(lowercase: bytes)
    return NamedColors.rgb(name) != nil || name == "transparent"
  }

  /// Whether a text can be a color at all: digits behind `#`, a function, or a name.
  public static func mayRead(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.first == UInt8(ascii: "#") || bytes.last == UInt8(ascii: ")") || hasName(text)
  }
}
