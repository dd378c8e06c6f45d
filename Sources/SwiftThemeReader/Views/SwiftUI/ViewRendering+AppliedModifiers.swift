/// What modifiers of the team's make of a view: `modifier(CardText())`.
extension ViewRendering {
  /// Renders `modifier(value)`: the body of the modifier around the view.
  func modified(
    by value: Expression, _ base: Base, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) {
    modified(by: modifierValue(value, scope), base, expression, around)
  }

  private func modified(by value: ModifierValue, _ base: Base, _ expression: Expression, _ around: Surroundings) {
    if value.isOfSeveral, let next = passed(value, around) {
      noteUse(of: value, base)
      return self.base(base, next)
    }
    switch value {
    case .nothing: self.base(base, around)
    case .made(let made, let arguments, let call):
      if !modified(by: made, arguments, call, base, around) { self.base(base, around.within(assuming: Self.unread)) }
    case .choice(let ways):
      for (facts, way) in ways {
        if let next = around.given(facts) { modified(by: way, base, expression, next) }
      }
    case .both(let first, let second):
      let inner = composed(first, on: base)
      modified(by: second.value, Base(inner.value, inner.scope), expression, second.scope, around)
    case .foreign: self.base(base, around.within(assuming: Self.unread))
    case .unread:
      if case .call(_, let arguments) = expression.kind, case .call(_, let given)? = arguments.first?.value.kind {
        unread("modifier", given, base.scope, around)
      }
      // It may be one of the team's, which paints what is behind the view.
      let next = around.within(assuming: Self.unread)
      self.base(base, next.veiled("a modifier that is not read may paint a background", expression.span))
    }
  }

  /// Notes what the modifiers in a value are applied to, where they need not be walked through.
  private func noteUse(of value: ModifierValue, _ base: Base) {
    switch value {
    case .nothing, .foreign, .unread: break
    case .made(let made, _, _): contents.note(.receiver(base.expression, base.scope), of: made.function.span)
    case .choice(let ways):
      for way in ways { noteUse(of: way.value, base) }
    case .both(let first, let second):
      for one in [first, second] { noteUse(of: modifierValue(one.value, one.scope), base) }
    }
  }

  private static let unread = "`modifier`, which is not read, paints nothing"

  private func modified(
    by made: ModifierBody, _ arguments: [Expression.Argument], _ call: Written, _ base: Base, _ around: Surroundings
  ) -> Bool {
    guard entered.count < 48 else { return false }
    contents.note(.receiver(base.expression, base.scope), of: made.function.span)
    guard depth(of: made.function.span) else { return false }
    let instance =
      copyGiven(by: call.value, call.scope, of: made.record)
      ?? instance(made.record, arguments, call.value, call.scope)
    give(around.environment, to: instance)
    instance.bind(made.content, .receiver(base.expression, outside(base.scope)))
    entered.append(made.function.span)
    render(made.body, instance, around.assuming(instance.assumption))
    entered.removeLast()
    return true
  }

  /// Returns the surface that a modifier of the team's makes: `Capsule().fill(ink).modifier(Raised())`.
  func surface(
    of base: Expression, modifiedBy name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) -> Surface? {
    guard name == "modifier", arguments.count == 1 else { return nil }
    return surface(
      of: Written(value: base, scope: scope), by: modifierValue(arguments[0].value, scope), expression, around)
  }

  private func surface(
    of base: Written, by value: ModifierValue, _ expression: Expression, _ around: Surroundings
  ) -> Surface? {
    switch value {
    case .nothing: return surface(base.value, base.scope, around)
    case .made(let made, let arguments, let call):
      return surface(of: base, by: made, arguments, call, expression, around)
    case .choice(let ways):
      if let first = ways.first, areAlike(ways.map(\.value), expression, around) {
        return surface(of: base, by: first.value, expression, around)
      }
      let all = ways.map { way in (way.facts, surface(of: base, by: way.value, expression, around)) }
      guard all.allSatisfy({ $0.1 != nil }) else { return nil }
      return joined(all.map { facts, surface in surface.map { (facts, $0) } }, expression)
    case .both(let first, let second):
      let inner = composed(first, on: Base(base.value, base.scope))
      return surface(of: inner, by: modifierValue(second.value, second.scope), expression, around)
    case .foreign, .unread: return nil
    }
  }

  /// Whether modifiers do the same with every surface: they leave what lies on it as it is, and make the same of one color.
  private func areAlike(_ values: [ModifierValue], _ expression: Expression, _ around: Surroundings) -> Bool {
    guard passed(.choice(values.map { (Facts(), $0) }), around) != nil else { return false }
    let span = expression.span
    let color = Expression(.member(Expression(.name("Color"), span), "black"), span)
    let probe = Written(value: color, scope: ViewScope(id: -38, type: nil, file: Int(span.file)))
    var found: (ink: Ink, extent: Extent)?
    for value in values {
      guard case .fill(let ink, let extent)? = surface(of: probe, by: value, expression, around) else { return false }
      if let found, found.ink != ink || found.extent != extent { return false }
      found = (ink, extent)
    }
    return true
  }

  private func surface(
    of base: Written, by made: ModifierBody, _ arguments: [Expression.Argument], _ call: Written,
    _ expression: Expression, _ around: Surroundings
  ) -> Surface? {
    guard !openSurfaces.contains(expression.span) else { return nil }
    let instance =
      copyGiven(by: call.value, call.scope, of: made.record)
      ?? instance(made.record, arguments, call.value, call.scope)
    instance.surfacesOutside = openSurfaces
    openSurfaces.insert(expression.span)
    defer { openSurfaces.remove(expression.span) }
    give(around.environment, to: instance)
    instance.bind(made.content, .receiver(base.value, base.scope))
    let (result, read) = result(of: base.value) { surface(made.body, instance, around) }
    guard let step = instance.assumption, case .fill(let ink, let extent) = result else {
      return kept(Base(base.value, base.scope), read, in: result, of: made.record.name, around)
    }
    return .fill(ink.assuming(step), extent)
  }
}
