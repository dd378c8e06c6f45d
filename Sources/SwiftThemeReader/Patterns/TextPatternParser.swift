/// Reads the notation of a regular expression.
struct TextPatternParser {
  private var rest: Substring
  private(set) var names: [String?] = []
  private(set) var ignoresCase = false
  private var depth = 0

  private static let deepest = 20
  /// The largest count in braces, as in `{6}`.
  private static let mostTimes = 64

  init(_ text: String) {
    rest = Substring(text)
  }

  mutating func whole() -> TextPattern.Node? {
    guard rest.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return nil }
    if rest.hasPrefix("(?i)") {
      ignoresCase = true
      rest = rest.dropFirst(4)
    }
    guard let node = choice(), rest.isEmpty else { return nil }
    return node
  }

  private mutating func choice() -> TextPattern.Node? {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest, var last = sequence() else { return nil }
    var all = [last]
    while rest.first == "|" {
      rest = rest.dropFirst()
      guard let next = sequence() else { return nil }
      last = next
      all.append(last)
    }
    return all.count == 1 ? last : .choice(all)
  }

  private mutating func sequence() -> TextPattern.Node? {
    var parts: [TextPattern.Node] = []
    while let next = rest.first, next != "|", next != ")" {
      guard let part = atom(), let repeated = repeated(part) else { return nil }
      parts.append(repeated)
    }
    return parts.count == 1 ? parts[0] : .sequence(parts)
  }

  private mutating func atom() -> TextPattern.Node? {
    guard let next = rest.popFirst() else { return nil }
    switch next {
    case "^": return .start
    case "$": return .end
    case ".": return .anything
    case "(": return group()
    case "[": return set()
    case "\\":
      return escaped().map {
        $0.count == 1 && $0[0].count == 1 ? .byte($0[0].lowerBound) : .set(isNegated: false, ranges: $0)
      }
    case "*", "+", "?", "{", "}", "]": return nil
    default: return next.asciiValue.map { .byte($0) }
    }
  }

  private mutating func group() -> TextPattern.Node? {
    var number: Int?
    if rest.hasPrefix("?:") {
      rest = rest.dropFirst(2)
    } else if rest.hasPrefix("?<") {
      rest = rest.dropFirst(2)
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(name.count)
      guard name.first?.isLetter == true, rest.popFirst() == ">" else { return nil }
      names.append(String(name))
      number = names.count
    } else if rest.first == "?" {
      return nil
    } else {
      names.append(nil)
      number = names.count
    }
    guard let inner = choice(), rest.popFirst() == ")" else { return nil }
    return .group(inner, number: number)
  }

  /// Reads a quantifier, if one follows: `{2}`, `{3,}`, `{3,4}`, `?`, `*`, `+`, or a lazy form.
  private mutating func repeated(_ node: TextPattern.Node) -> TextPattern.Node? {
    let (least, most): (Int, Int)
    switch rest.first {
    case "?": (least, most) = (0, 1)
    case "*": (least, most) = (0, .max)
    case "+": (least, most) = (1, .max)
    case "{":
      guard let close = rest.firstIndex(of: "}") else { return nil }
      let parts = rest[..<close].dropFirst().split(separator: ",", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), let low = Int(parts[0]),
        let high = parts.count == 1 ? low : parts[1].isEmpty ? Int.max : Int(parts[1]), 0 <= low, low <= high,
        low <= Self.mostTimes, high == .max || high <= Self.mostTimes
      else { return nil }
      (least, most) = (low, high)
      rest = rest[close...]
    default: return node
    }
    rest = rest.dropFirst()
    switch node {
    case .start, .end: return nil
    default: break
    }
    // Possessive quantifiers match differently, and two quantifiers in a row have no clear meaning.
    let isLazy = rest.first == "?"
    if isLazy { rest = rest.dropFirst() }
    if let next = rest.first, "+*?{".contains(next) { return nil }
    return .repeated(node, least: least, most: most, isLazy: isLazy)
  }

  /// Reads what follows a backslash: a class, or a character that stands for itself.
  private mutating func escaped() -> [ClosedRange<UInt8>]? {
    guard let next = rest.popFirst(), let value = next.asciiValue else { return nil }
    switch next {
    case "d": return [0x30...0x39]
    case "s": return [0x09...0x0D, 0x20...0x20]
    case "w": return [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A]
    default: return next.isLetter || next.isNumber ? nil : [value...value]
    }
  }

  private mutating func set() -> TextPattern.Node? {
    let isNegated = rest.first == "^"
    if isNegated { rest = rest.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let next = rest.popFirst() {
      if next == "]" { return ranges.isEmpty ? nil : .set(isNegated: isNegated, ranges: ranges) }
      // Nested sets and notation that ICU and Swift read differently are not supported.
      if "&~".contains(next) || next == "-" && rest.first == "-" { return nil }
      if next == "[" {
        guard rest.hasPrefix(":xdigit:]") else { return nil }
        rest = rest.dropFirst(":xdigit:]".count)
        ranges += [0x30...0x39, 0x41...0x46, 0x61...0x66]
        continue
      }
      guard var low = next.asciiValue else { return nil }
      if next == "\\" {
        guard let escaped = escaped() else { return nil }
        guard escaped.count == 1, escaped[0].count == 1 else {
          ranges += escaped
          continue
        }
        low = escaped[0].lowerBound
      }
      if rest.first == "-", let last = rest.dropFirst().first, last != "]" {
        guard let high = last.asciiValue, last.isLetter || last.isNumber, low <= high else { return nil }
        rest = rest.dropFirst(2)
        ranges.append(low...high)
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }
}
