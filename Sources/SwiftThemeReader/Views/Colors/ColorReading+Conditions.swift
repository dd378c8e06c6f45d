/// The facts on either side of a condition. A side is `nil` when it is never taken.
struct Way {
  var yes: Facts?
  var no: Facts?

  static func decided(_ value: Bool) -> Way { Way(yes: value ? Facts() : nil, no: value ? nil : Facts()) }

  var flipped: Way { Way(yes: no, no: yes) }
}

extension ColorReading {
  func facts(_ conditions: [Condition], in scope: ViewScope) -> Way {
    guard let first = conditions.first else { return Way(yes: Facts(), no: nil) }
    if conditions.count == 1 { return facts(first, in: scope) }
    let ways = conditions.map { facts($0, in: scope) }
    if let way = conjunction(of: ways) { return way }
    let yes = Self.joined(ways.map(\.yes))
    let whole = [scope.id] + conditions.flatMap(position)
    let subject = Facts.Subject(scope: identity(whole), text: "several conditions")
    return Way(yes: yes.flatMap { $0.adding(subject, .equals("true")) }, no: Facts().adding(subject, .equals("false")))
  }

  /// Returns whether a value refers to the name that it gets: `let cell = cell as? Cell`.
  static func mentions(_ name: String, in expression: Expression) -> Bool {
    var found = false
    SyntaxWalk.each(expression) { part in
      if case .name(name) = part.kind { found = true }
    }
    return found
  }

  private func position(of condition: Condition) -> [Int] {
    switch condition {
    case .holds(let expression), .unwraps(_, let expression), .matches(_, let expression):
      [Int(expression.span.file), Int(expression.span.start)]
    case .isAvailable: []
    }
  }

  private func facts(_ condition: Condition, in scope: ViewScope) -> Way {
    switch condition {
    case .holds(let expression): return truth(expression, in: scope)
    case .unwraps(let pattern, let expression):
      for name in pattern.names where name != plainName(expression) {
        scope.bind(name, Self.mentions(name, in: expression) ? .open(nil) : .expression(expression, scope))
      }
      if let way = presence(of: expression, in: scope) { return way }
      let subject = subject(expression, in: scope)
      return Way(yes: Facts().adding(subject, .differs(["nil"])), no: Facts().adding(subject, .equals("nil")))
    case .matches(let pattern, let expression):
      let subject = subject(expression, in: scope)
      guard let name = caseName(pattern) else { return once(expression, in: scope) }
      return Way(
        yes: Facts().adding(subject, .equals(name)),
        no: others([name], of: expression, in: scope).flatMap { Facts().adding(subject, $0) })
    case .isAvailable(let isAvailable, let release):
      let later = release.flatMap { $0.isLater(than: writtenColors.systemColors) ? $0 : nil }
      let subject = later.map { Facts.Subject.later($0.name) } ?? .release
      let way = Way(yes: Facts().adding(subject, .equals("true")), no: Facts().adding(subject, .equals("false")))
      return isAvailable ? way : way.flipped
    }
  }

  /// Returns the facts that follow from a Boolean expression.
  func truth(_ expression: Expression, in scope: ViewScope) -> Way {
    switch expression.kind {
    case .boolean(let value): return .decided(value)
    case .prefix("!", let inner): return truth(inner, in: scope).flipped
    case .binary("==", let left, let right): return equality(left, right, expression, in: scope)
    case .binary("!=", let left, let right): return equality(left, right, expression, in: scope).flipped
    case .binary("&&", let left, let right): return both(left, right, expression, in: scope)
    case .binary("||", let left, let right): return either(left, right, expression, in: scope)
    case .binary("??", let left, let right):
      guard case .boolean(let fallback) = right.kind, isSteady(left, in: scope) else {
        return alike(expression, in: scope)
      }
      // It is what the fallback is not only where the value says so.
      let way = optional(left, is: !fallback, in: scope)
      return fallback ? way.flipped : way
    case .forced(let inner): return truth(inner, in: scope)
    case .binary(let sign, let left, let right) where ["<", ">", "<=", ">="].contains(sign):
      return order(sign, left, right, expression, in: scope)
    case .name, .member:
      if let value = constantTruth(expression, in: scope) { return .decided(value) }
      if let way = followed(expression, in: scope) { return way }
      let subject = subject(expression, in: scope)
      return Way(yes: Facts().adding(subject, .equals("true")), no: Facts().adding(subject, .equals("false")))
    case .call(let callee, let arguments) where arguments.isEmpty:
      return given(by: callee, in: scope) ?? alike(expression, in: scope)
    default: return alike(expression, in: scope)
    }
  }

