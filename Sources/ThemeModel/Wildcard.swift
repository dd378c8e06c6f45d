/// Patterns over a whole text: `*` matches any run of characters, `?` matches one. The matcher only backtracks to the
/// last star, so the time is bounded by the product of the lengths.
public enum Wildcard {
  public static func matches(_ pattern: String, _ text: String) -> Bool {
    let pattern = Array(pattern.unicodeScalars)
    let text = Array(text.unicodeScalars)
    var p = 0
    var t = 0
    var star: (pattern: Int, text: Int)?
    while t < text.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, t)
        p += 1
      } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
        p += 1
        t += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        p = last.pattern + 1
        t = last.text + 1
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
