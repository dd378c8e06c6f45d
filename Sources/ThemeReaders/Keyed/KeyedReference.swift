/// References to other keys with a mark, as token files have them: `"{colors.blue.400}"`.
enum KeyedReference {
  /// Returns the path that a text in braces names.
  static func path(of text: String) -> String? {
    guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let path = String(text.dropFirst().dropLast()).trimmingSpaces
    guard !path.isEmpty else { return nil }
    let isPath = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      default: marks.contains(byte)
      }
    }
    return isPath ? path : nil
  }

  /// Whether it surely leads to a color, and to none if there is no such key: prose has names in braces, too, as in
  /// `"hello": "{user.name}"`.
  static func isSure(_ path: String, under key: String) -> Bool {
    path.contains(".") && (key.isEmpty || KeyedColorCount.speaksOfColor(key))
  }

  private static let marks = Array("._-/".utf8)
}
