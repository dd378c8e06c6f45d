extension JSONNode {
  /// Whether the other node is this one or stands somewhere in it.
  public func contains(_ other: JSONNode) -> Bool {
    document === other.document && other.index >= index && other.index < next
  }

  /// The keys and places that lead from here to a node below; nil when it is not below.
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
        // A key is on no way.
        return nil
      }
    }
    return steps
  }
}
