import ThemeModel

/// Pairs the colors of objects with what lies behind them.
extension OutletReading {
  func meet(_ event: PaintEvent, _ scene: ObjectScene) {
    guard let (element, own) = element(event, scene), isShown(event, scene) else {
      if isTintOfOthers(event, scene) { bare(event, on: Ink(.unread(Self.tints), event.span), .icon, scene) }
      return
    }
    meet(event, element, own, scene)
  }

  /// Pairs the color of an object with what lies behind it.
  ///
  /// - Parameter own: what has to be assumed for the object to be shown in the color
  func meet(_ event: PaintEvent, _ element: Sighting.Element, _ own: String?, _ scene: ObjectScene) {
    if OutletJoin.isEach(event.object) { return }
    if let ground = event.ownGround {
      let ground = Ground(ink: ground, object: event.object, function: event.function, phase: event.phase)
      return meet(event, on: ground, element, own, scene)
    }
    for link in scene.tree.elsewhere[event.object] ?? [] { meet(event, moved: link, element, own, scene) }
    let way = Way()
    if let ground = ground(of: event.object, for: event, scene, way) {
      meet(event, on: ground, element, own, scene)
    } else {
      let outer = way.leadsOut ? outerGrounds(of: scene.record, for: event) : []
      for var ground in outer {
        ground.opacity *= way.opacity
        meet(event, on: ground, element, own, scene)
      }
      let nothing = Ink(.unread("no view that is known to lie behind it has a background"), event.span)
      if outer.isEmpty { bare(event, on: nothing, element, scene) }
    }
  }

  /// Pairs the color of an object with what lies behind it where code puts it at another time.
  private func meet(
    _ event: PaintEvent, moved link: ViewLink, _ element: Sighting.Element, _ own: String?, _ scene: ObjectScene
  ) {
    let isPainted = scene.effective.backgrounds(of: event.object).contains { $0.facts.isEmpty }
    guard !isPainted, var ground = ground(of: link.parent, for: event, scene, Way(), isBehind: true) else { return }
    let (view, parent) = (ObjectTree.spoken(event.object), ObjectTree.spoken(link.parent))
    ground.assumption = link.step ?? "`\(view)`, which lies in another view as well, is put into `\(parent)`"
    meet(event, on: ground, element, own, scene)
  }

  private func meet(
    _ event: PaintEvent, on ground: Ground, _ element: Sighting.Element, _ own: String?, _ scene: ObjectScene
  ) {
    // A condition in another function refers to another moment.
    guard let facts = event.facts.joined(with: ground.facts), let schemes = schemes(event, ground, scene) else {
      return
    }
    let assumption =
      event.assumption ?? scene.effective.assumption(event) ?? own ?? ground.assumption
      ?? together(event, ground, scene) ?? repainted(event, scene) ?? schemes.doubt
    for (front, back, joined, step) in Meeting.pairs(event.ink, on: ground.ink, given: facts) {
      note(front, of: event, ground, element, joined, scene) { one in
        one.layers = ([back.layer] + back.below).reversed()
        one.assumption = assumption ?? step ?? selection(joined, back.facts, ground, scene.record)
        one.scheme = schemes.scheme
      }
    }
    for (front, reason, joined) in Meeting.veiled(event.ink, on: ground.ink, given: facts) {
      note(front, of: event, ground, element, joined, scene) { $0.unknown = reason }
    }
    bare(event, on: ground.ink, element, scene)
  }

  /// Notes the tokens that are shown on nothing known.
  private func bare(_ event: PaintEvent, on ground: Ink, _ element: Sighting.Element, _ scene: ObjectScene) {
    for (front, reason) in Meeting.bare(event.ink, on: ground, given: event.facts) {
      note(Sighted.bare(front, element, reason, view: scene.record.name, source: .uiKit))
    }
  }

