extension TextPattern {
  /// Where a match has to lie.
  enum Extent {
    case anywhere
    case atStart
    case whole
  }

  /// An error for a text that is not searched: it is not ASCII, or the search takes too long.
  struct NotSearched: Error {}

  private static let longest = 256
  private static let mostSteps = 20_000

  /// Returns the first match that begins at or after `start`, or `nil`.
  func match(in text: String, from start: Int = 0, _ extent: Extent) throws(NotSearched) -> TextMatch? {
    guard text.utf8.count <= Self.longest, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else {
      throw NotSearched()
    }
    var search = Search(bytes: Array(text.utf8), ignoresCase: ignoresCase, groups: names.count)
    for first in start...max(start, text.utf8.count) where first <= text.utf8.count {
      search.captures = Array(repeating: nil, count: names.count)
      let count = text.utf8.count
      let end = search.end(of: root, at: first) { _, end in extent != .whole || end == count ? end : nil }
      if search.steps > Self.mostSteps { throw NotSearched() }
      if let end {
        return TextMatch(text: text, range: first..<end, groups: search.captures, names: names)
      }
      if extent != .anywhere { return nil }
    }
    return nil
  }

  func matches(in text: String) throws(NotSearched) -> [TextMatch] {
    var all: [TextMatch] = []
    var start = 0
    while start <= text.utf8.count, let found = try match(in: text, from: start, .anywhere) {
      all.append(found)
      start = found.range.isEmpty ? found.range.upperBound + 1 : found.range.upperBound
    }
    return all
  }

  /// Returns the text with every match replaced. `$1` in the template stands for the first group.
  func replacing(_ text: String, with template: String) throws(NotSearched) -> String {
    var result = ""
    var place = 0
    for match in try matches(in: text) {
      result += match.text(of: place..<match.range.lowerBound)
      result += try Self.filled(template, match)
      place = match.range.upperBound
    }
    return result + rest(of: text, from: place)
  }

  private func rest(of text: String, from place: Int) -> String {
    String(text.dropFirst(place))
  }

  private static func filled(_ template: String, _ match: TextMatch) throws(NotSearched) -> String {
    var result = ""
    var rest = Substring(template)
    while let next = rest.popFirst() {
      if next == "\\" { throw NotSearched() }
      guard next == "$" else {
        result.append(next)
        continue
      }
      // The number of groups would decide whether `$12` means the twelfth.
      guard let digit = rest.popFirst()?.wholeNumberValue, rest.first?.isNumber != true,
        let range = match.range(of: digit)
      else { throw NotSearched() }
      if let range { result += match.text(of: range) }
    }
    return result
  }

  /// A backtracking search, which tries alternatives in the order in which ICU and Swift try them.
  private struct Search {
    typealias Next = (inout Search, Int) -> Int?

    let bytes: [UInt8]
    let ignoresCase: Bool
    var captures: [Range<Int>?]
    var steps = 0

    init(bytes: [UInt8], ignoresCase: Bool, groups: Int) {
      (self.bytes, self.ignoresCase) = (bytes, ignoresCase)
      captures = Array(repeating: nil, count: groups)
    }

    /// Returns the end of a match that starts with `node` at `place` and continues with `next`, or `nil`.
    mutating func end(of node: Node, at place: Int, _ next: Next) -> Int? {
      steps += 1
      guard steps <= TextPattern.mostSteps else { return nil }
      switch node {
      case .byte, .anything, .set:
        guard place < bytes.count, takes(node, bytes[place]) else { return nil }
        return next(&self, place + 1)
      case .start: return place == 0 ? next(&self, place) : nil
      case .end: return place == bytes.count ? next(&self, place) : nil
      case .group(let inner, let number):
        return end(of: inner, at: place) { search, end in
          guard let number else { return next(&search, end) }
          let before = search.captures[number - 1]
          search.captures[number - 1] = place..<end
          if let found = next(&search, end) { return found }
          search.captures[number - 1] = before
          return nil
        }
      case .sequence(let parts): return end(of: parts[...], at: place, next)
      case .choice(let parts):
        for part in parts {
          if let found = end(of: part, at: place, next) { return found }
        }
        return nil
      case .repeated(let inner, let least, let most, let isLazy):
        return end(of: inner, times: (0, least, most), isLazy, at: place, next)
      }
    }

    private mutating func end(of parts: ArraySlice<Node>, at place: Int, _ next: Next) -> Int? {
      guard let first = parts.first else { return next(&self, place) }
      return end(of: first, at: place) { search, end in search.end(of: parts.dropFirst(), at: end, next) }
    }

    private mutating func end(
      of inner: Node, times: (count: Int, least: Int, most: Int), _ isLazy: Bool, at place: Int, _ next: Next
    ) -> Int? {
      steps += 1
      let mayStop = times.count >= times.least
      if mayStop, isLazy, let found = next(&self, place) { return found }
      if times.count < times.most {
        let found = end(of: inner, at: place) { search, end in
          // A part that matches the empty string would repeat forever.
          if end == place, times.count >= times.least { return nil }
          return search.end(of: inner, times: (times.count + 1, times.least, times.most), isLazy, at: end, next)
        }
        if let found { return found }
      }
      return mayStop && !isLazy ? next(&self, place) : nil
    }

    private func takes(_ node: Node, _ byte: UInt8) -> Bool {
      switch node {
      case .byte(let own): return own == byte || ignoresCase && Self.other(own) == byte
      case .set(let isNegated, let ranges):
        let holds = ranges.contains { range in
          range.contains(byte) || ignoresCase && Self.other(byte).map(range.contains) == true
        }
        return holds != isNegated
      default: return true
      }
    }

    /// Returns the letter in the other case.
    private static func other(_ byte: UInt8) -> UInt8? {
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) ? byte ^ 0x20 : nil
    }
  }
}
