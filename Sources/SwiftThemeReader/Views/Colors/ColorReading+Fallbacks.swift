import ThemeModel

/// Colors that may be missing: `theme.special ?? theme.ink`, `if let special = theme.special`.
extension ColorReading {
  /// Reads `left ?? right`: what is on the left where it is there, and what is on the right elsewhere.
  func fallback(_ left: Expression, _ right: Expression, _ span: Span, in scope: ViewScope) -> Ink {
    let other = ink(right, in: scope)
    var all: [Ink.Alternative] = []
    if let name = plainName(left), scope.bound(name) != nil, mayChange(name, in: scope) { all = other.alternatives }
    for one in ink(left, in: scope).alternatives {
      switch one.shade {
      case .unset: all += other.given(one.facts).alternatives
      case .unread, .unknown:
        let isHanded = one.shade == .unread(Self.givenByTheCaller)
        let shade = isHanded ? one.shade : .unread("a colour with a fallback")
        all.append(Ink.Alternative(shade: shade, facts: one.facts, span: span))
        all += other.given(one.facts).assuming("there is no colour before the fallback").alternatives
      case .token(let path) where names.partial.contains(path):
        let way = presence(of: path)
        if let there = way.yes { all += Ink([one]).given(there).alternatives }
        if let missing = way.no { all += other.given(one.facts).given(missing).alternatives }
      case .token, .fixed, .adapting, .system, .clear, .veiled: all.append(one)
      }
    }
    return Ink(all)
  }

  /// Returns the facts of a check for a color that only some themes have, `theme.special != nil`, or for what a caller leaves out; `nil`
  /// for any other check.
  func presence(of expression: Expression, in scope: ViewScope) -> Way? {
    if isNil(expression, in: scope) { return .decided(false) }
    if isThere(expression, in: scope) { return .decided(true) }
    guard mayBeOfSomeThemes(expression) else { return nil }
    let paths = Set(
      ink(expression, in: scope).alternatives.map { one -> String? in
        if case .token(let path) = one.shade, names.partial.contains(path) { path } else { nil }
      })
    guard paths.count == 1, let path = paths.first ?? nil else { return nil }
    return presence(of: path)
  }

  private func presence(of path: String) -> Way {
    let subject = Facts.Subject.presence(of: path)
    return Way(yes: Facts().adding(subject, .equals("true")), no: Facts().adding(subject, .equals("false")))
  }

  /// Whether the code hands over a value that is certainly there: a color of the system's, a literal.
  private func isThere(_ expression: Expression, in scope: ViewScope) -> Bool {
    guard let start = beginning(of: expression, in: scope), start.isSteady, start.value !== expression else {
      return false
    }
    let (value, from) = (start.value, start.scope)
    if isCase(value, of: expression, in: scope) || isOfColorType(value, in: from) { return true }
    switch value.kind {
    case .integer, .decimal, .string, .boolean, .array, .dictionary, .tuple, .closure: return true
    case .member:
      // An optional constant, or one that the app may set, may be nil.
      if let property = colorConstant(value, in: from) {
        return property.isConstant && property.type?.isOptional != true
      }
      return isKnown(value, in: from)
    case .call: return isKnown(value, in: from)
    default: return false
    }
  }

  /// Whether the sources say that a value is a color, and never none.
  private func isOfColorType(_ value: Expression, in scope: ViewScope) -> Bool {
    guard case .member(let base?, let name) = value.kind, let owner = record(of: base, in: scope),
      let property = (owner.property(name, isStatic: false) ?? owner.property(name, isStatic: true))?.member
    else { return false }
    return isColor(property, of: owner) && property.type?.isOptional != true
  }

  /// Whether a value is a case of the enumeration that a name is declared to be, or nothing: `.habit` for `var kind: Kind?`.
  private func isCase(_ value: Expression, of subject: Expression, in scope: ViewScope) -> Bool {
    guard let type = declaredType(of: subject, in: scope).flatMap({ record($0, in: scope) }), type.kind == .enumeration
    else { return false }
    let written = if case .call(let callee, _) = value.kind { callee } else { value }
    guard case .member(let base, let name) = written.kind, name != "none", type.caseNames.contains(name) else {
      return false
    }
    return base.map { MemberChain($0).names.last == type.name } ?? true
  }

  private func isKnown(_ value: Expression, in scope: ViewScope) -> Bool {
    let given = ink(value, in: scope).alternatives
    return !given.isEmpty
      && given.allSatisfy {
        switch $0.shade {
        case .fixed, .adapting: $0.constant == nil
        case .token, .system, .clear, .unset, .unread, .veiled, .unknown: false
        }
      }
  }

  /// Returns the team's own constant of a color type that a member means: `.ink`, `Color.ink`.
  private func colorConstant(_ value: Expression, in scope: ViewScope) -> Property? {
    guard case .member(let base, let name) = value.kind else { return nil }
    if let base { return namedType(MemberChain(base).names, in: scope)?.property(name, isStatic: true)?.member }
    return Self.extended.lazy.compactMap { self.table.foreignType($0).property(name, isStatic: true)?.member }.first
  }

  private func isNil(_ expression: Expression, in scope: ViewScope) -> Bool {
    var (here, scope) = (expression, scope)
    for _ in 0..<Self.deepest {
      if case .nilLiteral = here.kind { return true }
      guard let name = plainName(here), let (value, from) = steady(name, in: scope) else { return false }
      (here, scope) = (value, from)
    }
    return false
  }

  private func mayBeOfSomeThemes(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .member(_, let name), .name(let name): names.paths(ofMember: name).contains(where: names.partial.contains)
    case .chained(let inner): mayBeOfSomeThemes(inner)
    default: false
    }
  }
}
