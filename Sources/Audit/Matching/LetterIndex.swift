/// Finds the names that a pattern may match by the letters with which it begins and ends, so that a plan of thousands of rules does
/// not compare each of its patterns with each of thousands of names.
struct LetterIndex: Sendable {
  private let count: Int
  private let starts: SortedLetters
  private let ends: SortedLetters

  init(_ names: [WordedName]) {
    count = names.count
    starts = SortedLetters(names.map(\.bytes))
    ends = SortedLetters(names.map { $0.bytes.reversed() })
  }

  /// Returns the indices of the names that a pattern may match, each once.
  func mayMatch(_ pattern: TokenPattern) -> [Int] {
    if pattern.forms.count == 1 { return mayMatch(pattern.forms[0]) }
    return Set(pattern.forms.flatMap(mayMatch)).sorted()
  }

  private func mayMatch(_ form: [PatternElement]) -> [Int] {
    let start = Self.letters(form)
    if start.isWhole { return starts.whole(start.letters) }
    let end = Self.letters(form.reversed())
    if start.letters.isEmpty, end.letters.isEmpty { return Array(0..<count) }
    let (first, last) = (starts.range(beginningWith: start.letters), ends.range(beginningWith: end.letters))
    return first.count <= last.count ? starts.indices(in: first) : ends.indices(in: last)
  }

  /// Returns the letters before the first wildcard.
  private static func letters(_ form: some Sequence<PatternElement>) -> (letters: [UInt8], isWhole: Bool) {
    var letters: [UInt8] = []
    for element in form {
      guard element.isPlain else { return (letters, false) }
      // Where words meet, there is no letter.
      if case .byte(let byte) = element { letters.append(byte) }
    }
    return (letters, true)
  }
}

/// Texts in the order of their letters, so that those with the same first letters are neighbors.
private struct SortedLetters: Sendable {
  private let texts: [[UInt8]]
  private let indices: [Int]

  init(_ all: [[UInt8]]) {
    indices = all.indices.sorted { all[$0].lexicographicallyPrecedes(all[$1]) }
    texts = indices.map { all[$0] }
  }

  func indices(in range: Range<Int>) -> [Int] { Array(indices[range]) }

  func whole(_ letters: [UInt8]) -> [Int] {
    // A text comes before all that begin with it.
    let range = range(beginningWith: letters)
    return Array(indices[range].prefix(texts[range].prefix { $0.count == letters.count }.count))
  }

  func range(beginningWith letters: [UInt8]) -> Range<Int> {
    let lower = first { !$0.lexicographicallyPrecedes(letters) }
    let upper = first { !$0.lexicographicallyPrecedes(letters) && !$0.starts(with: letters) }
    return lower..<upper
  }

  /// Returns the position of the first text that meets a condition. All texts after it have to meet it, too.
  private func first(where condition: ([UInt8]) -> Bool) -> Int {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(texts[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
