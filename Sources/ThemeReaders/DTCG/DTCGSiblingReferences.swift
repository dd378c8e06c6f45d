import JSONText
import ThemeModel

/// The groups that are read as themes, by their paths.
struct DTCGSiblingIndex {
  private var places: [Substring: Int] = [:]

  init(_ groups: [DTCGSiblings.Group]) {
    for (place, group) in groups.enumerated() { places[group.path[...]] = place }
  }

  /// Returns the group that contains a path.
  func owner(of path: String) -> Int? {
    guard !places.isEmpty else { return nil }
    var start = path.startIndex
    // A group for a context is one level below the others.
    for _ in 0...DTCGSiblings.deepest {
      guard let dot = path[start...].utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
      start = path.utf8.index(after: dot)
      if let place = places[path[..<start]] { return place }
    }
    return nil
  }
}

/// Whether the references of a system stay meant as they are when groups are read as themes, without their names in front.
struct DTCGSiblingReferences {
  /// Nothing with references is longer.
  private static let mostText = 500

  private let groups: [DTCGSiblings.Group]
  private let index: DTCGSiblingIndex
  /// The groups in other spellings, which references may have.
  private let spellings: DTCGSiblingIndex
  /// The groups that others override. Nothing may refer into them, since that would be what overrides it.
  private let isBase: [Bool]

  init(_ groups: [DTCGSiblings.Group]) {
    self.groups = groups
    index = DTCGSiblingIndex(groups)
    spellings = DTCGSiblingIndex(
      groups.map { group in
        var group = group
        group.path = DTCGReference.spelling(group.path)
        return group
      })
    let isLayered = groups.contains { $0.isOver }
    isBase = groups.map { isLayered && !$0.isOver }
  }

  /// Reports whether nothing refers from outside into a group or from one into another, and no token outside has the name that one
  /// inside would get.
  func areClosed(in trees: [DTCGTree]) -> Bool {
    var outside: Set<String> = []
    var inside: Set<String> = []
    for tree in trees {
      for declaration in tree.declarations + tree.modal.map(\.declaration) {
        let path = tree.path(of: declaration)
        let own = index.owner(of: path)
        guard isClosed(declaration, own, in: tree) else { return false }
        if let own {
          inside.insert(groups[own].prefix + path.dropFirst(groups[own].path.count))
        } else {
          outside.insert(path)
        }
      }
      for group in tree.groups {
        guard let target = group.extended?.target else { continue }
        let own = index.owner(of: group.path + ".")
        if own.map({ group.path + "." == groups[$0].path }) == true || index.owner(of: target + ".") != own {
          return false
        }
      }
    }
    return inside.isDisjoint(with: outside)
  }

  private func isClosed(_ declaration: DTCGDeclaration, _ own: Int?, in tree: DTCGTree) -> Bool {
    func mayRefer(_ target: String) -> Bool {
      let other =
        index.owner(of: target + ".")
        ?? (tree.isLenient ? spellings.owner(of: DTCGReference.spelling(target) + ".") : nil)
      return other.map { $0 == own && !isBase[$0] } ?? true
    }
    switch declaration.value {
    case .reference(let target):
      guard mayRefer(tree.paths[target]) else { return false }
    case .ready(let value):
      var isClosed = true
      tree.values[Int(value)].forEachAlias { isClosed = isClosed && mayRefer($0) }
      guard isClosed else { return false }
    case .pending:
      guard !mentions(tree.node(of: declaration)) else { return false }
    case .color, .colorless: break
    }
    guard let detail = tree.detail(of: declaration), detail.modifier >= 0 else { return true }
    return !mentions(tree.document.node(Int(detail.modifier)))
  }

  /// Reports whether a value that is read only later refers into a group, or by a pointer to anything.
  private func mentions(_ node: JSONNode) -> Bool {
    (node.nodeNumber..<node.document.number(behind: node.nodeNumber)).contains { number in
      guard let text = node.document.node(number).string else { return false }
      return text.contains("#/") || text.utf8.count > Self.mostText
        || DTCGNumbers.references(in: text).contains { reference in
          index.owner(of: reference + ".") ?? spellings.owner(of: DTCGReference.spelling(reference) + ".") != nil
        }
    }
  }
}

extension DTCGSiblings.Group {
  /// Whether it overrides the base of the groups.
  var isOver: Bool { if case .brand? = role { true } else { false } }
}
