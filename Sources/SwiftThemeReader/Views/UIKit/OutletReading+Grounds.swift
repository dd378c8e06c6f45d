import ThemeModel

/// What lies behind an object.
extension OutletReading {
  struct Ground {
    var ink: Ink
    var facts: Facts
    var function: Int
    var phase: PaintEvent.Phase
    var assumption: String?
    /// The opacity that views further out give the foreground.
    var opacity = 1.0
    /// Whether it is the background of the type's own view.
    var isOfRoot = false
  }

  /// What a cell shows in a state lies over its own background, and under its content view.
  func selection(_ facts: Facts, _ ground: Ground, _ record: TypeRecord) -> String? {
    let cells: Set = ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]
    guard ground.isOfRoot, record.classLine.contains(where: { !$0.foreignParents.filter(cells.contains).isEmpty }),
      facts.values.contains(where: { subject, value in
        let text = subject.text.lowercased()
        return value == .equals("true") && (text.contains("selected") || text.contains("highlighted"))
      })
    else { return nil }
    return "the cell has the same background when it is selected"
  }

  /// The result of a walk outwards.
  final class Way {
    /// Whether the walk ended at the type's own view, which paints nothing, so that what
    /// lies behind that view is visible.
    var leadsOut = false
    /// The opacity that the views up to there give the foreground.
    var opacity = 1.0
  }

  func ground(
    of start: String, for event: PaintEvent, _ tree: ObjectTree, _ effective: Effective, _ record: TypeRecord,
    _ way: Way, level: Int = 0
  ) -> Ground? {
    guard level < 8 else { return nil }
    var object = start
    var assumption: String?
    var opacity = 1.0
    for step in 0..<16 {
      if step > 0 || event.attribute != .border {
        if !isReadable(object, tree, record) { return nil }
      }
      assumption = assumption ?? tree.doubt(object)
      opacity *= tree.opacity(of: object)
      way.opacity = opacity
      if let backdrop = tree.backdrops[object] {
        guard let found = joined(effective.backgrounds(of: backdrop), event, effective) else { return nil }
        var result = found
        result.assumption = assumption ?? found.assumption ?? "the view behind the cell's content covers the cell"
        result.opacity = opacity
        return dimmed(result, with: backdrop, tree)
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
          result.opacity = opacity
          result.isOfRoot = object == "self"
          let own = tree.opacity(of: object)
          result.ink = found.ink.faded(own)
          guard result.ink.alternatives.contains(where: \.isVeil) else { return dimmed(result, with: object, tree) }
          // What lies under a veil is visible too.
          let below = parent(of: object, tree).flatMap {
            ground(of: $0, for: event, tree, effective, record, Way(), level: level + 1)
          }
          result.ink = result.ink.over(below?.ink ?? Ink(.unread("what lies under it"), event.span))
          result.assumption =
            result.assumption ?? below?.assumption ?? (own < 1 ? "each colour of the view is dimmed by itself" : nil)
          return below == nil ? result : dimmed(result, with: object, tree)
        }
      } else if object == "self", isPlainView(record) {
        way.leadsOut = level == 0
        return nil
      } else if !showsThrough(object, tree, record, &assumption) {
        return nil
      }
      guard let parent = parent(of: object, tree) else { return nil }
      if let sibling = covering(object, in: parent, tree, effective, record) { assumption = assumption ?? sibling }
      object = parent
    }
    return nil
  }

  /// Returns a ground as veiled when a view further out dims it as a whole: the visible color then depends
  /// on what lies behind that view.
  private func dimmed(_ ground: Ground, with object: String, _ tree: ObjectTree) -> Ground {
    var result = ground
    var here = object
    for _ in 0..<16 {
      guard let next = parent(of: here, tree) else { break }
      here = next
      if tree.opacity(of: here) < 1 {
        result.ink = Ink(
          .veiled("`\(here)` is dimmed together with the background"), ground.ink.alternatives.first?.span ?? .nowhere)
        return result
      }
      result.assumption = result.assumption ?? tree.doubt(here)
    }
    return result
  }

  /// Returns the background at the time when the event's color is set.
  func joined(_ events: [PaintEvent], _ event: PaintEvent, _ effective: Effective) -> Ground? {
    guard !events.isEmpty else { return nil }
    let functions = Set(events.map(\.function))
    let same = events.filter { $0.function == event.function }
    let chosen = same.isEmpty ? events : same
    var assumption = chosen.compactMap { effective.assumption($0) ?? $0.assumption }.first
    if functions.count > 1 { assumption = assumption ?? Self.elsewhere }
    var all: [Ink.Alternative] = []
    for one in chosen {
      // The conditions of another function are not those of this one.
      if one.function != event.function, !one.facts.isEmpty {
        assumption = assumption ?? "the conditions of both functions are true"
      }
      all += one.ink.given(one.facts).alternatives
    }
    return Ground(
      ink: Ink(all), facts: Facts(), function: chosen[0].function, phase: chosen[0].phase, assumption: assumption)
  }

  func parent(of object: String, _ tree: ObjectTree) -> String? {
    if let parents = tree.parents[object] { return parents.count == 1 ? parents.first : nil }
    if object == "contentView" { return "self" }
    guard let dot = object.lastIndex(of: ".") else { return nil }
    // A button's label lies in the button.
    let part = object[object.index(after: dot)...]
    // A cell's labels lie in its content view.
    let content = object[..<dot] + ".contentView"
    if ["textLabel", "detailTextLabel"].contains(part), tree.events.contains(where: { $0.object == content }) {
      return String(content)
    }
    return ["titleLabel", "imageView", "contentView", "textLabel", "detailTextLabel"].contains(part)
      ? String(object[..<dot]) : nil
  }

  func isReadable(_ object: String, _ tree: ObjectTree, _ record: TypeRecord) -> Bool {
    if tree.covered.contains(object) { return false }
    if object == "self" {
      // The own background of a table's header is not visible.
      let foreign = record.classLine.flatMap(\.foreignParents)
      return !foreign.contains("UITableViewHeaderFooterView") && !record.classLine.contains(where: Self.draws)
    }
    guard let type = tree.types[object] else { return true }
    if KitClasses.opaque.contains(type) { return false }
    guard let own = table.type([type], from: record.file, within: record), own.declaration != nil else { return true }
    return !own.classLine.contains(where: Self.draws)
  }

  /// Returns whether an object without a background of its own lets its superview show through.
  func showsThrough(_ object: String, _ tree: ObjectTree, _ record: TypeRecord, _ assumption: inout String?)
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

  /// Returns the assumption about a sibling that lies behind an object and may cover the
  /// superview; `nil` if there is none.
  func covering(
    _ object: String, in parent: String, _ tree: ObjectTree, _ effective: Effective, _ record: TypeRecord
  ) -> String? {
    if tree.types[parent] == "UIStackView" { return nil }
    for sibling in tree.children[parent] ?? [] {
      if sibling == object { return nil }
      let type = tree.types[sibling] ?? ""
      let paints = effective.backgrounds(of: sibling).contains { event in
        event.ink.alternatives.contains { $0.shade != .clear && $0.shade != .unset }
      }
      if paints || KitClasses.opaque.contains(type) || paintsItself(type, record)
        || (type == "UIImageView" && TextSearch.contains(sibling.lowercased(), "background"))
      {
        return "`\(sibling)` does not lie between"
      }
    }
    return nil
  }

  /// Returns whether a class of the team's own has a background, or draws itself.
  func paintsItself(_ type: String, _ record: TypeRecord) -> Bool {
    guard let own = table.type([type], from: record.file, within: record), own.declaration != nil, own !== record else {
      return false
    }
    return own.classLine.contains { one in
      Self.draws(one)
        || self.tree(of: one).events.contains { event in
          event.object == "self" && event.attribute == .background
            && event.ink.alternatives.contains { $0.shade != .clear && $0.shade != .unset }
        }
    }
  }

  func superDoubt(_ record: TypeRecord, _ object: String, _ tree: ObjectTree) -> String? {
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
