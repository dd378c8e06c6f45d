import ThemeModel

extension ViewRendering {
  enum Leaf {
    case text
    case icon
    case border
    case fill
  }

  /// Paints a leaf with the foreground around it, if one is set.
  func leaf(_ leaf: Leaf, _ around: Surroundings, _ span: Span, assuming assumption: String? = nil) {
    guard let ink = around.ink else { return }
    paint(leaf, with: ink, around.assuming(assumption), span)
  }

  /// Paints a leaf with the foreground around it, or with the system's color when none is set.
  func defaulted(_ leaf: Leaf, _ around: Surroundings, _ span: Span) {
    guard around.ink == nil else { return self.leaf(leaf, around, span) }
    if let ink = defaultInk(around, span) { paint(leaf, with: ink, around, span) }
  }

  /// What is shown where no view around sets a foreground; nil where that is not known.
  func defaultInk(_ around: Surroundings, _ span: Span, level: String = "label") -> Ink? {
    guard around.ink == nil, around.hasDefaultInk, !around.isPlaceholder, !isGivenForeground else { return nil }
    return DefaultInk.label(span, colors, level: level).assuming(DefaultInk.swiftUI(isMac: colors.isMac))
      .assuming(around.defaultInkStep)
  }

  /// Whether code that makes the view at the start of the walk may set a foreground around it.
  /// The foreground is then reported there.
  private var isGivenForeground: Bool {
    guard path.count == 1, let record = path.first?.record else { return false }
    return record.declaration == nil || !Self.conforms(record, to: "View") || made.names.contains(record.name)
  }

  func paint(_ leaf: Leaf, with ink: Ink, _ around: Surroundings, _ span: Span) {
    guard around.opacity > 0 else { return }
    // The nearer mode is that of the foreground alone.
    if let outer = around.groundScheme, let inner = around.scheme, outer != inner { return }
    let pairs = Meeting.pairs(ink, on: around.ground, given: around.facts, shared: around.groundFacts)
    for (first, second, all, assumption) in pairs {
      var (front, back, facts) = (first, second, all)
      if colors.mixesElements(all) {
        (front, back) = (colors.oneOfList(first), colors.oneOfList(second))
        facts = all.without(colors.indices)
      }
      let step = around.assumption ?? assumption ?? step(among: facts)
      var one = sighted(front, leaf, around, facts)
      one.layers = ([back.layer] + back.below).reversed()
      one.assumption = step ?? one.assumption
      one.deciding = front.facts.joined(with: back.facts) ?? facts
      note(one)
      if let step = around.sizeStep, one.assumption == nil, case .text(let size) = one.element, (size.points ?? 0) > 17
      {
        // Whatever the size, it has to reach what large text has to.
        one.element = .text(.init())
        one.assumption = step
        note(one)
      }
    }
    for (front, reason, facts) in Meeting.veiled(ink, on: around.ground, given: around.facts) {
      var one = sighted(front, leaf, around, facts)
      one.unknown = reason
      note(one)
    }
    if leaf != .fill { bare(leaf, with: ink, around) }
  }

  /// Notes the tokens that are shown on nothing known.
  private func bare(_ leaf: Leaf, with ink: Ink, _ around: Surroundings) {
    for (front, reason) in Meeting.bare(ink, on: around.ground, given: around.facts) {
      let whole = sighted(front, leaf, around, around.facts)
      var one = Sighted.bare(front, whole.element, reason, view: whole.view ?? "", source: .swiftUI)
      (one.alone, one.root, one.rootSpan) = (whole.alone, whole.root, whole.rootSpan)
      (one.openFunction, one.maker) = (whole.openFunction, whole.maker)
      note(one)
    }
  }

  /// Returns a sighting with the foreground alone.
  private func sighted(_ front: Ink.Alternative, _ leaf: Leaf, _ around: Surroundings, _ facts: Facts) -> Sighted {
    var foreground = front.layer
    foreground.opacity *= around.opacity
    let (element, own) = element(leaf, around, facts)
    return Sighted(
      foreground: foreground, layers: [], element: element, assumption: own ?? ungiven(facts), facts: facts,
      deciding: front.facts,
      scheme: around.scheme, steps: path.suffix(3).reversed().map(\.call) + (front.via.map { [$0] } ?? []),
      view: path.last?.record.name ?? "",
      alone: path.count == 1 && around.scheme == nil ? path.first?.record.order : nil,
      root: path.first.flatMap { $0.record.declaration == nil ? nil : $0.record.order },
      rootSpan: path.first?.record.declaration?.span,
      openFunction: isAtOpenContent ? openFunction : nil, maker: maker?.span,
      source: .swiftUI)
  }

  /// Returns what has to be assumed where a view that is walked through by itself is in a state that no call of it gives.
  private func ungiven(_ facts: Facts) -> String? {
    if path.count == 1, let given = facts.values.keys.map(\.text).filter({ maker?.given.contains($0) == true }).min() {
      return "a call that is not read gives `\(given)` this value"
    }
    guard path.count == 1, let record = path.first?.record, record.declaration != nil else { return nil }
    for (subject, value) in facts.values {
      guard case .equals(let name) = value, record.property(subject.text, isStatic: false) != nil,
        made.neverGives(subject.text, name, to: record)
      else { continue }
      return "a call that is not read gives `\(subject.text)` the value `\(name)`"
    }
    return nil
  }

