import ThemeModel

/// Sets of flags: `struct Traits: OptionSet`. Their values are the bits of `rawValue`.
extension Evaluator {
  /// Returns the option set that is expected: of `let traits: Traits = [.bold, .tinted]`.
  func optionSet(_ expected: Expected?) -> TypeRecord? {
    guard let expected else { return nil }
    for path in expected.type.names {
      let types = table.expand(path, from: expected.file, within: expected.scope).types
      if let type = types.first(where: Self.isOptionSet) { return type }
    }
    return nil
  }

  private static func isOptionSet(_ type: TypeRecord) -> Bool {
    type.declaration != nil && type.kind == .structure && type.foreignParents.contains("OptionSet")
  }

  /// Evaluates a list of flags.
  func options(
    _ elements: [Expression], as type: TypeRecord, _ expected: Expected?, _ expression: Expression, _ scope: Scope
  ) -> Value {
    var all: Int64 = 0
    for element in elements {
      let value = evaluate(element, scope, expecting: expected)
      guard let bits = bits(of: value, type, element) else {
        return value.isUnknown ? value : unknownOptions(type, element.span)
      }
      all |= bits
    }
    return options(all, as: type)
  }

  private func options(_ bits: Int64, as type: TypeRecord) -> Value {
    let instance = Instance(type)
    register(instance)
    instance.stored["rawValue"] = Value(.integer(bits))
    return Value(.instance(instance))
  }

  private func unknownOptions(_ type: TypeRecord, _ span: Span) -> Value {
    unknown("unsupported-expression", "which flags of \(type.path) it has is not known", span)
  }

  private func bits(of value: Value, _ type: TypeRecord, _ expression: Expression) -> Int64? {
    guard case .instance(let instance) = value.payload, instance.type === type,
      case .integer(let bits) = member("rawValue", of: value, expression).payload
    else { return nil }
    return bits
  }

  func isEmptyOptions(_ instance: Instance, _ expression: Expression) -> Value? {
    guard Self.isOptionSet(instance.type) else { return nil }
    return bits(of: Value(.instance(instance)), instance.type, expression).map { Value(.boolean($0 == 0)) }
  }

  /// Calls what every option set has: `traits.contains(.bold)`.
  func callOptions(
    _ name: String, of instance: Instance, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope
  ) -> Value? {
    let type = instance.type
    guard Self.isOptionSet(type), arguments.count == 1, let label = Self.optionLabels[name],
      arguments[0].label == label
    else { return nil }
    let given = evaluate(
      arguments[0].value, scope, expecting: Expected(.named([type.name]), file: type.file, scope: type.parent))
    guard let own = bits(of: Value(.instance(instance)), type, expression),
      let other = bits(of: given, type, expression)
    else { return given.isUnknown ? given : unknownOptions(type, expression.span) }
    switch name {
    case "contains", "isSuperset": return Value(.boolean(own & other == other))
    case "isSubset": return Value(.boolean(own & other == own))
    case "isDisjoint": return Value(.boolean(own & other == 0))
    case "union": return options(own | other, as: type)
    case "intersection": return options(own & other, as: type)
    case "subtracting": return options(own & ~other, as: type)
    case "symmetricDifference": return options(own ^ other, as: type)
    case "insert", "formUnion": return store(options(own | other, as: type), in: base, expression, scope)
    case "remove", "subtract": return store(options(own & ~other, as: type), in: base, expression, scope)
    case "formIntersection": return store(options(own & other, as: type), in: base, expression, scope)
    default: return nil
    }
  }

  private static let optionLabels: [String: String?] = [
    "contains": nil, "isSuperset": "of", "isSubset": "of", "isDisjoint": "with", "union": nil, "intersection": nil,
    "subtracting": nil, "symmetricDifference": nil, "insert": nil, "formUnion": nil, "remove": nil, "subtract": nil,
    "formIntersection": nil,
  ]
}
