/// Assignments to members of an object: `label.textColor = theme.text`.
extension ObjectWalk {
  func note(
    _ object: String, _ attribute: PaintEvent.Attribute, _ value: Expression, _ whole: Expression, _ scope: ViewScope,
    _ facts: Facts, _ assumption: String? = nil, change: (inout PaintEvent) -> Void = { _ in }
  ) {
    colors.readsKeys = keyType != nil
    defer { colors.readsKeys = false }
    let ink =
      justSet(value, scope) ?? colors.color(value, as: keyType ?? (colors.isMac ? "NSColor" : "UIColor"), in: scope)
    var event = PaintEvent(
      object: object, attribute: attribute, ink: current(ink), facts: current(facts), span: whole.span,
      function: function, phase: phase, assumption: assumption ?? step)
    event.calls = calls
    event.moment = moment
    change(&event)
    tree.events.append(event)
  }

  /// Returns the color that the function gave a view just before, and that it now reads from it:
  /// `title.backgroundColor = backgroundColor`, `badge.tintColor = title.backgroundColor`. Whatever is called in between may have set
  /// another one.
  private func justSet(_ value: Expression, _ scope: ViewScope) -> Ink? {
    guard let (object, attribute) = readBack(value, scope) else { return nil }
    let before = tree.events.last { $0.object == object && $0.attribute == attribute && $0.function == function }
    guard let before, before.facts.isEmpty, before.assumption == nil, before.calls == calls, before.moment == moment
    else { return nil }
    return before.ink.via(value.span)
  }

  /// Returns the view, and its color, that an expression reads.
  private func readBack(_ value: Expression, _ scope: ViewScope) -> (String, PaintEvent.Attribute)? {
    switch value.kind {
    case .chained(let inner), .forced(let inner): return readBack(inner, scope)
    case .member(let base?, let name):
      guard let attribute = Self.readable[name], let object = object(base, scope), object != "self",
        overridden(name, of: object) == nil
      else { return nil }
      return (object, attribute)
    case .name(let name):
      guard scope.bound(name) == nil, alias(name, in: scope) == nil, let attribute = Self.readable[name],
        scope.type?.property(name, isStatic: false) == nil
      else { return nil }
      switch receiver(in: scope) {
      case .own: return ("self", attribute)
      case .view(let view): return (view, attribute)
      case .nothing: return nil
      }
    default: return nil
    }
  }

  private static let readable: [String: PaintEvent.Attribute] = ["backgroundColor": .background, "tintColor": .tint]

  func assigned(
    _ target: Expression, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    switch target.kind {
    case .member(let base?, let name):
      // `a.widthAnchor.constraint(equalToConstant: 24).isActive = true`
      if case .call = base.kind, name == "isActive" { return expression(base, scope, facts) }
      if attributeSet(name, of: base, target, value, scope, facts) { return }
      guard let object = object(base, scope) else { return }
      attribute(name, of: object, value, whole, scope, facts)
    case .index(let base, let arguments):
      // `box[keyPath: \.backgroundColor] = x`
      guard arguments.count == 1, arguments[0].label == "keyPath", let path = keyPath(arguments[0].value, scope)
      else { return attributeSet(base, target, value, scope, facts) }
      assigned(member(path.drop { $0.first?.isUppercase == true }, of: base, whole), value, whole, scope, facts)
    case .name(let name) where scope.bound(name) == nil && alias(name, in: scope) == nil:
      forgetAttributes(of: target, scope, facts)
      // Within the type itself: `backgroundColor = x`.
      switch receiver(in: scope) {
      case .own: attribute(name, of: "self", value, whole, scope, facts)
      case .view(let view): attribute(name, of: view, value, whole, scope, facts)
      case .nothing: break
      }
    case .name(let name):
      forgetAttributes(of: target, scope, facts)
      // `look = .plain()` begins another object.
      guard let (_, owner) = scope.bound(name), let type = Self.constructed(value), facts.isEmpty else { return }
      let object = alias(name, in: scope) ?? local(name, owner)
      tree.events.removeAll { $0.object == object && $0.function == function && $0.moment == moment }
      tree.opaqueBars.remove(object)
      tree.types[object] = type
      created(value, as: object, scope, facts)
    case .tuple(let targets):
      // `(card.backgroundColor, title.textColor) = (page, ink)`
      guard case .tuple(let values) = value.kind, values.count == targets.count else { return }
      let pairs = zip(targets, values).map { (target: $0.value, value: $1.value) }
      // The right side is read before anything is set: `(a.textColor, b.textColor) = (b.textColor, a.textColor)`.
      let reads =
        pairs.contains { readBack($0.value, scope) != nil }
        && pairs.allSatisfy { if case .member = $0.target.kind { true } else { false } }
      let known = tree.events
      var made: [PaintEvent] = []
      for (target, value) in pairs {
        if reads { tree.events = known }
        assigned(target, value, target, scope, facts)
        if reads { made += tree.events.dropFirst(known.count) }
      }
      if reads { tree.events = known + made }
    default: break
    }
  }

