/// The initialisers of platform types.
enum Constructors {
  /// Returns a range of integers for `NSRange(location: 0, length: 2)` or `NSMakeRange(0, 2)`. It is never empty.
  static func range(_ values: [EvaluatedArgument]) -> Value? {
    guard values.count == 2, case .integer(let start) = values[0].value.payload,
      case .integer(let length) = values[1].value.payload, (0...1000).contains(start), (1...1000).contains(length)
    else { return rangeInText(values) }
    return Value(.range(start...(start + length - 1)))
  }

  /// Returns a range in a text, for `NSRange(text.startIndex..., in: text)` or `Range(match.range(at: 1), in: text)`. A
  /// place is a count of characters here, which is the same for both in ASCII text.
  private static func rangeInText(_ values: [EvaluatedArgument]) -> Value? {
    guard values.map(\.label) == [nil, "in"], case .string(let text) = values[1].value.payload,
      text.utf8.count == text.utf16.count, text.utf8.count == text.count
    else { return nil }
    switch values[0].value.payload {
    case .symbol(Patterns.notFound): return Value.none
    case .range(let range) where range.lowerBound >= 0:
      let last = range.upperBound == .max ? Int64(text.count) - 1 : range.upperBound
      return last < Int64(text.count) && range.lowerBound <= last ? Value(.range(range.lowerBound...last)) : nil
    default: return nil
    }
  }

  private static func list(_ values: [EvaluatedArgument], isSet: Bool) -> Value? {
    switch values.map(\.label) {
    case []: return Value(.array([]))
    case [nil]:
      guard let elements = CollectionElements.all(of: values[0].value) else { return nil }
      guard isSet else {
        return CollectionElements.isUnordered(values[0].value)
          ? CollectionElements.unordered(elements) : Value(.array(elements))
      }
      return CollectionElements.set(elements)
    case ["repeating", "count"]:
      guard !isSet, case .integer(let count) = values[1].value.payload, (0...Int64(Evaluator.largest)).contains(count)
      else { return nil }
      return Value(.array(Array(repeating: values[0].value, count: Int(count))))
    default: return nil
    }
  }

  private static func dictionary(_ values: [EvaluatedArgument]) -> Value? {
    if values.isEmpty { return Value(.dictionary([])) }
    guard values.map(\.label) == ["uniqueKeysWithValues"], let all = CollectionElements.all(of: values[0].value) else {
      return nil
    }
    let pairs = all.compactMap { pair -> (key: Value, value: Value)? in
      guard case .tuple(let parts) = pair.payload, parts.count == 2 else { return nil }
      return (parts[0].value, parts[1].value)
    }
    // Two of one key stop the app.
    if case .array(let keys)? = CollectionElements.set(pairs.map(\.key))?.payload, keys.count < pairs.count {
      return nil
    }
    return pairs.count == all.count ? Value(.dictionary(pairs)) : nil
  }

  static func build(
    _ type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value {
    if PlatformTypes.colors.contains(type) {
      return ColorConstructors.build(
        type, ColorConstructors.evaluate(arguments, type, scope, evaluator), evaluator, expression.span)
    }
    if type == "AnyShapeStyle", arguments.count == 1 {
      return evaluator.evaluate(arguments[0].value, scope, expecting: Expected(.named(["ShapeStyle"]), scope))
    }
    if PlatformTypes.gradients.contains(type) { return Gradients.build(arguments, expression, scope, evaluator) }
    let before = evaluator.effects
    let values = evaluator.evaluated(arguments, scope)
    if type == Bundles.type { return Bundles.value(values, evaluator) }
    if let unknown = values.first(where: \.value.isUnknown) { return unknown.value }
    if type == "String", values.map(\.label) == ["describing"] {
      // What is there of an optional is written as `Optional(5)`.
      let isPlain =
        values[0].value.isNone
        || evaluator.isOptional(arguments[0].value, scope, isPure: evaluator.effects == before) == false
      return (isPlain ? evaluator.described(values[0].value, expression) : nil).map { Value(.string($0)) }
        ?? evaluator.unknown("unsupported-expression", "the text of this value is not known", expression.span)
    }
    if PlatformTypes.vectors.contains(type), let made = VectorColor.value(values) { return made }
    if let made = Conversions.build(type, values) ?? Patterns.build(type, values) { return made }
    if Conversions.isTrap(type, values) {
      return evaluator.trap("the number does not fit \(type)", expression.span)
    }
    return value(of: type, values, expression, evaluator)
      ?? evaluator.unknown(
        "unknown-initialiser", "`\(type)` is not declared in the sources, and legible does not know this initialiser",
        expression.span)
  }

  /// Returns a value of a type of the platform that is no color; nil if the initialiser is not known.
  private static func value(
    of type: String, _ values: [EvaluatedArgument], _ expression: Expression, _ evaluator: Evaluator
  ) -> Value? {
    switch type {
    case "UITraitCollection": return Traits.collection(values, evaluator)
    case "UIUserInterfaceStyle":
      guard values.map(\.label) == ["rawValue"], case .integer(let number) = values[0].value.payload else { break }
      return (0...2).contains(number) ? Value(.symbol(["unspecified", "light", "dark"][Int(number)])) : Value.none
    case "NSRegularExpression", "Regex", "NSPredicate":
      return evaluator.unknown("unknown-initialiser", "this regular expression is not understood", expression.span)
    case "Range":
      if let range = Self.rangeInText(values) { return range }
    case "NSRange":
      return Self.range(values) ?? evaluator.unknown("unknown-initialiser", "this range is not known", expression.span)
    case "CharacterSet":
      guard values.count == 1, values[0].label == "charactersIn", case .string(let text) = values[0].value.payload
      else { break }
      return Value(.symbol(CharacterSets.custom + text))
    case "EnvironmentValues" where values.isEmpty: return Value(.traits([:]))
    case "Scanner":
      if values.map(\.label) == ["string"], case .string(let text) = values[0].value.payload {
        return Value(.scanner(text, at: 0))
      }
    case "Array", "Set", "ArraySlice":
      if let made = list(values, isSet: type == "Set") { return made }
    case "Dictionary":
      if let made = dictionary(values) { return made }
    case "PartialRangeFrom":
      if case .integer(let start)? = values.first?.value.payload { return Value(.range(start...Int64.max)) }
    default: break
    }
    return nil
  }
}
