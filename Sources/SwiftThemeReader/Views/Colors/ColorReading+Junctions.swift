/// Conditions that are written in different ways and are the same: `a && b` and `!(!b || !a)`, `x == y` and `y == x`, `isOn == false` and
/// `!isOn`, `list.count == 0` and `list.isEmpty`.
extension ColorReading {
  // MARK: - Several conditions

  /// What a condition says of one subject.
  private struct Literal {
    var subject: Facts.Subject
    var yes: Facts.Value
    var no: Facts.Value

    /// Returns `nil` for a condition on several subjects, or for one that is decided.
    init?(_ way: Way) {
      guard let taken = way.yes?.values, let left = way.no?.values, taken.count == 1, left.count == 1,
        let (subject, value) = taken.first, let other = left[subject], !subject.isOfDevice
      else { return nil }
      (self.subject, yes, no) = (subject, value, other)
    }

    private init(_ subject: Facts.Subject, _ yes: Facts.Value, _ no: Facts.Value) {
      (self.subject, self.yes, self.no) = (subject, yes, no)
    }

    /// Returns what two conditions on one subject are together: `flag != nil && flag == true` is the second; `nil` where that is no single
    /// condition.
    func joined(with other: Literal) -> Literal? {
      guard subject == other.subject else { return nil }
      switch (yes, other.yes) {
      case (.equals(let one), .equals(let two)): return one == two ? self : nil
      case (.equals(let one), .differs(let others)), (.differs(let others), .equals(let one)):
        return others.contains(one) ? nil : Literal(subject, .equals(one), .differs([one]))
      case (.differs(let one), .differs(let two)): return one == two ? self : nil
      }
    }

    var negated: Literal { Literal(subject, no, yes) }

    var isNegative: Bool {
      switch yes {
      case .equals(let value): value == "false"
      case .differs: true
      }
    }

    var words: String {
      switch yes {
      case .equals("true"): subject.text
      case .equals("false"): "!" + subject.text
      case .equals(let value): "\(subject.text) == \(value)"
      case .differs(let values): "\(subject.text) != " + values.sorted().joined(separator: ", ")
      }
    }
  }

  /// Returns the fact that several conditions are all true; `nil` where one of them is about several things.
  private func junction(of all: [Literal]) -> (yes: Facts, no: Facts)? {
    var literals: [Literal] = []
    for one in all {
      let both = literals.lazy.enumerated().compactMap { index, other in other.joined(with: one).map { (index, $0) } }
      if let (index, whole) = both.first { literals[index] = whole } else { literals.append(one) }
    }
    if literals.count == 1, let yes = Facts().adding(literals[0].subject, literals[0].yes),
      let no = Facts().adding(literals[0].subject, literals[0].no)
    {
      return (yes, no)
    }
    let negatives = literals.filter(\.isNegative).count
    // Of `a && b` and `!a || !b`, both are told by the one with fewer signs.
    let isNegated = negatives > literals.count - negatives
    var parts = (isNegated ? literals.map(\.negated) : literals).map { (words: $0.words, scope: $0.subject.scope) }
    parts.sort { ($0.words, $0.scope) < ($1.words, $1.scope) }
    let id = identity(parts.flatMap { [$0.scope, $0.words.hashValue] } + [-22])
    let subject = Facts.Subject(
      scope: -3 - id, text: parts.map(\.words).joined(separator: isNegated ? " || " : " && "))
    guard let yes = Facts().adding(subject, .equals(isNegated ? "false" : "true")),
      let no = Facts().adding(subject, .equals(isNegated ? "true" : "false"))
    else { return nil }
    return (yes, no)
  }

  /// Returns the facts of conditions that are all true, or not.
  func conjunction(of ways: [Way]) -> Way? {
    let open = ways.filter { $0.no != nil || $0.yes == nil }
    if open.count == 1 { return open[0] }
    let literals = open.compactMap(Literal.init)
    guard literals.count == open.count, let all = junction(of: literals) else { return nil }
    return Way(yes: Self.joined(open.map(\.yes) + [all.yes]), no: all.no)
  }

  /// Returns facts that are all true; `nil` where they contradict each other.
  static func joined(_ all: [Facts?]) -> Facts? {
    var result = Facts()
    for facts in all {
      guard let next = facts.flatMap(result.joined) else { return nil }
      result = next
    }
    return result
  }

  /// Each level of a nested condition is read twice, once for its parts, so those that are far down are only what they are as a whole.
  private static let deepestJunction = 4

  func both(_ left: Expression, _ right: Expression, _ whole: Expression, in scope: ViewScope) -> Way {
    joined(left, right, "&&", whole, in: scope)
  }

