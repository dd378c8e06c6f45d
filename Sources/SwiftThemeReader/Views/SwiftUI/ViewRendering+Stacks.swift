extension ViewRendering {
  /// Renders a `ZStack`: later children lie on earlier ones that fill it.
  func stack(
    _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    var inside = around
    inside.row = .none
    for argument in arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      stack(closure.body, opened(closure, [], scope, scope), inside)
    }
  }

  private func stack(_ statements: [Statement], _ outer: ViewScope, _ start: Surroundings) {
    let scope = outer.inner()
    var around = start
    for (position, statement) in statements.enumerated() {
      switch statement {
      case .variables(let bindings): colors.bind(bindings, in: scope)
      case .expression(let child), .returned(let child?):
        let surface = surface(child, scope, around)
        var own =
          isCovered(by: statements[(position + 1)...], scope, around)
          ? around.covered("another view of the stack covers it", child.span) : around
        own.isBackdrop = surface.isFill
        render(child, scope, own)
        guard position < statements.count - 1 else { return }
        around = after(child, surface, around)
      default: around = around.blocked("there are statements between that are not followed", .nowhere)
      }
    }
  }

  /// Returns whether a later child fills the stack with a color in every state.
  private func isCovered(by later: ArraySlice<Statement>, _ scope: ViewScope, _ around: Surroundings) -> Bool {
    later.contains { statement in
      guard case .expression(let child) = statement, case .fill(let ink, let extent) = surface(child, scope, around),
        extent != .sized
      else { return false }
      return ink.alternatives.allSatisfy { alternative in
        switch alternative.shade {
        case .token, .fixed, .adapting, .system: alternative.opacity > 0
        case .clear, .unset, .unread, .veiled: false
        }
      }
    }
  }

  /// Returns the surroundings of the next child.
  private func after(_ child: Expression, _ surface: Surface, _ around: Surroundings) -> Surroundings {
    switch surface {
    case .nothing: return around
    case .fill(let ink, let extent):
      return around.painted(ink.assuming(extent == .whole ? nil : "the shape behind is as large as the content on it"))
    case .content(.little): return around
    case .content(.parts): return around.assuming("nothing else in the stack lies between")
    case .content(.unknown): return around.blocked("something else lies between", child.span)
    }
  }

  /// Renders an `overlay`, whose content lies on the pixels of the view before it.
  func overlay(
    _ content: Expression, isAligned: Bool, _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    let cover = surface(content, scope, around)
    var inner = around
    if isDivider(base) {
      if case .fill(let ink, _) = cover { paint(.border, with: ink, around, expression.span) }
      return
    }
    if case .fill(let ink, _) = cover {
      let covers = ink.alternatives.allSatisfy { $0.shade != .unset && $0.shade != .clear }
      inner =
        covers
        ? inner.blocked("an overlay covers it", expression.span) : inner.assuming("the overlay is not shown")
    }
    let receiver = base.expression.map { surface($0, base.scope, around) } ?? .content(.unknown)
    var below = around
    below.row = .none
    switch receiver {
    case .nothing: break
    case .fill(let ink, _):
      below = below.painted(ink).assuming(isAligned ? "the overlay lies within the shape" : nil)
      inner.isBackdrop = true
    case .content(.little): break
    case .content:
      let isOutline = if case .nothing = cover { true } else { false }
      // An outline around a view without a background lies on what is behind both.
      if !isOutline || base.expression.map(hasBackground) != false { below = onBackground(of: base, below, expression) }
    }
    self.base(base, inner)
    below.isBackdrop = cover.isFill
    render(content, scope, below)
    // An outline has two sides.
    if case .nothing = cover, below.ground != around.ground {
      render(content, scope, around.assuming("the outer side of the outline lies on the background around it"))
    }
  }

  /// Returns the surroundings of an overlay on a view with a background of its own, on which the overlay lies.
  private func onBackground(of base: Base, _ around: Surroundings, _ expression: Expression) -> Surroundings {
    guard let ink = base.expression.flatMap({ background(of: $0, base.scope, around) }) else {
      return around.blocked("the background under an overlay is unknown", expression.span)
    }
    return around.painted(ink).assuming("the overlay lies within the background")
  }

  private func background(of expression: Expression, _ scope: ViewScope, _ around: Surroundings) -> Ink? {
    var here = expression
    for _ in 0..<64 {
      guard case .call(let callee, let arguments) = here.kind, case .member(let base?, let name) = callee.kind else {
        return nil
      }
      if name == "background" { return backgroundInk(arguments, here, scope, around) }
      guard ModifierNames.isTransparent(name), name != "padding", name != "frame" else { return nil }
      here = base
    }
    return nil
  }

  /// Returns whether a view has a background among its own modifiers.
  private func hasBackground(_ expression: Expression) -> Bool {
    var here = expression
    while case .call(let callee, _) = here.kind, case .member(let base?, let name) = callee.kind {
      if name == "background" || !ModifierNames.isKnown(name) { return true }
      here = base
    }
    return false
  }

  func isDivider(_ base: Base) -> Bool {
    var here = base.expression
    while let expression = here {
      guard case .call(let callee, _) = expression.kind else { return false }
      switch callee.kind {
      case .name(let name): return name == "Divider"
      case .member(let inner, _): here = inner
      default: return false
      }
    }
    return false
  }
}
