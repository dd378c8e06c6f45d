import JSONText
import ThemeModel

extension KeyedNode {
  init(of node: JSONNode) {
    let value: Content =
      switch node.kind {
      case .object:
        .dictionary(
          node.members.map {
            KeyedEntry(
              key: $0.key, keyPlace: Place(file: "Themes.json", line: $0.position.line, column: $0.position.column),
              node: KeyedNode(of: $0.value))
          })
      case .array: .array(node.elements.map { KeyedNode(of: $0) })
      case .string: .string(node.string ?? "")
      case .number: .number(node.number ?? .nan)
      case .null: .null
      default: .bool(node.boolean ?? false)
      }
    self.init(
      value: value, place: Place(file: "Themes.json", line: node.position.line, column: node.position.column))
  }
}