  private func note(
    _ front: Ink.Alternative, of event: PaintEvent, _ ground: Ground, _ element: Sighting.Element, _ facts: Facts,
    _ scene: ObjectScene, _ change: (inout Sighted) -> Void
  ) {
    var foreground = front.layer
    foreground.opacity *= ground.opacity
    var one = Sighted(
      foreground: foreground, layers: [], element: facts.isDisabled ? .disabled : element, facts: facts,
      deciding: facts, scheme: nil, steps: [event.span], view: scene.record.name,
      root: KitClasses.isMade(scene.record) ? scene.record.order : nil, source: .uiKit)
    change(&one)
    note(one)
  }

  /// Returns the mode that code forces on both colors; `nil` if it forces a different one on each.
  private func schemes(
    _ event: PaintEvent, _ ground: Ground, _ scene: ObjectScene
  ) -> (scheme: String?, doubt: String?)? {
    let front = forced(on: event.object, scene)
    let back = ground.isElsewhere ? [] : forced(on: ground.object, scene)
    let all = front.union(back)
    guard !all.isEmpty else { return (nil, nil) }
    let doubt = "the mode that the code forces is the one that is shown"
    if all.count == 1, let only = all.first, ["light", "dark"].contains(only) { return (only, nil) }
    if front.count == 1, back.count == 1, all.isSubset(of: ["light", "dark"]) { return nil }
    return (nil, doubt)
  }

  /// Returns the modes that code forces on an object, or on the nearest view around it.
  private func forced(on object: String, _ scene: ObjectScene) -> Set<String> {
    var here = object
    for _ in 0..<16 {
      if let found = scene.tree.schemes[here] { return found }
      guard let next = parent(of: here, scene) else { break }
      here = next
    }
    return scene.tree.schemes["self"] ?? scene.tree.schemes["view"] ?? []
  }

  /// Returns what has to be assumed for both colors to be there at the same time.
  /// The colors of a file are there from the start.
  private func together(_ event: PaintEvent, _ ground: Ground, _ scene: ObjectScene) -> String? {
    if ground.function == event.function || ground.isThere { return nil }
    if event.function == OutletJoin.function || scene.tree.certain.contains(event.function) {
      return ground.phase == .other ? "the function that sets the background runs" : nil
    }
    return "both functions that set the colours run"
  }

  // MARK: - Elements

  func isShown(_ event: PaintEvent, _ scene: ObjectScene) -> Bool {
    let tree = scene.tree
    if tree.discarded.contains(event.object) || tree.isInvisible(event.object) { return false }
    if event.object == "self" || event.object == "view", !isViewType(scene.record) { return false }
    if let type = tree.types[event.object], !type.hasPrefix("UI"),
      let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil,
      own.kind != .classType, own.kind != .protocolType
    {
      return false
    }
    let titles = scene.effective.events.filter { $0.attribute == .text }
    if event.object == "titleLabel", titles.contains(where: { $0.object == "self" && !$0.states.isEmpty }) {
      return false
    }
    if let part = ObjectTree.owner(of: event.object), part.member == "titleLabel",
      titles.contains(where: { $0.object == part.object })
    {
      return false
    }
    return titling(event, scene) != .never
  }

  func element(_ event: PaintEvent, _ scene: ObjectScene) -> (Sighting.Element, String?)? {
    let tree = scene.tree
    let font = tree.fonts[event.object]
    let size = Sighting.TextSize(points: font?.points, isBold: font?.isBold)
    switch event.attribute {
    case .background: return nil
    case .text where titling(event, scene) == .assumed: return (.text(size), OutletTree.Assumption.titled)
    case .text, .largeTitle:
      if tree.attributed.contains(event.object), event.group == nil {
        return (.text(size), "the attributed text sets no colours of its own")
      }
      if let bar = appearance(event.object, tree) {
        guard tree.opaqueBars.contains(bar) else { return nil }
        return (.text(event.attribute == .largeTitle ? .init(points: 34, isBold: true) : size), nil)
      }
      let isConfigured =
        tree.configured.contains(event.object) || tree.configured.contains(event.object + ".configuration")
      let isOwn = tree.types[event.object]?.hasSuffix("Configuration") == true
      return (.text(size), isConfigured && !isOwn ? "the object's configuration leaves the colours" : nil)
    case .link: return (.text(size), nil)
    case .placeholder: return (.placeholder(size), nil)
    case .disabledText: return (.disabled, nil)
    case .stateText(let state):
      let isKnown = ["selected", "highlighted"].contains(state)
      return (.text(size), "the background is the same when \(isKnown ? state : "the button has that state")")
    case .border:
      guard tree.borders[event.object] != [false] else { return nil }
      return (.border, "the layer has a border")
    case .imageColor: return (.icon, nil)
    case .part(let name): return (.icon, "`\(name)` is on the background of its view")
    case .tint: return tinted(event, scene, size)
    }
  }

