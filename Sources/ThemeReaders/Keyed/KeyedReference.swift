/// References to other keys with a mark, as token files have them: `"{colors.blue.400}"`.
enum KeyedReference {
  /// Returns the path that a text in braces names.
  static func path(of text: String) -> String? {
    guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let path = text.dropFirst().dropLast()
    let isPath = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80...: true
      default: marks.contains(byte)
      }
    }
    return isPath ? String(path) : nil
  }

  private static let marks = Array("._-/".utf8)
}
