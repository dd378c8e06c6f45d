/// Values without what only the running app knows: local constants, and constants of the object, are replaced by what they are.
struct ClosedValues {
  private static let deepest = 8
  /// Members of views and controllers that lead to others.
  private static let inherited: Set = [
    "superview", "window", "subviews", "view", "parent", "presentingViewController", "navigationController",
    "tabBarController", "splitViewController", "inputView", "next", "traitCollection",
  ]

  let table: DeclarationTable
  let changes: BodyChanges

  /// Returns a value that names nothing that only the running app knows; `nil` for one that depends on it.
  ///
  /// - Parameter whole: the value whose part it is
  func closed(_ value: Expression, in body: CodeBody, of whole: Span, depth: Int = 0) -> Expression? {
    guard depth < Self.deepest else { return nil }
    switch value.kind {
    case .name(let name):
      guard isLocal(name, at: value.span, in: body, of: whole) else {
        return isOfObject(name, body) ? constant(name, in: body, of: whole, depth) : value
      }
      guard case .variable(let binding)? = body.locals.meaning(of: name, at: value.span),
        let initial = binding.initial, case .name = binding.pattern, !changes.isChanged(name, in: body)
      else { return nil }
      return closed(initial, in: body, of: whole, depth: depth + 1).map { Self.typed($0, binding.type) }
    case .call(let callee, let arguments):
      guard let callee = closed(callee, in: body, of: whole, depth: depth) else { return nil }
      var known: [Expression.Argument] = []
      for argument in arguments {
        guard let value = closed(argument.value, in: body, of: whole, depth: depth) else { return nil }
        known.append(.init(label: argument.label, value: value, isTrailing: argument.isTrailing))
      }
      return Expression(.call(callee, known), value.span)
    case .member(let base?, let name):
      if base.isSelf, !body.isStatic { return constant(name, in: body, of: whole, depth) }
      return closed(base, in: body, of: whole, depth: depth).map { Expression(.member($0, name), value.span) }
    default: return isClosed(value, in: body, of: whole) ? value : nil
    }
  }

  /// Returns what a stored constant of the object always is: `let gray = UIColor.gray`.
  private func constant(_ name: String, in body: CodeBody, of whole: Span, _ depth: Int) -> Expression? {
    guard let all = body.owner?.propertiesByName[name], all.count == 1, let property = all.first,
      property.isConstant, property.isStored, !property.isStatic, property.wrapper == nil,
      let initial = property.initial
    else { return nil }
    return Self.typed(initial, property.type)
  }

  /// A value with the type of the constant that keeps it, which implicit members need.
  private static func typed(_ value: Expression, _ type: TypeName?) -> Expression {
    type.map { Expression(.cast(value, $0, .upcast), value.span) } ?? value
  }

  /// Returns whether an expression names nothing that the code around it has.
  func isClosed(_ value: Expression, in body: CodeBody, of whole: Span) -> Bool {
    var isClosed = true
    SyntaxWalk.each(value) { part in
      guard case .name(let name) = part.kind else { return }
      if isLocal(name, at: part.span, in: body, of: whole) || isOfObject(name, body) { isClosed = false }
    }
    return isClosed
  }

  /// Returns whether a name is a local one of the code around a value. Closures in the value have names of their own.
  func isLocal(_ name: String, at place: Span, in body: CodeBody, of whole: Span) -> Bool {
    switch body.locals.meaning(of: name, at: place) {
    case .parameter(let closure, _, _)?: return !whole.contains(closure.span)
    case .variable(let binding)?:
      guard let initial = binding.initial else { return true }
      return !whole.contains(initial.span)
    case .element?, .argument?, .function?, .part?: return true
    case nil: return body.parameters.contains { $0.name == name } || body.names.contains(name)
    }
  }

  /// Returns whether a name is a member of the object whose code it is.
  func isOfObject(_ name: String, _ body: CodeBody) -> Bool {
    guard let owner = body.owner else { return false }
    if name == "self" { return !body.isStatic }
    guard !body.isStatic, body.kind != .argument else { return false }
    // Every view has these from the platform.
    if Self.inherited.contains(name), table.isUnknown(name, from: body.file, within: owner) { return true }
    return (owner.classLine + owner.allProtocols).contains { type in
      type.propertiesByName[name]?.contains { !$0.isStatic } == true
        || type.functions[name]?.contains { !$0.isStatic } == true
    }
  }
}