  static let tints = "which views take the tint is not known"

  /// Whether a tint is that of a view whose parts, or the views in it, take it: which of them do is not known.
  private func isTintOfOthers(_ event: PaintEvent, _ scene: ObjectScene) -> Bool {
    let type = scene.tree.types[event.object] ?? ""
    guard event.attribute == .tint, appearance(event.object, scene.tree) == nil, !isImage(event.object, scene.tree),
      !scene.tree.discarded.contains(event.object), !scene.tree.isInvisible(event.object), type != "UILabel"
    else { return false }
    if event.object == "self" || event.object == "view" { return isViewType(scene.record) }
    guard let own = table.type([type], from: scene.record.file, within: scene.record), own.declaration != nil else {
      return true
    }
    return isViewType(own)
  }

  /// Whether an object is an image view or a button, which takes a tint itself.
  private func isImage(_ object: String, _ tree: ObjectTree) -> Bool {
    let (type, name) = (tree.types[object] ?? "", object.lowercased())
    return type == "UIImageView" || type == "UIButton"
      || ["button", "image", "icon"].contains { TextSearch.contains(name, $0) }
  }

  /// Returns the appearance of a bar that an object is, or is a part of.
  func appearance(_ object: String, _ tree: ObjectTree) -> String? {
    var here = object
    for _ in 0..<6 {
      if KitClasses.appearances.contains(tree.types[here] ?? "") { return here }
      guard let next = ObjectTree.owner(of: here)?.object else { return nil }
      here = next
    }
    return nil
  }

  private func tinted(
    _ event: PaintEvent, _ scene: ObjectScene, _ size: Sighting.TextSize
  ) -> (Sighting.Element, String?)? {
    let tree = scene.tree
    let type = tree.types[event.object] ?? ""
    let name = event.object.lowercased()
    if let bar = appearance(event.object, tree) { return tree.opaqueBars.contains(bar) ? (.icon, nil) : nil }
    if KitClasses.bars.contains(type) || type == "UIBarButtonItem"
      || ["navigationbar", "tabbar", "toolbar"].contains(where: name.hasSuffix)
    {
      return (.icon, "the bar's items take its tint")
    }
    guard isImage(event.object, tree) else { return nil }
    let images = tree.images[event.object] ?? []
    if !images.isEmpty, images.allSatisfy({ $0 == .original }) { return nil }
    let isTemplate = !images.isEmpty && images.isSubset(of: [.template, .filledTemplate])
    if let kind = tree.buttons[event.object], !tree.configured.contains(event.object) {
      if kind == "system", images.isEmpty || showsTitle(event.object, scene) {
        let hasColor = scene.effective.events.contains { $0.object == event.object && $0.attribute == .text }
        if !hasColor { return (.text(size), nil) }
        if images.isEmpty { return nil }
      }
      // The title of a custom button takes no tint.
      if kind == "custom", images.isEmpty { return nil }
      return (.icon, isTemplate ? nil : "the image is a template, which takes the tint")
    }
    let isSure = isTemplate && type == "UIImageView"
    return (.icon, isSure ? nil : "the image is a template, which takes the tint")
  }
}
