import ThemeModel

/// Colors that objects have although no code sets them on these objects.
extension OutletReading {
  /// Returns events for the labels and fields whose color no code sets.
  func defaults(_ scene: ObjectScene) -> [PaintEvent] {
    let (tree, record) = (scene.tree, scene.record)
    guard record.kind == .classType else { return [] }
    let line = record.classLine + heirs(of: record)
    let touched = Set(tree.touches.map(\.object))
    return tree.types.sorted { $0.key < $1.key }.compactMap { object, type in
      guard type == "UILabel" || type == "UITextField", !outside.contains(object), !tree.configured.contains(object),
        !tree.coloredElsewhere.contains(object),
        !touched.contains(object), let property = record.property(object, isStatic: false)?.member,
        // The colors of an outlet are in its file, which may be missing. What makes the label may set its color.
        property.initial.map(Self.isPlain) ?? tree.outlets.contains(object),
        !line.contains(where: {
          self.tree(of: $0).events.contains { $0.object == object && $0.attribute != .background }
        })
      else { return nil }
      return PaintEvent(
        object: object, attribute: .text, ink: DefaultInk.label(property.span, colors), facts: Facts(),
        span: property.span, function: -1, phase: .setup, assumption: DefaultInk.uiKit)
    }
  }

  /// Returns whether an object is made by its class or by a closure, which are read as a whole.
  private static func isPlain(_ initial: Expression) -> Bool {
    guard case .call(let callee, _) = initial.kind else { return false }
    switch callee.kind {
    case .closure: return true
    case .name(let type): return type.beginsWithCapital
    default: return false
    }
  }

  /// Returns events for images that take the tint of a view around them.
  func inheritedTints(_ scene: ObjectScene) -> [PaintEvent] {
    let tree = scene.tree
    let tints = Dictionary(grouping: scene.effective.events.filter { $0.attribute == .tint }, by: \.object)
    guard !tints.isEmpty else { return [] }
    return tree.types.keys.sorted().flatMap { object -> [PaintEvent] in
      guard tree.types[object] == "UIImageView", tints[object] == nil, !outside.contains(object),
        let images = tree.images[object], images.isSubset(of: [.template, .filledTemplate])
      else { return [] }
      var here = object
      for _ in 0..<16 {
        guard let next = parent(of: here, scene) else { return [] }
        here = next
        guard let found = tints[here] else { continue }
        return found.map { event in
          var event = event
          event.object = object
          event.assumption = event.assumption ?? scene.effective.assumption(event)
          return event
        }
      }
      return []
    }
  }
}
