import ThemeModel

extension Evaluator {
  func evaluate(_ expression: Expression, _ scope: Scope, expecting expected: Expected? = nil) -> Value {
    if let ending { return Value(.unknown(ending)) }
    if let reason = descend(expression.span) { return Value(.unknown(reason)) }
    defer { ascend() }
    let around = outside
    let statesAround = states
    defer { states = .joined(statesAround, states) }
    if !ahead.isEmpty, let done = ahead[expression.span], done.scope === scope {
      ahead[expression.span] = nil
      outside = done.outside.map { own in around.map { own.joined($0) } ?? own } ?? around
      states = done.value.states
      return ended(done.value, expression)
    }
    (outside, states) = (nil, nil)
    var value = ended(evaluateHere(expression, scope, expecting: expected), expression)
    attribute(&value, to: expression)
    noteOutside(value, scope)
    states = .joined(states, value.states)
    value.states = states
    if let around { outside = outside.map { $0.joined(around) } ?? around }
    return value
  }

  /// Returns the scope of a closure, in which the names that it captures keep their values.
  func capturing(_ closure: Closure, _ scope: Scope) -> Scope {
    guard !closure.captures.isEmpty else { return scope }
    let inner = scope.inner()
    for (name, value) in closure.captures {
      inner.declare(name, ownCopy(of: evaluate(value, scope)), type: scope.declaredType(of: name))
    }
    return inner
  }

  private func evaluateHere(_ expression: Expression, _ scope: Scope, expecting expected: Expected?) -> Value {
    switch expression.kind {
    case .integer(let value): return integer(value, expression, expected)
    case .decimal(let value): return decimal(value, expected)
    case .boolean(let value): return Value(.boolean(value))
    case .nilLiteral: return .none
    case .string(let parts): return string(parts, expression, scope)
    case .name(let name): return self.name(name, expression, scope)
    case .member(let base, let name): return member(base, name, expression, scope, expected)
    case .call(let callee, let arguments): return call(callee, arguments, expression, scope, expected)
    case .index(let base, let arguments): return index(base, arguments, expression, scope)
    case .array(let elements):
      if let type = optionSet(expected) { return options(elements, as: type, expected, expression, scope) }
      let element = expected?.element ?? elements.lazy.compactMap { self.writtenType($0, scope) }.first
      return Value(.array(Value.alike(elements.map { evaluate($0, scope, expecting: element) })))
    case .dictionary(let entries): return dictionary(entries, scope, expected)
    case .tuple(let elements): return tuple(elements, scope, expected)
    case .closure(let closure):
      return Value(
        .closure(
          ClosureValue(closure, capturing(closure, scope), result: closure.result ?? expected?.functionResult)))
    case .prefix(let operation, let operand):
      return prefix(operation, operand, expression, scope, expected)
    case .binary(let operation, let left, let right):
      return binary(operation, left, right, expression, scope, expected)
    case .conditional(let condition, let yes, let no):
      switch truth(evaluate(condition, scope), condition.span) {
      case .success(let holds):
        let value = evaluate(
          holds ? yes : no, scope, expecting: expected ?? writtenType(yes, scope) ?? writtenType(no, scope))
        return alike(value, holds ? no : yes, scope)
      case .failure(let reason): return open(reason.undetermined, among: [yes, no], scope)
      }
    case .assignment(let target, let operation, let value):
      return assign(target, operation, value, expression, scope)
    case .cast(let operand, let type, let kind): return cast(operand, type, kind, scope)
    case .ifElse, .switchOver:
      return valueOfBranch(expression, scope, expected)
    case .keyPath(let path): return Value(.keyPath(path))
    case .macro(let name, let arguments): return macro(name, arguments, expression, scope)
    case .forced(let operand):
      let value = evaluate(operand, scope, expecting: expected)
      guard case .none = value.payload else { return value }
      return unknown("nil-unwrapped", "a nil value is force-unwrapped", expression.span)
    case .chained(let operand), .reference(let operand): return evaluate(operand, scope, expecting: expected)
    case .attempt(let operand): return attempted(operand, scope, expected)
    case .unsupported(let reason): return unknown("unsupported-expression", reason, expression.span)
    }
  }

  private func integer(_ value: Int64?, _ expression: Expression, _ expected: Expected?) -> Value {
    guard let value else {
      return unknown("number-out-of-range", "the number does not fit 64 bits", expression.span)
    }
    if expected.map(isFloating) == true { return decimal(Double(value), expected) }
    var number = Value(.integer(value))
    number.hexDigits = table.hexDigits(expression.span)
    if case .type(let type)? = expected.flatMap(integerType) {
      if type?.holds(value) ?? true { number.integer = type }
    } else {
      number.asDecimal = Double(value)
    }
    return number
  }

  /// Returns the type that an expression shows by its form: `UIColor(…)`, `UIColor.red`, `Key.ink`.
  func writtenType(_ expression: Expression, _ scope: Scope) -> Expected? {
    switch expression.kind {
    case .call(let callee, _):
      guard case .name(let name) = callee.kind else { return writtenType(callee, scope) }
      return namedType(name, scope)
    case .member(let base?, _):
      if case .name(let name) = base.kind { return namedType(name, scope) }
      return writtenType(base, scope)
    case .forced(let inner), .chained(let inner), .binary("??", let inner, _), .attempt(let inner):
      return writtenType(inner, scope)
    default: return nil
    }
  }

  private func namedType(_ name: String, _ scope: Scope) -> Expected? {
    guard name.beginsWithCapital, scope.value(name) == nil else { return nil }
    if PlatformTypes.colors.contains(name) { return Expected(.named([name]), scope) }
    // Among the sources' own types only enums count: an enum's member is its case, but other
    // types have members of any type.
    guard let type = table.type([name], from: scope.file, within: scope.type), type.kind == .enumeration,
      !type.cases.isEmpty
    else { return nil }
    return Expected(.named([name]), scope)
  }

