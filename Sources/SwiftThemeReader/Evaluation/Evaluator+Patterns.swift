import ThemeModel

extension Evaluator {
  /// Matches a value against a pattern, and binds the names of the pattern.
  func match(_ pattern: Pattern, _ value: Value, _ scope: Scope) -> Result<Bool, Unresolved> {
    if case .unknown(let reason) = value.payload {
      // `_` is any value, and a name binds any, even an unknown one.
      if case .anything = pattern { return .success(true) }
      guard case .name(let name) = pattern else { return .failure(Unresolved(undetermined: reason)) }
      scope.declare(name, value)
      return .success(true)
    }
    switch pattern {
    case .anything: return .success(true)
    case .name(let name):
      scope.declare(name, value)
      return .success(true)
    case .some(let inner):
      if case .none = value.payload { return .success(false) }
      return match(inner, value, scope)
    case .tuple(let parts):
      guard case .tuple(let elements) = value.payload, elements.count == parts.count else {
        return parts.count == 1 ? match(parts[0], value, scope) : .success(false)
      }
      return matchAll(zip(parts, elements.map { $0.value.noting(value.states) }), scope)
    case .enumCase(let name, let parts):
      return match(case: name, parts, value, scope)
    case .type(let type, let inner):
      guard let fits = self.value(value, is: type, scope) else {
        return .failure(undecided("whether the value is of type \(type.text) is known only at run time"))
      }
      return fits ? inner.map { match($0, value, scope) } ?? .success(true) : .success(false)
    case .expression(let expression):
      let wanted = evaluate(expression, scope, expecting: Words.type(of: value).map { Expected($0, scope) })
      if case .unknown(let reason) = wanted.payload { return .failure(Unresolved(undetermined: reason)) }
      if case .range(let range) = wanted.payload {
        if let reason = undecided(by: value, expression.span) { return .failure(Unresolved(undetermined: reason)) }
        switch value.payload {
        case .integer(let number): return .success(range.contains(number))
        case .decimal(let number):
          return .success(number >= Double(range.lowerBound) && number <= Double(range.upperBound))
        default: break
        }
      }
      if let compared = comparedState(value, wanted) { return .success(compared.isEqual) }
      if let reason = undecided(by: value, expression.span) { return .failure(Unresolved(undetermined: reason)) }
      if let equal = OpenTrait.compare(value, wanted, self) ?? Equality.equal(value, wanted) { return .success(equal) }
      return .failure(undecided("\(Words.kind(of: value)) cannot be compared with this case"))
    case .unsupported(let reason): return .failure(undecided(reason))
    }
  }

  private func match(case name: String, _ parts: [Pattern], _ value: Value, _ scope: Scope) -> Result<Bool, Unresolved>
  {
    if parts.isEmpty, let compared = comparedState(value, name == "none" ? .none : Value(.symbol(name))) {
      return .success(compared.isEqual)
    }
    switch value.payload {
    case .enumCase(let type, let own, let values):
      // A static constant may stand in place of a case.
      if own != name, !type.caseNames.contains(name), let constant = staticMember(name, of: type) {
        return .success(Equality.equal(constant, value) == true)
      }
      guard own == name else { return .success(false) }
      if parts.isEmpty { return .success(true) }
      if parts.count == 1, values.count > 1 {
        return match(parts[0], Value(.tuple(values.map { ($0.label, $0.value) })), scope)
      }
      guard parts.count == values.count else { return .success(false) }
      return matchAll(zip(parts, values.map { $0.value.noting(value.states) }), scope)
    case .symbol(let own): return .success(own == name)
    case .openTrait:
      return .success(OpenTrait.compare(value, Value(.symbol(name)), self) ?? false)
    case .none: return .success(name == "none")
    case .instance(let instance):
      guard let constant = staticMember(name, of: instance.type), let equal = Equality.equal(constant, value) else {
        return .failure(undecided("a \(instance.type.path) cannot be compared with `.\(name)`"))
      }
      return .success(equal)
    case _ where name == "some" && parts.count == 1: return match(parts[0], value, scope)
    default:
      return .failure(undecided("\(Words.kind(of: value)) cannot be compared with `.\(name)`"))
    }
  }

  private func matchAll(_ pairs: some Sequence<(Pattern, Value)>, _ scope: Scope) -> Result<Bool, Unresolved> {
    for (pattern, value) in pairs {
      switch match(pattern, value, scope) {
      case .success(true): continue
      case let other: return other
      }
    }
    return .success(true)
  }

  private func undecided(_ reason: String) -> Unresolved {
    Unresolved(undetermined: Undetermined(code: "unsupported-expression", reason: reason))
  }
}
