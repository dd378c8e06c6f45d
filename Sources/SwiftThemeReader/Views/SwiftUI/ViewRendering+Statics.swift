/// Views that static members of types and globals make: `Badges.warning(theme.ink)`, `Badge.error`.
extension ViewRendering {
  /// Renders the view that a static function makes. Returns whether a type that the sources declare has one that can be read.
  func ofType(
    _ base: Expression, function name: String, _ arguments: [Expression.Argument], _ expression: Expression,
    _ scope: ViewScope, _ around: Surroundings
  ) -> Bool {
    guard let type = typeOfMembers(base, scope) else { return false }
    let found = type.functions(name, isStatic: true)
    guard let owner = found.first?.owner else { return false }
    let outside = ViewScope(id: -30, type: owner, file: owner.file, depth: scope.depth)
    let able = found.map(\.member).filter { $0.body != nil && $0.result != nil }
    let fitting = Overloads(able, \.parameters, arguments, from: scope, outside)
    // What is not read may show what it is given.
    guard let (function, bindings) = fitting.first, let body = function.body else { return false }
    guard depth(of: function.span) else { return true }
    let id = colors.identity(
      [owner.order, scope.id, Int(function.span.file), Int(function.span.start), -30]
        + [Int(expression.span.file), Int(expression.span.start)])
    let inside = ViewScope(id: id, type: owner, file: Int(function.span.file), bindings: bindings, depth: scope.depth)
    inside.parameters = function.parameters
    entered.append(function.span)
    render(body, inside, around.assuming(fitting.isCertain ? nil : Overloads<Function>.step(name)))
    entered.removeLast()
    return true
  }

  /// Renders the view that a static property is. Returns whether a type that the sources declare has one whose value is known.
  func ofType(
    _ base: Expression, property name: String, _ expression: Expression, _ scope: ViewScope, _ around: Surroundings
  ) -> Bool {
    guard let type = typeOfMembers(base, scope), let (property, owner) = type.property(name, isStatic: true) else {
      return false
    }
    let outside = ViewScope(id: -31, type: owner, file: Int(property.span.file), depth: scope.depth)
    return constant(property, outside, around)
  }

  /// Renders a view that a constant or a computed property is. Returns whether its value is known.
  func constant(_ property: Property, _ inside: ViewScope, _ around: Surroundings) -> Bool {
    let isFixed = property.isConstant && property.wrapper == nil
    guard let body = property.getter ?? (isFixed ? property.initial.map { [.expression($0)] } : nil),
      depth(of: property.span)
    else { return false }
    entered.append(property.span)
    render(body, inside, around)
    entered.removeLast()
    return true
  }

  /// Returns the type of the sources whose static members an expression asks for.
  private func typeOfMembers(_ base: Expression, _ scope: ViewScope) -> TypeRecord? {
    let chain = MemberChain(base)
    guard case .name = chain.root, chain.names.last?.first?.isUppercase == true, let first = chain.names.first,
      scope.bound(first) == nil, let type = colors.namedType(chain.names, in: scope), type.declaration != nil
    else { return nil }
    return type
  }
}
