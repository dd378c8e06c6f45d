extension ViewRendering {
  /// Renders a modifier, which changes the surroundings of the view before it.
  func modifier(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    if viewFunction(name, arguments, base, expression, scope, around) { return }
    if let next = colored(name, arguments, expression, scope, around) ?? shaped(
      name, arguments, expression, scope, around)
      ?? styled(name, arguments, expression, scope, around)
    {
      return self.base(base, next)
    }
    switch name {
    case "overlay":
      guard let content = arguments.first(where: { $0.label == nil || $0.label == "content" })?.value else { break }
      let isAligned = arguments.contains { $0.label == "alignment" }
      return overlay(content, isAligned: isAligned, base, expression, scope, around)
    case "fill", "stroke", "strokeBorder", "border":
      return drawn(name, arguments, base, expression, scope, around)
    case "opacity": return dimmed(arguments, base, scope, around)
    case "modifier" where arguments.count == 1:
      return modified(by: arguments[0].value, base, expression, scope, around)
    case "hidden": return
    case "background" where isDivider(base):
      let seen = around.assuming("the divider's own colour lets its background through")
      return paint(.border, with: backgroundInk(arguments, expression, scope, around), seen, expression.span)
    case "background":
      let shown = arguments.first { $0.label == nil || $0.label == "content" }
      var next = around.painted(backgroundInk(arguments, expression, scope, around))
      next.isBackdrop = false
      self.base(base, next)
      if let shown, case .closure = shown.value.kind {
        var behind = around.blocked("it is part of a background", expression.span)
        behind.isStacked = true
        render(shown.value, scope, behind)
      }
      return
    case _ where ModifierNames.presenting.contains(name):
      presented(name, arguments, expression, scope, around)
      return self.base(base, around)
    case _ where ModifierNames.recoloring[name] != nil:
      return recolored(name, arguments, base, scope, around)
    case _ where ModifierNames.breaking.contains(name) || name.hasPrefix("glass"):
      // What a shape cuts out lies on what it lay on before.
      if name == "mask", let mask = arguments.last?.value, isShape(mask, scope) { return self.base(base, around) }
      let next = around.blocked("`\(name)` changes what is shown", expression.span)
      return self.base(base, next.assuming("`\(name)` leaves visible what lies behind the view"))
    case _ where ModifierNames.isTransparent(name): return self.base(base, transparent(name, arguments, scope, around))
    default: break
    }
    if functionsOfOwn.contains(name) { unread(name, arguments, scope, around) }
    closures(of: arguments, scope, around.anew("what `\(name)` does with it is not read", expression.span))
    let step = "`\(name)`, which is not read, paints nothing"
    self.base(base, ModifierNames.speaksOfColors(name) ? around.assuming(step) : around.within(assuming: step))
  }

  /// Whether a mask only cuts the view: a shape as it is.
  func isShape(_ expression: Expression, _ scope: ViewScope) -> Bool {
    switch expression.kind {
    case .closure(let closure):
      if closure.body.count == 1, case .expression(let only) = closure.body[0] { return isShape(only, scope) }
      return false
    case .call(let callee, _):
      let names = MemberChain(callee).names
      guard names.count == 1, let name = names.first else { return false }
      if let record = colors.table.type([name], from: scope.file, within: scope.type), record.declaration != nil {
        return Self.conforms(record, to: "Shape") || Self.conforms(record, to: "InsettableShape")
      }
      return ModifierNames.shapes.contains(name)
    default: return false
    }
  }

  func transparent(
    _ name: String, _ arguments: [Expression.Argument], _ scope: ViewScope, _ around: Surroundings
  ) -> Surroundings {
    var next = around
    switch name {
    case "frame":
      for argument in arguments where ["height", "width", "maxHeight", "maxWidth"].contains(argument.label ?? "") {
        if colors.isAtMost(2, argument.value, in: scope) { next.isThin = true }
        if case .member(_, "infinity") = argument.value.kind { continue }
        next.confined.insert(argument.label?.lowercased().hasSuffix("width") == true ? "width" : "height")
      }
    case "renderingMode":
      guard case .member(_, let mode)? = arguments.first?.value.kind else { break }
      next.isTemplate = mode == "template"
      if mode == "original" { next.hasOwnSymbolColors = true }
    case "minimumScaleFactor", "scaleEffect", "fixedSize", "padding", "offset", "position":
      return resized(name, arguments, around)
    case "drawingGroup":
      if !arguments.isEmpty { next = next.assuming("the image into which the group is drawn is transparent") }
    case "scrollContentBackground":
      if case .member(_, "hidden")? = arguments.first?.value.kind { next.hidesScrollBackground = true }
    case "disabled":
      if let value = arguments.first?.value, let when = colors.truth(value, in: scope).yes {
        next.disabled.append(when)
      }
    case "symbolVariant":
      next.environment[Self.variants] = arguments.first.map { .init(value: $0.value, scope: scope) }
    case "symbolRenderingMode":
      if case .member(_, let mode)? = arguments.first?.value.kind {
        next.symbolMode = mode
        next.hasOwnSymbolColors = ["multicolor", "hierarchical"].contains(mode)
      }
    case "redacted":
      if let reason = arguments.first?.value, Self.isPlaceholder(reason) { next.opacity = 0 }
    case "listStyle":
      // `.plain`, `PlainListStyle()`. A style that is computed is unknown.
      switch arguments.first?.value.kind {
      case .member(_, let style): next.listStyle = style
      case .call(let callee, _): next.listStyle = MemberChain(callee).names.last ?? ""
      default: next.listStyle = ""
      }
    case _ where ModifierNames.controlStyles[name] != nil:
      for control in ModifierNames.controlStyles[name] ?? [] {
        next.controls[control] = arguments.first.flatMap { ModifierNames.look($0.value, of: name) }
      }
    case "transformEnvironment":
      if case .keyPath(let path)? = arguments.first?.value.kind, let key = path.last {
        next.environment[key] = arguments.last.flatMap { Self.set(by: $0.value) }.map { .init(value: $0, scope: scope) }
      }
    default: break
    }
    return next
  }

  /// Returns the surroundings of a view that a modifier gives another size or place.
  private func resized(_ name: String, _ arguments: [Expression.Argument], _ around: Surroundings) -> Surroundings {
    var next = around
    switch name {
    case "minimumScaleFactor": next.mayShrink = true
    case "scaleEffect":
      let isSmaller = arguments.contains { argument in ColorReading.number(argument.value).map { $0 < 1 } ?? true }
      next.mayShrink = next.mayShrink || isSmaller
      if arguments.contains(where: { $0.label != "anchor" && Self.mayExceed(1, $0.value) }) {
        next.ground = next.ground.assuming("the view that is scaled stays on its background")
      }
    case "fixedSize":
      let axes = ["horizontal": "width", "vertical": "height"].filter { axis, _ in
        guard let given = arguments.first(where: { $0.label == axis })?.value else { return arguments.isEmpty }
        return if case .boolean(false) = given.kind { false } else { true }
      }
      if !next.confined.isDisjoint(with: axes.values) {
        next.ground = next.ground.assuming("the view that keeps its own size stays within its frame")
      }
    case "padding":
      if arguments.contains(where: { if case .prefix("-", _) = $0.value.kind { true } else { false } }) {
        next.ground = next.ground.assuming("the view lies within what is behind it, in spite of a negative padding")
      }
    case "offset", "position":
      let isMoved = arguments.contains { argument in
        if case .integer(0) = argument.value.kind { false } else { true }
      }
      if isMoved { next.ground = next.ground.assuming("the view that is moved stays on its background") }
    default: break
    }
    return next
  }

  /// Returns what a block sets the value to that it is given: `{ $0 = theme.ink }`.
  static func set(by block: Expression) -> Expression? {
    guard case .closure(let closure) = block.kind, closure.body.count == 1,
      case .expression(let only) = closure.body[0],
      case .assignment(let target, nil, let value) = only.kind, case .name(let name) = target.kind,
      name == closure.parameters.first ?? "$0", !ColorReading.mentions(name, in: value)
    else { return nil }
    return value
  }

  /// Returns whether a number, with either sign, may be larger than another one.
  private static func mayExceed(_ most: Double, _ value: Expression) -> Bool {
    switch value.kind {
    case .conditional(_, let yes, let no): mayExceed(most, yes) || mayExceed(most, no)
    case .prefix("-", let inner): mayExceed(most, inner)
    default: ColorReading.number(value).map { $0 > most } ?? true
    }
  }

  /// Returns whether bars replace the content: `.placeholder`, `[.placeholder]`.
  private static func isPlaceholder(_ reason: Expression) -> Bool {
    switch reason.kind {
    case .member(nil, "placeholder"): true
    case .array(let reasons): !reasons.isEmpty && reasons.allSatisfy(isPlaceholder)
    default: false
    }
  }

  /// Renders the view once for each state that its opacity depends on.
  private func dimmed(_ arguments: [Expression.Argument], _ base: Base, _ scope: ViewScope, _ around: Surroundings) {
    guard let value = arguments.first?.value else { return self.base(base, around) }
    let ways = colors.opacities(value, in: scope)
    let known = ways.compactMap { way in if case .known(let number) = way.opacity { number } else { nil } }
    let most = known.max() ?? 1
    for (facts, opacity) in ways {
      guard var next = around.given(facts) else { continue }
      switch opacity {
      case .known(let number):
        next.opacity *= min(max(number, 0), 1)
        if number < most { next = next.assuming("the view stays in the state in which it is dimmed") }
      case .unknown(let words): next = next.assuming("its opacity, `\(words)`, is 1")
      }
      if next.opacity >= Ink.least { self.base(base, next) }
    }
  }

  // MARK: - Colors

  private func colored(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surroundings? {
    if let forcing = forcing(name, arguments, scope) { return forced(forcing, around) }
    var next = around
    switch name {
    case "foregroundStyle", "foregroundColor":
      guard let first = arguments.first?.value else { return around }
      let ink = name == "foregroundStyle" ? level(first, around) : ofColor(first)
      let outer = around.ink ?? Ink(.unset, expression.span)
      next.ink = (ink ?? colors.color(first, in: scope)).over(outer, clearShowsOuter: false)
      if next.ink?.isUnset == true { next.ink = around.ink }
      next.isOwnInk = next.ink != nil
      next.levels = arguments.dropFirst().map { colors.color($0.value, in: scope) }
    case "tint", "accentColor":
      guard let first = arguments.first?.value else { return around }
      let ink = colors.color(first, in: scope)
      if !ink.isUnset { next.tint = ink }
    case "listRowBackground": return row(arguments, expression, scope, around)
    case "presentationBackground", "containerBackground":
      guard name == "presentationBackground" || arguments.contains(where: { $0.label == "for" }) else { return nil }
      let step =
        name == "presentationBackground"
        ? (around.isPresented ? nil : "the view is what a sheet presents") : "the view is what the container shows"
      return around.painted(backgroundInk(arguments, expression, scope, around).assuming(step))
    case "environment" where arguments.count == 1, "environmentObject":
      // An object with a theme of its own: `.environmentObject(Store(theme: .dark))`.
      guard let value = arguments.first?.value, colors.namesTheme(value, in: scope),
        case .call(let callee, _) = value.kind, let type = MemberChain(callee).names.last(where: { $0 != "init" })
      else { return around }
      next.environment[Self.objectKey(type)] = Surroundings.Kept(value: value, scope: scope)
    case "environment":
      guard arguments.count == 2, case .keyPath(let path) = arguments[0].value.kind, let key = path.last else {
        return around
      }
      next.environment[key] = Surroundings.Kept(value: arguments[1].value, scope: scope)
    default: return nil
    }
    return next
  }

  /// `.secondary` where the levels are set, and the system's where no foreground is.
  private func level(_ expression: Expression, _ around: Surroundings) -> Ink? {
    guard case .member(nil, let name) = expression.kind else { return nil }
    switch name {
    case "primary": return Ink(.unset, expression.span)
    case "secondary" where !around.levels.isEmpty: return around.levels[0]
    case "tertiary" where around.levels.count > 1: return around.levels[1]
    case "secondary", "tertiary", "quaternary":
      return defaultInk(around, expression.span, level: "\(name)Label")
    case "tint": return around.tint
    default: return nil
    }
  }

  /// `.foregroundColor(.secondary)`, which is a color whatever is around, where a style of this name is not.
  private func ofColor(_ expression: Expression) -> Ink? {
    guard case .member(nil, let name) = expression.kind, ["primary", "secondary"].contains(name) else { return nil }
    return colors.ofColorType(name, expression.span)
  }

  private func row(
    _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Surroundings {
    guard around.row != .none else { return around }
    let ink = backgroundInk(arguments, expression, scope, around)
    let shown = around.row == .direct ? ink : ink.assuming("the view is used as a row of a list")
    // A clear background shows what is behind the list.
    let behind = around.row == .direct ? around.behindRows : nil
    return around.blocked("it is a row of a list", expression.span)
      .lying(
        on: behind?.assuming("nothing else lies between the rows and the list's background")
          ?? Ink(.unread("it is a row of a list"), expression.span)
      )
      .painted(shown)
  }

  // MARK: - Text

  private func shaped(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surroundings? {
    var next = around
    switch name {
    case "font":
      let font = arguments.first.map { TextStyles.read($0.value) }
      next.points = font?.points
      next.sizeStep = nil
      if let isBold = font?.isBold { next.isBold = isBold }
    case "bold":
      if arguments.isEmpty { next.isBold = true }
    case "fontWeight":
      if case .member(_, let weight)? = arguments.first?.value.kind { next.isBold = TextStyles.isBold(weight) }
    default: return nil
    }
    return next
  }

  private func styled(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surroundings? {
    guard name == "buttonStyle", let style = arguments.first?.value else { return nil }
    var next = around
    next.look = look(style, scope)
    if next.look == .painted, case .call(_, let given) = style.kind { unread(name, given, scope, around) }
    return next
  }

  // MARK: - Shapes and sheets

  private func drawn(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    guard let first = arguments.first, first.label == nil || name == "fill" else {
      // In `Capsule().stroke(lineWidth: 1)`, the line has the foreground color.
      if name == "stroke" || name == "strokeBorder" {
        leaf(.border, around, expression.span, assuming: "the outline lies on the background around it")
      }
      return
    }
    let ink = colors.color(first.value, in: scope)
    if name == "fill" {
      if isOutline(base.expression) {
        paint(.border, with: ink, around.assuming("the outline lies on the background around it"), expression.span)
        return
      }
      fill(ink, around, expression.span)
      // In `Circle().fill(a).stroke(b)`, the shape has modifiers of its own.
      if let inner = base.expression, case .call(let callee, _) = inner.kind, case .member = callee.kind {
        render(inner, base.scope, around)
      }
      return
    }
    paint(.border, with: ink, around.assuming("the outline lies on the background around it"), expression.span)
    self.base(base, around)
  }

  /// Returns whether an expression is an outline such as `Capsule().stroke(lineWidth: 1)`, whatever its fill is.
  private func isOutline(_ expression: Expression?) -> Bool {
    guard case .call(let callee, let arguments)? = expression?.kind, case .member(_?, let name) = callee.kind else {
      return false
    }
    return ["stroke", "strokeBorder"].contains(name) && arguments.first?.label != nil
  }

  private func presented(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) {
    var inside = around.elsewhere("`\(name)` shows it on a surface of the system's", expression.span)
    inside.isPresented = name == "sheet" || name == "fullScreenCover" || name == "popover"
    for argument in arguments {
      guard case .closure = argument.value.kind,
        !["onDismiss", "action", "onCompletion"].contains(argument.label ?? "")
      else { continue }
      later { [unowned self] in render(argument.value, scope, inside) }
    }
  }
}
