/// Reads a pattern's text into elements.
struct TokenPatternParser {
  static let wildcardLimit = 32
  static let formLimit = 256

  static func parse(
    _ text: String
  ) throws(TokenPatternError) -> (forms: [[PatternElement]], captureNames: [String]) {
    guard !text.isEmpty else { throw .empty }
    var names: [String] = []
    var forms: [[PatternElement]] = []
    for choice in try choices(Array(text.unicodeScalars)) {
      forms.append(try elements(choice, names: &names))
    }
    return (forms, names)
  }

  /// Returns every way of choosing between alternatives such as `{a,b}`.
  private static func choices(_ scalars: [Unicode.Scalar]) throws(TokenPatternError) -> [[Unicode.Scalar]] {
    var forms: [[Unicode.Scalar]] = [[]]
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "{" else {
        for form in forms.indices { forms[form].append(scalars[index]) }
        index += 1
        continue
      }
      guard let close = scalars[index...].firstIndex(of: "}") else { throw .unclosedBrace(column: index + 1) }
      let inside = scalars[(index + 1)..<close]
      let options = inside.split(separator: ",", omittingEmptySubsequences: false)
      if options.count == 1 {
        guard inside.contains(where: { $0 != "*" }) else { throw .emptyName(column: index + 1) }
        for form in forms.indices { forms[form] += scalars[index...close] }
      } else {
        guard forms.count * options.count <= formLimit else { throw .tooManyAlternatives(limit: formLimit) }
        forms = forms.flatMap { form in options.map { form + $0 } }
      }
      index = close + 1
    }
    return forms
  }

  private static func elements(
    _ scalars: [Unicode.Scalar], names: inout [String]
  ) throws(TokenPatternError) -> [PatternElement] {
    var elements: [PatternElement] = []
    var wildcards = 0
    var bound: Set<Int> = []
    var index = 0
    while index < scalars.count {
      switch scalars[index] {
      case "*":
        wildcards += 1
        if index + 1 < scalars.count, scalars[index + 1] == "*" {
          index += 2
          while index < scalars.count, scalars[index] == "*" { index += 1 }
          if index < scalars.count, scalars[index] == ".", isAtSegmentStart(elements) {
            elements.append(.segments)
            index += 1
          } else {
            elements.append(.doubleStar)
          }
        } else {
          elements.append(.star)
          index += 1
        }
      case "?":
        wildcards += 1
        elements.append(.one)
        index += 1
      case "{":
        wildcards += 1
        let close = scalars[index...].firstIndex(of: "}") ?? scalars.count
        let captured = capture(scalars[(index + 1)..<close], names: &names)
        guard !bound.contains(captured.name) else { throw .repeatedName(names[captured.name], column: index + 1) }
        bound.insert(captured.name)
        elements.append(.capture(captured.name, spansSegments: captured.spans))
        index = close + 1
      default:
        var end = index
        while end < scalars.count, !"*?{".unicodeScalars.contains(scalars[end]) { end += 1 }
        appendLiteral(
          scalars[index..<end], to: &elements, followsWildcard: index > 0, precedesWildcard: end < scalars.count)
        index = end
      }
    }
    guard wildcards <= wildcardLimit else { throw .tooManyWildcards(limit: wildcardLimit) }
    return elements
  }

  private static func isAtSegmentStart(_ elements: [PatternElement]) -> Bool {
    guard let last = elements.last else { return true }
    return last == .byte(WordedName.dot)
  }

  private static func capture(_ inside: ArraySlice<Unicode.Scalar>, names: inout [String]) -> (name: Int, spans: Bool) {
    var name = String(String.UnicodeScalarView(inside))
    let spans = name.hasSuffix("**")
    if spans { name.removeLast(2) }
    name = name.lowercased()
    let index: Int
    if let known = names.firstIndex(of: name) {
      index = known
    } else {
      index = names.count
      names.append(name)
    }
    return (index, spans)
  }

  /// Appends bytes, with a join wherever a word ends: at a hump inside, at any separator, at a capital after a wildcard.
  private static func appendLiteral(
    _ scalars: ArraySlice<Unicode.Scalar>, to elements: inout [PatternElement], followsWildcard: Bool,
    precedesWildcard: Bool
  ) {
    guard let first = scalars.first, let last = scalars.last else { return }
    var builder = WordBuilder()
    for scalar in scalars { builder.append(scalar) }
    let (bytes, boundaries) = builder.finished()
    if followsWildcard {
      if WordBuilder.isSeparator(first) {
        elements.append(.join)
      } else if first.properties.generalCategory == .uppercaseLetter {
        elements.append(.wordStart)
      }
    }
    for (offset, byte) in bytes.enumerated() {
      let isEdge = offset == 0 || byte == WordedName.dot || bytes[offset - 1] == WordedName.dot
      if boundaries[offset], !isEdge { elements.append(.join) }
      elements.append(.byte(byte))
    }
    if precedesWildcard, !bytes.isEmpty, WordBuilder.isSeparator(last) { elements.append(.join) }
  }
}
