import ColorScience

/// Finds the name that was probably meant.
public enum NearestName {
  public static func to(_ name: String, among names: [String]) -> String? {
    nearestStep(to: name, among: names) ?? NearestWord.to(name, among: names)
  }

  /// Returns the nearest step of a palette for a name such as `slate.90`: a step with a digit more or less, such as
  /// `slate.900`, or otherwise the nearest number.
  private static func nearestStep(to name: String, among names: [String]) -> String? {
    guard let dot = name.lastIndex(of: "."), let wanted = step(name[name.index(after: dot)...]) else { return nil }
    let palette = name[...dot]
    let digits = String(wanted)
    var best: (name: String, rank: (Int, Int, Int))?
    for candidate in names where candidate.hasPrefix(palette) {
      guard let step = step(candidate.dropFirst(palette.count)) else { continue }
      let other = String(step)
      let isTyped = other.hasPrefix(digits) || digits.hasPrefix(other)
      let rank = (isTyped ? 0 : 1, isTyped ? abs(other.utf8.count - digits.utf8.count) : abs(step - wanted), step)
      if let best, best.rank <= rank { continue }
      best = (candidate, rank)
    }
    return best?.name
  }

  private static func step(_ text: Substring) -> Int? {
    (1...6).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  /// Returns the end of a message, or an empty text without a name.
  public static func question(_ name: String?) -> String {
    name.map { "; did you mean \($0)?" } ?? ""
  }
}
