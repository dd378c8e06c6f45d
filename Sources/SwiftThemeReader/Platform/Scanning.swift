/// `Scanner`, as far as code parses color notations with it. A position in its text is a count of characters.
enum Scanning {
  static func call(
    _ name: String, _ text: String, at offset: Int, _ base: Expression, _ arguments: [Expression.Argument],
    _ expression: Expression, _ scope: Scope, _ evaluator: Evaluator
  ) -> Value? {
    // A scanner skips white space by default.
    let whole = text.dropFirst(offset)
    let rest = whole.drop(while: \.isWhitespace)
    let start = offset + whole.count - rest.count
    let given = arguments.filter { if case .reference = $0.value.kind { false } else { true } }
    let values = evaluator.evaluated(given, scope)
    if let unknown = values.first(where: \.value.isUnknown) { return unknown.value }
    guard let found = scanned(name, rest, isIndented: start > offset, values) else { return nil }
    if found.count > 0 {
      _ = evaluator.store(Value(.scanner(text, at: start + found.count)), in: base, expression, scope)
    }
    // The older methods write the result to an argument, and return whether they found anything.
    let isTold = arguments.count > values.count || values.last?.label == "into"
    guard isTold else { return found.value ?? Value.none }
    for case .reference(let target) in arguments.map(\.value.kind) {
      if let value = found.value { _ = evaluator.store(value, in: target, expression, scope) }
    }
    return Value(.boolean(found.value != nil))
  }

  /// The value that was found, or `nil`, and how many characters it takes.
  private typealias Found = (value: Value?, count: Int)

  private static func scanned(
    _ name: String, _ rest: Substring, isIndented: Bool, _ values: [EvaluatedArgument]
  ) -> Found? {
    switch (name, values.first?.value.payload) {
    case ("scanString", .string(let part)?):
      let isThere = !part.isEmpty && rest.hasPrefix(part)
      return isThere ? (Value(.string(part)), part.count) : (nil, 0)
    case ("scanUpToString", .string(let part)?), ("scanUpTo", .string(let part)?):
      guard !part.isEmpty else { return nil }
      var after = rest
      while !after.isEmpty, !after.hasPrefix(part) { after = after.dropFirst() }
      return text(rest.prefix(rest.count - after.count))
    case ("scanCharacters", .symbol(let set)?):
      return CharacterSets.membership(set).flatMap { isIn in text(rest.prefix(while: isIn)) }
    case ("scanUpToCharacters", .symbol(let set)?):
      return CharacterSets.membership(set).flatMap { isIn in text(rest.prefix { !isIn($0) }) }
    case ("scanCharacter", nil):
      // Whether it skips white space first is not documented.
      return isIndented ? nil : rest.first.map { (Value(.string(String($0))), 1) } ?? (nil, 0)
    case (_, .symbol("hexadecimal")?) where integers.contains(name) && values[0].label == "representation":
      return hexadecimal(rest, mostDigits: name.hasSuffix("32") ? 8 : 15)
    case ("scanHexInt", _), ("scanHexInt32", _), ("scanHexInt64", _):
      return hexadecimal(rest, mostDigits: name.hasSuffix("32") ? 8 : 15)
    case (_, nil) where integers.contains(name):
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard digits.count < 10, rest.first.map({ !"+-".contains($0) }) ?? true else { return nil }
      return (Int64(digits).map { Value(.integer($0)) }, digits.count)
    default: return nil
    }
  }

  private static let integers: Set = [
    "scanInt", "scanInt32", "scanInt64", "scanUInt64", "scanInteger", "scanUnsignedLongLong",
  ]

  private static func text(_ found: Substring) -> Found {
    found.isEmpty ? (nil, 0) : (Value(.string(String(found))), found.count)
  }

  private static func hexadecimal(_ rest: Substring, mostDigits: Int) -> Found? {
    let prefix = rest.hasPrefix("0x") || rest.hasPrefix("0X") ? 2 : 0
    let digits = rest.dropFirst(prefix).prefix(while: \.isHexDigit)
    guard digits.count <= mostDigits, digits.utf8.count == digits.count else { return nil }
    // The result for `0x` alone does not matter.
    guard let value = Int64(digits, radix: 16) else { return prefix > 0 ? nil : (nil, 0) }
    return (Value(.integer(value)), prefix + digits.count)
  }

  static func property(_ name: String, _ text: String, at offset: Int) -> Value? {
    switch name {
    case "string": Value(.string(text))
    case "scanLocation", "currentIndex": Value(.integer(Int64(offset)))
    case "isAtEnd": Value(.boolean(text.dropFirst(offset).allSatisfy(\.isWhitespace)))
    default: nil
    }
  }

  /// Sets a property: `scanner.scanLocation = 1`. Returns `nil` when it cannot be set here.
  static func setting(_ name: String, _ text: String, at offset: Int, to value: Value) -> Value? {
    if name == "charactersToBeSkipped" { return skipping(value, text, at: offset) }
    guard name == "scanLocation" || name == "currentIndex", case .integer(let place) = value.payload,
      (0...Int64(text.count)).contains(place)
    else { return nil }
    return Value(.scanner(text, at: Int(place)))
  }

  /// Sets the characters to skip. This is supported when they occur before the text that is read, and nowhere after.
  private static func skipping(_ set: Value, _ text: String, at offset: Int) -> Value? {
    let isSkipped: (Character) -> Bool
    switch set.payload {
    case .none: isSkipped = { _ in false }
    case .symbol(let name):
      guard let membership = CharacterSets.membership(name) else { return nil }
      isSkipped = membership
    case .array(let characters):
      let texts = characters.compactMap { Words.text(of: $0) }
      guard texts.count == characters.count else { return nil }
      isSkipped = { texts.contains(String($0)) }
    default: return nil
    }
    let rest = text.dropFirst(offset)
    let kept = rest.drop(while: isSkipped)
    // Then white space is no longer skipped, unless the set contains it.
    guard !kept.contains(where: { isSkipped($0) || $0.isWhitespace }) else { return nil }
    return Value(.scanner(text, at: offset + rest.count - kept.count))
  }
}
