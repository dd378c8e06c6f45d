import ThemeModel

/// Finds which objects lie on which, among the objects that a UIKit type paints.
final class OutletReading {
  let table: DeclarationTable
  private let colors: ColorReading
  private(set) var sighted: [Sighted] = []
  private(set) var strays: [StrayPaint] = []
  private var trees: [ObjectIdentifier: ObjectTree] = [:]
  var effectives: [ObjectIdentifier: Effective] = [:]
  /// The places where each type's objects are put, by the type's name.
  private(set) lazy var users = uses()
  /// The names of objects, such as `titleLabel`, whose colors other types set.
  private lazy var outside: Set<String> = OutsideWrites.all(in: table)

  static let elsewhere = "another function or type that sets this colour, too, does not run"

  private let join: OutletJoin
  private(set) var places = OutletPlaces()
  /// The objects whose colors code sets, as `Class.outlet`.
  private(set) var coded: Set<String> = []

  init(table: DeclarationTable, colors: ColorReading, outlets: [OutletTree] = []) {
    (self.table, self.colors) = (table, colors)
    join = OutletJoin(outlets)
  }

  func read(_ record: TypeRecord) {
    let tree = self.tree(of: record)
    guard !tree.events.isEmpty else { return }
    let effective = Effective(tree)
    for event in effective.events where event.attribute != .background { meet(event, tree, effective, record) }
    for event in defaults(tree, record) { meet(event, tree, effective, record) }
    strays += StrayReading.strays(tree, table)
  }

  /// Returns events for the labels and fields whose color no code sets.
  private func defaults(_ tree: ObjectTree, _ record: TypeRecord) -> [PaintEvent] {
    let line = record.classLine + table.types.filter { $0.kind == .classType && $0.inherits(from: record) }
    return tree.types.sorted { $0.key < $1.key }.compactMap { object, type in
      guard type == "UILabel" || type == "UITextField", !outside.contains(object), !tree.configured.contains(object),
        let property = record.property(object, isStatic: false)?.member,
        // The colors of an outlet are in its file, which may be missing.
        property.initial != nil || tree.outlets.contains(object),
        !line.contains(where: {
          self.tree(of: $0).events.contains { $0.object == object && $0.attribute != .background }
        })
      else { return nil }
      return PaintEvent(
        object: object, attribute: .text, ink: DefaultInk.label(property.span, colors), facts: Facts(),
        span: property.span,
        function: -1, phase: .setup, assumption: DefaultInk.uiKit)
    }
  }

  func tree(of record: TypeRecord) -> ObjectTree {
    if let known = trees[ObjectIdentifier(record)] { return known }
    var tree = ObjectWalk(record, colors: colors).walk()
    let names = [record.name] + heirs(of: record).map(\.name)
    for event in tree.events where !event.object.contains(":") {
      for name in names { coded.insert("\(name).\(OutletJoin.property(event.object))") }
    }
    join.join(&tree, of: record.name, inherited: record.superclass.map { painted(by: $0) } ?? [], &places)
    trees[ObjectIdentifier(record)] = tree
    return tree
  }

  /// Returns the classes that inherit from a class.
  private func heirs(of record: TypeRecord) -> [TypeRecord] {
    table.types.filter { $0.kind == .classType && $0.inherits(from: record) }
  }

  /// Returns what the code of a class and of its superclasses paints.
  private func painted(by record: TypeRecord) -> Set<OutletJoin.Key> {
    record.classLine.reduce(into: []) { keys, one in
      for event in self.tree(of: one).events where event.function != OutletJoin.function {
        keys.insert(OutletJoin.Key(object: event.object, attribute: event.attribute))
      }
    }
  }

  // MARK: - Pairs

  private func meet(_ event: PaintEvent, _ tree: ObjectTree, _ effective: Effective, _ record: TypeRecord) {
    guard let (element, own) = element(event, tree) else { return }
    if OutletJoin.isEach(event.object) { return }
    let way = Way()
    if let ground = ground(of: event.object, for: event, tree, effective, record, way) {
      meet(event, on: ground, element, own, tree, effective, record)
    } else if way.leadsOut {
      for var ground in outerGrounds(of: record, for: event) {
        ground.opacity *= way.opacity
        meet(event, on: ground, element, own, tree, effective, record)
      }
    }
  }

  private func meet(
    _ event: PaintEvent, on ground: Ground, _ element: Sighting.Element, _ own: String?, _ tree: ObjectTree,
    _ effective: Effective, _ record: TypeRecord
  ) {
    let assumption =
      event.assumption ?? effective.assumption(event) ?? own ?? ground.assumption
      ?? together(event, ground)
      ?? repainted(event, tree, record)
    // A condition in another function refers to another moment.
    guard let facts = event.facts.joined(with: ground.facts) else { return }
    for (front, back, joined, step) in Meeting.pairs(event.ink, on: ground.ink, given: facts) {
      note(front, of: event, ground, element, joined, tree, record) { one in
        one.layers = ([back.layer] + back.below).reversed()
        one.assumption = assumption ?? step ?? selection(joined, ground, record)
      }
    }
    if assumption == nil { colors.note(Meeting.aside(event.ink, on: ground.ink, given: facts)) }
    for (front, reason, joined) in Meeting.veiled(event.ink, on: ground.ink, given: facts) {
      note(front, of: event, ground, element, joined, tree, record) { $0.unknown = reason }
    }
  }

