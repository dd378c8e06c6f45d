/// `NSRegularExpression`, `Regex` and `NSPredicate`, as far as code parses color notations with them.
enum Patterns {
  /// The range of something that was not found: `NSRange(location: NSNotFound, length: 0)`.
  static let notFound = "no place"
  static var nowhere: Value { Value(.symbol(notFound)) }

  // MARK: Construction

  /// Makes a pattern: `NSRegularExpression(pattern:options:)`, `Regex("…")`,
  /// `NSPredicate(format: "SELF MATCHES %@", "…")`.
  static func build(_ type: String, _ arguments: [EvaluatedArgument]) -> Value? {
    guard case .string(let text)? = arguments.first?.value.payload else { return nil }
    switch (type, arguments.map(\.label)) {
    case ("NSRegularExpression", ["pattern"]), ("Regex", [nil]):
      return TextPattern(text).map { Value(.pattern($0, isWhole: false)) }
    case ("NSRegularExpression", ["pattern", "options"]):
      return options(arguments[1].value).flatMap { pattern(text, $0) }.map { Value(.pattern($0, isWhole: false)) }
    case ("NSPredicate", ["format", nil]):
      guard case .string(let pattern) = arguments[1].value.payload, text.hasPrefix("SELF MATCHES"), text.hasSuffix("%@")
      else { return nil }
      let between = text.dropFirst("SELF MATCHES".count).dropLast(2)
      guard between == " " || between == "[c] " else { return nil }
      return TextPattern(pattern, ignoresCase: between != " ").map { Value(.pattern($0, isWhole: true)) }
    default: return nil
    }
  }

  private static func pattern(_ text: String, _ options: Set<String>) -> TextPattern? {
    guard options.isSubset(of: ["caseInsensitive"]) else { return nil }
    return TextPattern(text, ignoresCase: !options.isEmpty)
  }

  /// Returns the names of the options: `.caseInsensitive`, `[]`, `[.regularExpression, .caseInsensitive]`.
  static func options(_ value: Value) -> Set<String>? {
    switch value.payload {
    case .symbol(let name): return [name]
    case .array(let all):
      let names = all.compactMap { element -> String? in
        if case .symbol(let name) = element.payload { name } else { nil }
      }
      return names.count == all.count ? Set(names) : nil
    default: return nil
    }
  }

  // MARK: Methods of regular expressions

  static func call(
    _ name: String, on pattern: TextPattern, isWhole: Bool, _ arguments: [EvaluatedArgument]
  ) -> Value? {
    let labels = arguments.map(\.label)
    if name == "ignoresCase", !isWhole, labels == [] || labels == [nil] {
      guard let flag = arguments.first?.value else { return Value(.pattern(changed(pattern, true), isWhole: false)) }
      guard case .boolean(let isOn) = flag.payload else { return nil }
      return Value(.pattern(changed(pattern, isOn), isWhole: false))
    }
    guard case .string(let text)? = arguments.first?.value.payload else { return nil }
    if isWhole {
      guard name == "evaluate", labels == ["with"] else { return nil }
      return match(pattern, text, .whole).map { Value(.boolean(!$0.isNone)) }
    }
    if labels == ["in"], let extent = extents[name] { return match(pattern, text, extent) }
    guard labels.first == "in", isPlainSearch(arguments.dropFirst(), in: text) else { return nil }
    switch name {
    case "firstMatch": return match(pattern, text, .anywhere)
    case "matches": return matches(pattern, text)
    case "numberOfMatches":
      guard let all = try? pattern.matches(in: text) else { return nil }
      return Value(.integer(Int64(all.count)))
    case "rangeOfFirstMatch":
      return match(pattern, text, .anywhere).map { found in
        if case .match(let match) = found.payload { range(match.range) ?? nowhere } else { nowhere }
      }
    case "stringByReplacingMatches":
      guard case .string(let template)? = arguments.last?.value.payload else { return nil }
      return (try? pattern.replacing(text, with: template)).map { Value(.string($0)) }
    default: return nil
    }
  }

  private static func changed(_ pattern: TextPattern, _ ignoresCase: Bool) -> TextPattern {
    var pattern = pattern
    pattern.ignoresCase = ignoresCase
    return pattern
  }

  private static let extents: [String: TextPattern.Extent] = [
    "firstMatch": .anywhere, "wholeMatch": .whole, "prefixMatch": .atStart,
  ]

  /// Returns whether a search covers the whole text and has no options.
  private static func isPlainSearch(_ arguments: ArraySlice<EvaluatedArgument>, in text: String) -> Bool {
    arguments.allSatisfy { argument in
      switch (argument.label, argument.value.payload) {
      case ("options", .array(let all)): all.isEmpty
      case ("options", .integer(0)): true
      case ("range", .range(let range)):
        range.lowerBound == 0 && (range.upperBound == .max || range.upperBound == Int64(text.utf16.count) - 1)
      case ("withTemplate", _): true
      default: false
      }
    }
  }

