import ThemeModel

/// What a type has for whichever theme is in use, and what code gives an object instead of it.
extension ColorReading {
  /// Returns what a type has for whichever theme is in use; `nil` for another expression.
  func accessor(_ base: Expression, _ themes: PossibleThemes, in scope: ViewScope) -> ThemeHolder? {
    guard MakingCalls.path(base)?.first?.beginsWithCapital == true,
      let (property, owner) = onlyProperty(base, in: scope), property.isStatic
    else { return nil }
    let asked = askedAccessors(by: property, owner)
    guard themes.isInUse || !asked.isEmpty else { return nil }
    return .accessor(table.place(property.span), asks: asked)
  }

  /// Returns what a property asks which theme is in use, and gives another one by: `current == .light ? .dark : .light`.
  private func askedAccessors(by property: Property, _ owner: TypeRecord?) -> Set<Place> {
    guard let getter = property.getter, let owner else { return [] }
    var found: Set<Place> = []
    func ask(_ condition: Expression) {
      SyntaxWalk.each(condition) { part in
        guard let path = MakingCalls.path(part), path.count <= 2, let name = path.last, name != property.name,
          path.count == 1 || path[0] == "Self" || path[0] == owner.name,
          let other = owner.property(name, isStatic: true)?.member, !other.isConstant,
          names.partial.key(ofThemeAt: table.place(other.span)) == nil,
          let type = valueType(of: other, in: ViewScope(id: -56, type: owner, file: owner.file)),
          themeTypes.areThemes(type)
        else { return }
        found.insert(table.place(other.span))
      }
    }
    SyntaxWalk.each(getter) { part in
      switch part.kind {
      case .conditional(let condition, _, _): ask(condition)
      case .ifElse(let choice):
        ask(Expression(.ifElse(IfElse(conditions: choice.conditions, body: [], otherwise: nil)), part.span))
      case .switchOver(let choice): ask(choice.subject)
      default: break
      }
    }
    // What may give the one in use itself is no other one.
    SyntaxWalk.each(getter) { part in
      switch part.kind {
      case .conditional(_, let yes, let no): for way in [yes, no] { found.subtract(accessors(named: way, owner)) }
      default: break
      }
    }
    SyntaxWalk.lists(getter) { list in
      for case .returned(let value?) in list { found.subtract(accessors(named: value, owner)) }
      if list.count == 1, case .expression(let value) = list[0] { found.subtract(accessors(named: value, owner)) }
    }
    return found
  }

  /// Returns the themes that a function gives which a body declares.
  func themes(
    givenBy local: Function, _ inside: ViewScope, _ arguments: [Expression.Argument], from scope: ViewScope
  ) -> PossibleThemes {
    guard let body = local.body, openCalls.insert(local.span).inserted else { return .doubtful }
    defer { openCalls.remove(local.span) }
    guard let bindings = Self.bindings(local.parameters, arguments, from: scope, inside) else { return .doubtful }
    let inner = inside.inner(bindings)
    inner.parameters = local.parameters
    return returned(body, as: local.result.flatMap { record($0, in: inside) }, [:], in: inner, isWhole: true).themes
  }

  private func accessors(named value: Expression, _ owner: TypeRecord) -> Set<Place> {
    guard let name = MakingCalls.path(value)?.last, let other = owner.property(name, isStatic: true)?.member else {
      return []
    }
    return [table.place(other.span)]
  }

  /// Returns the themes that a call gives a member of the object that it makes: `theme` of `Store(theme: .dark)`. A variable may have
  /// another one by then.
  func themes(givenFor name: String, of base: Expression, in scope: ViewScope) -> PossibleThemes? {
    guard let start = beginning(of: base, in: scope), start.value !== base else { return nil }
    return themes(givenFor: name, by: start.value, in: start.scope)
  }

  private func themes(givenFor name: String, by made: Expression, in scope: ViewScope) -> PossibleThemes? {
    guard case .call(let callee, let arguments) = made.kind, let given = arguments.first(where: { $0.label == name }),
      case let path = MemberChain(callee).names.filter({ $0 != "init" }), path.last?.beginsWithCapital == true,
      let type = namedType(path, in: scope), let property = type.property(name, isStatic: false)?.member
    else { return nil }
    let themes = possibleThemes(of: given.value, as: valueType(of: property, in: scope), in: scope)
    return themes.isAny ? nil : property.isConstant ? themes : .doubtful
  }

  /// Whether code makes an object with a theme that it names: `Store(theme: .dark)`.
  func namesTheme(_ made: Expression, in scope: ViewScope) -> Bool {
    guard names.partial.tellsThemes, case .call(_, let arguments) = made.kind else { return false }
    return arguments.contains { $0.label.flatMap { themes(givenFor: $0, by: made, in: scope) } != nil }
  }
}
