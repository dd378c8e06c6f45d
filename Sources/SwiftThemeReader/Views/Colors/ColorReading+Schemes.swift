/// The color schemes that code can choose: `preferredColorScheme(scheme(for: .dark))`.
extension ColorReading {
  enum SchemeChoice: Hashable {
    case mode(String)
    /// `nil`, which leaves the choice to whatever is around.
    case none
    /// The mode of the view around.
    case environment
    /// What a variable holds: any of them.
    case variable
    /// What code makes that is not followed.
    case unread
  }

  func schemes(_ expression: Expression, in scope: ViewScope) -> Set<SchemeChoice> {
    let isOutermost = ways == 0
    ways += 1
    guard depth < Self.deepest, ways < Self.mostOrigins else { return [.unread] }
    depth += 1
    defer {
      depth -= 1
      if isOutermost { ways = 0 }
    }
    guard let start = beginning(of: expression, in: scope) else { return [.unread] }
    guard start.isSteady else { return [.variable] }
    let (value, scope) = (start.value, start.scope)
    switch value.kind {
    case .nilLiteral: return [.none]
    case .forced(let inner), .cast(let inner, _, .upcast), .cast(let inner, _, .forced):
      return schemes(inner, in: scope)
    case .chained(let inner), .attempt(let inner), .cast(let inner, _, _):
      return schemes(inner, in: scope).union([.none])
    case .tuple(let parts) where parts.count == 1: return schemes(parts[0].value, in: scope)
    case .binary("??", let left, let right):
      let first = schemes(left, in: scope)
      let mayBeMissing = first.contains(.none) || first.contains(.variable)
      return mayBeMissing ? first.subtracting([.none]).union(schemes(right, in: scope)) : first
    case .conditional(let condition, let yes, let no):
      let way = truth(condition, in: scope)
      return (way.yes == nil ? [] : schemes(yes, in: scope)).union(way.no == nil ? [] : schemes(no, in: scope))
    case .ifElse, .switchOver: return schemes([.expression(value)], in: scope, isWhole: true).found
    case .member(let base, let mode) where ["light", "dark"].contains(mode) && Self.isOfPlatform(base):
      return [.mode(mode)]
    case .member(nil, "none"): return [.none]
    case .name, .member: return schemes(ofValue: value, in: scope).union(Self.mayBeMissing(value) ? [.none] : [])
    case .call where value.stopsApp: return []
    case .call(let callee, let arguments):
      return schemes(givenBy: callee, arguments, in: scope).union(Self.mayBeMissing(callee) ? [.none] : [])
    default: return [.unread]
    }
  }

  /// Whether a mode is a member of what the platform has it in: `.dark`, `ColorScheme.dark`.
  private static func isOfPlatform(_ base: Expression?) -> Bool {
    guard let base else { return true }
    return ["ColorScheme", "UIUserInterfaceStyle"].contains(MakingCalls.path(base)?.last)
  }

  /// Whether a value is nothing where an optional on the way to it is: `mode?.scheme`.
  private static func mayBeMissing(_ value: Expression) -> Bool {
    switch value.kind {
    case .chained: true
    case .member(let base?, _), .forced(let base), .index(let base, _), .call(let base, _): mayBeMissing(base)
    default: false
    }
  }

  /// Returns what a property gives. What is stored may be any.
  private func schemes(ofValue value: Expression, in scope: ViewScope) -> Set<SchemeChoice> {
    if subject(value, in: scope) == .mode { return [.environment] }
    let found: (property: Property, scope: ViewScope)?
    if case .member(let base?, let name) = value.kind, !base.isSelf {
      if let known = onlyProperty(value, in: scope) {
        found = (known.property, inside(of: known.owner, known.property))
      } else {
        if let constant = onlyProperty(base, in: scope), constant.property.isConstant,
          let initial = constant.property.initial, let type = typeByDeclarations(of: base, in: scope)
        {
          // The case that a constant is: `.dark` of `static let start = Option.dark`.
          let start = initial.firstMember == nil ? initial : initial.rooted(in: type.name)
          return schemes(
            ofValue: Expression(.member(start, name), value.span), in: inside(of: constant.owner, constant.property))
        }
        guard let type = typeByDeclarations(of: base, in: scope),
          let (property, _) = type.property(name, isStatic: false)
        else { return [.variable] }
        if isReplaced(name, of: type, otherThanBy: type) { return [.unread] }
        found = (property, inside(type, value, in: scope))
      }
    } else {
      found = onlyProperty(value, in: scope).map { known in
        (known.property, known.owner.map { scope.code(of: $0, in: Int(known.property.span.file)) } ?? scope)
      }
    }
    guard let (property, inner) = found, property.wrapper == nil, !hasBranches(property.span) else {
      return [.variable]
    }
    if let getter = property.getter { return schemes(getter, in: inner, isWhole: true).found }
    guard property.isConstant, let initial = property.initial else { return [.variable] }
    return schemes(initial, in: inner)
  }

