/// The values that code gives to `modifier(…)`: a new one, a constant, a choice, several after each other.
extension ViewRendering {
  /// What a modifier of the team's makes of its content.
  struct ModifierBody {
    let record: TypeRecord
    let function: Function
    let body: [Statement]
    /// The name of the content.
    let content: String
  }

  typealias Written = Surroundings.Kept

  indirect enum ModifierValue {
    /// `EmptyModifier()`
    case nothing
    /// A call that makes a modifier of the team's, with its arguments.
    case made(ModifierBody, [Expression.Argument], Written)
    case choice([(facts: Facts, value: ModifierValue)])
    /// Two of which the second is applied to what the first makes.
    case both(Written, Written)
    /// One of a type that the sources do not declare.
    case foreign
    case unread

    /// Whether several modifiers may be applied, so that walking through each takes long.
    var isOfSeveral: Bool {
      switch self {
      case .choice, .both: true
      case .nothing, .made, .foreign, .unread: false
      }
    }
  }

  private static let empty = "EmptyModifier"

  func bodyOfModifier(_ callee: Expression, _ scope: ViewScope) -> ModifierBody? {
    record(callee, scope).flatMap(bodyOfModifier)
  }

  private func bodyOfModifier(_ record: TypeRecord) -> ModifierBody? {
    guard let function = record.functions("body", isStatic: false).first?.member, let body = function.body,
      let content = function.parameters.first?.name
    else { return nil }
    return ModifierBody(record: record, function: function, body: body, content: content)
  }

  /// Follows a value of a modifier to what makes it.
  ///
  /// - Parameter type: the type that is wanted of an implicit member
  func modifierValue(_ value: Expression, _ scope: ViewScope, as type: TypeRecord? = nil, depth: Int = 0)
    -> ModifierValue
  {
    guard depth < 12 else { return .unread }
    switch value.kind {
    case .forced(let inner): return modifierValue(inner, scope, as: type, depth: depth + 1)
    case .conditional(let condition, let yes, let no):
      let way = colors.facts([.holds(condition)], in: scope)
      return .choice(
        [(way.yes, yes), (way.no, no)].compactMap { facts, value in
          facts.map { ($0, modifierValue(value, scope, as: type, depth: depth + 1)) }
        })
    case .switchOver(let choice):
      let inside = colors.opened(choice, scope)
      return .choice(
        colors.ways(choice, in: scope).map { facts, body in
          let only = ColorReading.only(body)
          return (facts, only.map { modifierValue($0, inside, as: type, depth: depth + 1) } ?? .unread)
        })
    case .call(let callee, let arguments):
      return made(by: callee, arguments, Written(value: value, scope: scope), as: type, depth: depth)
    case .name, .member: return held(value, scope, as: type, depth: depth)
    default: return .unread
    }
  }

  private func made(
    by callee: Expression, _ arguments: [Expression.Argument], _ whole: Written, as type: TypeRecord?, depth: Int
  ) -> ModifierValue {
    let scope = whole.scope
    switch callee.kind {
    case .member(let base?, "concat") where arguments.count == 1:
      return .both(Written(value: base, scope: scope), Written(value: arguments[0].value, scope: scope))
    case .member(let base?, "init"): return made(by: base, arguments, whole, as: type, depth: depth)
    case .member(nil, "init"):
      return type.flatMap(bodyOfModifier).map { .made($0, arguments, whole) } ?? .unread
    default: break
    }
    let isSelf = if case .name("Self") = callee.kind { true } else { false }
    if let body = bodyOfModifier(callee, scope) ?? (isSelf ? scope.type.flatMap(bodyOfModifier) : nil) {
      return .made(body, arguments, whole)
    }
    if MemberChain(callee).names.last?.first?.isUppercase == true {
      return MemberChain(callee).names == [Self.empty] ? .nothing : .foreign
    }
    if case .member(.some, let name) = callee.kind, functionsOfOwn.contains(name),
      let body = self.made(whole.value, scope).flatMap({ bodyOfModifier($0.record) })
    {
      return .made(body, arguments, whole)
    }
    let found = functions(callee, scope, as: type)
    guard let owner = found.first else { return .unread }
    let outer = owner.scope
    let fitting = Overloads(
      found.map(\.function).filter { $0.body != nil }, \.parameters, arguments, from: scope, outer)
    guard fitting.isCertain, let (function, bindings) = fitting.first,
      let only = function.body.flatMap(ColorReading.only)
    else { return .unread }
    let span = whole.value.span
    let inside = outer.inner(id: colors.identity([outer.id, scope.id, Int(span.file), Int(span.start), -34]), bindings)
    inside.parameters = function.parameters
    return modifierValue(only, inside, as: function.result.flatMap { colors.record($0, in: outer) }, depth: depth + 1)
  }

