import ThemeModel

/// What lies behind an object.
extension OutletReading {
  struct Ground {
    var ink: Ink
    var facts = Facts()
    /// The object that has the background.
    var object: String
    var function: Int
    var phase: PaintEvent.Phase
    var assumption: String?
    /// The opacity that views further out give the foreground.
    var opacity = 1.0
    /// Whether it is the background of the type's own view.
    var isOfRoot = false
    /// Whether it is there from the start, and does not depend on a function that may run.
    var isThere = false
    /// Whether another type has the object.
    var isElsewhere = false
  }

  /// What a cell shows in a state lies over its own background, and under its content view.
  func selection(_ facts: Facts, _ own: Facts, _ ground: Ground, _ record: TypeRecord) -> String? {
    let cells: Set = ["UITableViewCell", "UICollectionViewCell", "UICollectionViewListCell"]
    func selects(_ facts: Facts) -> Bool {
      facts.values.contains { subject, value in
        let text = subject.text.lowercased()
        return value == .equals("true") && (text.contains("selected") || text.contains("highlighted"))
      }
    }
    guard ground.isOfRoot, selects(facts), !selects(own),
      record.classLine.contains(where: { !$0.foreignParents.filter(cells.contains).isEmpty })
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

  /// A walk from an object to the views that it lies on.
  private struct Walk {
    var object: String
    /// The object that lies on it.
    var last: String?
    var assumption: String?
    var opacity = 1.0
    var links: [ViewLink] = []

    mutating func assume(_ step: String?) { assumption = assumption ?? step }
  }

  func ground(
    of start: String, for event: PaintEvent, _ scene: ObjectScene, _ way: Way, level: Int = 0, isBehind: Bool = false
  ) -> Ground? {
    guard level < 8 else { return nil }
    let tree = scene.tree
    var walk = Walk(object: start)
    for step in 0..<16 {
      let object = walk.object
      if step > 0 || isBehind || event.attribute != .border {
        guard isReadable(object, scene, isAround: step > 0 || isBehind) else { return nil }
      }
      walk.assume(tree.doubt(object))
      walk.assume(innerDoubt(object, scene, isAround: step > 0))
      walk.opacity *= tree.opacity(of: object)
      way.opacity = walk.opacity
      if event.attribute == .stateText("highlighted"), let view = tree.selectedBackdrops[object] {
        return backdrop(view, walk, event, scene)
      }
      if let view = tree.backdrops[object], view != walk.last { return backdrop(view, walk, event, scene) }
      switch painted(walk, event, scene, level) {
      case .ground(let ground): return ground
      case .nothing: return nil
      case .clear(let step):
        walk.assume(step)
        if leadsOut(object, scene) { way.leadsOut = level == 0 }
      case .unset:
        if leadsOut(object, scene) {
          way.leadsOut = level == 0
          return nil
        }
        guard showsThrough(object, scene, &walk.assumption) else { return nil }
      }
      guard advance(&walk, event, scene, level) else { return nil }
    }
    return nil
  }

  /// Goes on to what lies behind an object that paints nothing: its superview, or a sibling that fills it.
  private func advance(_ walk: inout Walk, _ event: PaintEvent, _ scene: ObjectScene, _ level: Int) -> Bool {
    guard let parent = parent(of: walk.object, scene) else { return false }
    let links = scene.tree.links[walk.object] ?? []
    if links.count == 1 { walk.links += links }
    walk.assume(links.lazy.compactMap(\.step).first)
    walk.last = walk.object
    switch behind(walk.object, in: parent, scene) {
    case .unknown: return false
    case .superview(let step):
      walk.assume(step)
      walk.object = parent
    case .sibling(let sibling):
      walk.assume("`\(ObjectTree.spoken(sibling))`, which has the size of its superview, lies behind it")
      walk.object = sibling
    }
    return true
  }

  private enum Painted {
    case ground(Ground)
    /// Something that is not known.
    case nothing
    case clear(String?)
    case unset
  }

  /// Returns what an object itself paints.
  private func painted(_ walk: Walk, _ event: PaintEvent, _ scene: ObjectScene, _ level: Int) -> Painted {
    let object = walk.object
    let all = Moments.together(scene.effective.backgrounds(of: object), with: event, scene)
    let matching = all.filter {
      ($0.facts.joined(with: event.facts) != nil || $0.function != event.function) && !$0.isOfAnotherObject(than: event)
    }
    guard !matching.isEmpty else {
      if scene.tree.framed.contains(object) { return .nothing }
      guard let found = ownGround(of: object, event, scene) else { return .unset }
      return finished(found, walk, event, scene, level).map { .ground($0) } ?? .nothing
    }
    guard var found = joined(matching, event, scene) else { return .nothing }
    if found.ink.alternatives.allSatisfy({ $0.shade == .clear || $0.shade == .unset }) {
      return .clear(found.assumption)
    }
    found.object = object
    let isRoot = object == "self" || object == "view"
    let doubt =
      isRoot || object == "contentView"
      ? superDoubt(object, scene) : partDoubt(object, scene) ?? classDoubt(scene.tree.types[object], scene)
    found.assumption = found.assumption ?? (object == "contentView" && doubt == nil ? nil : doubt)
    found.isOfRoot = object == "self"
    guard var result = finished(found, walk, event, scene, level) else { return .nothing }
    // Where only another type paints, it may not have painted yet.
    var under = walk
    if matching.allSatisfy(\.isFromOutside), advance(&under, event, scene, level),
      let below = ground(of: under.object, for: event, scene, Way(), level: level + 1, isBehind: true)
    {
      result.ink = Ink(result.ink.alternatives + below.ink.alternatives)
      result.assumption = result.assumption ?? Self.elsewhere
    }
    return .ground(result)
  }

  /// Adds to a ground what the walk to it has found, and what lies under it if it is a veil.
  private func finished(
    _ found: Ground, _ walk: Walk, _ event: PaintEvent, _ scene: ObjectScene, _ level: Int
  ) -> Ground? {
    var result = found
    result.assumption = walk.assumption ?? found.assumption
    result.opacity = walk.opacity
    for link in walk.links where link.function == event.function || link.function == found.function {
      guard let facts = result.facts.joined(with: link.facts) else { return nil }
      result.facts = facts
    }
    let own = scene.tree.opacity(of: walk.object)
    result.ink = found.ink.faded(own)
    guard result.ink.alternatives.contains(where: \.isVeil) else { return dimmed(result, with: walk.object, scene) }
    // What lies under a veil is visible too.
    var under = Walk(object: walk.object)
    let isKnown = advance(&under, event, scene, level)
    let below = isKnown ? ground(of: under.object, for: event, scene, Way(), level: level + 1, isBehind: true) : nil
    result.ink = result.ink.over(below?.ink ?? Ink(.unread("what lies under it"), event.span))
    result.assumption =
      result.assumption ?? under.assumption ?? below?.assumption
      ?? (own < 1 ? "each colour of the view is dimmed by itself" : nil)
    return below == nil ? result : dimmed(result, with: walk.object, scene)
  }

  private func backdrop(_ backdrop: String, _ walk: Walk, _ event: PaintEvent, _ scene: ObjectScene) -> Ground? {
    guard
      var result = joined(
        Moments.together(scene.effective.backgrounds(of: backdrop), with: event, scene), event, scene)
    else { return nil }
    result.object = backdrop
    result.assumption =
      walk.assumption ?? result.assumption ?? "the view behind the cell's content covers the cell"
    result.opacity = walk.opacity
    return dimmed(result, with: backdrop, scene)
  }

  /// Returns a ground as veiled when a view further out dims it as a whole: the visible color then depends
  /// on what lies behind that view. Returns `nil` when that view is never drawn.
  private func dimmed(_ ground: Ground, with object: String, _ scene: ObjectScene) -> Ground? {
    var result = ground
    var here = object
    if scene.tree.isInvisible(object) { return nil }
    for _ in 0..<16 {
      guard let next = parent(of: here, scene) else { break }
      here = next
      if scene.tree.isInvisible(here) { return nil }
      if scene.tree.opacity(of: here) < 1 {
        result.ink = Ink(
          .veiled("`\(ObjectTree.spoken(here))` is dimmed together with the background"),
          ground.ink.alternatives.first?.span ?? .nowhere)
        return result
      }
      result.assumption = result.assumption ?? scene.tree.doubt(here)
    }
    return result
  }

  /// Returns the background at the time when the event's color is set.
  func joined(_ events: [PaintEvent], _ event: PaintEvent, _ scene: ObjectScene) -> Ground? {
    guard !events.isEmpty else { return nil }
    // Where all set the same color, it does not matter which of them is the last.
    let sure = Self.agree(events) ? events.first { $0.assumption == nil } : nil
    let events = sure.map { [$0] } ?? events
    let functions = Set(events.map(\.function))
    let same = events.filter { $0.function == event.function }
    let chosen = same.isEmpty ? events : same + events.filter { $0.isFromOutside && $0.function != event.function }
    var assumption =
      sure == nil ? chosen.compactMap { scene.effective.assumption($0) ?? $0.assumption }.first : nil
    if functions.count > 1 { assumption = assumption ?? Self.elsewhere }
    var all: [Ink.Alternative] = []
    for one in chosen {
      // The conditions of another function are not those of this one.
      if one.function != event.function, !one.facts.isEmpty {
        assumption = assumption ?? "the conditions of both functions are true"
      }
      all += one.ink.given(one.facts).alternatives
    }
    all += later(events, than: event, chosen, scene)
    let isThere = chosen.allSatisfy {
      $0.function == OutletJoin.function || scene.tree.certain.contains($0.function) && $0.facts.isEmpty
    }
    return Ground(
      ink: Ink(all), object: chosen[0].object, function: chosen[0].function, phase: chosen[0].phase,
      assumption: assumption, isThere: isThere)
  }

  /// Whether several events all set one color, whatever happens.
  private static func agree(_ events: [PaintEvent]) -> Bool {
    guard events.count > 1, let first = events.first?.ink.alternatives.first else { return false }
    return events.allSatisfy { event in
      guard event.facts.isEmpty, event.moment == 0, event.ink.alternatives.count == 1,
        let only = event.ink.alternatives.first
      else { return false }
      return only.facts.isEmpty && only.shade == first.shade && only.alpha == first.alpha
        && only.opacity == first.opacity && only.dimming == first.dimming && only.holder == first.holder
        && only.below == first.below
    }
  }

  /// Returns the backgrounds that functions may give a view after the one that sets a color on it, and that leave the color.
  private func later(
    _ events: [PaintEvent], than event: PaintEvent, _ chosen: [PaintEvent], _ scene: ObjectScene
  ) -> [Ink.Alternative] {
    let tree = scene.tree
    let isFirst = event.function >= 0 && event.moment == 0 && chosen.contains { $0.function == event.function }
    guard isFirst else { return [] }
    let others = events.filter { one in
      one.function != event.function && one.function >= 0 && one.moment == 0 && !one.isFromOutside
        && !tree.certain.contains(one.function) && one.phase == .other
        && !tree.events.contains {
          $0.function == one.function && $0.object == event.object && $0.attribute == event.attribute
        }
    }
    return others.flatMap { one -> [Ink.Alternative] in
      let name = tree.functions[one.function]?.name ?? "a function"
      return one.ink.given(one.facts).assuming("`\(name)`, which sets this background, runs afterwards").alternatives
    }
  }

  func parent(of object: String, _ scene: ObjectScene) -> String? {
    let tree = scene.tree
    if let parents = tree.parents[object] { return parents.count == 1 ? parents.first : nil }
    if object == "contentView" { return "self" }
    guard let (owner, part) = ObjectTree.owner(of: object) else { return nil }
    if tree.types[owner]?.hasSuffix("Appearance") == true || appearance(owner, tree) != nil { return owner }
    // A cell's labels lie in its content view.
    let content = owner + ".contentView"
    if ["textLabel", "detailTextLabel", "imageView"].contains(part),
      tree.events.contains(where: { $0.object == content })
    {
      return content
    }
    // A button's label lies in the button.
    let parts = ["titleLabel", "imageView", "contentView", "textLabel", "detailTextLabel", "configuration"]
    return parts.contains(part) ? owner : nil
  }
}
