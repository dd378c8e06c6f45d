/// Colors in tuples: `colors.ink` of `var colors: (ink: Color, ground: Color)`, `let (ink, ground) = pair()`.
extension ColorReading {
  /// Reads a part of a tuple that a property holds or works out; `nil` for a property of another type. The part is a color of its own,
  /// whatever a theme calls by its name.
  func part(_ names: [String], of property: Property, _ owner: TypeRecord?, at span: Span, in scope: ViewScope) -> Ink?
  {
    guard let name = names.first, names.dropFirst().allSatisfy(Self.conversions.contains),
      let labels = Self.labels(of: property.type, property.initial ?? property.getter.flatMap(Self.only))
    else { return nil }
    let whole = property.getter.flatMap(Self.only) ?? (property.isConstant ? property.initial : nil)
    let held = mayBeOverridden(property, of: owner) ? nil : whole
    let path = TokenPath.join(owner?.path ?? "", property.name) + ".\(name)"
    return part(name, labels, held, of: property.type, in: scope)?.named(after: path).via(span)
      ?? Ink(.unknown(path, .notFollowed), span)
  }

  /// Reads a part of the tuple that a function of the type itself, or a global one, gives.
  func part(_ name: String, givenBy call: Expression, at span: Span, in scope: ViewScope) -> Ink? {
    guard case .call(let function, let arguments) = call.kind, let called = plainName(function) else { return nil }
    let own =
      (scope.type?.functions(called, isStatic: false) ?? []) + (scope.type?.functions(called, isStatic: true) ?? [])
    let functions = own.isEmpty ? table.globalFunctions(called, from: scope.file).map(\.member) : own.map(\.member)
    let tuples = functions.filter { if case .tuple? = $0.result?.unwrapped { true } else { false } }
    guard !tuples.isEmpty else { return nil }
    let unknown = Ink(.unknown("\(called)().\(name)", .notFollowed), span)
    guard functions.count == 1, let function = functions.first, let body = function.body,
      let labels = Self.labels(of: function.result, nil), openCalls.insert(call.span).inserted
    else { return unknown }
    defer { openCalls.remove(call.span) }
    let outside = own.isEmpty ? ViewScope(id: -9, type: nil, file: Int(function.span.file)) : scope.ofType
    guard let bindings = Self.bindings(function.parameters, arguments, from: scope, outside) else { return unknown }
    let inside = outside.inner(id: identity([scope.id, Int(call.span.file), Int(call.span.start), -26]), bindings)
    return part(name, labels, Self.only(body), of: function.result, in: inside)?.via(span) ?? unknown
  }

  /// Reads a part of a tuple that is written out; `nil` for another value.
  func tuplePart(_ names: [String], of value: Expression, _ type: TypeName?, in scope: ViewScope) -> Ink? {
    guard names.count == 1, case .tuple = value.kind, let labels = Self.labels(of: type, value) else { return nil }
    return part(names[0], labels, value, of: type, in: scope)
  }

  /// Returns the part of a tuple, or of a choice between tuples, that has a label or a number; `nil` for another value.
  static func part(_ name: String, of whole: Expression) -> Expression? {
    guard let position = Int(name) ?? labels(ofChoice: whole)?.firstIndex(of: name) else { return nil }
    return LocalValues.part(position, of: whole)
  }

  private static func labels(ofChoice value: Expression) -> [String?]? {
    switch value.kind {
    case .tuple(let parts): parts.map(\.label)
    case .conditional(_, let yes, _): labels(ofChoice: yes)
    case .ifElse(let choice): only(choice.body).flatMap(labels)
    case .switchOver(let choice): choice.cases.first.flatMap { only($0.body) }.flatMap(labels)
    default: nil
    }
  }

  private func part(
    _ name: String, _ labels: [String?], _ whole: Expression?, of type: TypeName?, in scope: ViewScope
  ) -> Ink? {
    guard let position = Int(name) ?? labels.firstIndex(of: name), let whole,
      let value = LocalValues.part(position, of: whole)
    else { return nil }
    var word: String?
    if case .tuple(let types, _)? = type?.unwrapped, types.indices.contains(position) {
      word = Self.word(types[position])
    }
    return color(value, as: word ?? "Color", in: scope)
  }

  /// Returns the labels of a tuple, by its type or as it is written; `nil` for what is none.
  private static func labels(of type: TypeName?, _ value: Expression?) -> [String?]? {
    if case .tuple(_, let labels)? = type?.unwrapped { return labels }
    guard type == nil, case .tuple(let parts)? = value?.kind, parts.count > 1 else { return nil }
    return parts.map(\.label)
  }
}
