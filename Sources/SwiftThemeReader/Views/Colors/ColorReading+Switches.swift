/// The cases of switches.
extension ColorReading {
  /// Returns each case of a switch that may be taken, with the facts that are true in it.
  func ways(_ choice: SwitchOver, in scope: ViewScope) -> [(facts: Facts, body: [Statement])] {
    if let ways = truths(choice, in: scope) ?? ofTuple(choice, in: scope) { return ways }
    let subject = subject(choice.subject, in: scope)
    let names = choice.cases.map { one in one.patterns.map { $0.condition == nil ? caseName($0.pattern) : nil } }
    var result: [(Facts, [Statement])] = []
    if names.allSatisfy({ $0.allSatisfy { $0 != nil } }) {
      let all = Set(names.joined().compactMap { $0 })
      if let known = given(choice.subject, in: scope), isDecided(all.union([known])) {
        let position = names.firstIndex { $0.contains(known) } ?? names.firstIndex { $0.isEmpty }
        return position.map { [(Facts(), Self.body($0, of: choice))] } ?? []
      }
      for (index, names) in names.enumerated() {
        let values: [Facts.Value?] =
          names.isEmpty
          ? [others(all, of: choice.subject, in: scope)] : names.prefix(Ink.most).map { $0.map { .equals($0) } }
        for case let value? in values {
          guard let facts = Facts().adding(subject, value) else { continue }
          result.append((facts, Self.body(index, of: choice)))
        }
      }
      return result
    }
    if let ways = ofPatterns(choice, subject, given(choice.subject, in: scope)) { return ways }
    // Cases that bind values or compare several things are distinguished only within this switch.
    let span = choice.subject.span
    let own = Facts.Subject(
      scope: -3 - identity([scope.id, Int(span.file), Int(span.start), -1]), text: words(choice.subject))
    for (index, one) in choice.cases.enumerated() {
      let name = names[index].count == 1 ? names[index][0] : nil
      guard let part = parts(of: one, in: choice.subject, scope) else { continue }
      let value = name ?? "case \(index + 1)"
      if let facts = part.facts.adding(own, .equals(value)) { result.append((facts, Self.body(index, of: choice))) }
      if part.isCertain { break }
    }
    return result
  }

  /// Returns the cases of a switch whose patterns ask for what the cases hold: `case .vote(isActive: true)`. Another switch over the same
  /// value with the same patterns takes the same case.
  private func ofPatterns(_ choice: SwitchOver, _ subject: Facts.Subject, _ known: String?) -> [(
    facts: Facts, body: [Statement]
  )]? {
    let written = choice.cases.map { one in one.patterns.map { $0.condition == nil ? text($0.pattern) : nil } }
    guard !written.joined().contains(nil), written.joined().contains(where: { $0?.contains("(") == true }) else {
      return nil
    }
    let texts = written.map { $0.compactMap(\.self) }
    let names = Set(choice.cases.flatMap(\.patterns).compactMap { Self.nameOfCase($0.pattern) })
    let areDecided = known.map { isDecided(names.union([$0])) } ?? false
    let list = texts.map { $0.joined(separator: ",") }.joined(separator: ";")
    let own = Facts.Subject(
      scope: -3 - identity([subject.scope, subject.text.hashValue, list.hashValue, -61]), text: words(choice.subject))
    var result: [(facts: Facts, body: [Statement])] = []
    for (index, one) in choice.cases.enumerated() {
      let cases = one.patterns.map { Self.nameOfCase($0.pattern) }
      if let known, areDecided, !cases.isEmpty, cases.allSatisfy({ $0 != nil && $0 != known }) { continue }
      let value = texts[index].first ?? "none of them"
      if let facts = Facts().adding(own, .equals(value)) { result.append((facts, Self.body(index, of: choice))) }
    }
    // The one case that is left is taken.
    return result.count == 1 ? [(Facts(), result[0].body)] : result
  }

  /// Returns a pattern of cases and literals in words; `nil` for one that asks for something else.
  private func text(_ pattern: Pattern) -> String? {
    switch pattern {
    case .anything, .name: return "_"
    case .some(let inner): return text(inner).map { $0 + "?" }
    case .expression(let value): return value.kind.isBoolean ?? constant(value)
    case .enumCase(let name, let parts):
      let inner = parts.compactMap(text)
      guard inner.count == parts.count else { return nil }
      return inner.allSatisfy { $0 == "_" } ? name : "\(name)(\(inner.joined(separator: ", ")))"
    case .tuple, .type, .unsupported: return nil
    }
  }

  private static func nameOfCase(_ pattern: Pattern) -> String? {
    switch pattern {
    case .enumCase(let name, _): name
    case .expression(let value): value.implicitName
    default: nil
    }
  }

