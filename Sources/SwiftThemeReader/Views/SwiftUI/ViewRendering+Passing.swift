/// Functions and modifiers that only change the surroundings of a view: `padding(_ space: Space)`, `snug()`.
extension ViewRendering {
  /// The calls that are asked in which surroundings they leave a view, and what they answered.
  struct Passings {
    /// The calls that are being asked.
    var open: [(span: Span, name: String)] = []
    /// The outermost of them to which one further in leads back.
    var lowest = Int.max
    /// How many were asked since the first of them.
    var steps = 0
    /// Whether one of them was not followed to its end.
    var isCut = false
    var known: [Key: Passing?] = [:]

    struct Key: Hashable {
      var call: Span
      /// What the names in its arguments mean.
      var meanings: [Int]
      var around: Surroundings
    }

    static let deepest = 32
    /// How many modifiers may be put together.
    static let deepestValue = 128
    static let mostSteps = 500
  }

  enum Passing {
    /// It leads back to itself.
    case open
    case to(Surroundings)
  }

  /// Returns the surroundings in which a call of this name leaves the view before it, if they are the same whatever of all that it can
  /// mean it means, and if it does nothing else.
  func passed(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Surroundings? {
    if passings.open.isEmpty { (passings.steps, passings.isCut) = (0, false) }
    switch passing(name, arguments, base, expression, scope, around) {
    case .to(let next)?: return next
    case .open?: return around
    case nil: return nil
    }
  }

  /// Returns the surroundings in which a modifier's value leaves a view, if they are the same for each way and if it does nothing else.
  func passed(_ value: ModifierValue, _ around: Surroundings) -> Surroundings? {
    if passings.open.isEmpty { (passings.steps, passings.isCut) = (0, false) }
    if case .to(let next)? = passing(value, around) { return next }
    return nil
  }

  /// Answers each call once, as long as no answer depends on a call that is still being asked.
  private func passing(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Passing? {
    if let start = passings.open.firstIndex(where: { $0.span == expression.span }) {
      passings.lowest = min(passings.lowest, start)
      // What leads back to itself means, somewhere on the way, the framework's function of a name.
      let isWayBack = passings.open[start...].allSatisfy {
        $0.name == "modifier" || ModifierNames.isTransparent($0.name)
      }
      return isWayBack ? .open : nil
    }
    let key = Passings.Key(
      call: expression.span, meanings: arguments.map { colors.origins(of: $0.value, in: scope) }, around: around)
    if let known = passings.known[key] { return known }
    passings.steps += 1
    guard passings.open.count < Passings.deepest, passings.steps <= Passings.mostSteps else {
      passings.isCut = true
      return nil
    }
    let (index, outer) = (passings.open.count, passings.lowest)
    passings.lowest = .max
    passings.open.append((expression.span, name))
    let found = meant(name, arguments, base, expression, scope, around)
    passings.open.removeLast()
    if passings.lowest >= index {
      if !passings.isCut { passings.known[key] = .some(found) }
      passings.lowest = outer
    } else {
      passings.lowest = min(passings.lowest, outer)
    }
    return found
  }

  private func meant(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ expression: Expression, _ scope: ViewScope,
    _ around: Surroundings
  ) -> Passing? {
    if name == "modifier" {
      return arguments.count == 1 ? passing(modifierValue(arguments[0].value, scope), around) : nil
    }
    var own: Passing?
    if let forcing = forcing(name, arguments, scope) {
      own = .to(forced(forcing, around))
    } else if ModifierNames.isTransparent(name) {
      own = .to(transparent(name, arguments, scope, around))
    }
    guard let found = functionOfViews(name, on: base.expression, arguments, scope) else { return own }
    let all = ([found] + found.others).lazy.map { one in
      self.passing(one.body, self.inside(one, arguments, Base(nil, scope), expression, scope), around)
    }
    return same(all, own)
  }

  private func passing(_ value: ModifierValue, _ around: Surroundings, depth: Int = 0) -> Passing? {
    guard depth < Passings.deepestValue else { return nil }
    switch value {
    case .nothing: return .to(around)
    case .made(let made, let arguments, let call):
      let instance = instance(made.record, arguments, call.value, call.scope)
      instance.bind(made.content, .receiver(nil, call.scope))
      return instance.assumption == nil ? passing(made.body, instance, around) : nil
    case .choice(let ways):
      return same(ways.lazy.map { self.passing($0.value, around, depth: depth + 1) })
    case .both(let first, let second):
      guard let outer = passing(modifierValue(second.value, second.scope), around, depth: depth + 1) else { return nil }
      let next = if case .to(let next) = outer { next } else { around }
      return passing(modifierValue(first.value, first.scope), next, depth: depth + 1)
    case .foreign, .unread: return nil
    }
  }

  /// Returns the one answer that all ways give.
  private func same(_ all: some Sequence<Passing?>, _ first: Passing? = nil) -> Passing? {
    var found = first
    for one in all {
      switch (found, one) {
      case (_, nil): return nil
      case (.to(let mine)?, .to(let other)?): guard alike(mine, other) else { return nil }
      case (.to?, .open?): break
      case (nil, _), (.open?, _): found = one
      }
    }
    return found
  }

  /// Whether surroundings are the same, also where the same value is written twice.
  private func alike(_ one: Surroundings, _ other: Surroundings) -> Bool {
    if one == other { return true }
    var one = one
    for (key, kept) in one.environment {
      guard let twin = other.environment[key], isConstant(kept), colors.words(kept.value) == colors.words(twin.value)
      else { continue }
      one.environment[key] = twin
    }
    return one == other
  }

  /// Whether a value begins with a type, and so means the same everywhere: `Color.theme.ink`.
  private func isConstant(_ kept: Surroundings.Kept) -> Bool {
    var isConstant = true
    SyntaxWalk.each(kept.value) { part in
      if case .name(let name) = part.kind, !name.beginsWithCapital { isConstant = false }
    }
    return isConstant
  }

  private func passing(_ body: [Statement], _ scope: ViewScope, _ around: Surroundings) -> Passing? {
    guard body.count == 1 else { return nil }
    switch body[0] {
    case .expression(let view), .returned(let view?): return passing(view, scope, around)
    default: return nil
    }
  }

  private func passing(_ view: Expression, _ scope: ViewScope, _ around: Surroundings) -> Passing? {
    switch view.kind {
    case .name(let name):
      if name == "self" { return scope.isModifier ? .to(around) : nil }
      if case .receiver? = scope.bound(name)?.value { return .to(around) }
      return nil
    case .conditional(_, let yes, let no):
      return same([yes, no].lazy.map { self.passing($0, scope, around) })
    case .ifElse(let choice):
      return same([choice.body, choice.otherwise ?? []].lazy.map { self.passing($0, scope, around) })
    case .switchOver(let choice): return same(choice.cases.lazy.map { self.passing($0.body, scope, around) })
    case .call(let callee, let arguments):
      switch callee.kind {
      case .member(let base?, let name):
        switch passing(name, arguments, Base(base, scope), view, scope, around) {
        case .to(let next)?: return passing(base, scope, next)
        case .open?: return passing(base, scope, around)
        case nil: return nil
        }
      case .name(let name):
        guard scope.isModifier, scope.bound(name) == nil else { return nil }
        return passing(name, arguments, Base(nil, scope), view, scope, around)
      default: return nil
      }
    default: return nil
    }
  }
}