  private func string(_ parts: [Expression.StringPart], _ expression: Expression, _ scope: Scope) -> Value {
    var text = ""
    for part in parts {
      switch part {
      case .text(let piece): text += piece
      case .value(let inner):
        let before = effects
        let value = evaluate(inner, scope)
        // What is there is written as `Optional(5)`.
        let isPlain = value.isNone || isOptional(inner, scope, isPure: effects == before) == false
        guard isPlain, let piece = described(value, inner) else {
          return unknown("unsupported-expression", "the string contains an unknown value", expression.span)
        }
        text += piece
      }
      guard text.utf8.count <= Self.largest * 100 else {
        return unknown("out-of-budget", "the string is too long", expression.span)
      }
    }
    return Value(.string(text))
  }

  private func tuple(_ elements: [Expression.Argument], _ scope: Scope, _ expected: Expected?) -> Value {
    guard let parts = expected.flatMap(elements(ofTuple:)), parts.count == elements.count else {
      return Value(.tuple(elements.map { ($0.label, evaluate($0.value, scope)) }))
    }
    return Value(
      .tuple(
        zip(elements, parts).map { element, part in
          let value = coerced(evaluate(element.value, scope, expecting: part.type), part.type)
          return (element.label ?? part.label, value)
        }))
  }

  /// Returns the elements of a tuple type, also through aliases:
  /// `typealias HSL = (h: CGFloat, s: CGFloat, l: CGFloat)`.
  func elements(ofTuple expected: Expected) -> [(label: String?, type: Expected)]? {
    var here = expected
    for _ in 0..<Self.mostAliases {
      switch here.type {
      case .tuple(let types, let labels): return zip(labels, types).map { ($0, here.with($1)) }
      case .optional(let wrapped): here = here.with(wrapped)
      case .named(let path):
        guard let (alias, file) = table.alias(path, from: here.file, within: here.scope) else { return nil }
        here = Expected(alias.target, file: file, scope: here.scope)
      default: return nil
      }
    }
    return nil
  }

  /// Longer chains of aliases do not occur in practice.
  static let mostAliases = 8

  private func dictionary(_ entries: [Expression.DictionaryEntry], _ scope: Scope, _ expected: Expected?) -> Value {
    var keyType: Expected?
    var valueType: Expected?
    if case .dictionary(let key, let value)? = expected?.type {
      keyType = expected?.with(key)
      valueType = expected?.with(value)
    }
    // Where nothing is asked for, one entry tells the type of the others: `[.day: Color.white, .night: .black]`.
    keyType = keyType ?? entries.lazy.compactMap { self.writtenType($0.key, scope) }.first
    valueType = valueType ?? entries.lazy.compactMap { self.writtenType($0.value, scope) }.first
    let pairs = entries.map {
      (key: evaluate($0.key, scope, expecting: keyType), value: evaluate($0.value, scope, expecting: valueType))
    }
    return Value(.dictionary(Array(zip(Value.alike(pairs.map(\.key)), Value.alike(pairs.map(\.value))))))
  }

  private func cast(_ operand: Expression, _ type: TypeName, _ kind: Expression.CastKind, _ scope: Scope) -> Value {
    let expected = Expected(type, scope)
    let value = evaluate(operand, scope, expecting: kind == .upcast ? expected : nil)
    guard kind != .upcast else { return coerced(value, expected) }
    guard let fits = self.value(value, is: type, scope) else {
      return kind == .forced
        ? value
        : unknown("unknown-type", "whether the value is of type \(type.text) is known only at run time", operand.span)
    }
    switch kind {
    case .test: return Value(.boolean(fits))
    case .conditional: return fits ? value : .none
    case .forced, .upcast:
      guard !fits, Self.type(of: value) != nil else { return value }
      return trap("\(Words.kind(of: value)) is no \(type.text)", operand.span)
    }
  }

  /// Returns whether a value is of a type; `nil` when the sources do not decide it.
  func value(_ value: Value, is type: TypeName, _ scope: Scope) -> Bool? {
    guard case .named(let path) = type else { return nil }
    let record: TypeRecord
    switch value.payload {
    case .instance(let instance): record = instance.type
    case .enumCase(let type, _, _): record = type
    case .string: return path.last == "String"
    case .color: return ["UIColor", "Color", "NSColor", "CGColor"].contains(path.last ?? "")
    case .none: return false
    default: return nil
    }
    guard let wanted = table.expand(path, from: scope.file, within: scope.type).types.first else { return nil }
    return record === wanted || record.inherits(from: wanted)
  }

  private func valueOfBranch(_ expression: Expression, _ scope: Scope, _ expected: Expected?) -> Value {
    let flow = perform(expression, scope.inner(), expecting: expected)
    switch flow {
    case .value(let value): return value
    // In a statement, the enclosing list of statements handles the return.
    case .returned(let value): return value
    case .failed(let reason): return Value(.unknown(reason))
    case .normal, .leave, .proceed, .jump, .fallThrough: return .void
    }
  }

  private func macro(
    _ name: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope
  ) -> Value {
    switch name {
    case "colorLiteral":
      return platform.color("UIColor", evaluated(arguments, scope, floating: true), expression.span, self)
    case "file", "fileID", "filePath", "function", "line", "column":
      return unknown("runtime-value", "#\(name) depends on where the code stands", expression.span)
    default:
      return unknown("unsupported-expression", "the macro #\(name) is not understood", expression.span)
    }
  }
}