  /// Returns the members that a key path names, which may be what a function is given.
  func keyPath(_ value: Expression, _ scope: ViewScope, depth: Int = 0) -> [String]? {
    switch value.kind {
    case .keyPath(let path): return path
    case .name(let name):
      guard depth < 8, case .expression(let given, let from)? = scope.bound(name)?.value else { return nil }
      return keyPath(given, from, depth: depth + 1)
    default: return nil
    }
  }

  /// `box.layer.borderColor`, for the names `layer` and `borderColor`.
  func member(_ names: some Sequence<String>, of base: Expression, _ whole: Expression) -> Expression {
    names.reduce(base) { Expression(.member($0, $1), whole.span) }
  }

  func attribute(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    let outer = step
    step = step ?? overridden(name, of: object)
    defer { step = outer }
    let member = object == "self" ? name : "\(object).\(name)"
    if !wrapping.views.isEmpty || !wrapping.held.isEmpty { hold(value, in: member, scope) }
    kept(value, by: name, as: member, scope, facts)
    switch name {
    case "backgroundColor": background(of: object, value, whole, scope, facts)
    case "backgroundConfiguration": configured(object, by: value, whole, scope, facts)
    case "backgroundView":
      if case .nilLiteral = value.kind { return }
      tree.backdrops[object] = self.object(value, scope) ?? "\(function):backgroundView"
      lie(value, on: object, "the view behind the content lets the background through", scope, facts)
    case "selectedBackgroundView": tree.selectedBackdrops[object] = self.object(value, scope)
    case "baseBackgroundColor":
      if tree.types[object] != "PlainConfiguration" { note(object, .background, value, whole, scope, facts) }
    case "barTintColor": note(object, .background, value, whole, scope, facts, "the bar shows its colour unmixed")
    case "textColor", "baseForegroundColor":
      let isTitle = ObjectTree.owner(of: object)?.member == "titleLabel" || object == "titleLabel" && isButton
      note(object, .text, value, whole, scope, facts, isTitle ? "the button leaves the colour of its label" : nil)
    case "color" where object.hasSuffix("extProperties"): listed(object, value, whole, scope, facts)
    case "tintColor": note(object, .tint, value, whole, scope, facts)
    case "iconColor": note(object, .tint, value, whole, scope, facts)
    case _ where isPart(name, of: object): note(object, .part(name), value, whole, scope, facts)
    case "foregroundColor" where tree.types[object] == "CATextLayer": note(object, .text, value, whole, scope, facts)
    case "highlightedTextColor": note(object, .stateText("highlighted"), value, whole, scope, facts)
    case "borderColor":
      if ObjectTree.view(ofLayer: object) != object {
        note(ObjectTree.view(ofLayer: object), .border, value, whole, scope, facts)
      }
    case "attributedText", "attributedTitle", "attributedPlaceholder":
      attributed(name, of: object, value, scope, facts)
    case _ where Self.attributeMembers.contains(name): attributed(name, of: object, value, scope, facts)
    case "font": tree.fonts[object] = UIFonts.read(value)
    case "configuration": dressed(object, in: value, scope, facts)
    default:
      if !state(name, of: object, value, whole, scope, facts), !added(name, of: object, value, whole, scope, facts) {
        ownProperty(name, of: object, value, whole, scope, facts)
      }
    }
  }

