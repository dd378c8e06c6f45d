import Synchronization
import ThemeModel
import Threads

/// Finds the views, modifiers and styles of an app that nothing names beside their own declarations and their previews.
/// No screen shows them.
///
/// Words are compared without regard to what they refer to, in code, texts and remarks. So a type that nothing names is used
/// nowhere, while one that is named may still be unused.
enum UnnamedTypes {
  /// Returns the names that no file mentions. Empty unless the files contain the entry of an app: whoever uses the views of
  /// a library is elsewhere.
  static func among(_ names: Set<String>, in files: [SourceFile], workers: Int) -> Set<String> {
    guard !names.isEmpty, TokenMentions.haveEntry(files) else { return [] }
    let found = Mutex<Set<String>>([])
    DeepStack.forEach(files.count, workers: workers) { index in
      let own = files[index].bytes.withUnsafeBufferPointer { mentioned($0, among: names) }
      found.withLock { $0.formUnion(own) }
    }
    return names.subtracting(found.withLock { $0 })
  }

  private static let declaring: Set = ["struct", "class", "enum", "extension"]

  private static func mentioned(_ bytes: UnsafeBufferPointer<UInt8>, among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    let lengths = Set(names.map(\.utf8.count))
    var isDeclared = false
    var index = 0
    while index < bytes.count {
      guard FileIndex.isIdentifier(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, FileIndex.isIdentifier(bytes[index]) { index += 1 }
      let length = index - start
      let isPreview =
        length == 7 && start > 0 && bytes[start - 1] == UInt8(ascii: "#") && ViewFiles.matches(bytes, start, "Preview")
        || length == 15 && ViewFiles.matches(bytes, start, "PreviewProvider")
      if isPreview, let end = endOfBlock(bytes, from: index) { index = end }
      let wasDeclared = isDeclared
      isDeclared = false
      guard lengths.contains(length) || length <= 9 else { continue }
      let word = String(decoding: bytes[start..<start + length], as: UTF8.self)
      isDeclared = declaring.contains(word)
      // Xcode puts the file's name at its top.
      let isFileName = index == start + length && ViewFiles.matches(bytes, index, ".swift")
      if !wasDeclared, !isFileName, names.contains(word) { found.insert(word) }
    }
    return found
  }

  /// Returns the end of the block that begins next; `nil` where its braces do not match.
  private static func endOfBlock(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var depth = 0
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth <= 0 { return depth == 0 ? index + 1 : nil }
      default: break
      }
    }
    return nil
  }
}
