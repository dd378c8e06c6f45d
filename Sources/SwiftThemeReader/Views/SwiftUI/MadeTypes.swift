/// The types of which code makes values, as in `Card(…)` and `Kit.Card()`, and what it gives them.
struct MadeTypes {
  /// The cases that calls give for an argument: `red` in `Badge(style: .red)`.
  struct Given {
    var cases: Set<String> = []
    /// Whether some call gives a value of which the case is not known.
    var isOpen = false
    var calls = 0
  }

  var names: Set<String> { making.names }
  private var given: [String: [String: Given]] = [:]
  private let making: MakingCalls
  /// The names of what code sets: `copy.isLoud = true`, `isLoud.toggle()`.
  private var written: Set<String> = []
  /// Whether something is set by a key path that is not written there.
  private var setsByKeyPath = false

  init(in table: DeclarationTable) {
    making = table.makingCalls
    for (name, all) in making.byName {
      // What previews give is shown on no screen.
      for argument in all.filter({ !$0.body.isOfSamples }).flatMap(\.arguments) {
        guard let label = argument.label else { continue }
        Self.take(argument.value, into: &given[name, default: [:]][label, default: Given()])
        given[name, default: [:]][label, default: Given()].calls += 1
      }
    }
    var keyPaths: Set<String> = []
    for body in table.codeBodies {
      SyntaxWalk.each(body.statements) { expression in
        noteWrites(of: expression, in: body)
        if case .keyPath(let names) = expression.kind { keyPaths.formUnion(names) }
      }
    }
    if setsByKeyPath { written.formUnion(keyPaths) }
  }

  private mutating func noteWrites(of expression: Expression, in body: CodeBody) {
    for target in RunningWrites.targets(of: expression) where !Self.keepsWhatItIsGiven(expression, in: body) {
      let names = RunningWrites.names(along: target)
      written.formUnion(names ?? [])
      setsByKeyPath = setsByKeyPath || names == nil
    }
  }

  /// Whether an initialiser sets a member to the parameter of that name: `self.style = style`.
  private static func keepsWhatItIsGiven(_ expression: Expression, in body: CodeBody) -> Bool {
    guard body.isInitializer, case .assignment(let target, nil, let value) = expression.kind,
      case .name(let given) = value.kind, let path = MakingCalls.path(target)
    else { return false }
    return path == ["self", given]
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
    guard let all = making.byName[record.name]?.count, !making.mayMakeUntold(record, with: name),
      !written.contains(name),
      let property = record.property(name, isStatic: false)?.member, property.isStored, property.wrapper == nil
    else { return false }
    var given = given[record.name]?[name] ?? Given()
    if given.calls < all {
      guard record.initializers.isEmpty, let initial = property.initial else { return false }
      Self.take(initial, into: &given)
    }
    return !given.isOpen && !given.cases.contains(value)
  }
}
