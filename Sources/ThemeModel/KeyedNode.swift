/// A value of a file of keys and values. Property lists and JSON are both turned into this.
public struct KeyedNode: Hashable, Sendable {
  public indirect enum Content: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([KeyedNode])
    case dictionary([KeyedEntry])
    /// A value that the format allows and that is never a color: dates, data.
    case other(String)
  }

  public var value: Content
  public var place: Place

  public init(value: Content, place: Place) {
    self.value = value
    self.place = place
  }
}

/// A key with its value, in the order of the file.
public struct KeyedEntry: Hashable, Sendable {
  public var key: String
  public var keyPlace: Place
  public var node: KeyedNode

  public init(key: String, keyPlace: Place, node: KeyedNode) {
    self.key = key
    self.keyPlace = keyPlace
    self.node = node
  }
}

/// A whole file of keys and values, which code may decode while it runs.
public struct KeyedDocument: Sendable {
  public var name: String
  public var root: KeyedNode

  public init(name: String, root: KeyedNode) {
    self.name = name
    self.root = root
  }
}

extension KeyedNode {
  /// The entries of a dictionary; empty for anything else.
  public var entries: [KeyedEntry] {
    if case .dictionary(let entries) = value { entries } else { [] }
  }

  public subscript(key: String) -> KeyedNode? {
    entries.first { $0.key == key }?.node
  }

  private static let titleKeys = ["title", "name", "displayname", "label", "id", "identifier", "key"]
  private static let wordsForThemes: Set = ["theme", "brand", "skin", "palette", "scheme"]

  /// The entry with the name that a theme gives itself, in whatever case: `name`, `themeId`. The code of a color is the color of titles.
  public var titleEntry: KeyedEntry? {
    let texts = entries.filter { entry in
      guard let text = entry.node.string, !text.isEmpty else { return false }
      let isCode = text.hasPrefix("#") || text.utf8.contains { (0x30...0x39).contains($0) }
      return !isCode || HexColor.token(text, .alphaLast) == nil
    }
    func first(_ spelling: (String) -> String) -> KeyedEntry? {
      let keys = texts.map { spelling($0.key) }
      return Self.titleKeys.lazy.compactMap { keys.firstIndex(of: $0) }.first.map { texts[$0] }
    }
    return first { $0.lowercased() }
      ?? first { key in
        let words = NameWords.of(key)
        return Self.wordsForThemes.contains(words.first ?? "") ? words.dropFirst().joined() : ""
      }
      ?? texts.first { Self.wordsForThemes.contains($0.key.lowercased()) }
  }

  public var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  public var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}