  private static func match(_ pattern: TextPattern, _ text: String, _ extent: TextPattern.Extent) -> Value? {
    do {
      return try pattern.match(in: text, extent).map { Value(.match($0)) } ?? Value.none
    } catch {
      return nil
    }
  }

  private static func matches(_ pattern: TextPattern, _ text: String) -> Value? {
    (try? pattern.matches(in: text)).map { Value(.array($0.map { Value(.match($0)) })) }
  }

  /// Returns `nil` for an empty range, which no value here can represent.
  static func range(_ range: Range<Int>) -> Value? {
    range.isEmpty ? nil : Value(.range(Int64(range.lowerBound)...Int64(range.upperBound - 1)))
  }

  // MARK: Methods of strings

  /// Evaluates a string method with a pattern: `hex.wholeMatch(of: /…/)`,
  /// `hex.range(of: "…", options: .regularExpression)`.
  static func call(_ name: String, on text: String, _ arguments: [EvaluatedArgument]) -> Value? {
    let labels = arguments.map(\.label)
    if case .pattern(let pattern, false)? = arguments.first?.value.payload {
      switch (name, labels) {
      case ("firstMatch", ["of"]), ("wholeMatch", ["of"]), ("prefixMatch", ["of"]):
        return extents[name].flatMap { match(pattern, text, $0) }
      case ("matches", ["of"]): return matches(pattern, text)
      case ("contains", [nil]): return match(pattern, text, .anywhere).map { Value(.boolean(!$0.isNone)) }
      case ("starts", ["with"]): return match(pattern, text, .atStart).map { Value(.boolean(!$0.isNone)) }
      case ("replacing", [nil, "with"]):
        guard case .string(let other) = arguments[1].value.payload, !other.contains("$"), !other.contains("\\") else {
          return nil
        }
        return (try? pattern.replacing(text, with: other)).map { Value(.string($0)) }
      case ("firstRange", ["of"]): return match(pattern, text, .anywhere).flatMap(rangeOfMatch)
      default: return nil
      }
    }
    guard case .string(let wanted)? = arguments.first?.value.payload else { return nil }
    switch (name, labels) {
    case ("range", ["of", "options"]):
      return expression(wanted, arguments[1].value).flatMap { match($0, text, .anywhere) }.flatMap(rangeOfMatch)
    case ("replacingOccurrences", ["of", "with", "options"]):
      guard case .string(let template) = arguments[1].value.payload,
        let pattern = expression(wanted, arguments[2].value)
      else { return nil }
      return (try? pattern.replacing(text, with: template)).map { Value(.string($0)) }
    default: return nil
    }
  }

  private static func expression(_ text: String, _ options: Value) -> TextPattern? {
    guard var names = self.options(options), names.remove("regularExpression") != nil else { return nil }
    return pattern(text, names)
  }

  private static func rangeOfMatch(_ value: Value) -> Value? {
    if case .match(let match) = value.payload { range(match.range) } else { value }
  }

  // MARK: Matches

  static func call(_ name: String, on match: TextMatch, _ arguments: [EvaluatedArgument]) -> Value? {
    guard name == "range", arguments.count == 1 else { return nil }
    switch (arguments[0].label, arguments[0].value.payload) {
    case ("at", .integer(let group)): return Int(exactly: group).flatMap { place(of: $0, match) }
    case ("withName", .string(let group)): return match.group(named: group).flatMap { place(of: $0, match) }
    default: return nil
    }
  }

  private static func place(of group: Int, _ match: TextMatch) -> Value? {
    guard let found = match.range(of: group) else { return nil }
    guard let found else { return nowhere }
    return range(found)
  }

  static func property(_ name: String, of match: TextMatch) -> Value? {
    switch name {
    case "range": return range(match.range)
    case "numberOfRanges": return Value(.integer(Int64(match.groups.count + 1)))
    case "output" where match.groups.isEmpty: return Value(.string(match.text(of: match.range)))
    case "output":
      let groups = match.groups.indices.map { (label: match.names[$0], value: text(of: $0 + 1, match)) }
      return Value(.tuple([(label: nil, value: text(of: 0, match))] + groups))
    default:
      guard let group = Int(name) ?? match.group(named: name), match.range(of: group) != nil else { return nil }
      return text(of: group, match)
    }
  }

  /// Returns the text that a group matched, or `nil` when the group took no part.
  static func text(of group: Int, _ match: TextMatch) -> Value {
    guard let found = match.range(of: group), let found else { return .none }
    return Value(.string(match.text(of: found)))
  }
}