  /// Returns the facts of a condition that is handed on to be asked later: `condition: @autoclosure () -> Bool`, `isOn: { a && b }`.
  private func given(by callee: Expression, in scope: ViewScope) -> Way? {
    guard followed < Self.deepest, case .name(let name) = callee.kind, let (bound, _) = scope.bound(name),
      case .expression(let value, let from) = bound
    else { return nil }
    followed += 1
    defer { followed -= 1 }
    guard case .closure(let closure) = value.kind else { return truth(value, in: from) }
    guard closure.arity == 0, closure.body.count == 1 else { return nil }
    switch closure.body[0] {
    case .expression(let condition), .returned(let condition?): return truth(condition, in: from)
    default: return nil
    }
  }

  /// Returns the facts of a comparison. Of `a < b` and `a >= b`, one is true and the other is not.
  private func order(
    _ sign: String, _ left: Expression, _ right: Expression, _ whole: Expression, in scope: ViewScope
  ) -> Way {
    if let way = emptiness(sign, left, right, whole, in: scope) ?? ofNumbers(sign, left, right, in: scope) {
      return way
    }
    let (low, high) = ["<", ">="].contains(sign) ? (left, right) : (right, left)
    guard let lower = operand(low, in: scope), let higher = operand(high, in: scope) else {
      let way = alike(whole, in: scope, as: "\(words(low)) < \(words(high))")
      return sign.count == 1 ? way : way.flipped
    }
    let subject = Facts.Subject(
      scope: -3 - identity([lower.scope, higher.scope, -18]), text: "\(lower.text) < \(higher.text)")
    let way = Way(yes: Facts().adding(subject, .equals("true")), no: Facts().adding(subject, .equals("false")))
    return sign.count == 1 ? way : way.flipped
  }

  /// Returns how a comparison of numbers turns out that the code writes, here or where it calls this; `nil` for any other one.
  private func ofNumbers(_ sign: String, _ left: Expression, _ right: Expression, in scope: ViewScope) -> Way? {
    guard let left = number(left, in: scope), let right = number(right, in: scope) else { return nil }
    switch sign {
    case "<": return .decided(left < right)
    case ">": return .decided(left > right)
    case "<=": return .decided(left <= right)
    case ">=": return .decided(left >= right)
    case "==": return .decided(left == right)
    default: return nil
    }
  }

  /// Returns the number that the code writes for a value, which it does not change.
  private func number(_ operand: Expression, in outer: ViewScope) -> Int64? {
    var (here, scope) = (operand, outer)
    for _ in 0..<Self.deepest {
      if case .integer(let value) = here.kind { return value }
      guard let name = plainName(here), !scope.isVariable(name), isOfLiterals(here, in: scope),
        let next = steady(name, in: scope)
      else { return nil }
      (here, scope) = next
    }
    return nil
  }

  /// Returns what a number is in one evaluation of a body; `nil` for one that is worked out.
  private func operand(_ expression: Expression, in scope: ViewScope) -> Facts.Subject? {
    if let constant = constant(expression) { return Facts.Subject(scope: 0, text: constant) }
    switch expression.kind {
    case .name, .member, .chained, .forced: return subject(expression, in: scope)
    default: return nil
    }
  }

  /// Returns the subject for a condition of several parts.
  func whole(_ expression: Expression, in scope: ViewScope) -> Facts.Subject {
    var isOfFlags = false
    SyntaxWalk.each(expression) { part in
      if case .name(let name) = part.kind, name.hasPrefix(BuildCondition.prefix) { isOfFlags = true }
    }
    return isOfFlags
      ? .flag(words(expression)) : Facts.Subject(scope: origins(of: expression, in: scope), text: words(expression))
  }

