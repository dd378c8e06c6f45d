/// The types of which code makes values, as in `Card(…)` and `Kit.Card()`, and what it gives them.
struct MadeTypes {
  /// The cases that calls give for an argument: `red` in `Badge(style: .red)`.
  struct Given {
    var cases: Set<String> = []
    /// Whether some call gives a value of which the case is not known.
    var isOpen = false
    var calls = 0
  }

  private(set) var names: Set<String> = []
  private var calls: [String: Int] = [:]
  private var given: [String: [String: Given]] = [:]
  /// The labels of calls whose type is not written: `.init(style: .red)`.
  private var openLabels: Set<String> = []
  /// The members that code gives values: `copy.isLoud = true`.
  private var written: Set<String> = []

  init(in table: DeclarationTable) {
    for type in table.types {
      for (property, _) in type.properties {
        SyntaxWalk.each(property) { visit($0) }
        SyntaxWalk.each(property.getter ?? []) { visit($0) }
      }
      for function in type.functions.values.joined() { SyntaxWalk.each(function.body ?? []) { visit($0) } }
      for initializer in type.initializers { SyntaxWalk.each(initializer.body ?? []) { visit($0) } }
    }
    for (property, _) in table.globalProperties {
      SyntaxWalk.each(property) { visit($0) }
      SyntaxWalk.each(property.getter ?? []) { visit($0) }
    }
    for (function, _) in table.allGlobalFunctions { SyntaxWalk.each(function.body ?? []) { visit($0) } }
  }

  private mutating func visit(_ expression: Expression) {
    if case .assignment(let target, _, _) = expression.kind, case .member(_, let name) = target.kind {
      written.insert(name)
    }
    guard case .call(let callee, let arguments) = expression.kind else { return }
    switch callee.kind {
    case .member(_, "init"): openLabels.formUnion(arguments.compactMap(\.label))
    case .name(let name), .member(.some, let name):
      guard name.first?.isUppercase == true else { return }
      names.insert(name)
      calls[name, default: 0] += 1
      for argument in arguments {
        guard let label = argument.label else { continue }
        Self.take(argument.value, into: &given[name, default: [:]][label, default: Given()])
        given[name, default: [:]][label, default: Given()].calls += 1
      }
    default: break
    }
  }

  private static func take(_ value: Expression, into given: inout Given) {
    switch value.kind {
    case .member(nil, let name): given.cases.insert(name)
    case .boolean(let value): given.cases.insert("\(value)")
    case .conditional(_, let yes, let no):
      take(yes, into: &given)
      take(no, into: &given)
    default: given.isOpen = true
    }
  }

  /// Returns whether no call gives the property this case, although every call gives it one that is known, or leaves it its default.
  func neverGives(_ name: String, _ value: String, to record: TypeRecord) -> Bool {
    // The view itself sets what is its state.
    guard let all = calls[record.name], !openLabels.contains(name),
      let property = record.property(name, isStatic: false)?.member, property.isStored, property.wrapper == nil
    else { return false }
    var given = given[record.name]?[name] ?? Given()
    if given.calls < all {
      guard record.initializers.isEmpty, let initial = property.initial, !written.contains(name) else { return false }
      Self.take(initial, into: &given)
    }
    return !given.isOpen && !given.cases.contains(value)
  }
}
