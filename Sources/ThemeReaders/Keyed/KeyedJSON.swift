import JSONText
import ThemeModel

extension KeyedNode {
  /// Makes a keyed node from a JSON value. The reader of JSON limits the depth.
  init(_ node: JSONNode, file: String) {
    let place = Place(file: file, line: node.position.line, column: node.position.column)
    let value: Content
    switch node.kind {
    case .object:
      value = .dictionary(
        node.members.map { member in
          let keyPlace = Place(file: file, line: member.position.line, column: member.position.column)
          return KeyedEntry(key: member.key, keyPlace: keyPlace, node: KeyedNode(member.value, file: file))
        })
    case .array: value = .array(node.elements.map { KeyedNode($0, file: file) })
    case .string: value = .string(node.string ?? node.rawText)
    case .number: value = node.number.map { .number($0) } ?? .other("a number that is out of range")
    case .null: value = .null
    default: value = .bool(node.boolean ?? false)
    }
    self.init(value: value, place: place)
  }
}
