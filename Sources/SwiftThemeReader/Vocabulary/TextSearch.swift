/// A substring search without Foundation.
enum TextSearch {
  /// The longest text that is searched, in bytes. Longer texts are not names.
  private static let longest = 100_000

  static func contains(_ text: String, _ part: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    return part.isEmpty || text.indices.contains { text[$0...].hasPrefix(part) }
  }
}
