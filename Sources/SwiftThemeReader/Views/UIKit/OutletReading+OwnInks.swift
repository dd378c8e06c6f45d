import ThemeModel

/// Colors that the views of the team's own classes give themselves, wherever other types put them.
extension OutletReading {
  /// Pairs the colors that an object's own class gives it with what lies behind the object.
  func meetOwnInks(_ scene: ObjectScene) {
    guard scene.record.kind == .classType else { return }
    for (object, type) in scene.tree.types.sorted(by: { $0.key < $1.key }) where scene.tree.parents[object] != nil {
      guard let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil,
        own.kind == .classType, own !== scene.record, isBare(own)
      else { continue }
      var known: Set<PaintEvent.Attribute> = []
      for one in own.classLine where one.declaration != nil {
        // What other types set on their objects of the class, they set on those alone.
        let inner = ownScene(of: one)
        let events = inner.effective.events.filter { $0.object == "self" && Self.isInk($0.attribute) }
        for event in events where !known.contains(event.attribute) { meet(event, of: object, own, inner, in: scene) }
        known.formUnion(events.map(\.attribute))
      }
    }
  }

  private static func isInk(_ attribute: PaintEvent.Attribute) -> Bool {
    switch attribute {
    case .text, .placeholder, .disabledText, .stateText, .link: true
    case .background, .largeTitle, .tint, .imageColor, .border, .part: false
    }
  }

  /// Whether a class is one of the system's with a text of its own, and paints nothing behind it. What is painted there is read with the
  /// class.
  private func isBare(_ own: TypeRecord) -> Bool {
    let foreign = own.classLine.flatMap(\.foreignParents)
    return foreign.contains { ["UILabel", "UIButton", "UITextField"].contains($0) } && !paintsItself(own)
  }

  private func meet(
    _ event: PaintEvent, of object: String, _ own: TypeRecord, _ inner: ObjectScene, in scene: ObjectScene
  ) {
    guard let (element, step) = element(event, inner), isShown(event, inner), !inner.tree.framed.contains("self"),
      var moved = left(event, of: object, own, scene)
    else { return }
    let replaced = moved.assumption
    moved.object = object
    moved.function = OutletJoin.function
    moved.moment = 0
    moved.isOfClass = true
    moved.assumption =
      event.assumption ?? inner.effective.assumption(event) ?? step ?? doubt(event, of: object, own, inner, scene)
      ?? replaced
    meet(moved, element, nil, scene)
  }

  /// Returns what is left of a color that its class gives an object, beside what the type that has the object sets; `nil` for nothing.
  private func left(
    _ event: PaintEvent, of object: String, _ type: TypeRecord, _ scene: ObjectScene
  ) -> PaintEvent? {
    var own = event
    own.assumption = nil
    let others = scene.tree.events.filter { $0.object == object && $0.attribute == event.attribute }
    guard let first = others.first else { return own }
    // The class gives it when the object is made, before anything else does.
    let isSetUp = first.phase != .other || scene.tree.certain.contains(first.function)
    own.function = isSetUp ? first.function : OutletJoin.function
    (own.object, own.phase, own.moment) = (object, first.phase, 0)
    var tree = scene.tree
    tree.events = [own] + others
    let effective = Effective(tree)
    guard var left = effective.events.first(where: { $0.span == own.span }) else {
      guard type.classLine.contains(where: setsOwnColorsLater) else { return nil }
      own.assumption = "`\(type.name)` sets its colour again"
      return own
    }
    let isOfOne = others.allSatisfy { $0.function == first.function }
    left.assumption = effective.assumption(left) ?? (isOfOne ? nil : Self.elsewhere)
    return left
  }

  /// What has to be assumed for an object to have a color that its class gives it.
  private func doubt(
    _ event: PaintEvent, of object: String, _ own: TypeRecord, _ inner: ObjectScene, _ scene: ObjectScene
  ) -> String? {
    if let unread = unreadSuperclass(own) { return "`\(unread)`, which is not read, leaves the colour" }
    if let drawing = own.classLine.first(where: Self.draws) { return "`\(drawing.name)` draws itself" }
    let name = inner.tree.functions[event.function]?.name
    if !inner.tree.certain.contains(event.function) {
      return "the function of `\(own.name)` that sets the colour runs"
    }
    if scene.tree.outlets.contains(object), name != "awakeFromNib" {
      return "the initialiser of `\(own.name)` that sets the colour makes the view of the file"
    }
    let isRepainted = heirs(of: own).contains { heir in
      rawTree(of: heir).events.contains { $0.object == "self" && $0.attribute == event.attribute }
    }
    if isRepainted { return "no subclass sets the colour" }
    if outside.contains(object) { return Self.elsewhere }
    let spoken = ObjectTree.spoken(object)
    if let touch = scene.tree.touches.first(where: { $0.object == object }) {
      return "`\(touch.name)`, which is given `\(spoken)`, leaves its colours"
    }
    return scene.tree.configured.contains(object) ? "the object's configuration leaves the colours" : nil
  }
}