  private func background(
    of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    let parts = object.split(separator: ".")
    let isPart =
      ["layer", "backgroundConfiguration"].contains(parts.last) || (parts.count > 1 && parts.last == "background")
    let own = isPart ? parts.dropLast().joined(separator: ".") : object
    note(own.isEmpty ? "self" : own, .background, value, whole, scope, facts) { event in
      event.outranks = isPart && parts.last != "layer"
    }
  }

  /// Notes what is no color but decides how colors look. Returns whether it is such a thing.
  private func state(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) -> Bool {
    let isNil = if case .nilLiteral = value.kind { true } else { false }
    switch name {
    case "alpha", "opacity": dimmed(ObjectTree.view(ofLayer: object), value, scope, facts)
    case "isHidden":
      // When the running app decides, the object is visible at some time.
      let view = ObjectTree.view(ofLayer: object)
      if case .boolean(let isHidden) = value.kind, facts.isEmpty {
        tree.hidden[view, default: []].insert(isHidden)
      } else {
        tree.hidden[view, default: []].formUnion([true, false])
      }
    case "configurationUpdateHandler":
      tree.configured.insert(object)
      updated(object, by: value, whole, scope, facts)
    case "titleTextAttributesTransformer": if !isNil { transformed(object, by: value, scope, facts) }
    case "image" where object.hasSuffix(".background"), "customView" where object.hasSuffix(".background"),
      "visualEffect" where object.hasSuffix(".background"):
      if !isNil { tree.covered.insert(String(object.dropLast(11))) }
    case "image": pictured(object, value, whole, scope, facts)
    case "preferredSymbolConfiguration":
      if look(of: value, scope) == .original { tree.images[object] = [.original] }
      layered(object, value, whole, scope, facts)
    case "backgroundImage": if !isNil { tree.covered.insert(object) }
    case "contents": if !isNil { tree.covered.insert(ObjectTree.view(ofLayer: object)) }
    case "zPosition":
      if ColorReading.number(value) != 0 { tree.raised.insert(ObjectTree.view(ofLayer: object)) }
    case "mask":
      let view = ObjectTree.view(ofLayer: object)
      tree.doubts[view] = "the mask of `\(ObjectTree.spoken(view))` hides nothing"
    case "borderStyle":
      if case .member(_, let style) = value.kind, ["none", "line"].contains(style) { break }
      tree.framed.insert(object)
    case "borderWidth":
      let isNone = ColorReading.number(value) == 0
      tree.borders[ObjectTree.view(ofLayer: object), default: []].insert(!isNone)
    case "title":
      if !Self.isEmpty(value) { tree.titled.insert(object) }
    case "text":
      lettered(object, value)
      if let owner = ObjectTree.owner(of: object), owner.member == "titleLabel" { tree.titled.insert(owner.object) }
    case "frame": framed(object, by: value, scope)
    case "autoresizingMask": tree.layout.fill(object)
    case "overrideUserInterfaceStyle":
      let style = if case .member(_, let style) = value.kind { style } else { "?" }
      if !["unspecified"].contains(style) { tree.schemes[object, default: []].insert(style) }
    case "contentConfiguration":
      if let look = self.object(value, scope) {
        tree.add(look, to: object == "self" ? "contentView" : object + ".contentView")
      }
    default: return isNil ? false : placed(name, of: object, value, scope, facts)
    }
    return true
  }

  static func isEmpty(_ title: Expression) -> Bool {
    switch title.kind {
    case .nilLiteral: return true
    case .string(let parts):
      return parts.allSatisfy { if case .text(let text) = $0 { text.isEmpty } else { false } }
    default: return false
    }
  }

  private func dimmed(_ object: String, _ value: Expression, _ scope: ViewScope, _ facts: Facts) {
    let ways = colors.opacities(value, in: scope)
    tree.dimmings[object, default: []] += ways.map { way in
      let isForGood = phase != .other && moment == 0 && facts.isEmpty && way.facts.isEmpty
      let isPlain = facts.isEmpty && way.facts.isEmpty
      return if case .known(let alpha) = way.opacity {
        Dimming(alpha: alpha, isForGood: isForGood, function: isPlain ? function : nil)
      } else {
        Dimming(alpha: nil, isForGood: false)
      }
    }
  }

