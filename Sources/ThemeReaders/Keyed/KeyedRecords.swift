/// Lists of records with names, in which documentation and some builds write colors: `[{"name": "ink", "value": "#111"}]`.
enum KeyedRecords {
  private static let names = ["name", "token", "title", "id", "key"]

  /// Keys that make a record with a name a color. Accounts and labels have a `color`, too, and are not colors.
  private static let values = ["value", "hex", "rgb", "rgba", "hsl", "css"]

  static func areNamed(_ items: [KeyedNode]) -> Bool {
    items.allSatisfy { name(of: $0) != nil }
  }

  private static func name(of item: KeyedNode) -> KeyedNode? {
    names.lazy.compactMap { item[$0] }.first { $0.string?.isEmpty == false }
  }

  /// Returns the records by their names; `nil` when the items are not records, or when two have the same name.
  static func entries(of items: [KeyedNode]) -> [KeyedEntry]? {
    var found: [KeyedEntry] = []
    for item in items {
      guard let name = name(of: item), let text = name.string, values.contains(where: { item[$0] != nil }) else {
        return nil
      }
      // A property of CSS is the color's name after two hyphens.
      let bare = text.hasPrefix("--") ? String(text.dropFirst(2)) : text
      found.append(KeyedEntry(key: bare.split(separator: ".").joined(separator: "-"), keyPlace: name.place, node: item))
    }
    return found.isEmpty || Set(found.map(\.key)).count != found.count ? nil : found
  }
}
