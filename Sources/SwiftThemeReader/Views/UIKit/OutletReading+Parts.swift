/// Parts of views of the team's classes, into which other classes put views: `content` of `card.content.addSubview(title)`.
extension OutletReading {
  /// A part of an object, as the object's class has it.
  struct Part {
    var name: String
    var owner: String
    /// The class whose code puts the part into the object.
    var home: TypeRecord
    var tree: ObjectTree
  }

  private static let mostParts = 500

  /// Adds to a type's tree where the parts lie into which its code puts views, and what their class does with them.
  func adoptParts(_ tree: inout ObjectTree, of record: TypeRecord) {
    var waiting = Set(tree.parents.values.joined()).filter { $0.contains(".") }.sorted()
    var seen: Set<String> = []
    while let object = waiting.popLast(), seen.count < Self.mostParts {
      guard seen.insert(object).inserted, let part = part(object, tree, record) else { continue }
      let known = part.tree
      if tree.types[object] == nil {
        tree.types[object] = known.types[part.name]
        if known.types[part.name] == nil, tree.doubts[object] == nil {
          tree.doubts[object] =
            "`\(ObjectTree.spoken(part.name))` of `\(part.home.name)`, whose class is not known, paints nothing itself"
        }
      }
      if tree.doubts[object] == nil { tree.doubts[object] = known.doubts[part.name] }
      if tree.dimmings[object] == nil { tree.dimmings[object] = known.dimmings[part.name] }
      if tree.hidden[object] == nil { tree.hidden[object] = known.hidden[part.name] }
      if known.covered.contains(part.name) { tree.covered.insert(object) }
      if tree.backdrops[object] == nil, let view = known.backdrops[part.name] {
        tree.backdrops[object] = "\(part.owner).\(view)"
      }
      tree.parted.insert(object)
      if known.parents[part.name] == nil, tree.parents[object] == nil, tree.doubts[object] == nil {
        tree.doubts[object] = "`\(ObjectTree.spoken(part.name))` of `\(part.home.name)` lies in a view that is shown"
      }
      guard tree.parents[object] == nil, let parents = known.parents[part.name], parents.count == 1,
        let parent = parents.first
      else { continue }
      let outer = parent == "self" ? part.owner : "\(part.owner).\(parent)"
      tree.parents[object] = [outer]
      if outer != part.owner { waiting.append(outer) }
    }
  }

  /// Returns the part of an object that a name with a dot stands for, if the object's class has it.
  func part(_ object: String, _ tree: ObjectTree, _ record: TypeRecord, depth: Int = 0) -> Part? {
    guard depth < 4, let (owner, name) = ObjectTree.owner(of: object), owner != "self" else { return nil }
    let type = tree.types[owner] ?? part(owner, tree, record, depth: depth + 1).flatMap { $0.tree.types[$0.name] }
    guard let type, let own = table.type([type], from: record.file, within: record), own.declaration != nil,
      own.kind == .classType, own !== record
    else { return nil }
    for one in own.classLine where one.declaration != nil {
      let known = rawTree(of: one)
      if known.parents[name] != nil || !ownScene(of: one).effective.backgrounds(of: name).isEmpty {
        return Part(name: name, owner: owner, home: one, tree: known)
      }
    }
    return nil
  }

  /// Returns the background that an object's class gives to a part of the object.
  func partGround(of object: String, _ event: PaintEvent, _ scene: ObjectScene) -> Ground? {
    guard scene.tree.parted.contains(object), let part = part(object, scene.tree, scene.record) else { return nil }
    let inner = ownScene(of: part.home)
    let all = inner.effective.backgrounds(of: part.name)
    let made = scene.tree.grounds[object] ?? []
    let isMade = Set(all.map(\.function)).count <= 1 && !made.isEmpty
    guard var found = isMade ? joined(made, event, scene) : joined(all, event.somewhereElse, inner) else { return nil }
    (found.object, found.isElsewhere) = (object, true)
    found.assumption = found.assumption ?? partDoubt(object, scene, isOwn: true)
    return found
  }

  /// What has to be assumed for a part of an object to keep a background.
  ///
  /// - Parameter isOwn: whether it is the one that the object's class gives it
  func partDoubt(_ object: String, _ scene: ObjectScene, isOwn: Bool = false) -> String? {
    guard scene.tree.parted.contains(object), let part = part(object, scene.tree, scene.record) else { return nil }
    func paints(_ one: TypeRecord) -> Bool {
      rawTree(of: one).events.contains { $0.object == part.name && $0.attribute == .background }
    }
    if heirs(of: part.home).contains(where: paints) { return "no subclass of `\(part.home.name)` sets the background" }
    if isOwn { return outside.contains(part.name) ? Self.elsewhere : nil }
    return paints(part.home) ? "`\(part.home.name)`, which sets this background, too, leaves it" : nil
  }
}
