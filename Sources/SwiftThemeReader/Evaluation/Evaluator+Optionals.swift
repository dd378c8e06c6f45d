import ThemeModel

/// Whether the type of an expression is optional. A value does not tell: an optional that is not nil is represented by what it
/// wraps, and `map` of an optional text is not `map` of the text.
extension Evaluator {
  /// Of an optional within an optional, which of the two is nil: one `nil` stands for both here.
  func nestedOptional(_ expression: Expression) -> Value {
    let reason = "which of two optionals, one within the other, is nil is not known"
    return unknown("unsupported-expression", reason, expression.span)
  }

  /// - Parameter isPure: whether the parts of the expression can be evaluated again
  /// - Returns: `nil` where the parts would have to be evaluated again and change something
  func isOptional(_ expression: Expression, _ scope: Scope, isPure: Bool) -> Bool? {
    switch expression.kind {
    case .nilLiteral, .attempt, .cast(_, _, .conditional): return true
    // `Any` may hold an optional.
    case .cast(let operand, let type, .upcast):
      return type.isOptional ? true : isOptional(operand, scope, isPure: isPure)
    case .name(let name): return isOptional(name: name, scope)
    case .member(let base?, let name):
      return again(base, scope, isPure).map { isOptional(member: name, of: $0) }
    case .index(let base, let arguments):
      guard !arguments.contains(where: { $0.label == "default" }) else { return false }
      return again(base, scope, isPure).map { isOptional(elementOf: $0) }
    case .call(let callee, _): return isOptional(resultOf: callee, scope, isPure)
    case .conditional(_, let yes, let no):
      guard let first = isOptional(yes, scope, isPure: isPure), let other = isOptional(no, scope, isPure: isPure) else {
        return nil
      }
      return first || other
    case .binary("??", _, let right): return isOptional(right, scope, isPure: isPure)
    case .tuple(let elements) where elements.count == 1:
      return isOptional(elements[0].value, scope, isPure: isPure)
    default: return false
    }
  }

  /// Evaluates a part of an expression again.
  private func again(_ expression: Expression, _ scope: Scope, _ isPure: Bool) -> Value? {
    guard isPure || Self.isPath(expression) else { return nil }
    return guessing { shared.unnoted { inside { evaluate(expression, scope) } } }
  }

  static func isPath(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name, .string, .array, .dictionary: true
    case .member(let base?, _), .forced(let base), .chained(let base): isPath(base)
    default: false
    }
  }

  private func isOptional(name: String, _ scope: Scope) -> Bool {
    if scope.value(name) != nil { return scope.declaredType(of: name)?.isOptional == true }
    var around = dynamicType(scope)
    while let type = around {
      if let (property, owner) = type.property(name, isStatic: false) ?? type.property(name, isStatic: true) {
        return isOptional(property, of: owner)
      }
      around = type.parent
    }
    return table.global(name, from: scope.file).map { isOptional($0.member, of: nil) } ?? false
  }

  private func isOptional(_ property: Property, of owner: TypeRecord?) -> Bool {
    if let type = property.type { return type.isOptional }
    guard let initial = property.initial else { return false }
    return isOptional(initial, Scope(type: owner, file: Int(property.span.file)), isPure: false) ?? false
  }

  /// What the platform's sequences have only if they are not empty.
  private static let endings: Set = [
    "first", "last", "min", "max", "randomElement", "popLast", "popFirst", "firstIndex", "lastIndex",
  ]

  private func isOptional(member name: String, of value: Value) -> Bool {
    let found: (member: Property, owner: TypeRecord)?
    switch value.payload {
    case .instance(let instance): found = instance.type.property(name, isStatic: false)
    case .enumCase(let type, _, _): found = type.property(name, isStatic: false)
    case .type(let type): found = type.property(name, isStatic: true)
    default:
      let own = Words.foreignTypes(of: value).lazy.compactMap { type in
        self.table.type([type], from: -1).flatMap { $0.declaration == nil ? $0.property(name, isStatic: false) : nil }
      }.first
      guard let own else { return Self.endings.contains(name) }
      found = own
    }
    return found.map { isOptional($0.member, of: $0.owner) } ?? false
  }

  private func isOptional(elementOf value: Value) -> Bool {
    switch value.payload {
    case .dictionary: true
    case .instance(let instance):
      (instance.type.classLine + instance.type.allProtocols).contains { type in
        type.subscripts.contains { !$0.isStatic && $0.result?.isOptional == true }
      }
    case .type(let type): type.subscripts.contains { $0.isStatic && $0.result?.isOptional == true }
    default:
      Words.foreignTypes(of: value).contains { type in
        table.type([type], from: -1)?.subscripts.contains { $0.result?.isOptional == true } == true
      }
    }
  }

  private func isOptional(resultOf callee: Expression, _ scope: Scope, _ isPure: Bool) -> Bool? {
    let functions: [Function]
    switch callee.kind {
    case .closure(let closure): return closure.result?.isOptional == true
    case .name("Optional"): return true
    case .member(_, "some"): return true
    // `map` of an optional is an optional.
    case .member(let base?, "map"), .member(let base?, "flatMap"):
      return isOptional(base, scope, isPure: isPure)
    case .name(let name):
      switch scope.value(name)?.payload {
      case .closure(let closure): return closure.result?.isOptional == true
      case .method(let method):
        return method.candidates.contains { $0.function.result?.isOptional == true }
      default: break
      }
      var own: [Function] = []
      var around = dynamicType(scope)
      while let type = around, own.isEmpty {
        own = (type.functions(name, isStatic: false) + type.functions(name, isStatic: true)).map(\.member)
        around = type.parent
      }
      functions = own.isEmpty ? table.globalFunctions(name, from: scope.file).map(\.member) : own
    case .member(let base?, let name):
      guard let value = again(base, scope, isPure) else { return nil }
      switch value.payload {
      case .instance(let instance): functions = instance.type.functions(name, isStatic: false).map(\.member)
      case .enumCase(let type, _, _): functions = type.functions(name, isStatic: false).map(\.member)
      case .type(let type): functions = type.functions(name, isStatic: true).map(\.member)
      default:
        functions = Words.foreignTypes(of: value).compactMap { table.type([$0], from: -1) }.flatMap {
          $0.functions[name] ?? []
        }
        if functions.isEmpty { return Self.endings.contains(name) }
      }
    default: return false
    }
    return functions.contains { $0.result?.isOptional == true }
  }

  /// Whether the static type of an argument is an optional, so that only an optional parameter takes it.
  func mayBeNothing(_ argument: Expression, _ scope: Scope) -> Bool {
    switch argument.kind {
    case .call(let callee, let arguments):
      guard case .name(let name) = callee.kind, scope.value(name) == nil else { break }
      if name == "Optional" { return true }
      // `Int("7")`
      guard PlatformTypes.integers.contains(name) || PlatformTypes.floating.contains(name), arguments.count == 1 else {
        break
      }
      if arguments[0].label == nil, case .string = arguments[0].value.kind { return true }
      return false
    case .name, .member: break
    default: return false
    }
    return staticType(of: argument, scope)?.type.isOptional == true
  }
}
