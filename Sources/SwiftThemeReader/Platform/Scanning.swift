/// `Scanner`, as far as code reads hexadecimal digits with it. A place in its text is a count of characters.
enum Scanning {
  static func call(
    _ name: String, _ text: String, at offset: Int, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    func move(to end: Int) { _ = evaluator.store(Value(.scanner(text, at: end)), in: base, expression, scope) }
    // It skips white space unless told otherwise.
    let whole = text.dropFirst(offset)
    let rest = whole.drop(while: \.isWhitespace)
    let start = offset + whole.count - rest.count
    if name == "scanString" {
      guard let wanted = arguments.first.map({ evaluator.evaluate($0.value, scope) }),
        case .string(let part) = wanted.payload
      else { return nil }
      let isThere = !part.isEmpty && rest.hasPrefix(part)
      if isThere { move(to: start + part.count) }
      if arguments.count > 1 { return Value(.boolean(isThere)) }
      return isThere ? wanted : Value.none
    }
    let isOfHex = name.hasPrefix("scanHexInt") || readsHex(name, arguments, scope, evaluator)
    guard isOfHex else { return nil }
    let prefix = rest.hasPrefix("0x") || rest.hasPrefix("0X") ? 2 : 0
    let digits = rest.dropFirst(prefix).prefix(while: \.isHexDigit)
    guard digits.count <= (name.hasSuffix("32") ? 8 : 15) else { return nil }
    let value = Int64(digits, radix: 16)
    if value != nil { move(to: start + prefix + digits.count) }
    guard let argument = arguments.first, case .reference(let target) = argument.value.kind else {
      return value.map { Value(.integer($0)) } ?? Value.none
    }
    guard let value else { return Value(.boolean(false)) }
    _ = evaluator.store(Value(.integer(value)), in: target, expression, scope)
    return Value(.boolean(true))
  }

  /// `scanUInt64(representation: .hexadecimal)`
  private static func readsHex(
    _ name: String, _ arguments: [Expression.Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> Bool {
    guard name.hasPrefix("scanUInt") || name.hasPrefix("scanInt"), let first = arguments.first,
      first.label == "representation", case .symbol("hexadecimal") = evaluator.evaluate(first.value, scope).payload
    else { return false }
    return true
  }

  static func property(_ name: String, _ text: String, at offset: Int) -> Value? {
    switch name {
    case "string": Value(.string(text))
    case "scanLocation", "currentIndex": Value(.integer(Int64(offset)))
    case "isAtEnd": Value(.boolean(text.dropFirst(offset).allSatisfy(\.isWhitespace)))
    default: nil
    }
  }

  /// `scanner.scanLocation = 1`; nil for what cannot be set here.
  static func setting(_ name: String, _ text: String, at offset: Int, to value: Value) -> Value? {
    if name == "charactersToBeSkipped" {
      // Known where they stand before what is read, and nowhere after.
      guard case .symbol(let set) = value.payload, let isSkipped = CharacterSets.membership(set) else { return nil }
      let rest = text.dropFirst(offset)
      let kept = rest.drop(while: isSkipped)
      guard !kept.contains(where: isSkipped) else { return nil }
      return Value(.scanner(text, at: offset + rest.count - kept.count))
    }
    guard name == "scanLocation" || name == "currentIndex", case .integer(let place) = value.payload,
      (0...Int64(text.count)).contains(place)
    else { return nil }
    return Value(.scanner(text, at: Int(place)))
  }
}
