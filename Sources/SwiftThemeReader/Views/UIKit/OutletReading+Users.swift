/// Views of the team's own, which lie where other types put them.
extension OutletReading {
  /// An object of one type in another type.
  struct Use {
    var record: TypeRecord
    var object: String
    /// Whether a view that is handed the object has it.
    var isWrapped = false
  }

  /// A view in more places than these is not followed: the list would be too long to read.
  private static let most = 3

  func uses() -> [String: [Use]] {
    var found: [String: [Use]] = [:]
    for type in table.types where type.kind == .classType && type.declaration != nil {
      let tree = rawTree(of: type)
      for (object, name) in tree.types.sorted(by: { $0.key < $1.key })
      where !KitClasses.isKit(name) {
        // `view.addSubview(child.view)`
        for own in [object, object + ".view"] where tree.parents[own]?.count == 1 {
          found[name, default: []].append(Use(record: type, object: own, isWrapped: tree.wrapped.contains(own)))
        }
      }
    }
    return found
  }

  /// Returns whether an object is the view of its type, or of a controller, behind which that is visible where another type puts it.
  func leadsOut(_ object: String, _ scene: ObjectScene) -> Bool {
    if object == "self" { return isPlainView(scene.record) }
    guard object == "view", scene.tree.outlets.isEmpty else { return false }
    let foreign = scene.record.classLine.flatMap(\.foreignParents)
    return foreign.contains("UIViewController")
      && !foreign.contains { $0 != "UIViewController" && $0.hasSuffix("Controller") }
  }

  /// Returns whether a type is a view that paints nothing by default.
  func isPlainView(_ record: TypeRecord) -> Bool {
    let foreign = record.classLine.flatMap(\.foreignParents)
    let isCell = foreign.contains { $0.hasSuffix("Cell") || $0.hasSuffix("Controller") }
    return !isCell && foreign.contains { ["UIView", "UIControl", "UIStackView"].contains($0) }
  }

  /// Returns what lies behind a type's own view, at each place where another type puts it.
  func outerGrounds(of record: TypeRecord, for event: PaintEvent) -> [Ground] {
    var uses = (users[record.name] ?? []).filter { $0.record !== record }
    if uses.count > Self.most { uses.removeAll(where: \.isWrapped) }
    guard (1...Self.most).contains(uses.count) else { return [] }
    return uses.compactMap { use in
      guard var ground = ground(of: use.object, for: event.somewhereElse, scene(of: use.record), Way()) else {
        return nil
      }
      ground.assumption = ground.assumption ?? "`\(record.name)` is shown where `\(use.record.name)` puts it"
      ground.isElsewhere = true
      // What is handed to the object that lies there is that of the call which makes it.
      if uses.count > 1, let facts = making(of: use, record), let joined = ground.facts.joined(with: facts) {
        ground.facts = joined
      }
      return ground
    }
  }

  /// Returns the condition that an object of a type is the one that another type has.
  private func making(of use: Use, _ record: TypeRecord) -> Facts? {
    let places = rawTree(of: use.record).makings[use.object] ?? []
    guard places.count == 1, let place = places.first else { return nil }
    return Facts().adding(ColorReading.making(of: record), .equals(colors.place(of: place)))
  }
}

extension PaintEvent {
  /// The same event as another type's functions see it: at some other time.
  var somewhereElse: PaintEvent {
    var event = self
    event.function = -3
    event.facts = Facts()
    return event
  }
}
