extension RunningWrites {
  /// Returns whether code sets a variable to the very value that it has at first: `static func reset() { ink = .black }`. A variable
  /// of an object may have had another one since the object was made, and in another file the same text may name other things.
  func restores(_ target: HolderTypes.Target, _ expression: Expression, in body: CodeBody) -> Bool {
    let property = target.home.variable
    guard case .assignment(_, nil, let value) = expression.kind, target.home.path.isEmpty, target.part == nil,
      property.isStatic || target.home.owner == nil, property.wrapper == nil, let first = property.initial,
      Int(property.span.file) == body.file
    else { return false }
    let there = (file: Int(property.span.file), owner: target.home.owner)
    return isSame(value, first) && meansTheSame(value, in: body, there)
  }

  private func isSame(_ a: Expression, _ b: Expression) -> Bool {
    let (one, other) = (table.source(a.span), table.source(b.span))
    return !one.isEmpty && one == other
  }

  /// Returns whether the names in an expression are those of types, and of the same ones at both places.
  private func meansTheSame(
    _ value: Expression, in body: CodeBody, _ there: (file: Int, owner: TypeRecord?)
  ) -> Bool {
    var isSame = true
    SyntaxWalk.each(value) { part in
      switch part.kind {
      case .name(let name):
        let here = table.unnoted { table.type([name], from: body.file, within: body.owner) }
        let first = table.unnoted { table.type([name], from: there.file, within: there.owner) }
        let isKnown = here.map { $0 === first } ?? (first == nil && PlatformTypes.colors.contains(name))
        isSame = isSame && isKnown && !body.generics.contains(name) && !body.hasLocal(name, at: part.span)
      case .closure, .ifElse, .switchOver, .macro, .unsupported: isSame = false
      default: break
      }
    }
    return isSame
  }
}
