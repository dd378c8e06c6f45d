import ThemeModel

/// Finds where an app starts: `@main struct Notes: App`, `UIApplicationMain(…)`. Only code counts, not comments and texts.
enum AppEntry {
  static func isIn(_ file: SourceFile) -> Bool {
    guard !file.name.hasSuffix(".xib"), !file.name.hasSuffix(".storyboard") else { return false }
    return file.bytes.withUnsafeBufferPointer(isIn)
  }

  private static func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"): index = endOfComment(bytes, index)
      case UInt8(ascii: "\""): index = endOfText(bytes, index)
      case UInt8(ascii: "@"), UInt8(ascii: "U"), UInt8(ascii: "N"):
        if starts(bytes, index) { return true }
        index += 1
      default: index += 1
      }
    }
    return false
  }

  private static func starts(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    let words: [StaticString] = [
      "@UIApplicationMain", "@NSApplicationMain", "UIApplicationMain(", "NSApplicationMain(",
    ]
    if words.contains(where: { FileIndex.matches(bytes, start, $0) }) { return true }
    return FileIndex.matches(bytes, start, "@main") && isApp(bytes, from: start + 5)
  }

  /// Whether the type behind `@main` is an app: plugins, macros and command-line tools have entries too.
  private static func isApp(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    let head = bytes[start...].prefix { $0 != UInt8(ascii: "{") }
    let words = head.split { !FileIndex.isIdentifier($0) }.map { String(decoding: $0, as: UTF8.self) }
    return !Set(words).isDisjoint(with: ["App", "UIApplicationDelegate", "NSApplicationDelegate", "UIResponder"])
  }

  /// Returns where the comment ends that starts here; the next byte where none does.
  private static func endOfComment(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    if FileIndex.matches(bytes, start, "//") {
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }
    guard FileIndex.matches(bytes, start, "/*") else { return start + 1 }
    var (index, depth) = (start + 2, 1)
    while index < bytes.count, depth > 0 {
      let (opens, closes) = (FileIndex.matches(bytes, index, "/*"), FileIndex.matches(bytes, index, "*/"))
      depth += opens ? 1 : closes ? -1 : 0
      index += opens || closes ? 2 : 1
    }
    return index
  }

  /// Returns where the text ends that starts here. One of one line ends with the line at the latest.
  private static func endOfText(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let isLong = FileIndex.matches(bytes, start, "\"\"\"")
    var index = start + (isLong ? 3 : 1)
    while index < bytes.count {
      if isLong, FileIndex.matches(bytes, index, "\"\"\"") { return index + 3 }
      if !isLong, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "\n") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }
}
