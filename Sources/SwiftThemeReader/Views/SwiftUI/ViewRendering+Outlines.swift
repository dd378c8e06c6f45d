extension ViewRendering {
  /// A shape that has no color yet.
  enum Outline {
    /// A shape without rounded corners.
    case rectangle
    /// A shape as large as its frame, with rounded corners or ends.
    case rounded
    /// A shape of the team's own, which may be a star.
    case own(String)

    var assumption: String? {
      if case .own(let name) = self { "the shape `\(name)` lies behind all of it" } else { nil }
    }
  }

  /// Returns the shape that an expression makes, or that is the value of a property:
  /// `Capsule()`, `Kit.Shapes.card`, `{ … return Capsule() }()`.
  func outline(_ expression: Expression, _ scope: ViewScope, depth: Int = 0) -> Outline? {
    guard depth < 12 else { return nil }
    switch expression.kind {
    case .call(let callee, _):
      if case .closure(let closure) = callee.kind { return outline(closure.body, scope, depth) }
      guard let name = MemberChain(callee).names.last, name.beginsWithCapital else { return nil }
      if let record = record(callee, scope) { return outline(of: record) }
      return ModifierNames.shapes.contains(name) ? Self.builtIn(name) : nil
    case .name, .member:
      if let name = colors.plainName(expression), let (bound, _) = scope.bound(name) {
        guard case .expression(let value, let from) = bound else { return nil }
        return outline(value, from, depth: depth + 1)
      }
      guard let (property, owner) = held(expression, scope) else { return nil }
      let inside = ViewScope(id: scope.id, type: owner, file: owner.file, depth: scope.depth)
      if let initial = property.initial, property.isConstant || property.isStatic {
        return outline(initial, inside, depth: depth + 1)
      }
      return property.getter.flatMap { outline($0, inside, depth) }
    default: return nil
    }
  }

  static func builtIn(_ name: String) -> Outline {
    name == "Rectangle" || name == "ContainerRelativeShape" ? .rectangle : .rounded
  }

  /// Returns the shape at the end of statements.
  private func outline(_ statements: [Statement], _ scope: ViewScope, _ depth: Int) -> Outline? {
    switch statements.last {
    case .returned(let value?), .expression(let value): outline(value, scope, depth: depth + 1)
    default: nil
    }
  }

  /// Returns the shape of a type of the team's own; `nil` when the type is not a shape.
  func outline(of record: TypeRecord) -> Outline? {
    guard Self.conforms(record, to: "Shape") || Self.conforms(record, to: "InsettableShape") else { return nil }
    if ModifierNames.shapes.contains(record.name) { return .rounded }
    guard let path = record.functions("path", isStatic: false).first?.member, let frame = path.parameters.first?.name
    else { return .own(record.name) }
    var isRounded = false
    SyntaxWalk.each(path.body ?? []) { part in
      guard case .call(_, let arguments) = part.kind else { return }
      // `UIBezierPath(roundedRect: rect, byRoundingCorners: corners, …)`
      isRounded =
        isRounded
        || arguments.contains { argument in
          if case .name(frame) = argument.value.kind { argument.label == "roundedRect" } else { false }
        }
    }
    return isRounded ? .rounded : .own(record.name)
  }

  /// Returns a property of the enclosing type or of a value that is made there, or a static property that is read through its type.
  private func held(_ expression: Expression, _ scope: ViewScope) -> (member: Property, owner: TypeRecord)? {
    if let name = colors.plainName(expression) {
      return scope.type?.property(name, isStatic: false) ?? scope.type?.property(name, isStatic: true)
    }
    // A member of a value that is made right there: `Corners(radius: 4).shape`.
    if case .member(let base?, let name) = expression.kind, case .call(let callee, _) = base.kind,
      let type = record(callee, scope), type.kind == .structure
    {
      return type.property(name, isStatic: false)
    }
    let chain = MemberChain(expression)
    guard case .name = chain.root, let name = chain.names.last, chain.names.count > 1,
      let owner = colors.table.type(Array(chain.names.dropLast()), from: scope.file, within: scope.type)
    else { return nil }
    return owner.property(name, isStatic: true)
  }
}
