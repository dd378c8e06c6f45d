extension ViewRendering {
  /// Renders a `ZStack`: later children lie on earlier ones that fill it.
  func stack(
    _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    var inside = around
    inside.row = .none
    inside.isStacked = true
    closures(of: arguments, scope, inside)
  }

  /// Returns whether statements make several views, which lie on each other in a stack.
  static func areLayers(_ statements: [Statement]) -> Bool {
    var count = 0
    for statement in statements {
      switch statement {
      case .variables: break
      case .expression: count += 1
      // A function that returns its view makes no other.
      default: return false
      }
    }
    return count > 1
  }

  /// Renders views of which each lies on those before it.
  func layers(_ statements: [Statement], _ outer: ViewScope, _ start: Surroundings) {
    var scope = outer.inner()
    let (statements, isOrdered) = Self.byDepth(statements)
    var around = isOrdered ? start : start.assuming("the views of the stack lie in the order of the code")
    for (position, statement) in statements.enumerated() {
      switch statement {
      case .variables: break
      case .expression(let child), .returned(let child?):
        let surface = surface(child, scope, around)
        var own = hidden(by: statements[(position + 1)...], child, scope, around)
        own.isBackdrop = surface.isFill
        render(child, scope, own)
        guard position < statements.count - 1 else { return }
        around = after(child, surface, around)
      default: around = around.blocked("there are statements between that are not followed", .nowhere)
      }
      scope = colors.after(statement, in: scope)
    }
  }

  /// Returns the children of a stack in the order of their `zIndex`, and whether that order is known.
  private static func byDepth(_ statements: [Statement]) -> (statements: [Statement], isKnown: Bool) {
    var isKnown = true
    var depths: [(depth: Double, statement: Statement)] = []
    for statement in statements {
      switch statement {
      case .variables: depths.append((-.infinity, statement))
      case .expression(let child), .returned(let child?):
        let given = zIndices(of: child)
        if given.contains(where: { $0 == nil }) || given.count > 1 { isKnown = false }
        depths.append((given.first.flatMap { $0 } ?? 0, statement))
      default: return (statements, isKnown)
      }
    }
    guard depths.contains(where: { $0.depth.isFinite && $0.depth != 0 }) else { return (statements, isKnown) }
    let order = depths.indices.sorted { (depths[$0].depth, $0) < (depths[$1].depth, $1) }
    return (order.map { depths[$0].statement }, isKnown)
  }

  /// Returns the depths among a view's own modifiers; those of views in it order their own stack. What a choice has is unknown.
  private static func zIndices(of view: Expression) -> [Double?] {
    switch view.kind {
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind else { return [] }
      let own: [Double?] = name == "zIndex" ? [arguments.first.flatMap { number($0.value) }] : []
      return own + zIndices(of: base)
    case .ifElse, .switchOver, .conditional:
      var isOrdered = false
      SyntaxWalk.each(view) { if case .member(_, "zIndex") = $0.kind { isOrdered = true } }
      return isOrdered ? [nil] : []
    default: return []
    }
  }

  private static func number(_ value: Expression) -> Double? {
    if case .prefix("-", let inner) = value.kind { return ColorReading.number(inner).map { -$0 } }
    return ColorReading.number(value)
  }

  /// What another view in front does to a view.
  private enum Hiding {
    case nothing
    /// It may hide it; the assumption is that it does not.
    case assumed(String)
    case all
  }

  /// Returns what a surface in front hides. A veil, a gradient, a picture or a material changes every color under it.
  private func hiding(
    _ cover: Surface, ofRoom content: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Hiding {
    switch cover {
    case .nothing, .content(.little), .content(.unknown): return .nothing
    case .content(.parts):
      return fillsRoom(content, scope, around) ? .assumed("what lies in front leaves it visible") : .nothing
    case .fill(let ink, let extent):
      let shown = ink.alternatives.filter { $0.shade != .unset && $0.shade != .clear }
      guard !shown.isEmpty else { return .nothing }
      guard shown.count == ink.alternatives.count, shown.allSatisfy({ $0.dimming == nil }) else {
        return .assumed("what lies in front is not shown")
      }
      switch extent {
      case .whole, .shaped: return .all
      case .sized, .open: return .assumed("what lies in front covers only a part")
      }
    }
  }

  /// Returns whether a container has a child that takes all room and paints it: `VStack { Color.black }`.
  private func fillsRoom(_ container: Expression, _ scope: ViewScope, _ around: Surroundings) -> Bool {
    guard case .call(_, let arguments) = container.kind, let last = arguments.last,
      case .closure(let closure) = last.value.kind
    else { return false }
    return closure.body.contains { statement in
      guard case .expression(let child) = statement,
        case .fill(let ink, let extent) = surface(child, opened(closure, [], scope, scope), around)
      else { return false }
      return extent < .sized && ink.alternatives.allSatisfy { $0.shade != .unset && $0.shade != .clear }
    }
  }

  /// Returns the surroundings of a child of a stack with what later children do to it. A view that is shown only in some state
  /// hides nothing in the others.
  private func hidden(
    by later: ArraySlice<Statement>, _ child: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Surroundings {
    var own = around
    for case .expression(let front) in later {
      let cover = surface(front, scope, around)
      switch hiding(cover, ofRoom: front, scope, around) {
      case .nothing: continue
      case .all: return around.covered("another view of the stack covers it", child.span)
      case .assumed(let step):
        if case .content = cover { own = own.assuming(step) }
      }
    }
    return own
  }

  /// Returns the surroundings of the next child.
  private func after(_ child: Expression, _ surface: Surface, _ around: Surroundings) -> Surroundings {
    switch surface {
    case .nothing: return around
    case .fill(let ink, let extent):
      return around.painted(ink.assuming(extent == .whole ? nil : "the shape behind is as large as the content on it"))
    case .content(.little): return isSymbol(child) ? around.onSymbol() : around
    case .content(.parts): return around.assuming("nothing else in the stack lies between")
    case .content(.unknown): return around.blocked("something else lies between", child.span)
    }
  }

  /// Returns whether a view is a symbol, such as a filled circle on which a number is shown.
  private func isSymbol(_ view: Expression) -> Bool {
    var here = view
    while case .call(let callee, let arguments) = here.kind {
      switch callee.kind {
      case .name("Image"): return arguments.contains { $0.label == "systemName" }
      case .member(let base?, _): here = base
      default: return false
      }
    }
    return false
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
    switch hiding(cover, ofRoom: content, scope, around) {
    case .nothing: break
    case .all: inner = inner.covered("an overlay covers it", expression.span)
    case .assumed(let step):
      // At an edge it is a badge or a line.
      if !isAligned { inner = inner.assuming(step) }
    }
    let receiver = base.expression.map { surface($0, base.scope, around) } ?? .content(.unknown)
    var below = around
    below.row = .none
    switch receiver {
    case .nothing: break
    case .fill(let ink, _):
      below = below.painted(ink).assuming(isAligned ? "the overlay lies within the shape" : nil)
      inner.isBackdrop = true
    case .content(.little):
      if base.expression.map(isSymbol) == true { below = below.onSymbol() }
    case .content:
      let isOutline = if case .nothing = cover { true } else { false }
      // An outline around a view without a background lies on what is behind both.
      if !isOutline || base.expression.map(hasBackground) != false { below = onBackground(of: base, below, expression) }
    }
    self.base(base, inner)
    below.isBackdrop = cover.isFill
    // Several views of an overlay lie on each other.
    below.isStacked = true
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
