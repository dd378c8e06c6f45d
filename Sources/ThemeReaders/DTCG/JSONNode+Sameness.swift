import JSONText

extension JSONNode {
  /// Reports whether both have the same content, apart from white space.
  func says(_ other: JSONNode) -> Bool {
    let count = document.number(behind: nodeNumber) - nodeNumber
    guard count == other.document.number(behind: other.nodeNumber) - other.nodeNumber else { return false }
    return (0..<count).allSatisfy { step in
      let one = document.node(nodeNumber + step)
      let another = other.document.node(other.nodeNumber + step)
      return one.kind == another.kind && (one.isObject || one.isArray || one.rawText == another.rawText)
    }
  }
}
