import ThemeModel

/// Colors of properties with wrappers of the team's own: `@Adaptive(light: .black, dark: .white) var ink`, `@Themed(\.ink) var ink`.
extension ColorReading {
  /// Returns what the wrapper makes of its arguments; `nil` for a property without such a wrapper, or with one of no color.
  func wrapped(_ property: Property, _ owner: TypeRecord?, in scope: ViewScope, asked: Span) -> Ink? {
    guard case .other(let name)? = property.wrapper, property.getter == nil,
      let type = table.type(
        name.split(separator: ".").map(String.init), from: Int(property.span.file), within: owner),
      type.declaration != nil, let (value, _) = type.property("wrappedValue", isStatic: false),
      isColor(value, of: type) || isColor(property, of: owner)
    else { return nil }
    let unknown = Ink(.unknown(TokenPath.join(owner?.path ?? "", property.name), .notFollowed), asked)
    // What is set later is another color.
    guard property.initial == nil, value.changes.set == nil, !isChosen(property, of: owner),
      let getter = value.getter, scope.depth < Self.mostWrappers,
      let inside = kept(
        in: type, by: property.wrapperArguments,
        from: ViewScope(id: identity([owner?.order ?? -1, -42]), type: owner, file: Int(property.span.file)),
        parts: [Int(property.span.start), Int(property.span.file), -41], depth: scope.depth + 1)
    else { return unknown }
    let found = ink(getter, as: value.type, in: inside)
    return Self.isKnown(found) ? found.via(asked) : unknown
  }

  static let mostWrappers = 8

  /// Whether code of a type speaks of the wrapper of a property itself, which it then may replace or change: `_ink = Themed(\.page)`.
  private func isChosen(_ property: Property, of owner: TypeRecord?) -> Bool {
    if let known = chosenWrappers[ObjectIdentifier(property)] { return known }
    let wrapper = "_" + property.name
    let isChosen = table.codeBodies.contains { body in
      guard body.owner === owner else { return false }
      var isNamed = false
      SyntaxWalk.each(body.statements) { part in
        switch part.kind {
        case .name(wrapper), .member(_, wrapper): isNamed = true
        default: break
        }
      }
      return isNamed
    }
    chosenWrappers[ObjectIdentifier(property)] = isChosen
    return isChosen
  }
}
