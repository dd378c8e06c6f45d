/// An index from enum cases to the cases of a long `switch`. A generated enum has thousands of cases,
/// and a property that switches over them is evaluated for each.
struct SwitchTable {
  private static let leastCases = 16

  /// Kept alive, so that no other expression gets the same identity.
  private let expression: Expression
  private var places: [String: Int] = [:]
  /// The position of the first case with patterns other than enum cases, such as `default`.
  private var end: Int
  /// The enum checked last, and whether all names are cases of it.
  /// In another type, a name may be a constant that equals the value.
  private var checked: (type: TypeRecord, fits: Bool)?

  init?(_ choice: SwitchOver, _ expression: Expression) {
    guard choice.cases.count >= Self.leastCases else { return nil }
    self.expression = expression
    end = choice.cases.count
    for (index, one) in choice.cases.enumerated() {
      var names: [String] = []
      for (pattern, _) in one.patterns {
        if case .enumCase(let name, _) = pattern { names.append(name) }
      }
      guard !one.patterns.isEmpty, names.count == one.patterns.count else {
        end = index
        return
      }
      for name in names where places[name] == nil { places[name] = index }
    }
  }

  /// Returns the position of the first case that may match. The cases before it do not match.
  mutating func first(for name: String, of type: TypeRecord) -> Int {
    if checked?.type !== type {
      checked = (type, places.keys.allSatisfy(type.caseNames.contains))
    }
    return checked?.fits == true ? places[name] ?? end : 0
  }
}

extension Evaluator {
  func firstCase(of choice: SwitchOver, _ expression: Expression, for subject: Value) -> Int {
    guard case .enumCase(let type, let name, _) = subject.payload else { return 0 }
    let key = ObjectIdentifier(expression)
    if switchTables[key] == nil {
      guard let table = SwitchTable(choice, expression) else { return 0 }
      switchTables[key] = table
    }
    return switchTables[key]?.first(for: name, of: type) ?? 0
  }
}
