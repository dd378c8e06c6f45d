/// Which of several functions of one name takes the arguments of a call, as far as their types tell.
extension ColorReading {
  /// Returns whether each argument may be what its parameter takes. An argument of which the sources do not tell the type may be anything.
  func mayTake(
    _ function: Function, of owner: TypeRecord?, _ arguments: [Expression.Argument], in scope: ViewScope
  ) -> Bool {
    let file = Int(function.span.file)
    return ArgumentMatch.pairs(function.parameters, arguments, table).allSatisfy { parameter, given in
      if parameter.isGeneric || parameter.seenType != nil { return true }
      let wanted = TypeClass(parameter.type, file: file, owner: owner, table)
      return given.allSatisfy { mayTake($0.value, as: wanted, isOptional: parameter.type.isOptional, in: scope) }
    }
  }

  private func mayTake(_ argument: Expression, as wanted: TypeClass, isOptional: Bool, in scope: ViewScope) -> Bool {
    switch (argument.kind, wanted) {
    case (_, .open), (.reference, _): return true
    case (.nilLiteral, .declared(let type)):
      return isOptional || type.foreignParents.contains("ExpressibleByNilLiteral")
    case (.nilLiteral, _): return isOptional
    case (.prefix("-", let number), _): return mayTake(number, as: wanted, isOptional: isOptional, in: scope)
    case (.integer, .integer), (.integer, .floating), (.decimal, .floating), (.string, .string), (.string, .character),
      (.boolean, .truth), (.closure, .function), (.array, .list), (.array, .shape), (.dictionary, .table):
      return true
    case (.integer, .declared(let type)), (.decimal, .declared(let type)), (.string, .declared(let type)),
      (.boolean, .declared(let type)), (.array, .declared(let type)), (.dictionary, .declared(let type)):
      return Self.isLiteral(type)
    case (.integer, _), (.decimal, _), (.string, _), (.boolean, _), (.closure, _), (.array, _), (.dictionary, _):
      return false
    case (.member(nil, let name), _): return has(name, wanted)
    case (.call(let callee, _), _) where callee.implicitName != nil: return has(callee.implicitName ?? "", wanted)
    default: return kind(of: argument, in: scope).map { Self.fits($0, wanted) } ?? true
    }
  }

  /// Whether code may write values of a type as literals.
  private static func isLiteral(_ type: TypeRecord) -> Bool {
    (type.foreignParents + type.allProtocols.flatMap(\.foreignParents)).contains {
      $0.hasPrefix("ExpressibleBy") || $0 == "OptionSet" || $0 == "SetAlgebra"
    }
  }

  /// Returns whether a type may have a member of this name that is one of its values: `.small`.
  private func has(_ name: String, _ wanted: TypeClass) -> Bool {
    switch wanted {
    case .declared(let type):
      if name == "init" || type.caseNames.contains(name) || !type.foreignParents.allSatisfy(Self.hasNoValues) {
        return true
      }
      return type.property(name, isStatic: true) != nil || !type.functions(name, isStatic: true).isEmpty
    case .integer, .floating:
      // `.zero`, `.infinity`, `.pi`, and what the team adds.
      return Self.numbers.contains(name)
        || PlatformTypes.floating.union(PlatformTypes.integers).contains { adds(name, to: $0) }
    case .string, .character: return name == "init" || adds(name, to: "String") || adds(name, to: "Character")
    case .function, .truth: return name == "init"
    case .color, .list, .table, .shape, .open: return true
    }
  }

  /// Whether the team adds a static member to a type of the platform's.
  private func adds(_ name: String, to type: String) -> Bool {
    let type = table.foreignType(type)
    return type.property(name, isStatic: true) != nil || !type.functions(name, isStatic: true).isEmpty
  }

  private static let numbers: Set = [
    "init", "zero", "infinity", "pi", "nan", "signalingNaN", "min", "max", "random", "greatestFiniteMagnitude",
    "leastNormalMagnitude", "leastNonzeroMagnitude", "ulpOfOne", "minimum", "maximum",
  ]

  /// Whether a protocol or a raw type of another module gives its types no static members that are values of theirs.
  private static func hasNoValues(_ parent: String) -> Bool {
    [
      "String", "Int", "CGFloat", "Double", "Float", "Hashable", "Equatable", "Comparable", "Codable", "Decodable",
      "Encodable", "CaseIterable", "Identifiable", "Sendable", "RawRepresentable", "CustomStringConvertible", "Error",
    ].contains(parent)
  }

  /// Returns what an argument is, as far as the sources declare it.
  private func kind(of argument: Expression, in scope: ViewScope) -> TypeClass? {
    if case .member(let base?, "rawValue") = argument.kind, let type = self.type(of: base, in: scope),
      case .declared(let record) = type
    {
      // `space.rawValue` is no `Space`.
      return record.foreignParents.first.map { TypeClass(.named([$0]), file: -1, owner: nil, table) }
    }
    return type(of: argument, in: scope)
  }

  private func type(of value: Expression, in scope: ViewScope) -> TypeClass? {
    if let name = plainName(value), case .parameter(let type) = scope.binder(of: name) {
      return TypeClass(type, file: scope.file, owner: scope.type, table)
    }
    if let type = declaredType(of: value, in: scope) {
      return TypeClass(type, file: scope.file, owner: scope.type, table)
    }
    return typeOfValue(value, in: scope).map { .declared($0) }
  }

  private static func fits(_ own: TypeClass, _ wanted: TypeClass) -> Bool {
    switch (own, wanted) {
    case (.open, _), (_, .open), (.shape, _), (_, .shape): true
    default: own.isAlike(wanted)
    }
  }
}
