import ThemeModel

/// Takes the tokens of groups that are themes out of a file, into a tree for each group. Each token is looked at once, however many
/// groups there are.
struct DTCGSiblingSplit {
  private let tree: DTCGTree
  private let groups: [DTCGSiblings.Group]
  private let index: DTCGSiblingIndex

  init(_ tree: DTCGTree, _ groups: [DTCGSiblings.Group], _ index: DTCGSiblingIndex) {
    self.tree = tree
    self.groups = groups
    self.index = index
  }

  /// What one group has of the file.
  private struct Share {
    var declarations: [Int] = []
    var modal: [Int] = []
    var groups: [Int] = []
  }

  /// Returns the tokens in each group that has any, and the tree of the others.
  func parts() -> (rest: DTCGTree, parts: [DTCGTree]) {
    var shares = [Share](repeating: Share(), count: groups.count)
    var rest = tree.emptied
    for (place, declaration) in tree.declarations.enumerated() {
      if let owner = index.owner(of: tree.path(of: declaration)) {
        shares[owner].declarations.append(place)
      } else {
        rest.declarations.append(declaration)
      }
    }
    for (place, modal) in tree.modal.enumerated() {
      if let owner = index.owner(of: tree.path(of: modal.declaration)) {
        shares[owner].modal.append(place)
      } else {
        rest.modal.append(modal)
      }
    }
    let around = self.around
    for (place, group) in tree.groups.enumerated() {
      let owner = index.owner(of: group.path + ".")
      if owner == nil { rest.groups.append(group) }
      for owner in owner.map({ [$0] }) ?? around[group.path] ?? [] { shares[owner].groups.append(place) }
    }
    let parts = zip(groups, shares).filter { !$1.declarations.isEmpty || !$1.modal.isEmpty }
    return (rest, parts.map { part(of: $0, $1) })
  }

  /// The numbers of the groups below each path.
  private var around: [String: [Int]] {
    var found: [String: [Int]] = ["": Array(groups.indices)]
    for (place, group) in groups.enumerated() {
      let names = group.path.split(separator: ".")
      for count in names.indices.dropFirst() {
        found[names[..<count].joined(separator: "."), default: []].append(place)
      }
    }
    return found
  }

  /// Returns the tokens of a group, without its name in front.
  private func part(of group: DTCGSiblings.Group, _ share: Share) -> DTCGTree {
    var part = DTCGTree(tree.document, file: tree.file, base: tree.base, capacity: share.declarations.count)
    part.folders = tree.folders + group.folders
    part.role = group.role ?? tree.role
    part.colors = tree.colors
    part.deprecations = tree.deprecations
    part.firstContexts = tree.firstContexts
    part.isLenient = tree.isLenient
    part.modeName = tree.modeName
    part.isFigma = tree.isFigma
    for place in share.declarations {
      part.declarations.append(moved(tree.declarations[place], from: group, to: &part))
    }
    for place in share.modal {
      let modal = tree.modal[place]
      part.modal.append(
        DTCGModalDeclaration(
          axis: modal.axis, context: modal.context, declaration: moved(modal.declaration, from: group, to: &part)))
    }
    for place in share.groups {
      var one = tree.groups[place]
      one.path = one.path.isEmpty ? "" : inside(one.path + ".", group).map { String($0.dropLast()) } ?? ""
      one.extended = one.extended.map { (own($0.target, group), $0.place) }
      part.groups.append(one)
    }
    return part
  }

  private func moved(
    _ declaration: DTCGDeclaration, from group: DTCGSiblings.Group, to part: inout DTCGTree
  ) -> DTCGDeclaration {
    var declaration = declaration
    declaration.path = part.paths.number(of: own(tree.paths[declaration.path], group))
    switch declaration.value {
    case .reference(let target):
      declaration.value = .reference(part.paths.number(of: own(tree.paths[target], group)))
    case .ready(let value):
      declaration.value = .ready(Int32(truncatingIfNeeded: part.values.count))
      part.values.append(tree.values[Int(value)].mappingAliases { own($0, group) })
    case .color, .pending, .colorless: break
    }
    if var detail = tree.detail(of: declaration) {
      detail.copiedFrom = detail.copiedFrom.map { own($0, group) }
      declaration.detail = Int32(truncatingIfNeeded: part.details.count)
      part.details.append(detail)
    }
    return declaration
  }

  private func own(_ path: String, _ group: DTCGSiblings.Group) -> String { inside(path, group) ?? path }

  /// Returns a path in the group without its name; `nil` for other paths.
  private func inside(_ path: String, _ group: DTCGSiblings.Group) -> String? {
    if path.hasPrefix(group.path) { return group.prefix + path.dropFirst(group.path.count) }
    guard tree.isLenient else { return nil }
    let spelling = (path: DTCGReference.spelling(path), group: DTCGReference.spelling(group.path))
    return spelling.path.hasPrefix(spelling.group) ? group.prefix + spelling.path.dropFirst(spelling.group.count) : nil
  }
}

extension DTCGSiblings {
  /// Returns the trees with one for each theme in them, and a note about each file that has several.
  func split(_ trees: [DTCGTree]) -> (trees: [DTCGTree], notes: [Diagnostic]) {
    guard !groups.isEmpty else { return (trees, []) }
    let index = DTCGSiblingIndex(groups)
    var result: [DTCGTree] = []
    var notes: [Diagnostic] = []
    for tree in trees {
      let (rest, parts) = DTCGSiblingSplit(tree, groups, index).parts()
      guard !parts.isEmpty else {
        result.append(tree)
        continue
      }
      if !rest.declarations.isEmpty || !rest.modal.isEmpty { result.append(rest) }
      result += parts
      let note = Diagnostic(
        .note, code: "named-themes", message: Self.message(parts), place: Place(file: tree.file, line: 1, column: 1))
      if !notes.contains(note) { notes.append(note) }
    }
    return (result, notes)
  }

  /// Whether the groups are modes of one theme.
  var areModes: Bool { !groups.isEmpty && groups.allSatisfy { $0.folders.allSatisfy(Self.isContext) } }

  private static func message(_ parts: [DTCGTree]) -> String {
    var names: [String] = []
    for part in parts {
      if let name = part.folders.last(where: { !isContext($0) }), !names.contains(name) { names.append(name) }
    }
    let brands = parts.compactMap(\.brand)
    let ending = "; the names of their tokens leave these out"
    guard !names.isEmpty else {
      let modes = NameList.text(parts.compactMap(\.folders.last))
      return "\(modes) repeat each other's colours, and are read as modes\(ending)"
    }
    if names.count == 1 { return "\(names[0]) is read as a theme; the names of its tokens leave this out" }
    let (own, base) = (names.filter(brands.contains), names.filter { !brands.contains($0) })
    guard !own.isEmpty, !base.isEmpty else {
      return
        "\(NameList.text(names)) \(own.isEmpty ? "repeat each other's colours, and " : "")are read as themes\(ending)"
    }
    let verb = own.count == 1 ? "is read as a theme that overrides" : "are read as themes that override"
    return "\(NameList.text(own)) \(verb) \(NameList.text(base))\(ending)"
  }
}
