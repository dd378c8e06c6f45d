import ThemeModel

/// What classes do with their own views.
extension OutletReading {
  /// What classes do with the colors of their own views.
  func looks(of types: [TypeRecord]) -> [(name: String, look: ClassLook)] {
    types.filter { $0.kind == .classType && $0.declaration != nil }.compactMap { record in
      let line = record.classLine
      if covers(record) || line.contains(where: { setsOwnColors($0) }) { return (record.name, .paints) }
      let parents = line.flatMap(\.foreignParents)
      // A controller's view is painted by whoever has the controller.
      let isFree = outside.contains("view") && parents.contains { $0.hasSuffix("ViewController") }
      let isDoubtful = line.contains { rawTree(of: $0).doubts["self"] != nil } || hasInnerViews(record)
      return parents.contains { KitClasses.isKit($0) } && !isFree && !isDoubtful ? (record.name, .plain) : nil
    }
  }

  private func setsOwnColors(_ record: TypeRecord) -> Bool {
    rawTree(of: record).events.contains { $0.object == "self" && $0.attribute != .tint }
  }

  /// Whether a class may set colors of its own objects at other times than when they are made: in other functions than an initialiser
  /// and private ones that initialisers alone call.
  func setsOwnColorsLater(_ record: TypeRecord) -> Bool {
    let tree = rawTree(of: record)
    let later = tree.functions.values.filter { $0.name != "init" }
    return tree.events.contains { event in
      guard event.object == "self", event.attribute != .tint else { return false }
      guard event.moment == 0, let name = tree.functions[event.function]?.name else { return true }
      if name == "init" { return false }
      let isPrivate = record.functions[name]?.allSatisfy { $0.access == .file } == true
      return !isPrivate || !tree.certain.contains(event.function) || later.contains { $0.calls.contains(name) }
        || !ObjectWalk.isOnlyCalled(name, in: record.ownCode, asMember: true)
    }
  }

  /// Returns the assumption when the object's class or another type may set the same color.
  func repainted(_ event: PaintEvent, _ scene: ObjectScene) -> String? {
    if event.isOfClass { return nil }
    guard let property = scene.record.property(OutletJoin.property(event.object), isStatic: false)?.member else {
      return nil
    }
    if property.access != .file, outside.contains(event.object) { return Self.elsewhere }
    return classDoubt(scene.tree.types[event.object], scene)
  }

  /// What an object's own class may do with its colors.
  func classDoubt(_ type: String?, _ scene: ObjectScene) -> String? {
    guard let type else { return "the object's class, which is not known, keeps the colours" }
    if KitClasses.isKit(type) || KitClasses.appearances.contains(type) { return nil }
    guard let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil else {
      return "`\(type)`, which is not read, keeps the colours"
    }
    for one in own.classLine {
      if Self.draws(one) { return "`\(one.name)` draws itself" }
      if setsOwnColorsLater(one) { return "`\(one.name)`, which sets colours itself, keeps these" }
    }
    let isKit = own.classLine.flatMap(\.foreignParents).contains { KitClasses.isKit($0) }
    return isKit ? nil : "`\(type)`, whose superclass is not read, keeps the colours"
  }

  static func draws(_ record: TypeRecord) -> Bool {
    record.functions["draw"] != nil || record.functions["display"] != nil
      || record.propertiesByName["layerClass"] != nil
      || record.properties.contains { property in
        property.member.type?.names.contains { $0.last == "CAGradientLayer" } == true
          || property.member.initial.flatMap(ObjectWalk.constructed) == "CAGradientLayer"
      }
  }

  /// Returns whether a class draws, or covers its background with a gradient or a picture.
  func covers(_ record: TypeRecord) -> Bool {
    record.classLine.contains { Self.draws($0) || rawTree(of: $0).covered.contains("self") }
  }

  func paintsItself(_ record: TypeRecord) -> Bool {
    record.classLine.contains { one in
      rawTree(of: one).events.contains { event in
        event.object == "self" && event.attribute == .background
          && event.ink.alternatives.contains { $0.shade != .clear && $0.shade != .unset }
      }
    }
  }

  /// Returns the superclass of a type if it is neither read nor one of the system's.
  func unreadSuperclass(_ record: TypeRecord) -> String? {
    guard let root = record.classLine.last(where: { $0.declaration != nil }) else { return nil }
    let parents = record.classLine.flatMap(\.foreignParents)
    if parents.contains(where: { KitClasses.isOfSystem($0) && !Self.isProtocol($0) }) { return nil }
    guard let first = root.inherited.first?.name.names.first?.last, root.foreignParents.contains(first),
      !Self.isProtocol(first)
    else { return nil }
    return first
  }

  private static func isProtocol(_ name: String) -> Bool {
    ["Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Representable"].contains { name.hasSuffix($0) }
  }

  func isOfUnreadClass(_ record: TypeRecord) -> Bool { unreadSuperclass(record) != nil }

