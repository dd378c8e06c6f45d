/// Functions and members of the standard library that theme code uses.
enum Builtins {
  /// Evaluates a call of a free function. Returns `nil` for an unknown name and for a
  /// function that the sources declare.
  static func freeFunction(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    guard known.contains(name), scope.value(name) == nil, scope.type?.hasFunction(name) != true,
      !evaluator.hasFunction(name, for: arguments, scope)
    else { return nil }
    switch name {
    case "print", "debugPrint", "NSLog":
      // What they write is of no interest, but to work it out may change something.
      for argument in arguments { evaluator.evaluatedAside(argument.value, scope) }
      return .void
    case "assert", "precondition":
      guard let condition = arguments.first?.value,
        // A release build leaves out what an `assert` would change.
        name == "precondition" || !Self.changes(condition),
        case .success(false) = evaluator.truth(evaluator.evaluate(condition, scope))
      else { return .void }
      return evaluator.trap("the condition of `\(name)` does not hold", expression.span)
    case "assertionFailure":
      return evaluator.trap("an assertion fails here, which stops every build that checks assertions", expression.span)
    case "fatalError", "preconditionFailure", "exit", "abort":
      return evaluator.trap("it stops the app with \(name)", expression.span)
    default: break
    }
    let given = evaluator.evaluated(arguments, scope)
    let values = given.map(\.value)
    if let unknown = values.first(where: \.isUnknown) { return unknown }
    if name == "NSMakeRange" {
      return Constructors.range(values.map { EvaluatedArgument(label: nil, value: $0) })
    }
    if name == "stride" { return stride(given) }
    if name == "swap" {
      guard given.count == 2, let a = given[0].reference, let b = given[1].reference else { return nil }
      _ = evaluator.store(values[1], in: a, expression, scope)
      return evaluator.store(values[0], in: b, expression, scope)
    }
    guard given.allSatisfy({ $0.label == nil }) || name == "type" else { return nil }
    if name == "zip", values.count == 2, !values.contains(where: CollectionElements.isUnordered),
      let a = CollectionElements.all(of: values[0]),
      let b = CollectionElements.all(of: values[1])
    {
      return Value(.array(zip(a, b).map { Value(.tuple([(nil, $0), (nil, $1)])) }))
    }
    if name == "type", case .instance(let instance)? = values.first?.payload { return Value(.type(instance.type)) }
    return arithmetic(name, values)
  }

  /// Evaluates a function of numbers.
  private static func arithmetic(_ name: String, _ values: [Value]) -> Value? {
    let isWhole = values.allSatisfy { if case .integer = $0.payload { true } else { false } }
    let numbers = values.compactMap(Conversions.number)
    guard numbers.count == values.count, let first = numbers.first else { return nil }
    if isWhole, ["min", "max", "abs"].contains(name) {
      let wholes = values.compactMap { Conversions.number($0.settled) }
      let pick: ([Double]) -> Double? = { name == "min" ? $0.min() : name == "max" ? $0.max() : $0[0].magnitude }
      guard let whole = pick(wholes).flatMap({ Int64(exactly: $0) }) else { return nil }
      var result = values[0].with(whole)
      if values.allSatisfy({ $0.asDecimal != nil }) { result.asDecimal = pick(numbers) }
      return result
    }
    let result: Double
    switch name {
    case "min": result = numbers.min() ?? first
    case "max": result = numbers.max() ?? first
    case "abs", "fabs": result = first.magnitude
    case "round": result = first.rounded()
    case "floor": result = first.rounded(.down)
    case "ceil": result = first.rounded(.up)
    case "sqrt": result = first.squareRoot()
    default:
      guard let other = Mathematics.value(name, numbers) else { return nil }
      result = other
    }
    return values.contains(where: \.isFloat) ? Value(.decimal(result)).narrowed : Value(.decimal(result))
  }

  private static func changes(_ condition: Expression) -> Bool {
    var changes = false
    SyntaxWalk.each(condition) { part in
      switch part.kind {
      case .assignment, .reference, .closure: changes = true
      default: break
      }
    }
    return changes
  }

  /// `stride(from: 0, to: 10, by: 2)`, `stride(from: 1, through: 0, by: -0.25)`
  private static func stride(_ arguments: [EvaluatedArgument]) -> Value? {
    let labels = arguments.map(\.label)
    let numbers = arguments.compactMap { Conversions.number($0.value) }
    guard numbers.count == 3, labels == ["from", "to", "by"] || labels == ["from", "through", "by"], numbers[2] != 0,
      // Larger whole numbers are not exact here.
      numbers.allSatisfy({ $0.isFinite && abs($0) <= 0x1p53 }),
      (numbers[1] - numbers[0]) / numbers[2] <= Double(Evaluator.largest)
    else { return nil }
    let isFloat = arguments.contains(where: \.value.isFloat)
    // `1 / 2` is half of one or nothing, by what the numbers are to be.
    for case (.integer(let whole), let literal?) in arguments.map({ ($0.value.payload, $0.value.asDecimal) }) {
      guard Double(whole) == literal else { return nil }
    }
    let isWhole = arguments.allSatisfy { if case .integer = $0.value.payload { true } else { false } }
    var result: [Value] = []
    while true {
      // As the standard library does: the start and so many steps, which adds up no errors.
      let next = numbers[0] + Double(result.count) * numbers[2]
      let isPast = numbers[2] > 0 ? next > numbers[1] : next < numbers[1]
      if isPast || next == numbers[1] && labels[1] == "to" { return Value(.array(result)) }
      result.append(
        isWhole
          ? arguments[0].value.with(Int64(next)) : isFloat ? Value(.decimal(next)).narrowed : Value(.decimal(next)))
    }
  }