  private func inside(of owner: TypeRecord?, _ property: Property) -> ViewScope {
    ViewScope(id: identity([owner?.order ?? -1, -51]), type: owner, file: Int(property.span.file))
  }

  private func schemes(
    givenBy callee: Expression, _ arguments: [Expression.Argument], in scope: ViewScope
  ) -> Set<SchemeChoice> {
    if case .closure(let closure) = callee.kind, arguments.isEmpty {
      return schemes(closure.body, in: scope, isWhole: true).found
    }
    guard let called = onlyFunction(callee, arguments, in: scope), let body = called.function.body else {
      // `ColorScheme(style)`, unless the sources say what that makes
      let isMade =
        MemberChain(callee).names.last == "ColorScheme" && arguments.count == 1
        && table.foreignType("ColorScheme").initializers.isEmpty
      return isMade ? schemes(arguments[0].value, in: scope) : [.unread]
    }
    guard !hasBranches(called.function.span) else { return [.variable] }
    let outer: ViewScope
    if case .member(let base?, _) = callee.kind, !base.isSelf, let owner = called.owner, !called.function.isStatic {
      outer = inside(owner, Expression(.call(callee, arguments), callee.span), in: scope)
    } else {
      let id = identity([called.owner?.order ?? -1, scope.id, Int(called.function.span.start), -52])
      outer = ViewScope(id: id, type: called.owner, file: Int(called.function.span.file))
    }
    guard openCalls.insert(called.function.span).inserted else { return [.unread] }
    defer { openCalls.remove(called.function.span) }
    guard let bindings = Self.bindings(called.function.parameters, arguments, from: scope, outer) else {
      return [.unread]
    }
    let inner = outer.inner(bindings)
    inner.parameters = called.function.parameters
    return schemes(body, in: inner, isWhole: true).found
  }

  /// Returns what statements return, and whether what follows them runs.
  private func schemes(
    _ statements: [Statement], in outer: ViewScope, isWhole: Bool
  ) -> (found: Set<SchemeChoice>, goesOn: Bool) {
    var (all, scope) = (Set<SchemeChoice>(), outer.inner())
    for (index, statement) in statements.enumerated() {
      let isLast = isWhole && index == statements.count - 1
      switch statement {
      case .returned(let value): return (all.union(value.map { schemes($0, in: scope) } ?? []), false)
      case .thrown, .leave, .proceed, .jump: return (all, false)
      case .guarded(let conditions, let otherwise):
        let way = facts(conditions, in: scope)
        if way.no != nil { all.formUnion(schemes(otherwise, in: scope, isWhole: false).found) }
        if way.yes == nil { return (all, false) }
      case .expression(let one):
        guard isLast || LocalValues.leaves([statement]) != .never else {
          if one.stopsApp { return (all, false) }
          break
        }
        guard let ways = branches(of: one, in: scope) else { return (all.union(schemes(one, in: scope)), false) }
        let ends = ways.map { schemes($0.body, in: $0.scope, isWhole: isLast) }
        all = ends.reduce(all) { $0.union($1.found) }
        if isLast || !ends.contains(where: \.goesOn) { return (all, false) }
      case .variables, .function: break
      default: if LocalValues.leaves([statement]) != .never { return (all.union([.unread]), false) }
      }
      scope = after(statement, in: scope)
    }
    return (all, true)
  }

  /// Returns the branches of a choice that can be taken; `nil` for what is no choice.
  private func branches(of choice: Expression, in scope: ViewScope) -> [(body: [Statement], scope: ViewScope)]? {
    switch choice.kind {
    case .ifElse(let choice):
      let inner = scope.inner()
      let way = facts(choice.conditions, in: inner)
      return (way.yes == nil ? [] : [(choice.body, inner)]) + (way.no == nil ? [] : [(choice.otherwise ?? [], scope)])
    case .switchOver(let choice):
      let inner = opened(choice, scope)
      return ways(choice, in: scope).map { way in
        if case .leave? = way.body.last { (way.body.dropLast(), inner) } else { (way.body, inner) }
      }
    default: return nil
    }
  }
}