  private func note(
    _ front: Ink.Alternative, of event: PaintEvent, _ ground: Ground, _ element: Sighting.Element, _ facts: Facts,
    _ tree: ObjectTree, _ record: TypeRecord, _ change: (inout Sighted) -> Void
  ) {
    var foreground = front.layer
    foreground.opacity *= ground.opacity
    var one = Sighted(
      foreground: foreground, layers: [], element: facts.isDisabled ? .disabled : element, facts: facts,
      deciding: facts, scheme: tree.scheme, steps: [event.span], view: record.name, source: .uiKit)
    change(&one)
    sighted.append(one)
  }

  /// Returns what has to be assumed for both colors to be there at the same time.
  /// The colors of a file are there from the start.
  private func together(_ event: PaintEvent, _ ground: Ground) -> String? {
    if ground.function == event.function || ground.function == OutletJoin.function { return nil }
    if event.function == OutletJoin.function {
      return ground.phase == .other ? "the function that sets the background runs" : nil
    }
    return "both functions that set the colours run"
  }

  private func element(_ event: PaintEvent, _ tree: ObjectTree) -> (Sighting.Element, String?)? {
    let type = tree.types[event.object] ?? ""
    let font = tree.fonts[event.object]
    let size = Sighting.TextSize(points: font?.points, isBold: font?.isBold)
    switch event.attribute {
    case .background: return nil
    case .text:
      let isConfigured =
        tree.configured.contains(event.object) || tree.configured.contains(event.object + ".configuration")
      let doubt = isConfigured ? "the object's configuration leaves the colours" : nil
      if tree.attributed.contains(event.object) {
        return (.text(size), "the attributed text sets no colours of its own")
      }
      if KitClasses.appearances.contains(type) {
        return tree.opaqueBars.contains(event.object) ? (.text(size), nil) : nil
      }
      return (.text(size), doubt)
    case .placeholder: return (.placeholder(size), nil)
    case .disabledText: return (.disabled, nil)
    case .stateText(let state): return (.text(size), "the background is the same when \(state)")
    case .border: return (.border, "the layer has a border")
    case .tint:
      guard
        type == "UIImageView" || type == "UIButton" || TextSearch.contains(event.object.lowercased(), "image")
          || TextSearch.contains(event.object.lowercased(), "icon")
          || TextSearch.contains(event.object.lowercased(), "button")
      else { return nil }
      let isTemplate = type == "UIImageView" && tree.templates.contains(event.object)
      return (.icon, isTemplate ? nil : "the image is a template, which takes the tint")
    }
  }

  /// Returns the assumption when the object's class or another type may set the same color.
  private func repainted(_ event: PaintEvent, _ tree: ObjectTree, _ record: TypeRecord) -> String? {
    guard let property = record.property(OutletJoin.property(event.object), isStatic: false)?.member else { return nil }
    if property.access != .file, outside.contains(event.object) { return Self.elsewhere }
    return classDoubt(tree.types[event.object], record)
  }

  /// What classes do with the colors of their own views.
  func looks(of types: [TypeRecord]) -> [(name: String, look: ClassLook)] {
    types.filter { $0.kind == .classType && $0.declaration != nil }.compactMap { record in
      let line = record.classLine
      if line.contains(where: { one in Self.draws(one) || tree(of: one).events.contains { $0.object == "self" } }) {
        return (record.name, .paints)
      }
      let parents = line.flatMap(\.foreignParents)
      // A controller's view is painted by whoever has the controller.
      let isFree = outside.contains("view") && parents.contains { $0.hasSuffix("ViewController") }
      return parents.contains { KitClasses.isKit($0) } && !isFree ? (record.name, .plain) : nil
    }
  }

  /// What an object's own class may do with its colors.
  func classDoubt(_ type: String?, _ record: TypeRecord) -> String? {
    guard let type else { return "the object's class, which is not known, keeps the colours" }
    if KitClasses.isKit(type) || KitClasses.appearances.contains(type) { return nil }
    guard let own = table.type([type], from: record.file, within: record), own.declaration != nil else {
      return "`\(type)`, which is not read, keeps the colours"
    }
    for one in own.classLine {
      if Self.draws(one) { return "`\(one.name)` draws itself" }
      if self.tree(of: one).events.contains(where: { $0.object == "self" }) {
        return "`\(one.name)`, which sets colours itself, keeps these"
      }
    }
    let foreign = own.classLine.flatMap(\.foreignParents)
    let isKit = foreign.contains { KitClasses.isKit($0) }
    return isKit ? nil : "`\(type)`, whose superclass is not read, keeps the colours"
  }

  static func draws(_ record: TypeRecord) -> Bool {
    record.functions["draw"] != nil || record.propertiesByName["layerClass"] != nil
      || record.properties.contains { $0.member.type?.names.contains { $0.last == "CAGradientLayer" } == true }
  }
}