  /// Notes the color of a cell's text in its content configuration.
  private func listed(
    _ object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    guard let owner = ObjectTree.owner(of: object) else { return }
    note(owner.object, .text, value, whole, scope, facts, "the cell shows the content configuration")
  }

  /// Notes `cell.backgroundConfiguration = configuration`, which replaces the cell's background color.
  private func configured(
    _ object: String, by value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    if case .nilLiteral = value.kind { return }
    var ink = Ink(.unread("a background configuration"), whole.span)
    if case .call(let callee, _) = value.kind, MemberChain(callee).names.last == "clear" {
      ink = Ink(.clear, whole.span)
    }
    if let local = self.object(value, scope),
      let known = tree.events.last(where: { $0.object == local && $0.attribute == .background })
    {
      ink = known.facts.isEmpty ? known.ink : known.ink.given(known.facts)
    }
    var event = PaintEvent(
      object: object, attribute: .background, ink: ink, facts: current(facts), span: whole.span, function: function,
      phase: phase, assumption: step)
    event.outranks = true
    event.moment = moment
    tree.events.append(event)
  }

  /// Notes `button.configuration = look`, which takes the place of the one before.
  private func dressed(_ object: String, in value: Expression, _ scope: ViewScope, _ facts: Facts) {
    let look = self.object(value, scope)
    let kind = Self.constructed(value)
    if phase != .theming || kind != nil || look != nil { tree.configured.insert(object) }
    let own = object == "self" ? "configuration" : object + ".configuration"
    // A copy of the button's own has the colors that were just set.
    if facts.isEmpty, look != own {
      // What a closure replaces was there before it ran.
      if let before = tree.worn[object], before != look, tree.wornSince[object] == moment {
        tree.discarded.insert(before)
      }
      tree.events.removeAll { $0.object == own && $0.function == function && $0.moment == moment }
      tree.types[own] = kind
    }
    if let look, look != own {
      (tree.worn[object], tree.wornSince[object]) = (look, moment)
      tree.discarded.remove(look)
      tree.add(look, to: object)
    }
  }

  /// Follows `badge.ink = theme.text` when the badge's class sets its own color in the `didSet` of `ink`.
  private func ownProperty(
    _ name: String, of object: String, _ value: Expression, _ whole: Expression, _ scope: ViewScope, _ facts: Facts
  ) {
    filled(name, of: object, value, whole, scope, facts)
    guard step == nil, let typeName = tree.types[object],
      let type = colors.table.type([typeName], from: record.file), type.declaration != nil,
      let (property, owner) = type.property(name, isStatic: false), let observer = property.observer
    else { return }
    step = "nothing else in `\(type.name)` sets the colour that `\(name)` sets"
    defer { step = nil }
    let inner = ViewScope(
      id: colors.identity([owner.order, Int(property.span.start), Int(whole.span.file), Int(whole.span.start)]),
      type: owner, file: Int(property.span.file))
    inner.bind(name, .expression(value, scope))
    for case .expression(let one) in observer {
      guard case .assignment(let target, nil, let given) = one.kind, var path = MakingCalls.path(target) else {
        continue
      }
      if path.first == "self" { path.removeFirst() }
      guard let own = path.popLast(), path.isEmpty ? Self.colorsOfAView.contains(own) : own == "backgroundColor" else {
        continue
      }
      attribute(own, of: ([object] + path).joined(separator: "."), given, whole, inner, facts)
    }
  }

  /// Returns what has to be assumed where the class of an object has code of its own for a color.
  private func overridden(_ name: String, of object: String) -> String? {
    guard Self.colorsOfAView.contains(name), let typeName = tree.types[object],
      let type = colors.table.type([typeName], from: record.file, within: record), type.declaration != nil,
      let (property, owner) = type.property(name, isStatic: false),
      property.getter != nil || property.changes.set != nil
    else { return nil }
    return "`\(name)` of `\(owner.name)` shows the colour that it is given"
  }

  /// Whether the type is itself a button.
  private var isButton: Bool {
    record.classLine.flatMap(\.foreignParents).contains("UIButton")
      && record.property("titleLabel", isStatic: false) == nil
  }

  private static let colorsOfAView: Set = ["textColor", "backgroundColor", "tintColor"]
}
