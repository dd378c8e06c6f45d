/// Which arguments go to which parameters, and which of several functions is meant.
enum ArgumentMatch {
  static func fits(_ parameters: [Parameter], _ arguments: [Expression.Argument]) -> Bool {
    guard let pairs = match(parameters, arguments) else { return false }
    return pairs.allSatisfy { parameter, given in
      parameter.isVariadic || !given.isEmpty || parameter.initial != nil
        || parameter.type.isOptional && given.isEmpty
          && parameter.initial != nil
    }
  }

  static func pairs(_ parameters: [Parameter], _ arguments: [Expression.Argument])
    -> [(Parameter, [Expression.Argument])]
  {
    match(parameters, arguments) ?? []
  }

  /// Labels in order, as Swift matches them; nil when an argument finds no parameter.
  private static func match(_ parameters: [Parameter], _ arguments: [Expression.Argument])
    -> [(Parameter, [Expression.Argument])]?
  {
    var pairs: [(Parameter, [Expression.Argument])] = []
    var next = 0
    for parameter in parameters {
      var given: [Expression.Argument] = []
      if next < arguments.count, isFor(parameter, arguments[next]) {
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

  private static func isFor(_ parameter: Parameter, _ argument: Expression.Argument) -> Bool {
    if argument.isTrailing, argument.label == nil {
      if case .function = parameter.type { return true }
      if case .optional(.function) = parameter.type { return true }
      // A name may stand for a function, as long as it is no type of the platform's.
      guard case .named(let path) = parameter.type else { return false }
      return parameter.initial == nil && !Platform.types.contains(path.last ?? "")
    }
    return argument.label == parameter.label
  }

  /// Of functions that take the same labels, the one whose types suit the literals given.
  static func best<Candidate>(
    _ candidates: [Candidate], _ arguments: [Expression.Argument], _ parameters: (Candidate) -> [Parameter]
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    var best: (candidate: Candidate, score: Int)?
    for candidate in candidates {
      var score = 0
      for (parameter, given) in pairs(parameters(candidate), arguments) {
        if let argument = given.first { score += suits(parameter.type, argument.value) * 4 } else { score -= 1 }
      }
      if best.map({ score > $0.score }) ?? true { best = (candidate, score) }
    }
    return best?.candidate
  }

  private static let integers: Set = [
    "Int", "UInt", "UInt64", "UInt32", "Int64", "Int32", "UInt8", "UInt16", "Int16", "Int8",
  ]
  private static let floats: Set = ["CGFloat", "Double", "Float"]

  private static func suits(_ type: TypeName, _ value: Expression) -> Int {
    let name = type.names.first?.last ?? ""
    switch value.kind {
    case .string: return name.contains("String") ? 2 : integers.contains(name) || floats.contains(name) ? -2 : 0
    case .integer: return integers.contains(name) ? 2 : floats.contains(name) ? 1 : name.contains("String") ? -2 : 0
    case .decimal: return floats.contains(name) ? 2 : integers.contains(name) || name.contains("String") ? -2 : 0
    case .boolean: return name == "Bool" ? 2 : -1
    case .array: if case .array = type { return 2 } else { return -1 }
    case .closure: if case .function = type { return 2 } else { return -1 }
    default: return 0
    }
  }
}
