/// Looking for a part of a text, without Foundation.
enum TextSearch {
  /// Longer texts are no names, and are not searched.
  private static let longest = 100_000

  static func contains(_ text: String, _ part: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    return part.isEmpty || text.indices.contains { text[$0...].hasPrefix(part) }
  }
}