  func either(_ left: Expression, _ right: Expression, _ whole: Expression, in scope: ViewScope) -> Way {
    joined(left, right, "||", whole, in: scope).flipped
  }

  /// Returns the facts that two conditions are both true; of `||`, that neither of them is.
  private func joined(
    _ left: Expression, _ right: Expression, _ sign: String, _ whole: Expression, in scope: ViewScope
  ) -> Way {
    junctions += 1
    defer { junctions -= 1 }
    let isNegated = sign == "||"
    let ways = [left, right].map { isNegated ? truth($0, in: scope).flipped : truth($0, in: scope) }
    if ways[0].no == nil { return ways[1] }
    if ways[1].no == nil { return ways[0] }
    let both = Self.joined(ways.map(\.yes))
    if junctions <= Self.deepestJunction, let literals = literals(whole, sign, in: scope),
      let all = junction(of: isNegated ? literals.map(\.negated) : literals)
    {
      return Way(yes: both?.joined(with: all.yes), no: all.no)
    }
    let whole = self.whole(whole, in: scope)
    return Way(
      yes: both.flatMap { $0.adding(whole, .equals("\(!isNegated)")) },
      no: Facts().adding(whole, .equals("\(isNegated)")))
  }

  /// Returns what a chain of one operator is about: `a`, `b` and `c` of `a && b && c`; `nil` where a part is about several things, or
  /// where a flag of the build decides.
  private func literals(_ expression: Expression, _ sign: String, in scope: ViewScope) -> [Literal]? {
    if case .binary(sign, let left, let right) = expression.kind {
      guard let first = literals(left, sign, in: scope), let second = literals(right, sign, in: scope) else {
        return nil
      }
      return first + second
    }
    guard let literal = Literal(truth(expression, in: scope)) else { return nil }
    return [literal]
  }

  // MARK: - Comparisons

  /// Whether an operand is a value of its own: `.dark == mode`, `false == isOn`.
  func isFixed(_ operand: Expression) -> Bool {
    if case .boolean = operand.kind { return true }
    return constant(operand) != nil
  }

  /// Returns the facts of a comparison of two values that may both vary.
  func alike(_ left: Expression, _ right: Expression, _ whole: Expression, in scope: ViewScope) -> Way {
    let sorted = words(left) <= words(right) ? (left, right) : (right, left)
    return alike(
      Expression(.binary("==", sorted.0, sorted.1), whole.span), in: scope,
      as: "\(words(sorted.0)) == \(words(sorted.1))")
  }

  /// Whether a Boolean value may be missing.
  func isOptional(_ value: Expression, in scope: ViewScope) -> Bool {
    var isChained = false
    SyntaxWalk.each(value) { if case .chained = $0.kind { isChained = true } }
    if isChained { return true }
    switch value.kind {
    // A dictionary's; an element of a list is never missing.
    case .index(_, let keys):
      guard keys.count == 1, keys[0].label == nil, case .string = keys[0].value.kind else { return false }
      return true
    // `if let on` has unwrapped it.
    case .name(let name) where scope.bound(name) != nil && scope.type?.property(name, isStatic: false) != nil:
      return false
    default: return declaredType(of: value, in: scope)?.isOptional == true
    }
  }

  /// Returns the facts of `value == true` for a value that may be missing, and then is neither.
  func optional(_ value: Expression, is wanted: Bool, in scope: ViewScope) -> Way {
    let subject = subject(value, in: scope)
    return Way(
      yes: Facts().adding(subject, .equals("\(wanted)")), no: Facts().adding(subject, .differs(["\(wanted)"])))
  }

  /// Returns the facts of a comparison that asks whether a list is empty: `list.count == 0`, `0 < list.count`.
  func emptiness(
    _ sign: String, _ left: Expression, _ right: Expression, _ whole: Expression, in scope: ViewScope
  ) -> Way? {
    let mirrored = ["<": ">", ">": "<", "<=": ">=", ">=": "<=", "==": "=="]
    var (count, sign, number) = (left, sign, right)
    if case .integer = left.kind { (count, sign, number) = (right, mirrored[sign] ?? sign, left) }
    guard case .integer(let value?) = number.kind, case .member(let list?, "count") = count.kind, !list.isSelf else {
      return nil
    }
    let isEmpty: Bool
    switch (sign, value) {
    case ("==", 0), ("<=", 0), ("<", 1): isEmpty = true
    case (">", 0), (">=", 1): isEmpty = false
    default: return nil
    }
    // What a type of the team's own counts may be something else.
    if typeByDeclarations(of: list, in: scope) != nil { return nil }
    let way = truth(Expression(.member(list, "isEmpty"), whole.span), in: scope)
    return isEmpty ? way : way.flipped
  }
}
