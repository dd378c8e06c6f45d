import ThemeModel

/// What a scan of a file's bytes shows: whether the file may contain colors, and which names it declares.
///
/// A project has thousands of files, of which a few dozen contain its themes. The scan costs a fraction of parsing.
struct FileIndex: Sendable {
  /// Whether the file makes or types colors, or declares a theme, so that it must be parsed.
  /// A file of nothing but type aliases must be parsed too, since colors may be typed by them.
  /// Such a file is small, and parsing it later would mean reading everything a second time.
  let mayHoldColors: Bool
  /// The names after `struct`, `class`, `enum`, `protocol`, `extension`, `typealias`, `actor`.
  let declaredNames: [String]

  /// The types of which the file makes values with arguments, or that a type of the file names among what it inherits from.
  let usedTypes: Set<TypeNameHash>
  /// All names in the file that begin as those of types may.
  let namedTypes: Set<TypeNameHash>

  /// Whether the file has no declaration at all, as a fragment that a generator pastes into other files.
  let declaresNothing: Bool

  init(_ bytes: [UInt8]) {
    var names: [String] = []
    var mayHoldColors = false
    var aliases = 0
    var codes = 0
    var used: Set<TypeNameHash> = []
    var named: Set<TypeNameHash> = []
    var isInClause = false
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      var previous = Word.none
      while index < bytes.count {
        let byte = bytes[index]
        guard Self.isIdentifier(byte) else {
          index += 1
          if byte == UInt8(ascii: "{") { isInClause = false }
          guard byte == UInt8(ascii: "#") else { continue }
          if Self.matches(bytes, index, "colorLiteral") { mayHoldColors = true }
          if Self.isCode(bytes, index) { codes += 1 }
          continue
        }
        let start = index
        repeat { index += 1 } while index < bytes.count && Self.isIdentifier(bytes[index])
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if previous == .declaring || previous == .aliasing {
          if previous == .aliasing { aliases += 1 }
          names.append(String(decoding: word, as: UTF8.self))
          isInClause = true
        } else if Self.mayBeginType(byte) {
          let name = TypeNameHash(word)
          named.insert(name)
          if isInClause || Self.isCalled(bytes, index) { used.insert(name) }
        }
        previous = Word(word)
        if previous == .color { mayHoldColors = true }
      }
    }
    let hasAliasesAlone = aliases > 0 && aliases == names.count
    self.mayHoldColors =
      mayHoldColors || hasAliasesAlone || codes >= Self.fewestCodes || names.contains(where: Self.saysTheme)
    declaredNames = names
    usedTypes = used
    namedTypes = named
    declaresNothing =
      names.isEmpty && !["func ", "var ", "let "].contains { TextSearch.contains(bytes, $0) } && !self.mayHoldColors
  }

  /// Whether a name that begins so may be a type's: `Theme`, `_Theme`, `Übergang`. Most names begin with small letters.
  private static func mayBeginType(_ byte: UInt8) -> Bool {
    !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether a name is called with arguments: `Theme(ink: …`, `Theme.init(ink: …`.
  private static func isCalled(_ bytes: UnsafeBufferPointer<UInt8>, _ end: Int) -> Bool {
    let opening = matches(bytes, end, ".init(") ? end + 5 : end
    guard opening + 1 < bytes.count, bytes[opening] == UInt8(ascii: "(") else { return false }
    return bytes[opening + 1] != UInt8(ascii: ")")
  }

  /// A file with this many codes of colors has a theme in it, or what themes are made of.
  private static let fewestCodes = 4

  /// Returns whether a whole text from a place on is a code: `"#102030"`.
  private static func isCode(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
    guard start >= 2, bytes[start - 2] == UInt8(ascii: "\"") else { return false }
    var end = start
    while end < bytes.count, end - start <= 8, isHexDigit(bytes[end]) { end += 1 }
    return (end - start == 6 || end - start == 8) && end < bytes.count && bytes[end] == UInt8(ascii: "\"")
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Returns whether a declared name calls for parsing. `enum MyTheme` may map to color models without mentioning
  /// colors itself, and so may `extension Gradient`.
  private static func saysTheme(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["theme", "palette", "brand", "tuning", "skin", "gradient", "shapestyle"].contains {
      TextSearch.contains(name, $0)
    }
  }

  private enum Word {
    case none
    case declaring
    case aliasing
    case color

    init(_ word: UnsafeBufferPointer<UInt8>) {
      switch word.count {
      case 4: self = Word.equal(word, "enum") ? .declaring : .none
      case 5:
        self = Word.equal(word, "class") || Word.equal(word, "actor") ? .declaring : Word.ofColor(word)
      case 6: self = Word.equal(word, "struct") ? .declaring : Word.ofColor(word)
      case 8: self = Word.equal(word, "protocol") ? .declaring : Word.ofColor(word)
      case 9 where Word.equal(word, "typealias"): self = .aliasing
      case 9: self = Word.equal(word, "extension") ? .declaring : Word.ofColor(word)
      case 7...: self = Word.ofColor(word)
      default: self = .none
      }
    }

    /// Returns `.color` for a type name that contains the word: `UIColor`, `ColorSemanticToken`, `ThemeColourPalette`.
    /// Members such as `backgroundColor` do not count, since every view has them.
    private static func ofColor(_ word: UnsafeBufferPointer<UInt8>) -> Word {
      guard let first = word.first, first < UInt8(ascii: "a") || first >= 0x80 else { return .none }
      var index = 0
      while index + 5 <= word.count {
        if word[index] == UInt8(ascii: "C"), FileIndex.matches(word, index, "Colo"),
          word[index + 4] == UInt8(ascii: "r") || word[index + 4] == UInt8(ascii: "u")
        {
          return .color
        }
        index += 1
      }
      return .none
    }

    private static func equal(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
      word.count == text.utf8CodeUnitCount && FileIndex.matches(word, 0, text)
    }
  }

  static func matches(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard start + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[start + offset] != text.utf8Start[offset] { return false }
    return true
  }

  static func isIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default:
      false
    }
  }
}

/// Stands for the name of a type. Two names may have the same one, so it only tells which files to look into.
struct TypeNameHash: Hashable, Sendable {
  private let bits: UInt64

  init(_ name: some Sequence<UInt8>) {
    // FNV-1a, 64 bits
    bits = name.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  init(_ name: String) {
    self.init(name.utf8)
  }
}
