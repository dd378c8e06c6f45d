import ThemeModel

/// Views that lie beside an object in its superview, and may lie between the two.
extension OutletReading {
  enum Behind {
    /// Nothing but the superview, with what has to be assumed.
    case superview(String?)
    /// A painted view that has the size of the superview.
    case sibling(String)
    case unknown
  }

  private enum Cover {
    case nothing
    /// A background that code sets.
    case paint
    /// A picture, an effect, a view that is not read: nobody knows what is seen there.
    case unknown
  }

  func behind(_ object: String, in parent: String, _ scene: ObjectScene) -> Behind {
    let tree = scene.tree
    var siblings = tree.children[parent] ?? []
    // A stack puts its views side by side.
    if tree.types[parent] == "UIStackView" { siblings.removeAll { $0 != object && !tree.loose.contains($0) } }
    let position = siblings.firstIndex(of: object) ?? siblings.count
    let perhaps = siblings[position...].dropFirst().filter { mayBeBehind($0, object, tree) }
    var step: String?
    for sibling in siblings[..<position].reversed() + perhaps where !tree.layout.areBeside(object, sibling) {
      let cover = cover(sibling, scene)
      if case .nothing = cover { continue }
      switch (tree.layout.filling(sibling, parent), cover) {
      case (.exactly?, .unknown) where step == nil && tree.hidden[sibling] == nil: return .unknown
      case (.some, .paint) where step == nil && tree.hidden[sibling] == nil: return .sibling(sibling)
      default: step = step ?? "`\(ObjectTree.spoken(sibling))` does not lie between"
      }
    }
    for sibling in siblings[position...].dropFirst() where tree.layout.filling(sibling, parent) != nil {
      if case .nothing = cover(sibling, scene) { continue }
      step = step ?? "`\(ObjectTree.spoken(sibling))` does not cover it"
    }
    return .superview(step ?? inheritedViews(in: parent, scene))
  }

  /// Returns the assumption about views that a superclass adds, which lie behind those of the type itself.
  private func inheritedViews(in parent: String, _ scene: ObjectScene) -> String? {
    guard ["self", "view", "contentView"].contains(parent) else { return nil }
    for one in unreadLine(of: scene.record) where one.declaration != nil {
      let inner = ObjectScene(rawTree(of: one), one)
      for child in inner.tree.children[parent] ?? [] {
        if case .nothing = cover(child, inner) { continue }
        return "the views that `\(one.name)` adds do not lie between"
      }
    }
    return nil
  }

  /// Returns whether a view that is added later in the sources may lie behind another one: the set-up may add it first, or
  /// code may move it.
  private func mayBeBehind(_ sibling: String, _ object: String, _ tree: ObjectTree) -> Bool {
    if tree.raised.contains(sibling) || tree.raised.contains(object) { return true }
    let own = Set((tree.links[object] ?? []).map(\.function))
    let others = Set((tree.links[sibling] ?? []).map(\.function))
    guard !own.isEmpty, !others.isEmpty, own.isDisjoint(with: others) else { return false }
    return others.contains { ObjectWalk.phase(of: tree.functions[$0]?.name ?? "init") == .setup }
  }

  private func cover(_ object: String, _ scene: ObjectScene, depth: Int = 0) -> Cover {
    let tree = scene.tree
    if tree.isInvisible(object) { return .nothing }
    let paints = scene.effective.backgrounds(of: object).contains { event in
      event.ink.alternatives.contains { $0.shade != .clear && $0.shade != .unset }
    }
    if paints { return .paint }
    if tree.covered.contains(object) || tree.doubts[object] != nil { return .unknown }
    guard let type = tree.types[object] else { return ObjectTree.owner(of: object) == nil ? .unknown : .nothing }
    if isPicture(type, scene) { return isSmall(object, scene) ? .nothing : .unknown }
    if KitClasses.opaque.contains(type) { return .unknown }
    if KitClasses.painted.contains(type) {
      return scene.effective.backgrounds(of: object).isEmpty ? .unknown : .nothing
    }
    if !KitClasses.clear.contains(type) {
      guard let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil else {
        return .unknown
      }
      if own !== scene.record, self.covers(own) || paintsItself(own) || isOfUnreadClass(own) { return .unknown }
      if own.classLine.flatMap(\.foreignParents).contains(where: KitClasses.painted.contains) { return .unknown }
    }
    // Views in it may lie there as well.
    guard depth < 4 else { return .nothing }
    for child in tree.children[object] ?? [] {
      if case .nothing = cover(child, scene, depth: depth + 1) { continue }
      return .unknown
    }
    return .nothing
  }

  /// Returns whether a class shows pictures.
  func isPicture(_ type: String, _ scene: ObjectScene) -> Bool {
    if type.hasSuffix("ImageView") { return true }
    guard let own = table.type([type], from: scene.record.file, within: scene.record) else { return false }
    return own.classLine.flatMap(\.foreignParents).contains("UIImageView")
  }

  private static let iconWords = [
    "icon", "chevron", "arrow", "check", "disclosure", "indicator", "symbol", "glyph", "badge", "accessory",
  ]

  /// Returns whether an image is an icon beside a text: it is small, or an outline.
  private func isSmall(_ object: String, _ scene: ObjectScene) -> Bool {
    let tree = scene.tree
    if tree.layout.small.contains(object) { return true }
    guard let images = tree.images[object], !images.isEmpty else { return false }
    if images == [.template] { return true }
    let name = ObjectTree.spoken(object).lowercased()
    return images.isSubset(of: [.template, .filledTemplate])
      && Self.iconWords.contains { TextSearch.contains(name, $0) }
  }

  /// What the views that a class has itself may hide of its background, for content that is put into it.
  func innerDoubt(_ object: String, _ scene: ObjectScene, isAround: Bool) -> String? {
    if !isAround, object != "self", let view = covering(object, scene) {
      return
        "`\(ObjectTree.spoken(view))`, which is added to `\(ObjectTree.spoken(object))`, leaves its background visible"
    }
    guard isAround, let type = scene.tree.types[object],
      let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil,
      own !== scene.record
    else { return nil }
    for one in own.classLine {
      let tree = rawTree(of: one)
      if let doubt = tree.doubts["self"] { return doubt }
      guard let children = tree.children["self"], !children.isEmpty else { continue }
      let inner = ObjectScene(tree, one)
      for child in children {
        if case .nothing = cover(child, inner) { continue }
        return "the views that `\(one.name)` has itself do not lie between"
      }
    }
    return nil
  }

  /// Returns a view that code adds to an object with a text or an image of its own, and that paints something.
  private func covering(_ object: String, _ scene: ObjectScene) -> String? {
    (scene.tree.children[object] ?? []).first { child in
      if case .nothing = cover(child, scene) { false } else { true }
    }
  }

  /// Returns whether a class of the team's own has views that may lie behind what is put into it.
  func hasInnerViews(_ record: TypeRecord) -> Bool {
    record.classLine.contains { one in
      let scene = ObjectScene(rawTree(of: one), one)
      return (scene.tree.children["self"] ?? []).contains { child in
        if case .nothing = cover(child, scene) { false } else { true }
      }
    }
  }
}
