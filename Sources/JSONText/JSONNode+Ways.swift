extension JSONNode {
  /// Returns whether the other node is this one or lies inside it.
  public func contains(_ other: JSONNode) -> Bool {
    document === other.document && other.index >= index && other.index < next
  }

  /// Returns the keys and indices that lead from here to a node inside this one. Returns `nil` when it is not inside.
  public func way(to target: JSONNode) -> [String]? {
    guard contains(target) else { return nil }
    var steps: [String] = []
    var node = self
    while node != target {
      if let member = node.members.first(where: { $0.value.contains(target) }) {
        steps.append(member.key)
        node = member.value
      } else if let (place, element) = node.elements.enumerated().first(where: { $0.element.contains(target) }) {
        steps.append(String(place))
        node = element
      } else {
        // The target is a key, and no path leads to a key.
        return nil
      }
    }
    return steps
  }
}