  /// Returns a number for what the names of an expression mean: the same in a closure as around it.
  func origins(of expression: Expression, in scope: ViewScope) -> Int {
    var origins: [Int] = []
    SyntaxWalk.each(expression) { part in
      guard case .name = part.kind else { return }
      let subject = self.subject(part, in: scope)
      origins += [subject.scope, subject.text.hashValue]
    }
    return -3 - identity(origins + [-19])
  }

  /// Returns facts by the text of an expression. In one evaluation of a body, equal text is the same
  /// condition, unless it calls something.
  func alike(_ expression: Expression, in scope: ViewScope, as text: String? = nil) -> Way {
    guard isSteady(expression, in: scope) else { return once(expression, in: scope) }
    let subject = Facts.Subject(scope: origins(of: expression, in: scope), text: text ?? words(expression))
    return Way(yes: Facts().adding(subject, .equals("true")), no: Facts().adding(subject, .equals("false")))
  }

  /// Returns whether an expression has one value wherever it stands in one evaluation of a body. A subscript only reads, and so does
  /// a call by its name, `calendar.isDate(day, inSameDayAs: today)`.
  func isSteady(_ expression: Expression, in scope: ViewScope) -> Bool {
    var changes = false
    SyntaxWalk.each(expression) { part in
      switch part.kind {
      case .call(let callee, _):
        let name = MemberChain(callee).names.last ?? ""
        if !Self.asks(name) || scope.type?.kind == .classType { changes = true }
      // An object may change its lists between two reads, which the body of a view cannot.
      case .index where scope.type?.kind == .classType: changes = true
      case .closure, .macro, .unsupported: changes = true
      default: break
      }
    }
    return !changes
  }

  /// Whether a function is called like a question, to which there is one answer: `isToday`, `hasPrefix`, `contains`.
  private static func asks(_ name: String) -> Bool {
    if ["contains", "starts", "ends"].contains(name) { return true }
    return ["is", "has", "can", "should"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first?.isUppercase == true
    }
  }

  /// Follows a bound argument, or a computed property of one expression.
  private func followed(_ expression: Expression, in scope: ViewScope) -> Way? {
    guard followed < Self.deepest, let name = plainName(expression) else { return nil }
    followed += 1
    defer { followed -= 1 }
    if let (bound, _) = scope.bound(name) {
      guard case .expression(let value, let from) = bound, !mayChange(name, in: scope) else { return nil }
      return truth(value, in: from)
    }
    guard let (property, _) = scope.type?.property(name, isStatic: false), property.wrapper == nil else { return nil }
    guard let getter = property.getter, getter.count == 1 else { return nil }
    switch getter[0] {
    case .expression(let value), .returned(let value?):
      switch value.kind {
      case .prefix, .binary, .name, .member: return truth(value, in: scope.ofType)
      default: return nil
      }
    default: return nil
    }
  }

  private func equality(_ first: Expression, _ second: Expression, _ whole: Expression, in scope: ViewScope) -> Way {
    let (left, right) = isFixed(first) && !isFixed(second) ? (second, first) : (first, second)
    if case .boolean(let value) = right.kind {
      if isOptional(left, in: scope) { return optional(left, is: value, in: scope) }
      let way = truth(left, in: scope)
      return value ? way : way.flipped
    }
    if let way = emptiness("==", left, right, whole, in: scope) ?? ofNumbers("==", left, right, in: scope) {
      return way
    }
    guard let value = constant(right) else { return alike(left, right, whole, in: scope) }
    if value == "nil", let way = presence(of: left, in: scope) { return way.flipped }
    if let known = given(left, in: scope), isDecided([known, value]) {
      return known == value ? Way(yes: Facts(), no: nil) : Way(yes: nil, no: Facts())
    }
    let subject = subject(left, in: scope)
    return Way(
      yes: Facts().adding(subject, .equals(value)),
      no: others([value], of: left, in: scope).flatMap { Facts().adding(subject, $0) })
  }

