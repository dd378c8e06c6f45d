import ThemeModel

/// A value of a keyed theme file. Property lists and JSON are both turned into this.
struct KeyedNode: Hashable, Sendable {
  indirect enum Content: Hashable, Sendable {
    case string(String)
    case number(Double)
    case bool(Bool)
    case null
    case array([KeyedNode])
    case dictionary([KeyedEntry])
    /// A value that the format allows and that is never a color: dates, data.
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
  /// The entries of a dictionary; empty for anything else.
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
