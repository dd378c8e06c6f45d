import JSONText
import ThemeModel

/// Whether the references of a system stay meant as they are when groups are read as themes, without their names in front.
struct DTCGSiblingReferences {
  private let groups: [String]
  private let base: String?

  /// - Parameters:
  ///   - groups: The paths of the groups, each with a dot behind.
  ///   - base: The path of the group that the others override. Nothing may refer into it, since that would be what overrides it.
  init(_ groups: [String], base: String? = nil) {
    self.groups = groups
    self.base = base
  }

  /// Reports whether nothing refers from outside into a group or from one into another, and no token outside has the name that one
  /// inside would get.
  func areClosed(in trees: [DTCGTree]) -> Bool {
    var outside: Set<String> = []
    var inside: Set<String> = []
    for tree in trees {
      for declaration in tree.declarations + tree.modal.map(\.declaration) {
        let path = tree.path(of: declaration)
        let own = group(of: path)
        guard isClosed(declaration, own, in: tree) else { return false }
        if let own { inside.insert(String(path.dropFirst(own.count))) } else { outside.insert(path) }
      }
      for group in tree.groups {
        guard let target = group.extended?.target else { continue }
        let own = self.group(of: group.path + ".")
        if own == group.path + "." || self.group(of: target + ".") != own { return false }
      }
    }
    return inside.isDisjoint(with: outside)
  }

  private func group(of path: String) -> String? { groups.first(where: path.hasPrefix) }

  private func isClosed(_ declaration: DTCGDeclaration, _ own: String?, in tree: DTCGTree) -> Bool {
    func mayRefer(_ target: String) -> Bool {
      let other = group(of: target + ".")
      return other == nil || other == own && base.map(target.hasPrefix) != true
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
      return text.contains("#/") || groups.contains { text.contains("{" + $0) }
    }
  }
}

extension DTCGTree {
  /// Returns the tokens in a group, without its name in front; `nil` when there are none.
  func part(in one: DTCGSiblings.Group) -> DTCGTree? {
    let group = one.path
    var part = emptied
    part.folders = one.folders
    part.brand = one.brand
    func own(_ path: String) -> String { path.hasPrefix(group) ? String(path.dropFirst(group.count)) : path }
    func moved(_ declaration: DTCGDeclaration) -> DTCGDeclaration? {
      let path = paths[declaration.path]
      guard path.hasPrefix(group) else { return nil }
      var declaration = declaration
      declaration.path = part.paths.number(of: own(path))
      if case .reference(let target) = declaration.value {
        declaration.value = .reference(part.paths.number(of: own(paths[target])))
      }
      return declaration
    }
    part.declarations = declarations.compactMap(moved)
    part.modal = modal.compactMap { modal in
      moved(modal.declaration).map {
        DTCGModalDeclaration(axis: modal.axis, context: modal.context, declaration: $0)
      }
    }
    guard !part.declarations.isEmpty || !part.modal.isEmpty else { return nil }
    part.values = values.map { $0.mappingAliases(own) }
    for index in part.details.indices { part.details[index].copiedFrom = details[index].copiedFrom.map(own) }
    part.groups = groups.compactMap { one in
      var one = one
      if group.hasPrefix(one.path + ".") || one.path.isEmpty {
        one.path = ""
      } else if one.path.hasPrefix(group) {
        one.path = own(one.path)
      } else {
        return nil
      }
      one.extended = one.extended.map { (own($0.target), $0.place) }
      return one
    }
    return part
  }

  /// Returns the tokens outside of all groups.
  func rest(without groups: [String]) -> DTCGTree {
    var rest = self
    func isOutside(_ path: String) -> Bool { !groups.contains(where: path.hasPrefix) }
    rest.declarations.removeAll { !isOutside(paths[$0.path]) }
    rest.modal.removeAll { !isOutside(paths[$0.declaration.path]) }
    rest.groups.removeAll { !isOutside($0.path + ".") }
    return rest
  }
}
