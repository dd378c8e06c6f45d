import ThemeModel

/// Finds, of the objects that a UIKit type paints, which lies on which.
final class OutletReading {
  let table: DeclarationTable
  private let colors: ColorReading
  private(set) var sighted: [Sighted] = []
  private(set) var strays: [StrayPaint] = []
  private var trees: [ObjectIdentifier: ObjectTree] = [:]
  var effectives: [ObjectIdentifier: Effective] = [:]
  /// Where each type's objects are put, by the type's name.
  private(set) lazy var users = uses()
  /// `titleLabel.text`: what other types set on objects that are not theirs.
  private lazy var outside: Set<String> = OutsideWrites.all(in: table)

  private static let elsewhere = "another function or type that sets this colour, too, does not run"

  private let join: OutletJoin
  private(set) var places = OutletPlaces()
  /// Objects whose colors code sets, as `Class.outlet`.
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

  /// Labels and fields whose color no code sets.
  private func defaults(_ tree: ObjectTree, _ record: TypeRecord) -> [PaintEvent] {
    let line = record.classLine + table.types.filter { $0.kind == .classType && $0.inherits(from: record) }
    return tree.types.sorted { $0.key < $1.key }.compactMap { object, type in
      guard type == "UILabel" || type == "UITextField", !outside.contains(object), !tree.configured.contains(object),
        let property = record.property(object, isStatic: false)?.member,
        // An outlet's colors are the file's, which may not be at hand.
        property.initial != nil || tree.outlets.contains(object),
        !line.contains(where: {
          self.tree(of: $0).events.contains { $0.object == object && $0.attribute != .background }
        })
      else { return nil }
      return PaintEvent(
        object: object, attribute: .text, ink: DefaultInk.label(property.span), facts: Facts(), span: property.span,
        function: -1, phase: .setup, assumption: DefaultInk.uiKit)
    }
  }

  func tree(of record: TypeRecord) -> ObjectTree {
    if let known = trees[ObjectIdentifier(record)] { return known }
    var tree = ObjectWalk(record, colors: colors).walk()
    for event in tree.events where !event.object.contains(":") { coded.insert("\(record.name).\(event.object)") }
    join.join(&tree, of: record.name, &places)
    trees[ObjectIdentifier(record)] = tree
    return tree
  }

  // MARK: - Pairs

