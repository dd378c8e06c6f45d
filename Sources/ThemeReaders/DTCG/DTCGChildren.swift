import JSONText
import ThemeModel

/// The tokens below a legacy token that are tokens of their own, and those that are values of it for a mode.
///
/// A single token under the word of a mode is a value: `dark`, or `dark.hover`. Several under one are tokens if they are a text and its
/// ground: `night.text` beside `night.background`. Any others are tokens as well, and may be the token's values: `dark.default` beside
/// `dark.hover`. In a list of values by mode (`themes`), each member is for a mode. `light` beside `dark` may be shades, and they are
/// tokens.
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
  /// The tokens that may be values of the token for a mode.
  private(set) var doubts: [Value] = []

  private static let leastTokens = 2

  /// A group of modes, and how many names lead to it.
  private struct ModeGroup {
    var key: Int
    var depth: Int
  }

  private struct Leaf {
    var value: Value
    /// Whether its own name says that it is for a mode.
    var isNamed: Bool
    /// The groups of modes that it is in.
    var groups: [ModeGroup]
    /// How many names lead to the first group that speaks of modes at all: a list, shades, what is inverse.
    var spoken: Int?
    /// Whether it is under the word of a mode in a list of modes: `modes.dark`.
    var isListed: Bool
  }

  init(of token: JSONNode) {
    let hasShades = token["light"]?.isObject == true && token["dark"]?.isObject == true
    var words = DTCGChildWords(of: token)
    for member in token.members where member.value.isObject && !DTCGModes.notes.contains(member.key) {
      if member.keyNode.stringBegins(with: UInt8(ascii: "$")) { continue }
      let leaves = Self.leaves(below: member, isShade: hasShades && DTCGModes.shades.contains(member.key))
      var counts: [Int: Int] = [:]
      for leaf in leaves where !leaf.isNamed {
        for group in leaf.groups { counts[group.key, default: 0] += 1 }
      }
      func isToken(_ leaf: Leaf) -> Bool {
        leaf.groups.contains { counts[$0.key, default: 0] >= Self.leastTokens } || !leaf.isNamed && leaf.groups.isEmpty
      }
      guard leaves.contains(where: isToken) else { continue }
      keys.insert(member.keyNode.nodeNumber)
      values += leaves.filter { !isToken($0) }.map(\.value)
      doubts += Self.doubts(among: leaves.filter(isToken), &words)
    }
  }

  /// Returns those of the tokens that may be values for a mode: those whose names tell of no other thing than the token, and those under
  /// the word of a mode that are not parts of a whole theme.
  private static func doubts(among leaves: [Leaf], _ words: inout DTCGChildWords) -> [Value] {
    var names: [Int: Set<String>] = [:]
    for leaf in leaves {
      guard let group = leaf.groups.first else { continue }
      names[group.key, default: []].formUnion(leaf.value.names.dropFirst(group.depth))
    }
    let themes = names.mapValues { names in
      let all = Set(names.flatMap { NameWords.of($0) })
      return ThemePurposes.are(in: all.contains("page") ? all.union(["background"]) : all)
    }
    return leaves.filter { leaf in
      if leaf.isListed { return true }
      if let group = leaf.groups.first {
        if themes[group.key] != true { return true }
        if words.tellNothing(leaf.value.names.dropFirst(group.depth)) { return true }
      }
      return leaf.spoken.map { words.tellNothing(leaf.value.names.dropFirst($0)) } ?? false
    }.map(\.value)
  }

  /// A group on the way to tokens.
  private struct Group {
    var node: JSONNode
    var key: Int
    var names: [String]
    var groups: [ModeGroup] = []
    var spoken: Int?
    var isInList = false
    var isBelowModes = false
    var isListed = false
  }

  /// Returns the tokens at or below a member that may be colors.
  private static func leaves(below member: JSONMember, isShade: Bool) -> [Leaf] {
    var pending = [Group(node: member.value, key: member.keyNode.nodeNumber, names: [member.key])]
    var leaves: [Leaf] = []
    while var group = pending.popLast() {
      let name = group.names.last ?? ""
      let isShadeItself = isShade && group.names.count == 1
      if group.node["$value"] != nil || group.node["value"] != nil {
        guard DTCGModes.isColor(group.node) else { continue }
        leaves.append(
          Leaf(
            value: Value(key: group.key, node: group.node, names: group.names),
            isNamed: group.isInList || DTCGModes.speaksOfModes(name) && !isShadeItself,
            groups: group.groups, spoken: group.spoken, isListed: group.isListed))
        continue
      }
      let isOfModes = DTCGModes.speaksOfModes(name, ofGroup: true)
      let isList = (isOfModes || group.names.count == 1) && DTCGModes.isList(group.node, named: name)
      if group.spoken == nil, isOfModes || isList || DTCGModes.speaksOfModes(name) { group.spoken = group.names.count }
      if group.isInList || isOfModes && !isList && !isShadeItself {
        group.groups.append(ModeGroup(key: group.key, depth: group.names.count))
      }
      if group.isBelowModes, isOfModes { group.isListed = true }
      if DTCGChildWords.areModes(name) { group.isBelowModes = true }
      for inner in group.node.members where inner.value.isObject {
        var next = group
        (next.node, next.key, next.isInList) = (inner.value, inner.keyNode.nodeNumber, isList)
        next.names.append(inner.key)
        pending.append(next)
      }
    }
    return leaves
  }
}