  private static let known: Set = [
    "stride", "print", "debugPrint", "assert", "assertionFailure", "precondition", "NSLog", "fatalError",
    "preconditionFailure", "exit", "abort",
    "zip", "type", "swap", "NSMakeRange", "min", "max", "abs", "fabs", "round", "floor", "ceil", "sqrt", "pow",
    "exp", "log", "log2", "log10", "cbrt", "sin", "cos", "tan", "fmod", "hypot", "powf",
  ]

  private static func numbers(_ all: [Int64], named type: String) -> Value {
    let type = IntegerType(named: type)
    return Value(
      .array(
        all.map { number in
          var value = Value(.integer(number))
          value.integer = type
          return value
        }))
  }

  static func property(_ name: String, of value: Value, _ evaluator: Evaluator) -> Value? {
    switch (value.payload, name) {
    case (.color, "cgColor"), (.color, "uiColor"), (.color, "color"), (.color, "nsColor"), (.color, "self"),
      (.gradient, "self"):
      return value
    case (.color, _) where ColorMethods.components.contains(name):
      return ColorMethods.property(name, of: value, evaluator)
    case (.match(let match), _): return Patterns.property(name, of: match)
    case (.symbol(Patterns.notFound), "location"): return Value(.integer(.max))
    case (.symbol(Patterns.notFound), "length"): return Value(.integer(0))
    case (.range(let range), "location"), (.range(let range), "lowerBound"): return Value(.integer(range.lowerBound))
    case (.range(let range), "length"): return CollectionElements.size(of: range).map { Value(.integer(Int64($0))) }
    case (.scanner(let text, let offset), _): return Scanning.property(name, text, at: offset)
    case (.string(let text), _): return property(name, ofText: text, value)
    case (.array, "lazy"), (.dictionary, "lazy"), (.range, "lazy"):
      var lazy = value
      lazy.isLazy = true
      return lazy
    case (.array(let all), "count"): return Value(.integer(Int64(all.count)))
    case (.array(let all), "isEmpty"): return Value(.boolean(all.isEmpty))
    case (.array, "first") where CollectionElements.isUnordered(value),
      (.array, "last") where CollectionElements.isUnordered(value):
      return nil
    // An end that is nil is not the end of nothing, and one `nil` stands for both here.
    case (.array(let all), "first") where all.first?.isNone == true,
      (.array(let all), "last") where all.last?.isNone == true:
      return nil
    case (.array(let all), "first"): return all.first ?? Value.none
    case (.array(let all), "last"): return all.last ?? Value.none
    case (.array(let all), "indices"):
      return all.isEmpty ? Value(.array([])) : Value(.range(0...Int64(all.count - 1)))
    case (.range(let range), "count"):
      return CollectionElements.size(of: range).map { Value(.integer(Int64($0))) }
    case (.dictionary(let all), "isEmpty"): return Value(.boolean(all.isEmpty))
    case (.dictionary(let all), "count"): return Value(.integer(Int64(all.count)))
    case (.dictionary(let all), "keys"): return CollectionElements.unordered(all.map(\.key))
    case (.dictionary(let all), "values"): return CollectionElements.unordered(all.map(\.value))
    case (.integer, "description"), (.decimal, "description"):
      return Words.text(of: value).map { Value(.string($0)) }
    // `UIUserInterfaceStyle`
    case (.symbol("light"), "rawValue"): return Value(.integer(1))
    case (.symbol("dark"), "rawValue"): return Value(.integer(2))
    case (.symbol(let symbol), "rawValue"): return Value(.string(symbol))
    case (.symbol(let symbol), "inverted"): return Value(.symbol(symbol + CharacterSets.inverted))
    default: return nil
    }
  }

  private static func property(_ name: String, ofText text: String, _ value: Value) -> Value? {
    switch name {
    case "count": return Value(.integer(Int64(text.count)))
    case "isEmpty": return Value(.boolean(text.isEmpty))
    case "first": return text.first.map { Value(.string(String($0))) } ?? Value.none
    case "last": return text.last.map { Value(.string(String($0))) } ?? Value.none
    case "length": return Value(.integer(Int64(text.utf16.count)))
    case "utf8": return numbers(text.utf8.map { Int64($0) }, named: "UInt8")
    case "utf16": return numbers(text.utf16.map { Int64($0) }, named: "UInt16")
    case "hexDigitValue" where text.count == 1:
      return text.first?.hexDigitValue.map { Value(.integer(Int64($0))) } ?? Value.none
    case "wholeNumberValue" where text.count == 1:
      return text.first?.wholeNumberValue.map { Value(.integer(Int64($0))) } ?? Value.none
    case "isHexDigit" where text.count == 1:
      return Value(.boolean(text.first?.isHexDigit == true))
    case "substring": return value
    case "startIndex": return Value(.integer(0))
    case "endIndex": return Value(.integer(Int64(text.count)))
    case "description", "self": return value
    default: return nil
    }
  }
}