  private func meet(_ event: PaintEvent, _ tree: ObjectTree, _ effective: Effective, _ record: TypeRecord) {
    guard let (element, own) = element(event, tree) else { return }
    let way = Way()
    if let ground = ground(of: event.object, for: event, tree, effective, record, way) {
      meet(event, on: ground, element, own, tree, effective, record)
    } else if way.leadsOut {
      for ground in outerGrounds(of: record, for: event) {
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
    // A condition in another function is another moment.
    guard let facts = event.facts.joined(with: ground.facts) else { return }
    for (front, back, joined, step) in Meeting.pairs(event.ink, on: ground.ink, given: facts) {
      let layers = [Ink.Layer(shade: back.shade, opacity: back.opacity, span: back.span)] + back.below
      sighted.append(
        Sighted(
          foreground: Ink.Layer(shade: front.shade, opacity: front.opacity, span: front.span),
          layers: layers.reversed(),
          element: joined.isDisabled ? .disabled : element, assumption: assumption ?? step, facts: joined,
          deciding: joined,
          scheme: tree.scheme, steps: [event.span], view: record.name, source: .uiKit))
    }
  }

  /// What has to be assumed for both colors to be there at one time. A file's are there from the start.
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

  /// Whether a class or another type sets the same color itself.
  private func repainted(_ event: PaintEvent, _ tree: ObjectTree, _ record: TypeRecord) -> String? {
    guard let property = record.property(event.object, isStatic: false)?.member else { return nil }
    if property.access != .file, outside.contains(event.object) { return Self.elsewhere }
    return classDoubt(tree.types[event.object], record)
  }

  /// What an object's own class may do with its colors.
  private func classDoubt(_ type: String?, _ record: TypeRecord) -> String? {
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

  // MARK: - What lies behind

  struct Ground {
    var ink: Ink
    var facts: Facts
    var function: Int
    var phase: PaintEvent.Phase
    var assumption: String?
  }

  /// What a walk outwards came to.
  final class Way {
    /// Whether it ended at the type's own view, which paints nothing: what is seen is what that lies on.
    var leadsOut = false
  }

  func ground(
    of start: String, for event: PaintEvent, _ tree: ObjectTree, _ effective: Effective, _ record: TypeRecord,
    _ way: Way, level: Int = 0
  ) -> Ground? {
    guard level < 8 else { return nil }
    var object = start
    var assumption: String?
    for step in 0..<16 {
      if step > 0 || event.attribute != .border {
        if !isReadable(object, tree, record) { return nil }
      }
      let all = effective.backgrounds(of: object)
      let matching = all.filter { $0.facts.joined(with: event.facts) != nil || $0.function != event.function }
      if !matching.isEmpty {
        guard let found = joined(matching, event, effective) else { return nil }
        if found.ink.alternatives.allSatisfy({ $0.shade == .clear || $0.shade == .unset }) {
          assumption = assumption ?? found.assumption
          if object == "self", isPlainView(record) { way.leadsOut = level == 0 }
        } else {
          var result = found
          let doubt =
            object == "self" || object == "view"
            ? superDoubt(record, object, tree) : classDoubt(tree.types[object], record)
          result.assumption = assumption ?? found.assumption ?? (object == "contentView" ? nil : doubt)
          guard found.ink.alternatives.contains(where: { $0.opacity < 1 }) else { return result }
          // A veil: what lies under it counts, too.
          let below = parent(of: object, tree).flatMap {
            ground(of: $0, for: event, tree, effective, record, way, level: level + 1)
          }
          result.ink = found.ink.over(below?.ink ?? Ink(.unread("what lies under it"), event.span))
          result.assumption = result.assumption ?? below?.assumption
          return result
        }
      } else if object == "self", isPlainView(record) {
        way.leadsOut = level == 0
        return nil
      } else if !showsThrough(object, tree, record, &assumption) {
        return nil
      }
      guard let parent = parent(of: object, tree) else { return nil }
      if let sibling = covering(object, in: parent, tree, effective) { assumption = assumption ?? sibling }
      object = parent
    }
    return nil
  }

  /// The background that was set when the event's color was set.
  private func joined(_ events: [PaintEvent], _ event: PaintEvent, _ effective: Effective) -> Ground? {
    let functions = Set(events.map(\.function))
    let same = events.filter { $0.function == event.function }
    let chosen = same.isEmpty ? events : same
    var assumption = chosen.compactMap { effective.assumption($0) ?? $0.assumption }.first
    if functions.count > 1 { assumption = assumption ?? Self.elsewhere }
    var all: [Ink.Alternative] = []
    for one in chosen {
      // Conditions of another function are not those of this one.
      if one.function != event.function, !one.facts.isEmpty {
        assumption = assumption ?? "the conditions of both functions hold"
      }
      all += one.ink.given(one.facts).alternatives
    }
    return Ground(
      ink: Ink(all), facts: Facts(), function: chosen[0].function, phase: chosen[0].phase, assumption: assumption)
  }

  private func parent(of object: String, _ tree: ObjectTree) -> String? {
    if let parents = tree.parents[object] { return parents.count == 1 ? parents.first : nil }
    if object == "contentView" { return "self" }
    guard let dot = object.lastIndex(of: ".") else { return nil }
    // A button's label lies in the button.
    let part = object[object.index(after: dot)...]
    return ["titleLabel", "imageView", "contentView", "textLabel", "detailTextLabel"].contains(part)
      ? String(object[..<dot]) : nil
  }

  private func isReadable(_ object: String, _ tree: ObjectTree, _ record: TypeRecord) -> Bool {
    if object == "self" { return !record.classLine.contains(where: Self.draws) }
    guard let type = tree.types[object] else { return true }
    if KitClasses.opaque.contains(type) { return false }
    guard let own = table.type([type], from: record.file, within: record), own.declaration != nil else { return true }
    return !own.classLine.contains(where: Self.draws)
  }

  /// Whether an object without a background of its own lets its superview show.
  private func showsThrough(_ object: String, _ tree: ObjectTree, _ record: TypeRecord, _ assumption: inout String?)
    -> Bool
  {
    if ["self", "view"].contains(object) { return false }
    if object == "contentView" { return true }
    guard let type = tree.types[object] else {
      let isPart = TextSearch.contains(object, ".")
      if !isPart { assumption = assumption ?? "`\(object)`, whose class is not known, paints nothing itself" }
      return true
    }
    if KitClasses.clear.contains(type) { return true }
    if KitClasses.painted.contains(type) || KitClasses.appearances.contains(type) || type.hasSuffix("Configuration") {
      return false
    }
    guard let own = table.type([type], from: record.file, within: record), own.declaration != nil else {
      assumption = assumption ?? "`\(type)`, which is not read, paints nothing itself"
      return true
    }
    let painters = own.classLine.filter { one in
      self.tree(of: one).events.contains { $0.object == "self" && $0.attribute == .background }
    }
    if !painters.isEmpty { return false }
    let foreign = own.classLine.flatMap(\.foreignParents)
    if foreign.contains(where: KitClasses.painted.contains) { return false }
    if !foreign.contains(where: KitClasses.clear.contains) {
      assumption = assumption ?? "`\(type)` paints nothing itself"
    }
    return true
  }

  /// A sibling that lies behind in the same superview may cover it.
  private func covering(_ object: String, in parent: String, _ tree: ObjectTree, _ effective: Effective) -> String? {
    if tree.types[parent] == "UIStackView" { return nil }
    for sibling in tree.children[parent] ?? [] {
      if sibling == object { return nil }
      let type = tree.types[sibling] ?? ""
      let paints = effective.backgrounds(of: sibling).contains { event in
        event.ink.alternatives.contains { $0.shade != .clear && $0.shade != .unset }
      }
      if paints || KitClasses.opaque.contains(type)
        || (type == "UIImageView" && TextSearch.contains(sibling.lowercased(), "background"))
      {
        return "`\(sibling)` does not lie between"
      }
    }
    return nil
  }

  private func superDoubt(_ record: TypeRecord, _ object: String, _ tree: ObjectTree) -> String? {
    for one in record.classLine.dropFirst()
    where self.tree(of: one).events.contains(where: { $0.object == object && $0.attribute == .background }) {
      return "the superclass `\(one.name)` leaves the background"
    }
    for other in table.types where other.kind == .classType && other.inherits(from: record) {
      if self.tree(of: other).events.contains(where: { $0.object == object && $0.attribute == .background }) {
        return "no subclass sets the background"
      }
    }
    return nil
  }
}