  private func element(_ leaf: Leaf, _ around: Surroundings, _ facts: Facts) -> (Sighting.Element, String?) {
    let isDisabled = around.disabled.contains { condition in
      condition.values.allSatisfy { facts.values[$0.key] == $0.value }
    }
    if isDisabled || facts.isDisabled { return (.disabled, nil) }
    let size = Sighting.TextSize(
      points: around.mayShrink ? nil : around.points, isBold: !around.mayShrink && around.isBold)
    switch leaf {
    case .text: return (around.isPlaceholder ? .placeholder(size) : .text(size), nil)
    case .icon: return (.icon, nil)
    case .border: return (.border, nil)
    case .fill: return around.isThin ? (.border, nil) : (.control, "the colour of the shape has a meaning")
    }
  }

  /// Notes the tokens that a function of a view is given which is not read: of a value whose type is not known.
  func unread(_ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope, _ around: Surroundings) {
    let nothing = Ink(.unread("what `\(name)` does with it is not read"), .nowhere)
    for argument in arguments {
      switch argument.value.kind {
      case .name, .member, .conditional:
        var next = around
        next.ground = nothing
        bare(.text, with: colors.ink(argument.value, as: "Color", in: scope), next)
      default: break
      }
    }
  }

  // MARK: - Names and members

  func name(_ name: String, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings) {
    if let (bound, _) = scope.bound(name) {
      self.bound(bound, expression, around)
    } else if name == "self" {
      guard scope.isModifier else { return itself(expression, scope, around) }
      if let receiver = scope.receiver { base(Base(receiver.expression, receiver.scope), around) }
    } else if let (property, owner) = scope.type?.property(name, isStatic: false)
      ?? scope.type?.property(name, isStatic: true)
    {
      helper(property, owner, expression, scope, around)
    } else if let (property, file) = table.global(name, from: scope.file) {
      _ = constant(property, ViewScope(id: -32, type: nil, file: file, depth: scope.depth), around)
    }
  }

  func bound(_ bound: ViewScope.Bound, _ expression: Expression, _ around: Surroundings) {
    switch bound {
    case .expression(let value, let from): render(value, from, around)
    case .receiver(let value, let from): base(Base(value, from), around)
    case .leaf(.text):
      openLeaf(.text, around, expression.span, isOpen: path.count == 1)
    case .leaf(.icon): openLeaf(.icon, around, expression.span, isOpen: path.count == 1)
    case .value(let record, let instance):
      _ = render(Made(record: record, instance: instance), expression, around)
    case .open, .ink, .elements, .function: break
    }
  }

  /// Paints what may be the content of a function that is walked through by itself.
  func openLeaf(_ leaf: Leaf, _ around: Surroundings, _ span: Span, isOpen: Bool) {
    isAtOpenContent = isOpen
    self.leaf(leaf, around, span)
    isAtOpenContent = false
  }

  /// Renders a property of the same type that makes a view, or a color that is shown as a view.
  private func helper(
    _ property: Property, _ owner: TypeRecord, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    guard let getter = property.getter else {
      if property.type?.names.first == ["Image"] { return picture(expression, around) }
      _ = constant(property, scope.ofType, around)
      return
    }
    if property.type?.names.contains(where: { $0.last == "Color" }) == true {
      fill(colors.painted(expression, in: scope), around, expression.span)
      return
    }
    guard depth(of: property.span) else { return }
    entered.append(property.span)
    render(getter, scope.ofType, around)
    entered.removeLast()
  }

  /// Returns whether a body may be walked through: it is not entered already, and the walk is not too deep.
  func depth(of span: Span) -> Bool {
    entered.count < 48 && !entered.contains(span)
  }

  func member(_ base: Expression?, _ name: String, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings)
  {
    guard let base else { return }
    if case .name("self") = base.kind { return self.name(name, expression, scope, around) }
    if case .name(let root) = base.kind, let (bound, _) = scope.bound("\(root).\(name)") {
      return self.bound(bound, expression, around)
    }
    // `Color.theme.page` is a view of that color.
    let ink = colors.painted(expression, in: scope)
    if !ink.isUnread { return fill(ink, around, expression.span) }
    if property(name, ofView: base, expression, scope, around) { return }
    if shown(name, of: base, expression, scope, around) { return }
    if ofType(base, property: name, expression, scope, around) { return }
    // `Asset.star.swiftUIImage`, `Image.star`
    let isOfImage = if case .name("Image") = base.kind { true } else { false }
    if isOfImage || name == "image" || name.hasSuffix("Image") { picture(expression, around) }
  }

  /// Renders the view that a property of a value makes: `tab.label`. Returns whether there is one.
  private func shown(
    _ name: String, of base: Expression, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Bool {
    guard let type = colors.viewedType(base, in: scope) ?? colors.typeByDeclarations(of: base, in: scope),
      let (property, owner) = type.property(name, isStatic: false), Self.isView(property)
    else { return false }
    return constant(property, colors.inside(owner, expression, in: scope), around)
  }

  /// Whether a property is a view, as far as its type or its value tells.
  private static func isView(_ property: Property) -> Bool {
    let type = property.type?.names.first?.last ?? property.initial.flatMap(beginning)
    return type.map(["View", "Text", "Image", "Label"].contains) == true
  }

  /// Returns the type whose value modifiers are applied to: `Text` of `Text("a").bold()`.
  private static func beginning(of view: Expression) -> String? {
    guard case .call(let callee, _) = view.kind else { return nil }
    switch callee.kind {
    case .name(let name): return name
    case .member(let base?, _): return beginning(of: base)
    default: return nil
    }
  }

  func fill(_ ink: Ink, _ around: Surroundings, _ span: Span) {
    // What a surface of an unknown color means, if anything, is unknown too.
    if !around.isBackdrop, !ink.isUnread { paint(.fill, with: ink, around, span) }
  }
}
