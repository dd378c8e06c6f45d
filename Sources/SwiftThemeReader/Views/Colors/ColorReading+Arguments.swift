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
      let isOptional = table.isOptional(parameter.type, from: file, within: owner)
      return given.allSatisfy { mayTake($0.value, as: wanted, isOptional: isOptional, in: scope) }
    }
  }

  /// Whether a call is that of the system's initialiser with a provider, `UIColor(dynamicProvider:)` or `NSColor(name:dynamicProvider:)`,
  /// and none of the team's own.
  func isProvider(_ arguments: [Expression.Argument]) -> Bool {
    let labels = arguments.map(\.label)
    guard labels == ["dynamicProvider"] || labels == ["name", "dynamicProvider"] else { return false }
    return !Self.extended.contains { type in
      table.foreignType(type).initializers.contains { ArgumentMatch.fits($0.parameters, arguments, table) }
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
    case (.integer, _), (.decimal, _), (.string, _), (.boolean, _), (.closure, _), (.array, _), (.dictionary, _):
      return TypeClass.Literal(argument).map { wanted.isExpressible(by: $0, table) } ?? false
    case (.member(nil, let name), _): return has(name, wanted)
    case (.call(let callee, _), _) where callee.implicitName != nil: return has(callee.implicitName ?? "", wanted)
    default: return kind(of: argument, in: scope).map { Self.fits($0, wanted) } ?? true
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
    case .integer, .floating, .string, .character: return wanted.isOfPlatform(name, table)
    case .function, .truth: return name == "init"
    case .color, .list, .table, .shape, .open: return true
    }
  }

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

  /// Whether an initialiser of the team's own makes a color of one of its keys: `Color(status: .failed)`.
  func isOwnKey(_ arguments: [Expression.Argument], in scope: ViewScope) -> Bool {
    guard !arguments.isEmpty, arguments.allSatisfy({ $0.label != nil && $0.value.implicitName != nil }) else {
      return false
    }
    return Self.extended.contains { type in
      table.foreignType(type).initializers.contains { ArgumentMatch.fits($0.parameters, arguments, table) }
    }
  }
}

// MARK: - Parameters

extension ColorReading {
  /// Returns the argument of each parameter; `nil` when they do not match.
  static func bindings(
    _ parameters: [Parameter], _ arguments: [Expression.Argument], from caller: ViewScope, _ callee: ViewScope
  ) -> [String: ViewScope.Bound]? {
    var bindings: [String: ViewScope.Bound] = [:]
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      if next < arguments.count {
        let argument = arguments[next]
        let fits =
          argument.isTrailing && argument.label == nil
          ? parameter.type.isFunction || index == parameters.count - 1 || parameter.initial == nil
          : argument.label == parameter.label
        if fits {
          bindings[parameter.name] = .expression(argument.value, caller)
          next += 1
          continue
        }
      }
      if let initial = parameter.initial {
        bindings[parameter.name] = .expression(initial, callee)
      } else if parameter.isVariadic {
        bindings[parameter.name] = .open(nil)
      } else {
        return nil
      }
    }
    return next == arguments.count ? bindings : nil
  }
}
