import Synchronization
import ThemeModel
import Threads

/// A view, a modifier or a style from which a walk begins.
struct RootView: Sendable {
  var name: String
  /// Whether code of its own file alone may use it.
  var isOfFile: Bool
  /// Whether files in other languages may make it: storyboards, xibs, Objective-C.
  var isClass: Bool
  /// Whether code that is not read may name it, by another name or in another module.
  var isOffered: Bool

  init(_ type: TypeRecord) {
    name = type.name
    isOfFile = type.declaration?.access == .file
    isClass = type.kind == .classType
    isOffered = type.declaration?.access == .everywhere || type.declaration?.attributes.contains("objc") == true
  }
}

/// Finds the views, modifiers and styles that nothing names beside their own declarations and previews. No screen shows them.
///
/// Words are compared without regard to what they refer to, in code, texts and remarks. So a type that nothing names is used
/// nowhere, while one that is named may still be unused.
enum UnnamedTypes {
  static let unshown = "code that is not read shows the view, which nothing else does"
  static let previewed = "a screen shows the view, which only previews name"

  /// How many previews may show each other before the rest of them counts as named.
  private static let mostRounds = 4

  /// Returns what has to be assumed for the views to be shown that no file mentions, by their names. Where the files do not contain the
  /// entry of an app, who uses the views is elsewhere: then only those count that previews name and that no other file can use.
  static func among(_ roots: some Sequence<RootView>, in files: [SourceFile], workers: Int) -> [String: String] {
    let hasEntry = TokenMentions.haveEntry(files)
    // Of two types of one name, the other may be used elsewhere.
    let offered = hasEntry ? [] : Set(roots.filter { !$0.isOfFile }.map(\.name))
    let names = Set(roots.map(\.name)).subtracting(offered)
    guard !names.isEmpty else { return [:] }
    var found = Mentions()
    var previewed: Set<String> = []
    for _ in 0..<mostRounds {
      found = mentions(of: names, in: files, previewed: previewed, workers: workers)
      let all = found.inPreviews.subtracting(found.elsewhere)
      // What a view names that only previews show, only previews show as well.
      guard all != previewed else { break }
      previewed = all
    }
    let unnamed = names.subtracting(found.elsewhere)
    return Dictionary(
      uniqueKeysWithValues: unnamed.compactMap { name in
        if found.inPreviews.contains(name) { return (name, Self.previewed) }
        return hasEntry ? (name, unshown) : nil
      })
  }

  private struct Mentions: Sendable {
    var elsewhere: Set<String> = []
    var inPreviews: Set<String> = []
  }

  private static func mentions(
    of names: Set<String>, in files: [SourceFile], previewed: Set<String>, workers: Int
  ) -> Mentions {
    let found = Mutex<Mentions>(Mentions())
    DeepStack.forEach(files.count, workers: workers) { index in
      let own = files[index].bytes.withUnsafeBufferPointer { mentioned($0, among: names, previewed: previewed) }
      found.withLock {
        $0.elsewhere.formUnion(own.elsewhere)
        $0.inPreviews.formUnion(own.inPreviews)
      }
    }
    return found.withLock { $0 }
  }

  private static let declaring: Set = ["struct", "class", "enum", "extension"]

  private static func mentioned(
    _ bytes: UnsafeBufferPointer<UInt8>, among names: Set<String>, previewed: Set<String>
  ) -> Mentions {
    var found = Mentions()
    let lengths = Set(names.map(\.utf8.count))
    var isDeclared = false
    // Where the preview ends that the place is in.
    var end = 0
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
      if isPreview { end = max(end, endOfBlock(bytes, from: index) ?? end) }
      let wasDeclared = isDeclared
      isDeclared = false
      guard lengths.contains(length) || length <= 9 else { continue }
      let word = String(decoding: bytes[start..<start + length], as: UTF8.self)
      isDeclared = declaring.contains(word)
      // Xcode puts the file's name at its top.
      let isFileName = index == start + length && ViewFiles.matches(bytes, index, ".swift")
      guard names.contains(word), !isFileName else { continue }
      if wasDeclared {
        if previewed.contains(word) { end = max(end, endOfBlock(bytes, from: index) ?? end) }
      } else if index <= end {
        found.inPreviews.insert(word)
      } else {
        found.elsewhere.insert(word)
      }
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
