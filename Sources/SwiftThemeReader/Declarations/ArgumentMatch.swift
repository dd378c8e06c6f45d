/// Matches arguments to parameters.
enum ArgumentMatch {
  static func fits(_ parameters: [Parameter], _ arguments: [Expression.Argument], _ table: DeclarationTable) -> Bool {
    guard let pairs = match(parameters, arguments, table) else { return false }
    return pairs.allSatisfy { parameter, given in
      parameter.isVariadic || !given.isEmpty || parameter.initial != nil
    }
  }

  static func pairs(
    _ parameters: [Parameter], _ arguments: [Expression.Argument], _ table: DeclarationTable
  ) -> [(Parameter, [Expression.Argument])] {
    match(parameters, arguments, table) ?? []
  }

  /// Matches labels in order, as Swift does. Returns `nil` when an argument has no parameter.
  private static func match(
    _ parameters: [Parameter], _ arguments: [Expression.Argument], _ table: DeclarationTable
  ) -> [(Parameter, [Expression.Argument])]? {
    var pairs: [(Parameter, [Expression.Argument])] = []
    var next = 0
    for parameter in parameters {
      var given: [Expression.Argument] = []
      if next < arguments.count, isFor(parameter, arguments[next], table) {
        given.append(arguments[next])
        next += 1
        while parameter.isVariadic, next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
          given.append(arguments[next])
          next += 1
        }
      }
      pairs.append((parameter, given))
    }
    return next == arguments.count ? pairs : nil
  }

  /// Returns whether an argument may belong to a parameter. A trailing closure belongs to one that takes a function.
  private static func isFor(_ parameter: Parameter, _ argument: Expression.Argument, _ table: DeclarationTable) -> Bool
  {
    guard argument.isTrailing, argument.label == nil else { return argument.label == parameter.label }
    return isFunction(parameter.type, table)
  }

  static func isFunction(_ type: TypeName, _ table: DeclarationTable) -> Bool {
    switch type {
    case .function: true
    case .optional(let wrapped): isFunction(wrapped, table)
    case .named(let path): table.functionAliases.contains(path.last ?? "")
    case .array, .set, .dictionary, .tuple, .metatype, .composition, .other: false
    }
  }
}
