/// The raw values of an enum's cases. They are literals, so they are the same wherever they are asked for: a generated enum has
/// hundreds of cases, and code that looks for a case by its raw value compares each.
struct RawValues {
  /// By case.
  let values: [String: Value]
  /// The first case of each raw value, if all of these are strings.
  let caseOfText: [String: String]?

  fileprivate init?(_ pairs: [(name: String, value: Value)]) {
    guard !pairs.contains(where: { $0.value.isUnknown }) else { return nil }
    values = Dictionary(pairs.map { ($0.name, $0.value) }) { first, _ in first }
    var cases: [String: String]? = [:]
    for (name, value) in pairs {
      guard case .string(let text) = value.payload else {
        cases = nil
        break
      }
      if cases?[text] == nil { cases?[text] = name }
    }
    caseOfText = cases
  }
}

extension Evaluator {
  func rawValue(of name: String, _ type: TypeRecord, _ expression: Expression) -> Value {
    rawValues(of: type)?.values[name] ?? rawPairs(of: type).first { $0.name == name }?.value
      ?? unknown("unknown-member", "\(type.path) has no case `\(name)`", expression.span)
  }

  /// Returns the case with a raw value, which is `Value.none` if there is no such case; `nil` if each case has to be compared.
  func enumCase(of type: TypeRecord, withRaw wanted: Value) -> Value? {
    guard case .string(let text) = wanted.payload, stateVariable(of: wanted) == nil,
      // A property of its own name is the team's own code.
      type.hasPlainCases, type.property("rawValue", isStatic: false) == nil,
      let cases = rawValues(of: type)?.caseOfText
    else { return nil }
    return cases[text].map { Value(.enumCase(type, name: $0, values: [])) } ?? Value.none
  }

  private func rawValues(of type: TypeRecord) -> RawValues? {
    let key = ObjectIdentifier(type)
    if let known = knownRawValues[key] { return known }
    let found = RawValues(rawPairs(of: type))
    // What evaluation had no steps left for is asked again.
    if let found { knownRawValues[key] = found }
    return found
  }

  private func rawPairs(of type: TypeRecord) -> [(name: String, value: Value)] {
    var next: Int64 = 0
    let typeNames = type.inherited.flatMap(\.name.names).compactMap(\.last)
    let integer = typeNames.lazy.compactMap(IntegerType.init(named:)).first
    let isWhole = typeNames.contains(where: PlatformTypes.integers.contains)
    return type.cases.map { one in
      next &+= Int64(one.lackedBefore)
      defer { next = next == .max ? next : next + 1 }
      guard let raw = one.rawValue else {
        guard isWhole else { return (one.name, Value(.string(one.name))) }
        var number = Value(.integer(next))
        number.integer = integer
        return (one.name, number)
      }
      var value = evaluate(raw, Scope(type: type, file: Int(one.span.file)))
      if case .integer(let number) = value.payload {
        next = number
        value.integer = integer
      }
      return (one.name, value)
    }
  }
}
