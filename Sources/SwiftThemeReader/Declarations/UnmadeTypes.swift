import ThemeModel

/// The types of which nothing makes a value: no source of the module mentions the name of one, except where it is declared and extended.
///
/// Another module, the runtime, or what a library is made for may make values of types that its own code never mentions. Such types
/// are not among them.
final class UnmadeTypes {
  private let sources: [SourceFile]
  private var known: [ObjectIdentifier: Bool] = [:]
  /// Whether code finds types by names that it puts together while it runs.
  private lazy var areFoundByName = sources.contains { source in
    Self.lookups.contains { word in source.bytes.withUnsafeBufferPointer { Self.mentions(word, in: $0) > 0 } }
  }

  /// - Parameter sources: all sources of the module, with those that are not parsed
  init(_ sources: [SourceFile]) {
    self.sources = sources
  }

  func contains(_ type: TypeRecord) -> Bool {
    if let known = known[ObjectIdentifier(type)] { return known }
    let isUnmade = isPlain(type) && !areFoundByName && isOnlyDeclared(type.name)
    known[ObjectIdentifier(type)] = isUnmade
    return isUnmade
  }

  private static let lookups = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_copyClassList", "objc_getClassList", "classNamed",
    "_typeByName",
  ]

  /// Returns whether only code that names a type can make a value of it.
  private func isPlain(_ type: TypeRecord) -> Bool {
    guard let declaration = type.declaration, declaration.access != .everywhere, declaration.attributes.isEmpty,
      type.kind == .structure || type.kind == .classType
    else { return false }
    return type.classLine.flatMap(\.foreignParents).allSatisfy(IdleFunctions.withoutRequirements.contains)
  }

  private func isOnlyDeclared(_ name: String) -> Bool {
    sources.allSatisfy { source in
      source.bytes.withUnsafeBufferPointer { Self.mentions(name, in: $0, orUntil: 1) == 0 }
    }
  }

  /// Counts the places where a word stands, without declarations and extensions of a type of that name, and without whole lines of
  /// comments, such as the name of the file above its code.
  private static func mentions(_ word: String, in bytes: UnsafeBufferPointer<UInt8>, orUntil most: Int = 1) -> Int {
    var count = 0
    WordPlaces.each(word, in: bytes) { end in
      if !isDeclared(before: end - word.utf8.count, in: bytes) { count += 1 }
      return count < most
    }
    return count
  }

  private static func isDeclared(before start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let head = String(decoding: bytes[line..<start], as: UTF8.self)
    let words = head.split(separator: " ")
    if let last = words.last, ["class", "struct", "extension"].contains(last), head.hasSuffix(" ") { return true }
    return words.first?.hasPrefix("//") == true
  }
}