  /// Returns the cases of a switch over a Boolean value.
  private func truths(_ choice: SwitchOver, in scope: ViewScope) -> [(facts: Facts, body: [Statement])]? {
    var names: Set<String> = []
    for pattern in choice.cases.flatMap(\.patterns) {
      guard pattern.condition == nil, let name = caseName(pattern.pattern), name == "true" || name == "false" else {
        return nil
      }
      names.insert(name)
    }
    // A default beside both is for a value that may be missing, whatever is known of its type.
    let isOpen = names.count == 2 && choice.cases.contains { $0.patterns.isEmpty }
    guard !names.isEmpty, !isOpen, !isOptional(choice.subject, in: scope) else { return nil }
    let way = truth(choice.subject, in: scope)
    var left = ["true": way.yes, "false": way.no].compactMapValues { $0 }
    var result: [(facts: Facts, body: [Statement])] = []
    for (index, one) in choice.cases.enumerated() {
      let own = one.patterns.isEmpty ? Array(left.keys).sorted() : one.patterns.compactMap { caseName($0.pattern) }
      for name in own {
        if let facts = left.removeValue(forKey: name) { result.append((facts, Self.body(index, of: choice))) }
      }
    }
    return result
  }

  /// Returns what runs in a case: also the next body, if its own falls through.
  static func body(_ index: Int, of choice: SwitchOver) -> [Statement] {
    let own = choice.cases[index].body
    guard case .fallThrough? = own.last, index + 1 < choice.cases.count else { return own }
    return own.dropLast() + body(index + 1, of: choice)
  }

  /// The system's enumerations by which views choose colors.
  private static let systemEnumerations: [String: Set<String>] = [
    "ColorScheme": ["light", "dark"], "UIUserInterfaceStyle": ["light", "dark", "unspecified"],
  ]

  /// Returns what a value is that is none of these cases, if its declared type is an enumeration: the one case that is left, or
  /// nothing at all, as in `@unknown default`. Of another type, and of an optional, it may be anything else.
  func others(_ names: Set<String>, of subject: Expression, in scope: ViewScope) -> Facts.Value? {
    guard let type = declaredType(of: subject, in: scope), case .named(let path) = type else { return .differs(names) }
    let all: Set<String>? =
      if let record = record(type, in: scope) {
        record.kind == .enumeration ? record.caseNames : nil
      } else {
        path.last.flatMap { Self.systemEnumerations[$0] }
      }
    guard let all, all.isSuperset(of: names) else { return .differs(names) }
    let left = all.subtracting(names)
    return left.count == 1 ? left.first.map { .equals($0) } : left.isEmpty ? nil : .differs(names)
  }

  /// Returns what a case states about each of several values: `case (false, _)` of `(isEnabled, isError)`.
  /// Returns `nil` for a case that is never taken.
  private func parts(
    of one: SwitchOver.Case, in subject: Expression, _ scope: ViewScope
  ) -> (facts: Facts, isCertain: Bool)? {
    guard case .tuple(let elements) = subject.kind, one.patterns.count == 1, one.patterns[0].condition == nil,
      case .tuple(let patterns) = one.patterns[0].pattern, patterns.count == elements.count
    else { return (Facts(), false) }
    var facts = Facts()
    var isCertain = true
    for (element, pattern) in zip(elements, patterns) {
      if case .anything = pattern { continue }
      guard let name = caseName(pattern) else {
        isCertain = false
        continue
      }
      let way = way(name, of: element.value, in: scope)
      guard let yes = way.yes, let next = facts.joined(with: yes) else { return nil }
      facts = next
      if way.no != nil { isCertain = false }
    }
    return (facts, isCertain)
  }

  /// Returns the facts of a value that is one case, or is not.
  func way(_ name: String, of value: Expression, in scope: ViewScope) -> Way {
    if name == "true" || name == "false", !isOptional(value, in: scope) {
      let truth = truth(value, in: scope)
      return name == "true" ? truth : truth.flipped
    }
    if let known = given(value, in: scope), isDecided([known, name]) { return .decided(known == name) }
    let subject = self.subject(value, in: scope)
    return Way(
      yes: Facts().adding(subject, .equals(name)),
      no: others([name], of: value, in: scope).flatMap { Facts().adding(subject, $0) })
  }

  func caseName(_ pattern: Pattern) -> String? {
    switch pattern {
    case .enumCase(let name, let parts):
      parts.allSatisfy { if case .anything = $0 { true } else if case .name = $0 { true } else { false } } ? name : nil
    case .expression(let expression): expression.kind.isBoolean ?? constant(expression)
    case .some(let inner): caseName(inner)
    default: nil
    }
  }
}

extension Expression.Kind {
  fileprivate var isBoolean: String? {
    if case .boolean(let value) = self { "\(value)" } else { nil }
  }
}