  /// Returns the type of a parameter or a property, as it is declared.
  func declaredType(of subject: Expression, in scope: ViewScope) -> TypeName? {
    var (here, scope) = (subject, scope)
    for _ in 0..<16 {
      guard let name = plainName(here) else { return nil }
      switch scope.bound(name)?.value {
      case .expression(let value, let from):
        // What a property holds has its type, whatever the call gives.
        if let type = scope.type?.property(name, isStatic: false)?.member.type { return type }
        (here, scope) = (value, from)
      case .open(let type): return type ?? scope.type?.property(name, isStatic: false)?.member.type
      case .elements(let elements): return elements.type
      case .receiver, .leaf, .ink, .value, .function: return nil
      case nil: return scope.type?.property(name, isStatic: false)?.member.type
      }
    }
    return nil
  }

  /// Returns the case or the literal that a caller passes for a parameter: `.filled` in `Badge(style: .filled)`.
  func given(_ expression: Expression, in scope: ViewScope) -> String? {
    guard let start = beginning(of: expression, in: scope), start.isSteady, start.value !== expression else {
      return nil
    }
    return switch start.value.kind {
    case .member: constant(start.value)
    case .integer, .string: isOfLiterals(expression, in: scope) ? constant(start.value) : nil
    case .call(let callee, _): constant(callee)
    default: nil
    }
  }

  /// Whether a parameter or a property is a number or a text of Swift's own. A team's type that literals make may have its own equality.
  private func isOfLiterals(_ expression: Expression, in scope: ViewScope) -> Bool {
    guard let name = plainName(expression) else { return false }
    let type: TypeName? =
      switch scope.binder(of: name) {
      case .parameter(let type): type
      case .property: scope.type?.property(name, isStatic: false)?.member.type
      case .other: nil
      }
    return type.map { Self.word($0).map { PlatformTypes.integers.contains($0) || $0 == "String" } == true } ?? true
  }

  /// Returns whether all names are cases of one enumeration, or all are numbers or texts, so that different names are different
  /// values.
  func isDecided(_ names: Set<String>) -> Bool {
    guard let first = names.first else { return false }
    if names.allSatisfy({ Int($0) != nil }) || names.allSatisfy({ $0.hasPrefix("\"") }) { return true }
    return table.enumerations(withCase: first).contains { names.isSubset(of: $0) }
  }

  /// Returns a literal or a case as text.
  func constant(_ expression: Expression) -> String? {
    switch expression.kind {
    case .member(nil, let name): name
    case .member(let base?, "rawValue"): rawValue(of: base)
    case .member(let base?, let name):
      if case .name(let type) = base.kind, type.beginsWithCapital { name } else { nil }
    case .integer(let value?): "\(value)"
    case .nilLiteral: "nil"
    case .string(let parts):
      if parts.count == 1, case .text(let text) = parts[0] { "\"\(text)\"" } else { nil }
    default: nil
    }
  }

  /// Returns the raw value of an enumeration's case, as the literal that equals it.
  private func rawValue(of expression: Expression) -> String? {
    guard case .member(let owner?, let name) = expression.kind, case let chain = MemberChain(owner),
      case .name = chain.root, let last = chain.names.last,
      // Of two types of one name, it may be either.
      case let types = table.index.types(named: last), types.count == 1, let type = types.first,
      type.kind == .enumeration, type.hasPlainCases, type.property("rawValue", isStatic: false) == nil,
      let one = type.cases.first(where: { $0.name == name })
    else { return nil }
    if let written = one.rawValue { return constant(written) }
    return type.inherited.first?.name.names.first?.last == "String" ? "\"\(name)\"" : nil
  }

  /// Returns facts about a condition that equals no other: two calls of one function may differ.
  private func once(_ expression: Expression, in scope: ViewScope) -> Way {
    let id = identity([scope.id, Int(expression.span.file), Int(expression.span.start), Int(expression.span.end)])
    let subject = Facts.Subject(scope: -3 - id, text: words(expression))
    return Way(yes: Facts().adding(subject, .equals("true")), no: Facts().adding(subject, .equals("false")))
  }
}