  /// Returns the functions that a call may mean, with the scope of their owner.
  private func functions(
    _ callee: Expression, _ scope: ViewScope, as type: TypeRecord?
  ) -> [(function: Function, scope: ViewScope)] {
    func statics(_ name: String, of owner: TypeRecord) -> [(function: Function, scope: ViewScope)] {
      owner.functions(name, isStatic: true).map { ($0.member, outside($0.owner, $0.member.span, scope)) }
    }
    if let name = colors.plainName(callee) {
      if let own = scope.type, !scope.isModifier {
        let found = own.functions(name, isStatic: false) + own.functions(name, isStatic: true)
        if !found.isEmpty { return found.map { ($0.member, scope.ofType) } }
      }
      return table.globalFunctions(name, from: scope.file).map { one in
        (one.member, ViewScope(id: -35, type: nil, file: Int(one.member.span.file), depth: scope.depth))
      }
    }
    guard case .member(let base, let name) = callee.kind else { return [] }
    guard let base else {
      return [type, table.foreignType("ViewModifier")].lazy.compactMap(\.self).map { statics(name, of: $0) }
        .first { !$0.isEmpty } ?? []
    }
    return colors.namedType(MemberChain(base).names, in: scope).map { statics(name, of: $0) } ?? []
  }

  /// Follows a name or a member that holds a modifier.
  private func held(_ value: Expression, _ scope: ViewScope, as type: TypeRecord?, depth: Int) -> ModifierValue {
    func following(_ property: Property, _ inside: ViewScope) -> ModifierValue {
      let isFixed = property.wrapper == nil && (property.isConstant || !table.isWritten(property))
      guard let only = property.getter.map(ColorReading.only) ?? (isFixed ? property.initial : nil) else {
        return .unread
      }
      let type = property.type.flatMap { colors.record($0, in: inside) }
      return modifierValue(only, inside, as: type, depth: depth + 1)
    }
    func ofType(_ name: String, _ owner: TypeRecord) -> ModifierValue? {
      // Extensions for several modifiers may each have one of that name.
      guard owner.propertiesByName[name]?.filter(\.isStatic).count == 1,
        let (property, owner) = owner.property(name, isStatic: true)
      else { return nil }
      return following(property, outside(owner, property.span, scope))
    }
    if let name = colors.plainName(value) {
      if scope.bound(name) != nil {
        guard let (given, from) = colors.steady(name, in: scope) else { return .unread }
        return modifierValue(given, from, as: type, depth: depth + 1)
      }
      if let (property, _) = scope.type?.property(name, isStatic: false) { return following(property, scope.ofType) }
      if let own = scope.type, let found = ofType(name, own) { return found }
      guard let (property, file) = table.global(name, from: scope.file) else { return .unread }
      return following(property, ViewScope(id: -35, type: nil, file: file, depth: scope.depth))
    }
    guard case .member(let base, let name) = value.kind else { return .unread }
    if MemberChain(value).names == [Self.empty, "identity"] { return .nothing }
    guard let base else {
      return type.flatMap { ofType(name, $0) } ?? ofType(name, table.foreignType("ViewModifier")) ?? .unread
    }
    return colors.namedType(MemberChain(base).names, in: scope).flatMap { ofType(name, $0) } ?? .unread
  }

  private func outside(_ owner: TypeRecord, _ span: Span, _ scope: ViewScope) -> ViewScope {
    ViewScope(id: colors.identity([owner.order, -36]), type: owner, file: Int(span.file), depth: scope.depth)
  }

  /// Returns the view that the first of two modifiers makes, to which the second is applied.
  func composed(_ first: Written, on base: Base) -> Written {
    let span = first.value.span
    // No name in code.
    let content = "%content"
    let callee = Expression(.member(Expression(.name(content), span), "modifier"), span)
    let call = Expression(.call(callee, [Expression.Argument(value: first.value)]), span)
    return Written(value: call, scope: first.scope.inner([content: .receiver(base.expression, base.scope)]))
  }
}
