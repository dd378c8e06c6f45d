import ThemeModel

/// A walk through a collection whose order nobody can tell. What is older than the walk and changes in it depends on the order.
final class UnorderedWalk {
  let reason: Undetermined
  /// How many instances and scopes were made before it.
  let instances: Int
  let scopes: Int
  fileprivate(set) var hasChanges = false

  fileprivate init(_ reason: Undetermined, instances: Int, scopes: Int) {
    (self.reason, self.instances, self.scopes) = (reason, instances, scopes)
  }
}

extension Evaluator {
  func unordered(_ collection: Value, _ span: Span) -> Undetermined {
    Undetermined(
      code: "runtime-value", reason: "it depends on the order of \(Words.kind(of: collection)), which is not defined",
      text: text(span), place: place(span))
  }

  /// Goes through a collection that has no order. Returns whether that changes something that was there before. Each of these
  /// changes leaves an unknown value.
  func withoutOrder<Result>(_ collection: Value, _ span: Span, _ body: () -> Result) -> (Result, hasChanges: Bool) {
    let around = walk
    let own = UnorderedWalk(unordered(collection, span), instances: madeInstances, scopes: Scope.newest)
    walk = own
    defer {
      walk = around
      if own.hasChanges { around?.hasChanges = true }
    }
    let result = body()
    return (result, own.hasChanges)
  }

  /// Runs `body` for what comes to the same in every order.
  func keepingOrder<Result>(_ body: () -> Result) -> Result {
    let around = walk
    walk = nil
    defer { walk = around }
    return body()
  }

  /// The value that a change leaves.
  func changed(_ value: Value, if isOlder: (UnorderedWalk) -> Bool) -> Value {
    guard let walk, isOlder(walk) else { return value }
    walk.hasChanges = true
    return value.isUnknown ? value : Value(.unknown(walk.reason))
  }

  /// The value that a change of a member of `self` leaves, if that is no object: others see what `set` does to objects.
  func changed(_ value: Value, memberOf instance: Instance, _ scope: Scope) -> Value {
    instance.type.isReference ? value : changed(value) { scope.ageOfFrame <= $0.scopes }
  }

  /// Runs a loop through a collection that has no order. It ends somewhere only if it ends there in every order.
  func loop(through elements: [Value], of collection: Value, _ span: Span, _ turn: (Value) -> Flow?) -> Flow {
    let (ends, hasChanges) = withoutOrder(collection, span) {
      var ends: [Flow] = []
      for element in elements {
        guard let end = turn(element) else { continue }
        ends.append(end)
        if caught()?.code != Self.thrown, case .failed = end { break }
      }
      return ends
    }
    guard let first = ends.first else { return .normal }
    if ends.allSatisfy({ if case .leave = $0 { true } else { false } }) { return .normal }
    if case .failed(let error) = first, !hasChanges, ends.allSatisfy(Self.isThrown) {
      end(error)
      return first
    }
    if ends.count == 1, !hasChanges { return first }
    if let last = ends.last, case .failed = last, !Self.isThrown(last) { return last }
    guard !hasChanges, ends.dropFirst().allSatisfy({ Self.isSame(first, $0) }) else {
      return .failed(unordered(collection, span))
    }
    return first
  }

  private static func isThrown(_ flow: Flow) -> Bool {
    if case .failed(let reason) = flow { reason.code == thrown } else { false }
  }

  private static func isSame(_ a: Flow, _ b: Flow) -> Bool {
    switch (a, b) {
    case (.returned(let a), .returned(let b)): Equality.equal(a, b) == true
    default: false
    }
  }

  /// Returns what a loop sets for each of its keys: `for (key, ink) in inks { others[key] = ink }`. No two keys are the same, so
  /// the order makes no difference if the loop does nothing else with it.
  func keyedTargets(_ pattern: Pattern, _ collection: Value, _ body: [Statement], _ scope: Scope) -> Set<Span> {
    guard case .dictionary = collection.payload, case .tuple(let parts) = pattern, case .name(let key)? = parts.first
    else { return [] }
    guard let targets = Self.targets(in: body, key: key),
      targets.allSatisfy({ name, spans in
        scope.value(name) != nil && Self.mentions(of: name, in: body) == spans.count
      })
    else { return [] }
    return Set(targets.values.joined())
  }

  /// Returns the places where a body sets an element for a key, by the names of the collections; `nil` for a body that does more.
  private static func targets(in body: [Statement], key: String) -> [String: [Span]]? {
    var found: [String: [Span]] = [:]
    for statement in body {
      switch statement {
      case .variables(let bindings):
        if bindings.contains(where: { $0.pattern.names.contains(key) }) { return nil }
      case .expression(let expression):
        guard let targets = targets(in: expression, key: key) else { return nil }
        found.merge(targets) { $0 + $1 }
      default: return nil
      }
    }
    return found
  }

  private static func targets(in expression: Expression, key: String) -> [String: [Span]]? {
    switch expression.kind {
    case .assignment(let target, nil, _):
      guard case .index(let base, let arguments) = target.kind, case .name(let name) = base.kind,
        arguments.count == 1, case .name(key) = arguments[0].value.kind
      else { return nil }
      return [name: [target.span]]
    case .call(let callee, let arguments):
      guard case .member(let base?, "updateValue") = callee.kind, case .name(let name) = base.kind,
        arguments.map(\.label) == [nil, "forKey"], case .name(key) = arguments[1].value.kind
      else { return nil }
      return [name: [base.span]]
    case .ifElse(let choice):
      let isOther = choice.conditions.contains { condition in
        switch condition {
        case .unwraps(let pattern, _), .matches(let pattern, _): pattern.names.contains(key)
        case .holds, .isAvailable: false
        }
      }
      guard !isOther, let body = targets(in: choice.body, key: key),
        let otherwise = targets(in: choice.otherwise ?? [], key: key)
      else { return nil }
      return body.merging(otherwise) { $0 + $1 }
    default: return nil
    }
  }

  private static func mentions(of name: String, in body: [Statement]) -> Int {
    var count = 0
    SyntaxWalk.each(body) { if case .name(name) = $0.kind { count += 1 } }
    return count
  }
}
