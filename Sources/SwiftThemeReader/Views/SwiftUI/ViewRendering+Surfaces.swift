extension ViewRendering {
  /// What a view paints as a whole.
  enum Surface {
    case nothing
    /// A color or a filled shape.
    case fill(Ink, Extent)
    /// Text, icons, containers.
    case content(Cover)

    var isFill: Bool {
      if case .fill = self { true } else { false }
    }
  }

  /// How much of what lies behind it a view hides that is not a surface.
  enum Cover: Int, Comparable {
    /// A text, an icon, a line.
    case little
    /// A container without a background of its own.
    case parts
    /// A view that may have a background.
    case unknown

    static func < (a: Cover, b: Cover) -> Bool { a.rawValue < b.rawValue }
  }

  /// How much of its space a surface covers.
  enum Extent: Int, Comparable {
    case whole
    /// Everything but its corners or ends.
    case shaped
    /// As much as a frame or a padding leaves.
    case sized
    /// A view that is not followed, which may cover anything.
    case open

    static func < (a: Extent, b: Extent) -> Bool { a.rawValue < b.rawValue }
  }

  /// Returns what `.background(…)` puts behind a view; unset when it puts nothing there.
  func backgroundInk(
    _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Ink {
    let shown = arguments.first { $0.label == nil || $0.label == "content" }
    guard let shown else { return Ink(.unread("the system's background"), expression.span) }
    switch surface(shown.value, scope, around) {
    case .nothing: return Ink(.unset, expression.span)
    case .fill(let ink, let extent):
      let outline = arguments.first { $0.label == "in" }.flatMap { clipping($0.value, scope) }
      return ink.assuming(extent == .sized ? "the background is as large as the content on it" : outline)
    case .content: return Ink(.unread("a view lies behind"), expression.span)
    }
  }

  /// Returns what has to be assumed about a shape that limits a view, if it may leave parts of the view out.
  func clipping(_ shape: Expression, _ scope: ViewScope) -> String? {
    if case .closure(let closure) = shape.kind, let only = ColorReading.only(closure.body) {
      return clipping(only, scope)
    }
    if case .member(nil, let name) = shape.kind {
      return ["rect", "capsule", "circle", "ellipse"].contains(name) ? nil : Outline.own(name).assumption
    }
    if case .call(let callee, _) = shape.kind, case .member(let base, let name) = callee.kind {
      // `.rect(cornerRadius: 8)`
      guard let base else { return name == "rect" ? nil : Outline.own(name).assumption }
      return name == "trim" ? Self.trimmed : clipping(base, scope)
    }
    return (outline(shape, scope) ?? .own(colors.words(shape))).assumption
  }

  static let trimmed = "the part of the shape that is drawn lies behind all of it"

  func surface(_ expression: Expression, _ scope: ViewScope, _ around: Surroundings) -> Surface {
    guard surfaceDepth < 48, takesStep() else {
      return .fill(Ink(.unread("a view that leads through too many steps"), expression.span), .whole)
    }
    surfaceDepth += 1
    defer { surfaceDepth -= 1 }
    switch expression.kind {
    case .closure(let closure): return surface(closure.body, opened(closure, [], scope, scope), around)
    case .conditional(let condition, let yes, let no):
      return choice([.holds(condition)], scope, expression) {
        surface(yes, $0, around)
      } no: {
        surface(no, scope, around)
      }
    case .ifElse(let choice):
      return self.choice(choice.conditions, scope, expression) {
        surface(choice.body, $0, around)
      } no: {
        surface(choice.otherwise ?? [], scope, around)
      }
    case .switchOver(let choice):
      return joined(colors.ways(choice, in: scope).map { ($0.facts, surface($0.body, scope, around)) }, expression)
    case .call(let callee, let arguments): return surface(callee, arguments, expression, scope, around)
    case .member, .name: return named(expression, scope, around)
    case .forced(let inner), .chained(let inner): return surface(inner, scope, around)
    case .binary("??", _, _), .index, .cast:
      let ink = colors.painted(expression, in: scope)
      if !ink.isUnread || ink.isSurelyColor { return .fill(ink, .whole) }
      return colors.isColorByType(expression, in: scope) || colors.isColorAtPath(expression, in: scope)
        ? .fill(colors.color(expression, in: scope), .whole) : .content(.unknown)
    default: return .content(.unknown)
    }
  }

  private func choice(
    _ conditions: [Condition], _ scope: ViewScope, _ whole: Expression, yes: (ViewScope) -> Surface, no: () -> Surface
  ) -> Surface {
    let inner = scope.inner()
    let way = colors.facts(conditions, in: inner)
    func divided(_ surface: Surface, _ isTrue: Bool) -> Surface {
      guard case .fill(let ink, let extent) = surface else { return surface }
      return .fill(colors.divided(ink, by: conditions, are: isTrue, in: inner), extent)
    }
    return joined(
      [way.yes.map { ($0, divided(yes(inner), true)) }, way.no.map { ($0, divided(no(), false)) }], whole)
  }

  func joined(_ ways: [(Facts, Surface)?], _ expression: Expression) -> Surface {
    var all: [Ink.Alternative] = []
    var extent = Extent.whole
    var isContent = true
    var cover = Cover.little
    for case (let facts, let surface)? in ways {
      switch surface {
      case .nothing: all.append(.init(shade: .unset, facts: facts, span: expression.span))
      case .content(let own):
        all.append(.init(shade: .unread("a view lies behind"), facts: facts, span: expression.span))
        cover = max(cover, own)
      case .fill(let ink, let own):
        all += ink.given(facts).alternatives
        extent = max(extent, own)
        isContent = false
      }
    }
    if all.allSatisfy({ $0.shade == .unset }) { return .nothing }
    return isContent ? .content(cover) : .fill(Ink(all), extent)
  }

  /// Returns the surface of several views in a closure. The last view is in front.
  func surface(_ statements: [Statement], _ outer: ViewScope, _ around: Surroundings) -> Surface {
    var scope = outer.inner()
    var result = Surface.nothing
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .variables: break
      case .expression(let child), .returned(let child?):
        let next = surface(child, scope, around)
        switch (result, next) {
        case (_, .nothing): break
        case (.fill(let back, let extent), .fill(_, .sized)), (.fill(let back, let extent), .content(.little)):
          result = .fill(back.assuming("the content on a part of the background is not in the way"), extent)
        case (.fill(let back, let extent), .fill(let front, let own)):
          // A view that is not followed may cover nothing where what is behind it is clear.
          let isWhole = own != .open || back.alternatives.allSatisfy { $0.shade != .unset && $0.shade != .clear }
          result = .fill(front.over(back), isWhole ? extent : .open)
        default: result = next
        }
      default: return .content(.unknown)
      }
      if index + 1 < statements.count { scope = colors.after(statement, in: scope) }
    }
    return result
  }

  private func named(_ expression: Expression, _ scope: ViewScope, _ around: Surroundings) -> Surface {
    let ink = colors.painted(expression, in: scope)
    if !ink.isUnread || ink.isSurelyColor { return .fill(ink, .whole) }
    if let outline = outline(expression, scope) { return shape(outline, expression, around) }
    guard let name = colors.plainName(expression) else {
      return colors.isColorByType(expression, in: scope) || colors.isStyleOfColor(expression)
        ? .fill(colors.color(expression, in: scope), .whole) : .fill(ink, .open)
    }
    if name == "self", scope.isModifier {
      // The view that the modifier is applied to.
      guard let receiver = scope.receiver, let view = receiver.expression else { return .content(.unknown) }
      return surface(view, receiver.scope, around, outside: scope)
    }
    if let (bound, owner) = scope.bound(name) {
      switch bound {
      case .expression(let value, let from): return surface(value, from, around)
      case .receiver(let value?, let from): return surface(value, from, around, outside: owner)
      case .leaf: return .content(.little)
      case .value(let record, let instance):
        guard let body = record.property("body", isStatic: false)?.member.getter else { return .content(.unknown) }
        return surface(body, instance, around)
      case .receiver, .open, .ink, .elements, .function: return .content(.unknown)
      }
    }
    guard let property = scope.type?.property(name, isStatic: false)?.member, let getter = property.getter,
      property.type?.names.contains(where: { $0.last == "View" }) == true
    else { return .fill(ink, .open) }
    return surface(getter, scope.ofType, around)
  }

  /// Returns the surface of the view that a modifier is applied to. It is no part of the modifier, and may have the same one further in.
  private func surface(
    _ view: Expression, _ scope: ViewScope, _ around: Surroundings, outside modifier: ViewScope
  ) -> Surface {
    let inner = openSurfaces
    openSurfaces = modifier.surfacesOutside ?? inner
    defer { openSurfaces = inner }
    let result = surface(view, scope, around)
    receivers[view.span] = result
    return result
  }

  private func surface(
    _ callee: Expression, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surface {
    // A gradient fills its room.
    if ColorReading.makesGradient(callee) { return .fill(colors.color(expression, in: scope), .whole) }
    if let record = record(callee, scope), OwnStyle.isOne(record), !Self.conforms(record, to: "View") {
      return style(expression, scope)
    }
    if let record = record(callee, scope), let own = own(record, arguments, expression, scope, around) { return own }
    switch callee.kind {
    case .name(let name):
      if name.first?.isLowercase == true, let made = made(expression, scope) { return made }
      return ofReceiver(name, arguments, expression, scope, around, bound: scope.bound(name))
        ?? built(name, arguments, expression, scope, around)
    case .member(let base?, let name):
      guard !name.beginsWithCapital, name != "init" else {
        return .fill(colors.painted(expression, in: scope), .whole)
      }
      if base.isSelf {
        return made(expression, scope)
          ?? ofReceiver(name, arguments, expression, scope, around, bound: scope.boundMember(name))
          ?? built(name, arguments, expression, scope, around)
      }
      let ink = colors.painted(expression, in: scope)
      if !ink.isUnread || ink.isSurelyColor { return .fill(ink, .whole) }
      if colors.isColorByType(expression, in: scope) { return .fill(colors.color(expression, in: scope), .whole) }
      return modified(base, name, arguments, expression, scope, around)
    default:
      if let outline = outline(expression, scope) { return shape(outline, expression, around) }
      let ink = colors.painted(expression, in: scope)
      if !ink.isUnread || ink.isSurelyColor { return .fill(ink, .whole) }
      return .fill(Ink(.unread("a view that is not followed"), expression.span), .whole)
    }
  }

  /// Returns the surface of a modifier that a function applies to its own receiver: `fill(color)`, `self.fill(color)`.
  private func ofReceiver(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings, bound: (value: ViewScope.Bound, scope: ViewScope)?
  ) -> Surface? {
    guard scope.isModifier, scope.receiver?.expression != nil, bound == nil,
      name.first?.isLowercase == true
    else { return nil }
    return modified(Expression(.name("self"), expression.span), name, arguments, expression, scope, around)
  }

  /// Returns the color that a function of the team's own makes: `.background(ground())`.
  private func made(_ expression: Expression, _ scope: ViewScope) -> Surface? {
    let ink = colors.painted(expression, in: scope)
    if !ink.isUnread { return .fill(ink, .whole) }
    return colors.isColorByType(expression, in: scope) ? .fill(colors.color(expression, in: scope), .whole) : nil
  }

  /// Returns the surface of a style of the team's own, which fills all of its room.
  private func style(_ expression: Expression, _ scope: ViewScope) -> Surface {
    let ink = colors.painted(expression, in: scope)
    if !ink.isUnread || ink.isSurelyColor { return .fill(ink, .whole) }
    if colors.isStyleOfColor(expression) { return .fill(colors.color(expression, in: scope), .whole) }
    return .fill(Ink(.unread("`\(colors.words(expression))`, a style that is not followed"), expression.span), .whole)
  }

  /// Returns the surface of a shape or a view of the team's own.
  private func own(
    _ record: TypeRecord, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surface? {
    if let outline = outline(of: record) { return shape(outline, expression, around) }
    guard Self.conforms(record, to: "View"), let body = record.property("body", isStatic: false)?.member.getter else {
      return nil
    }
    return surface(body, instance(record, arguments, expression, scope), around)
  }

  private func shape(_ outline: Outline, _ expression: Expression, _ around: Surroundings) -> Surface {
    let ink = around.ink ?? Ink(.unread("a shape without a fill"), expression.span)
    if case .rectangle = outline { return .fill(ink, .whole) }
    return .fill(ink.assuming(outline.assumption), .shaped)
  }

  private func built(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surface {
    if ModifierNames.shapes.contains(name) {
      return shape(Self.builtIn(name), expression, around)
    }
    switch name {
    case "EmptyView", "Spacer": return .nothing
    case "AnyView": return arguments.first.map { surface($0.value, scope, around) } ?? .content(.unknown)
    case "Color", "AnyShapeStyle": return .fill(colors.painted(expression, in: scope), .whole)
    case "ZStack", "Group", "GeometryReader":
      guard let content = arguments.last(where: { if case .closure = $0.value.kind { true } else { false } }) else {
        return .nothing
      }
      return surface(content.value, scope, around)
    case "Text", "Label", "Divider", "ProgressView", "Toggle": return .content(.little)
    case "Image":
      let isSymbol = arguments.contains { $0.label == "systemName" }
      return isSymbol ? .content(.little) : .fill(Ink(.unread("a picture"), expression.span), .open)
    case "TextField", "SecureField": return .content(.parts)
    case "VStack", "HStack", "ScrollView", "List", "Form", "Button", "ForEach", "NavigationLink", "LazyVStack",
      "LazyVGrid":
      return .content(name == "List" || name == "Form" ? .unknown : .parts)
    default:
      if let value = scope.bound(name)?.value, case .expression(let content, let from) = value {
        return surface(content, from, around)
      }
      if let inside = surface(within: name, arguments, scope, around) { return inside }
      // `MeshGradient`
      let extent = name.hasSuffix("Gradient") ? Extent.whole : .open
      return .fill(Ink(.unread("`\(name)` lies behind"), expression.span), extent)
    }
  }
}
