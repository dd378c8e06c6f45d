/// A substring search without Foundation.
public enum TextSearch {
  /// The longest text that is searched, in bytes. Longer texts are not names.
  private static let longest = 100_000

  /// Compares bytes: names are searched for words millions of times, and comparing characters takes many times as long.
  public static func contains(_ text: String, _ part: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    return bytes(of: text) { text in bytes(of: part) { holds(text, $0) } }
  }

  public static func contains(_ text: [UInt8], _ part: String) -> Bool {
    text.withUnsafeBufferPointer { text in bytes(of: part) { holds(text, $0) } }
  }

  /// Reports whether the text contains one of the parts, which are in lowercase. The case of ASCII letters does not count.
  public static func contains(_ text: ArraySlice<UInt8>, anyCaseOf parts: [String]) -> Bool {
    let lowercase = text.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") ? $0 | 0x20 : $0 }
    return parts.contains { contains(lowercase, $0) }
  }

  private static func bytes(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
  }

  private static func holds(_ text: UnsafeBufferPointer<UInt8>, _ part: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    for start in 0...(text.count - part.count) where text[start] == first {
      var index = 1
      while index < part.count, text[start + index] == part[index] { index += 1 }
      if index == part.count { return true }
    }
    return false
  }
}
