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
      let given = stored(in: type, by: property.wrapperArguments, of: property, owner)
    else { return unknown }
    let inside = ViewScope(
      id: identity([type.order, Int(property.span.start), Int(property.span.file), -41]), type: type,
      file: Int(value.span.file), bindings: given, depth: scope.depth + 1)
    let found = ink(getter, as: value.type, in: inside)
    let isKnown = found.alternatives.allSatisfy { alternative in
      switch alternative.shade {
      case .token, .fixed, .adapting, .system, .clear: true
      case .unset, .unread, .unknown, .veiled: false
      }
    }
    return isKnown ? found.via(asked) : unknown
  }

  private static let mostWrappers = 8

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

  /// Returns the arguments of a wrapper by the properties that keep them; `nil` where something else is kept of one.
  private func stored(
    in type: TypeRecord, by arguments: [Expression.Argument], of property: Property, _ owner: TypeRecord?
  ) -> [String: ViewScope.Bound]? {
    let outside = ViewScope(id: identity([owner?.order ?? -1, -42]), type: owner, file: Int(property.span.file))
    var given: [String: ViewScope.Bound] = [:]
    guard !type.initializers.isEmpty else {
      for argument in arguments {
        guard let label = argument.label, type.property(label, isStatic: false)?.member.isStored == true else {
          return nil
        }
        given[label] = .expression(argument.value, outside)
      }
      return given
    }
    guard type.initializers.count == 1, let body = type.initializers[0].body,
      type.initializers[0].parameters.count == arguments.count
    else { return nil }
    let values = Dictionary(
      zip(type.initializers[0].parameters, arguments).map { ($0.name, $1.value) },
      uniquingKeysWith: { first, _ in first })
    for statement in body {
      guard case .expression(let whole) = statement, case .assignment(let target, nil, let value) = whole.kind,
        let name = plainName(value), let argument = values[name], let kept = plainName(target)
      else { return nil }
      given[kept] = .expression(argument, outside)
    }
    return given
  }
}
