import JSONText

/// The names and literal values of a document, regardless of the groups that contain the names. Two files in different
/// forms have the same content if they agree in these.
struct WrittenColors {
  private var values: Set<Value> = []
  /// The number of colors, without those that a build keeps of its sources (`originalValue`, `aliases`).
  private(set) var count = 0

  private var hasColors = false

  private struct Value: Hashable {
    var name: String
    var text: String
  }

  /// Keys under which a token has its own value.
  private static let valueKeys: Set<String> = ["$value", "value"]
  private static let deepest = 128

  init(_ files: [[UInt8]]) {
    for bytes in files {
      guard let document = try? JSONDocument(bytes, dialect: .json5) else { continue }
      add(document.root, of: "", counts: true, depth: 0)
    }
  }

  private mutating func add(_ node: JSONNode, of name: String, counts: Bool, depth: Int) {
    guard depth < WrittenColors.deepest else { return }
    switch node.kind {
    case .object:
      for member in node.members {
        let key = member.key
        let isKept = key == "aliases" || key.hasPrefix("original")
        add(
          member.value, of: WrittenColors.valueKeys.contains(key) ? name : key, counts: counts && !isKept,
          depth: depth + 1)
      }
    case .array:
      for element in node.elements { add(element, of: name, counts: counts, depth: depth + 1) }
    default:
      let text = node.string ?? node.rawText
      values.insert(Value(name: name, text: text.lowercased()))
      if !hasColors { hasColors = JSONColors.isColor(text) }
      if counts, JSONColors.isColor(text) { count += 1 }
    }
  }

  /// Returns whether another document has all the names with the same values. With other values, or aliases, it is
  /// another theme.
  func isRepeated(in other: WrittenColors) -> Bool {
    hasColors && values.isSubset(of: other.values)
  }
}
