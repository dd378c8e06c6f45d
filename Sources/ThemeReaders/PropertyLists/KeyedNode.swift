import ThemeModel

/// A value of a keyed theme file, whatever the file's format: property lists and JSON both come to this.
struct KeyedNode: Hashable, Sendable {
  indirect enum Content: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([KeyedNode])
    case dictionary([KeyedEntry])
    /// What the format can hold and a color never is: dates, data.
    case other(String)
  }

  var value: Content
  var place: Place
}

/// A key with its value, in the order of the file.
struct KeyedEntry: Hashable, Sendable {
  var key: String
  var keyPlace: Place
  var node: KeyedNode
}

extension KeyedNode {
  /// The entries of a dictionary; none for anything else.
  var entries: [KeyedEntry] {
    if case .dictionary(let entries) = value { entries } else { [] }
  }

  subscript(key: String) -> KeyedNode? {
    entries.first { $0.key == key }?.node
  }

  var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = value { number } else { nil }
  }
}
