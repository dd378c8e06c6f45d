import JSONText

/// The tokens below a legacy token that are tokens of their own, and those that are values of it for a mode.
///
/// A single token under the word of a mode is a value: `dark`, or `dark.hover`. Several under one are tokens: `night.text` beside
/// `night.background`. In a list of values by mode (`themes`), each member is for a mode. `light` beside `dark` may be shades, and they
/// are tokens.
struct DTCGChildren {
  /// A value for a mode below one of the children.
  struct Value {
    var key: Int
    var node: JSONNode
    var names: [String]
  }

  /// The keys of members that are or contain tokens.
  private(set) var keys: Set<Int> = []
  private(set) var values: [Value] = []

  private static let leastTokens = 2

  private struct Leaf {
    var value: Value
    /// Whether its own name says that it is for a mode.
    var isNamed: Bool
    /// The keys of the groups of modes that it is in.
    var groups: [Int]
  }

  init(of token: JSONNode) {
    let hasShades = token["light"]?.isObject == true && token["dark"]?.isObject == true
    for member in token.members where member.value.isObject && !DTCGModes.notes.contains(member.key) {
      if member.keyNode.stringBegins(with: UInt8(ascii: "$")) { continue }
      let leaves = Self.leaves(below: member, isShade: hasShades && DTCGModes.shades.contains(member.key))
      var counts: [Int: Int] = [:]
      for group in leaves.lazy.filter({ !$0.isNamed }).flatMap(\.groups) { counts[group, default: 0] += 1 }
      func isToken(_ leaf: Leaf) -> Bool {
        leaf.groups.contains { counts[$0, default: 0] >= Self.leastTokens } || !leaf.isNamed && leaf.groups.isEmpty
      }
      guard leaves.contains(where: isToken) else { continue }
      keys.insert(member.keyNode.nodeNumber)
      values += leaves.filter { !isToken($0) }.map(\.value)
    }
  }

  /// Returns the tokens at or below a member that may be colors.
  private static func leaves(below member: JSONMember, isShade: Bool) -> [Leaf] {
    struct Group {
      var node: JSONNode
      var key: Int
      var names: [String]
      var groups: [Int]
      var isInList: Bool
    }
    var pending = [
      Group(
        node: member.value, key: member.keyNode.nodeNumber, names: [member.key], groups: [], isInList: false)
    ]
    var leaves: [Leaf] = []
    while var group = pending.popLast() {
      let name = group.names.last ?? ""
      if group.node["$value"] != nil || group.node["value"] != nil {
        guard DTCGModes.isColor(group.node) else { continue }
        leaves.append(
          Leaf(
            value: Value(key: group.key, node: group.node, names: group.names),
            isNamed: group.isInList || DTCGModes.speaksOfModes(name) && !(isShade && group.names.count == 1),
            groups: group.groups))
        continue
      }
      let isOfModes = DTCGModes.speaksOfModes(name, ofGroup: true)
      let isList = (isOfModes || group.names.count == 1) && DTCGModes.isList(group.node, named: name)
      if group.isInList || isOfModes && !isList { group.groups.append(group.key) }
      for inner in group.node.members where inner.value.isObject {
        pending.append(
          Group(
            node: inner.value, key: inner.keyNode.nodeNumber, names: group.names + [inner.key], groups: group.groups,
            isInList: isList))
      }
    }
    return leaves
  }
}
