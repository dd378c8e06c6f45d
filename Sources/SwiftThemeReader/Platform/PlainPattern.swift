/// A regular expression whose matches nobody has to search for: one class of characters, or plain text, as code that reads hexadecimal
/// digits takes the others away with.
struct PlainPattern {
  private enum Part {
    case text(String)
    case set(isNegated: Bool, ranges: [ClosedRange<UInt8>])
  }

  private let part: Part
  private let isAtStart: Bool
  private let repeats: Bool

  /// Nil for everything else that a pattern may say.
  init?(_ pattern: String) {
    var rest = Substring(pattern)
    guard rest.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    isAtStart = rest.first == "^"
    if isAtStart { rest = rest.dropFirst() }
    if let (ranges, end) = Self.escape(rest) {
      part = .set(isNegated: false, ranges: ranges)
      rest = end
    } else if rest.first == "[" {
      guard let close = rest.firstIndex(of: "]"), let set = Self.set(rest[rest.index(after: rest.startIndex)..<close])
      else { return nil }
      part = set
      rest = rest[rest.index(after: close)...]
    } else {
      guard !rest.isEmpty, rest.utf8.allSatisfy(Self.isPlain) else { return nil }
      part = .text(String(rest))
      rest = rest[rest.endIndex...]
    }
    guard rest.isEmpty || rest == "+" else { return nil }
    repeats = rest == "+"
  }

  /// The text with every match replaced; nil where that is not certain.
  func replacing(_ text: String, with other: String) -> String? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }), !other.contains(where: { $0 == "$" || $0 == "\\" }) else { return nil }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = isAtStart && index > 0 ? 0 : match(bytes, index)
      if length > 0 {
        result += Array(other.utf8)
        index += length
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// How many bytes match from there on.
  private func match(_ bytes: [UInt8], _ start: Int) -> Int {
    switch part {
    case .text(let text): return bytes[start...].starts(with: text.utf8) ? text.utf8.count : 0
    case .set(let isNegated, let ranges):
      let run = bytes[start...].prefix { byte in ranges.contains { $0.contains(byte) } != isNegated }.count
      return repeats ? run : min(run, 1)
    }
  }

  /// `\s`, `\d`, for texts of ASCII.
  private static func escape(_ text: Substring) -> ([ClosedRange<UInt8>], Substring)? {
    if text.hasPrefix("\\s") { return ([0x09...0x0D, 0x20...0x20], text.dropFirst(2)) }
    if text.hasPrefix("\\d") { return ([0x30...0x39], text.dropFirst(2)) }
    return nil
  }

  private static func set(_ text: Substring) -> Part? {
    var rest = text
    let isNegated = rest.first == "^"
    if isNegated { rest = rest.dropFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let first = rest.first {
      if let (more, end) = escape(rest) {
        ranges += more
        rest = end
        continue
      }
      guard let low = first.asciiValue, isPlain(low) || first == "-" else { return nil }
      rest = rest.dropFirst()
      if first != "-", rest.first == "-", let last = rest.dropFirst().first {
        guard let high = last.asciiValue, isPlain(high), low <= high else { return nil }
        ranges.append(low...high)
        rest = rest.dropFirst(2)
      } else {
        ranges.append(low...low)
      }
    }
    return ranges.isEmpty ? nil : .set(isNegated: isNegated, ranges: ranges)
  }

  /// Means itself wherever it stands.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      || [UInt8(ascii: "#"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ":")].contains(byte)
  }
}
