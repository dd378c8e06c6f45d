import ThemeModel

/// A text that is no written color and may be the name of another key: `"button.background": "color.brand"`.
struct KeyedWord: Hashable, Sendable {
  var path: String
  var text: String
  var when: Contexts
  /// The place of the key, and that of the text.
  var keyPlace: Place
  var place: Place

  private static let mostOfAName = 100

  /// Reports whether a text could be the name of a key.
  static func mayBe(_ text: String, under key: String) -> Bool {
    !text.isEmpty && text.utf8.count <= mostOfAName && !KeyedColor.isProse(key)
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "(") }
  }
}

/// Follows values that are names of other keys. Such a value is an alias only if the key has a color, so no mark is needed.
enum KeyedAliases {
  /// Turns words into aliases of tokens of the same theme, and keeps the others.
  static func follow(_ words: inout [KeyedWord], in tokens: inout [Token]) {
    guard !words.isEmpty else { return }
    let wordPlaces = Set(words.map(\.place))
    // `"red": "crimson"` is a color of CSS, which is no name to lead to.
    var known = Set(
      tokens.filter { token in !token.values.allSatisfy { wordPlaces.contains($0.place) } }.map(\.path))
    var found: [KeyedWord] = []
    while true {
      let next = words.filter { known.contains($0.text) && $0.text != $0.path }
      guard !next.isEmpty else { break }
      found += next
      known.formUnion(next.map(\.path))
      let taken = Set(next)
      words.removeAll { taken.contains($0) }
    }
    add(found, to: &tokens)
  }

  /// Adds values for words: aliases, or what they are said to be.
  static func add(
    _ words: [KeyedWord], to tokens: inout [Token], as made: (KeyedWord) -> TokenValue = { .alias($0.text) }
  ) {
    guard !words.isEmpty else { return }
    var places = Dictionary(tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for word in words {
      let value = ConditionalValue(when: word.when, value: made(word), place: word.place)
      guard let index = places[word.path] else {
        places[word.path] = tokens.count
        tokens.append(Token(path: word.path, values: [value], place: word.keyPlace))
        continue
      }
      if let old = tokens[index].values.firstIndex(where: { $0.place == word.place }) {
        tokens[index].values[old] = value
      } else {
        tokens[index].values.append(value)
      }
    }
  }
}

/// The names that a keyed document defines and uses, for a survey.
public struct KeyedReferences: Sendable {
  public private(set) var defined: Set<String> = []
  public private(set) var used: Set<String> = []

  private static let mostBytes = 1 << 20

  public init(_ file: SourceFile) {
    guard file.bytes.count <= Self.mostBytes,
      case .success(let root) = KeyedThemeReader(options: SourceOptions()).root(of: file)
    else { return }
    var pending: [(path: String, key: String, node: KeyedNode)] = [("", "", root)]
    while let (path, key, node) = pending.popLast() {
      switch node.value {
      case .dictionary(let entries):
        for entry in entries {
          pending.append((path.isEmpty ? entry.key : path + "." + entry.key, entry.key, entry.node))
        }
      case .string(let text):
        define(path)
        let name = KeyedReference.path(of: text) ?? text
        if KeyedWord.mayBe(name, under: key), NameWords.of(name).count > 1 { used.insert(name) }
      default: break
      }
    }
  }

  private mutating func define(_ path: String) {
    defined.insert(path)
    // `color.text.light` beside `color.text.dark` is `color.text` in two modes.
    guard let dot = path.lastIndex(of: "."),
      ContextNames.split(String(path[path.index(after: dot)...]), [.mode]).stem.isEmpty
    else { return }
    defined.insert(String(path[..<dot]))
  }
}
