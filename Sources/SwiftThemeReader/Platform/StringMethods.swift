import ThemeModel

/// String methods that code for hex colors needs. An index is a count of characters.
enum StringMethods {
  static func call(_ name: String, on text: String, _ arguments: [EvaluatedArgument]) -> Value? {
    let first = arguments.first?.value
    func string(_ index: Int = 0) -> String? {
      guard arguments.indices.contains(index), case .string(let text) = arguments[index].value.payload else {
        return nil
      }
      return text
    }
    func count() -> Int? {
      guard case .integer(let number)? = first?.payload else { return nil }
      return Int(exactly: number)
    }
    guard Labels.areKnown(arguments.map(\.label), of: name) else { return nil }
    switch name {
    case "padding":
      guard let part = string(1), let length = count(), (0...1000).contains(length), part.count == 1,
        case .integer(0) = arguments[2].value.payload
      else { return nil }
      let whole = text + String(repeating: part, count: max(0, length - text.count))
      return Value(.string(String(whole.prefix(length))))
    case "uppercased": return Value(.string(text.uppercased()))
    case "lowercased": return Value(.string(text.lowercased()))
    case "starts" where arguments.first?.label == "with":
      return string().map { Value(.boolean(text.hasPrefix($0))) }
    case "hasPrefix": return string().map { Value(.boolean(text.hasPrefix($0))) }
    case "hasSuffix": return string().map { Value(.boolean(text.hasSuffix($0))) }
    case "trimmingCharacters": return trimmed(text, first).map { Value(.string($0)) }
    // With options or a range, the method does something else.
    case "replacingOccurrences" where arguments.count == 2: return replaced(text, string(0), string(1))
    case "dropFirst", "dropLast":
      guard let number = first == nil ? 1 : count(), number >= 0 else { return nil }
      return Value(.string(String(name == "dropFirst" ? text.dropFirst(number) : text.dropLast(number))))
    case "prefix" where arguments.first?.label == "through":
      return count().map { Value(.string(String(text.prefix(max(0, $0 &+ 1))))) }
    case "prefix": return count().map { Value(.string(String(text.prefix(max(0, $0))))) }
    case "suffix":
      if arguments.first?.label == "from" { return count().map { Value(.string(String(text.dropFirst(max(0, $0))))) } }
      return count().map { Value(.string(String(text.suffix(max(0, $0))))) }
    case "substring": return substring(of: text, arguments)
    case "index" where arguments.last?.label == "offsetBy":
      guard let start = count(), case .integer(let offset)? = arguments.last?.value.payload,
        let by = Int(exactly: offset)
      else { return nil }
      return Value(.integer(Int64(start &+ by)))
    case "index" where arguments.first?.label == "after": return count().map { Value(.integer(Int64($0 &+ 1))) }
    case "contains": return string().map { Value(.boolean(TextSearch.contains(text, $0))) }
    case "split", "components":
      guard arguments.count == 1, let separator = string(), separator.count == 1, let character = separator.first else {
        return nil
      }
      let parts = text.split(separator: character, omittingEmptySubsequences: name == "split")
      return Value(.array(parts.map { Value(.string(String($0))) }))
    default: return nil
    }
  }

  /// Returns the rest from an index, the part before one, or a range.
  private static func substring(of text: String, _ arguments: [EvaluatedArgument]) -> Value? {
    switch (arguments.first?.label, arguments.first?.value.payload) {
    case ("from", .integer(let number)?):
      return Int(exactly: number).map { Value(.string(String(text.dropFirst(max(0, $0))))) }
    case ("to", .integer(let number)?):
      return Int(exactly: number).map { Value(.string(String(text.prefix(max(0, $0))))) }
    case ("with", .range(let range)?) where range.lowerBound >= 0 && range.upperBound < Int64(text.count):
      return Value(.string(String(text.dropFirst(Int(range.lowerBound)).prefix(range.count))))
    default: return nil
    }
  }

  /// Trims the characters of a set: a named one, such as `.whitespaces` or `.alphanumerics.inverted`, or a listed one.
  private static func trimmed(_ text: String, _ set: Value?) -> String? {
    let isTrimmed: (Character) -> Bool
    switch set.map(\.payload) {
    case .symbol(let name)?:
      guard let membership = CharacterSets.membership(name) else { return nil }
      isTrimmed = membership
    case .array(let characters)?:
      // `["#"]`
      let texts = characters.compactMap { Words.text(of: $0) }
      guard texts.count == characters.count else { return nil }
      isTrimmed = { texts.contains(String($0)) }
    default: return nil
    }
    var rest = text[...]
    while let first = rest.first, isTrimmed(first) { rest = rest.dropFirst() }
    while let last = rest.last, isTrimmed(last) { rest = rest.dropLast() }
    return String(rest)
  }

  private static func replaced(_ text: String, _ part: String?, _ other: String?) -> Value? {
    guard let part, let other, !part.isEmpty, text.utf8.count <= Evaluator.largest else { return nil }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return Value(.string(result))
  }
}
