/// Matches one form of a pattern by backtracking. A wildcard that failed at one position fails at every later one of its reach.
/// This is remembered, so time is bounded by the product of both lengths.
struct PatternMatcher {
  private let elements: [PatternElement]
  private let name: WordedName
  private var ranges: [Range<Int>?]
  /// The earliest position at which each wildcard has failed, by segment. A wildcard that spans dots has one entry.
  private var failed: [Int: Int] = [:]

  init(elements: [PatternElement], name: WordedName, captureCount: Int) {
    self.elements = elements
    self.name = name
    self.ranges = Array(repeating: nil, count: captureCount)
  }

  mutating func match() -> [Range<Int>?]? {
    matches(from: 0, at: 0) ? ranges : nil
  }

  private mutating func matches(from start: Int, at position: Int) -> Bool {
    var element = start
    var position = position
    while element < elements.count {
      switch elements[element] {
      case .byte(let byte):
        guard position < name.bytes.count, name.bytes[position] == byte else { return false }
        position += 1
      case .wordStart:
        guard name.isBoundary[position] else { return false }
      case .join:
        guard isInside(position), name.isBoundary[position] else { return false }
      case .one:
        guard position < name.bytes.count, name.bytes[position] != WordedName.dot else { return false }
        position += 1
        while position < name.bytes.count, name.bytes[position] & 0xC0 == 0x80 { position += 1 }
      case .star, .doubleStar, .segments, .capture:
        return matchesWildcard(element, at: position)
      }
      element += 1
    }
    return position == name.bytes.count
  }

  private mutating func matchesWildcard(_ element: Int, at position: Int) -> Bool {
    let key = element * (name.bytes.count + 2) + (spansDots(element) ? 0 : name.segment[position] + 1)
    if let earliest = failed[key], earliest <= position { return false }
    let found =
      switch elements[element] {
      case .star: spans(element, from: position, over: false)
      case .doubleStar: spans(element, from: position, over: true)
      case .segments: skipsSegments(element, from: position)
      case .capture(let index, let spansSegments):
        binds(index, element, from: position, over: spansSegments)
      default: false
      }
    if !found { failed[key] = position }
    return found
  }

  private func spansDots(_ element: Int) -> Bool {
    switch elements[element] {
    case .doubleStar, .segments: true
    case .capture(_, let spansSegments): spansSegments
    default: false
    }
  }

  private mutating func spans(_ element: Int, from start: Int, over dots: Bool) -> Bool {
    var end = start
    while true {
      if matches(from: element + 1, at: end) { return true }
      guard end < name.bytes.count, dots || name.bytes[end] != WordedName.dot else { return false }
      end += 1
    }
  }

  private mutating func skipsSegments(_ element: Int, from start: Int) -> Bool {
    if matches(from: element + 1, at: start) { return true }
    for end in start..<name.bytes.count where name.bytes[end] == WordedName.dot {
      if matches(from: element + 1, at: end + 1) { return true }
    }
    return false
  }

  private mutating func binds(_ index: Int, _ element: Int, from start: Int, over dots: Bool) -> Bool {
    guard name.isBoundary[start] else { return false }
    var end = start
    while end < name.bytes.count, dots || name.bytes[end] != WordedName.dot {
      end += 1
      guard name.isBoundary[end] else { continue }
      ranges[index] = start..<end
      if matches(from: element + 1, at: end) { return true }
      ranges[index] = nil
    }
    return false
  }

  /// Reports whether a position is between two characters of one segment.
  private func isInside(_ position: Int) -> Bool {
    position > 0 && position < name.bytes.count && name.bytes[position - 1] != WordedName.dot
      && name.bytes[position] != WordedName.dot
  }
}
