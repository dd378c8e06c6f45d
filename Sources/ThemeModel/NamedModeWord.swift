import ColorScience

/// The single word for a mode in a path, and the path without it.
struct NamedModeWord {
  static let all = SpokenModes.words

  var spelling: NamedModes.Spelling
  var isLight: Bool
  var rest: String
  /// Whether it is a group of everything, in which this is a hue: `light.red.50`. A light red otherwise is a shade.
  var isOfHue = false

  /// The last three letters of each word: `ght`, `ark` and `day`.
  private static let ends: Set<UInt32> = [0x67_6874, 0x61_726B, 0x64_6179]

  static func mayOccur(in path: String) -> Bool {
    var last: UInt32 = 0
    for byte in path.utf8 {
      last = (last << 8 | UInt32(byte | 0x20)) & 0xFF_FFFF
      if ends.contains(last) { return true }
    }
    return false
  }

  /// Returns `nil` if there is not exactly one such word, or if the rest is the shade of a hue or ends in "on".
  init?(_ path: String) {
    guard Self.mayOccur(in: path) else { return nil }
    var segments = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var found: (segment: Int, word: String, form: NamedModes.Spelling.Form)?
    for (index, segment) in segments.enumerated() {
      let words = NameWords.of(segment)
      let count = words.count { Self.all.contains($0) }
      guard count > 0 else { continue }
      guard found == nil, count == 1 else { return nil }
      if words.count == 1 {
        found = (index, words[0], index + 1 < segments.count ? .group : .segment)
      } else if let last = words.last, Self.all.contains(last), words[words.count - 2] != "on" {
        found = (index, last, .suffix)
      } else if let first = words.first, Self.all.contains(first) {
        found = (index, first, .prefix)
      }
    }
    guard let found, segments.count > 1 || found.form != .segment else { return nil }
    spelling = NamedModes.Spelling(form: found.form, isDay: found.word == "day" || found.word == "night")
    isLight = SpokenModes.contexts[found.word] == "light"
    guard let rest = Self.rest(of: segments[found.segment], without: found.word, found.form) else { return nil }
    if rest.isEmpty {
      segments.remove(at: found.segment)
    } else {
      segments[found.segment] = rest
    }
    let name = rest.isEmpty ? segments[max(0, found.segment - 1)] : rest
    let words = NameWords.of(name)
    isOfHue = Color.hasName(name) || words.contains { $0 == "grey" || $0 == "gray" }
    guard words.last != "on", !isOfHue || found.form == .group && found.segment == 0 else { return nil }
    self.rest = segments.joined(separator: ".")
  }

  /// Returns a segment without the word and its separator. Returns `nil` if the word is spelled in another way.
  private static func rest(of segment: String, without word: String, _ form: NamedModes.Spelling.Form) -> String? {
    func trimmed(_ text: Substring) -> String? {
      let isJoint: (Character) -> Bool = { !$0.isLetter && !$0.isNumber }
      var text = text
      while let last = text.last, isJoint(last) { text.removeLast() }
      while let first = text.first, isJoint(first) { text.removeFirst() }
      return text.isEmpty ? nil : String(text)
    }
    switch form {
    case .group, .segment: return ""
    case .suffix:
      guard segment.lowercased().hasSuffix(word) else { return nil }
      return trimmed(segment.dropLast(word.count))
    case .prefix:
      guard segment.lowercased().hasPrefix(word), let rest = trimmed(segment.dropFirst(word.count)) else { return nil }
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
  }
}
