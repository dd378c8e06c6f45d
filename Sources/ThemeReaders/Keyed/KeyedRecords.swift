import ThemeModel

/// Lists of records with names, in which documentation and some builds write colors: `[{"name": "ink", "value": "#111"}]`.
enum KeyedRecords {
  private static let names = ["name", "role", "token", "title", "id", "key"]

  /// Keys that make a record with a name a color.
  private static let values = ["value", "hex", "rgb", "rgba", "hsl", "css"]

  /// Accounts and labels have one of these, too: it makes a color only of a record that has nothing else, in a document of colors.
  private static let vagueValues = ["color", "colour"]

  /// The lists of real themes are near the top.
  private static let deepest = 16

  /// Returns a document with its lists of records as dictionaries, so that all that looks for themes and modes sees them as such. A
  /// document that is a list itself is data, unless its members are themes.
  static func unfolded(_ node: KeyedNode, isPromised: Bool, depth: Int = 0) -> KeyedNode {
    guard depth < deepest else { return node }
    func inner(_ node: KeyedNode) -> KeyedNode { unfolded(node, isPromised: isPromised, depth: depth + 1) }
    switch node.value {
    case .array(let items):
      if depth > 0, let entries = entries(of: items, isPromised: isPromised) {
        return KeyedNode(value: .dictionary(entries), place: node.place)
      }
      return KeyedNode(value: .array(items.map(inner)), place: node.place)
    case .dictionary(let entries):
      let inside = entries.map { KeyedEntry(key: $0.key, keyPlace: $0.keyPlace, node: inner($0.node)) }
      // Lists of colors beside each other are modes or themes: one that is left would be lost.
      let isWhole = inside.allSatisfy { entry in
        if case .array(let items) = entry.node.value {
          !(areNamed(items) && items.contains { mayBeColor($0, isPromised: isPromised) })
        } else {
          true
        }
      }
      return KeyedNode(value: .dictionary(isWhole ? inside : entries), place: node.place)
    default: return node
    }
  }

  static func areNamed(_ items: [KeyedNode]) -> Bool {
    items.allSatisfy { name(of: $0) != nil } && !areStops(items)
  }

  private static func name(of item: KeyedNode) -> KeyedNode? {
    names.lazy.compactMap { item[$0] }.first { $0.string?.isEmpty == false }
  }

  /// Returns the records by their names; `nil` when the items are not records, or when two have the same name.
  private static func entries(of items: [KeyedNode], isPromised: Bool) -> [KeyedEntry]? {
    guard !areStops(items) else { return nil }
    var found: [KeyedEntry] = []
    for item in items {
      guard let name = name(of: item), let text = name.string,
        values.contains(where: { item[$0] != nil }) || isPromised && isPlain(item)
      else { return nil }
      // A property of CSS is the color's name after two hyphens.
      let bare = text.hasPrefix("--") ? String(text.dropFirst(2)) : text
      found.append(KeyedEntry(key: bare.split(separator: ".").joined(separator: "-"), keyPlace: name.place, node: item))
    }
    return found.isEmpty || Set(found.map(\.key)).count != found.count ? nil : found
  }

  private static func mayBeColor(_ item: KeyedNode, isPromised: Bool) -> Bool {
    values.contains { item[$0] != nil }
      || isPromised && item.entries.count < 4 && vagueValues.contains { item[$0] != nil }
  }

  /// Whether the records are named for nothing but places: the stops of a gradient.
  private static func areStops(_ items: [KeyedNode]) -> Bool {
    items.allSatisfy { item in
      let words = name(of: item)?.string.map { NameWords.of($0) } ?? []
      return !words.isEmpty && words.allSatisfy { places.contains($0) || $0.allSatisfy(\.isNumber) }
    }
  }

  private static let places: Set = [
    "start", "end", "from", "to", "via", "top", "bottom", "left", "right", "center", "middle", "first", "last", "stop",
    "begin", "mid",
  ]

  private static func isPlain(_ item: KeyedNode) -> Bool {
    item.entries.count == 2 && vagueValues.contains { item[$0]?.string != nil }
  }
}