  /// Returns whether the type's own object is a view, or a controller with one, as far as that is known.
  func isViewType(_ record: TypeRecord) -> Bool {
    if record.declaration == nil { return ObjectWalk.isView(record.name) || record.name.hasPrefix("UI") }
    if record.kind == .protocolType { return false }
    let parents = record.classLine.flatMap(\.foreignParents)
    return parents.contains { $0.hasPrefix("UI") || ObjectWalk.isView($0) || $0 == "NSViewController" }
      || isOfUnreadClass(record)
  }

  /// What a superclass, a subclass or another type may do with the background of the type's own view.
  func superDoubt(_ object: String, _ scene: ObjectScene) -> String? {
    let record = scene.record
    if let unread = unreadSuperclass(record) { return "`\(unread)`, which is not read, leaves the background" }
    func paints(_ one: TypeRecord) -> Bool {
      rawTree(of: one).events.contains { $0.object == object && $0.attribute == .background }
    }
    for one in unreadLine(of: record) where paints(one) {
      return "the superclass `\(one.name)` leaves the background"
    }
    if heirs(of: record).contains(where: paints) { return "no subclass sets the background" }
    return outsidePaints.paintsAnyCell(object, of: record) ? Self.elsewhere : nil
  }

  /// Returns the superclasses whose code is not read with that of the class.
  func unreadLine(of record: TypeRecord) -> [TypeRecord] {
    let read = inheritsViews(record) ? ObjectWalk.line(of: record) : []
    return record.classLine.dropFirst().filter { one in !read.contains { $0 === one } }
  }

  /// Returns the background that the class of an object, or a superclass of the type itself, gives it.
  func ownGround(of object: String, _ event: PaintEvent, _ scene: ObjectScene) -> Ground? {
    if let found = partGround(of: object, event, scene) { return found }
    let line: [TypeRecord]
    if object == "self" || object == "view" || object == "contentView" {
      line = unreadLine(of: scene.record)
    } else {
      guard let type = scene.tree.types[object],
        let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil,
        own !== scene.record
      else { return nil }
      line = own.classLine
    }
    let name = ["view", "contentView"].contains(object) ? object : "self"
    for one in line {
      let inner = ObjectScene(rawTree(of: one), one)
      let all = inner.effective.backgrounds(of: name)
      guard !all.isEmpty else { continue }
      let visible = all.contains { $0.ink.alternatives.contains { $0.shade != .clear && $0.shade != .unset } }
      // What the initialiser that makes the object is handed is known.
      let made = Set(all.map(\.function)).count == 1 ? scene.tree.grounds[object] ?? [] : []
      guard visible,
        var found = made.isEmpty ? joined(all, event.somewhereElse, inner) : joined(made, event, scene)
      else { return nil }
      if let heirs = line.first.map({ self.heirs(of: $0) }), name == "self", object != "self", !heirs.isEmpty {
        found.assumption = found.assumption ?? "no subclass sets the background"
      }
      let isOutside = object != "self" && outside.contains(object)
      found.assumption = found.assumption ?? (isOutside ? Self.elsewhere : nil)
      found.object = object
      found.isElsewhere = object != "self"
      return found
    }
    return nil
  }

  func isReadable(_ object: String, _ scene: ObjectScene, isAround: Bool) -> Bool {
    let (tree, record) = (scene.tree, scene.record)
    if tree.covered.contains(object) || tree.isInvisible(object) { return false }
    if object == "self" || object == "view" {
      let foreign = record.classLine.flatMap(\.foreignParents)
      if isAround, foreign.contains("UIImageView") { return false }
      if object == "view" { return true }
      // The own background of a table's header is not visible.
      return !foreign.contains("UITableViewHeaderFooterView") && !covers(record) && isViewType(record)
    }
    guard let type = tree.types[object] else { return true }
    if KitClasses.opaque.contains(type) { return false }
    // What lies in an image view lies on its picture.
    if isAround, isPicture(type, scene) { return false }
    guard let own = table.type([type], from: record.file, within: record), own.declaration != nil else { return true }
    return !covers(own)
  }

  /// Returns whether an object without a background of its own lets its superview show through.
  func showsThrough(_ object: String, _ scene: ObjectScene, _ assumption: inout String?) -> Bool {
    if ["self", "view"].contains(object) { return false }
    if object == "contentView" { return true }
    guard let type = scene.tree.types[object] else {
      let isPart = ObjectTree.owner(of: object) != nil
      if !isPart {
        assumption = assumption ?? "`\(ObjectTree.spoken(object))`, whose class is not known, paints nothing itself"
      }
      return true
    }
    if KitClasses.clear.contains(type) || type == "PlainConfiguration" { return true }
    if KitClasses.painted.contains(type) || KitClasses.appearances.contains(type) || type.hasSuffix("Configuration") {
      return false
    }
    guard let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil else {
      assumption = assumption ?? "`\(type)`, which is not read, paints nothing itself"
      return true
    }
    if paintsItself(own) { return false }
    let foreign = own.classLine.flatMap(\.foreignParents)
    if foreign.contains(where: KitClasses.painted.contains) { return false }
    if !foreign.contains(where: KitClasses.clear.contains) {
      assumption = assumption ?? "`\(type)` paints nothing itself"
    }
    return true
  }
}
