/// Numbers in sentences.
public enum Counted {
  /// Returns `1,688`: thousands separated by commas, in every locale.
  public static func number(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (value < 0 ? "-" : "") + ([Substring(digits)] + groups).joined(separator: ",")
  }

  /// Returns `1 theme` or `8 themes`.
  public static func of(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// Returns `in 6 themes`, `in both themes` or `in all 8 themes`.
  public static func inThemes(_ count: Int, of all: Int) -> String {
    guard count == all, all > 1 else { return "in \(of(count, "theme"))" }
    return all == 2 ? "in both themes" : "in all \(of(all, "theme"))"
  }

  /// Returns `The one judged pair`, `Both judged pairs` or `All 3 judged pairs`.
  public static func every(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    switch count {
    case 1: "The one \(one)"
    case 2: "Both \(many ?? one + "s")"
    default: "All \(of(count, one, many))"
    }
  }

  /// Returns `a`, `a and b`, or `a, b and 3 more`. Another `word` than "and" gives `a or b`.
  public static func list(_ names: [String], limit: Int, last word: String = "and") -> String {
    guard let last = names.last else { return "" }
    if names.count == 1 { return last }
    if names.count <= limit { return names.dropLast().joined(separator: ", ") + " \(word) " + last }
    return names.prefix(limit).joined(separator: ", ") + " and \(number(names.count - limit)) more"
  }

  /// Returns `194 more: 75 fail 10 to 17 pairs, 64 fail 5 to 9, 55 fail 4.` The counts are in descending order.
  public static func ranges(_ counts: [Int]) -> String {
    guard let most = counts.first, most > 0 else {
      return counts.isEmpty ? "" : "\(number(counts.count)) more fail none."
    }
    let bounds = Array(Set([(most + 1) / 2, (most + 3) / 4, 1].filter { $0 >= 1 })).sorted(by: >)
    var parts: [String] = []
    var upper = Int.max
    for bound in bounds {
      let inside = counts.filter { $0 >= bound && $0 < upper }
      upper = bound
      guard let low = inside.min(), let high = inside.max() else { continue }
      let range = low == high ? "\(number(low))" : "\(number(low)) to \(number(high))"
      let unit = parts.isEmpty ? (low == 1 && high == 1 ? " pair" : " pairs") : ""
      parts.append("\(number(inside.count)) \(inside.count == 1 ? "fails" : "fail") \(range)\(unit)")
    }
    let none = counts.count { $0 == 0 }
    if none == 0, parts.count == 1, let low = counts.min() {
      let each = low == most && counts.count > 1 ? " each" : ""
      let range = low == most ? number(low) : "\(number(low)) to \(number(most))"
      return "\(number(counts.count)) more \(counts.count == 1 ? "fails" : "fail") \(range)"
        + "\(most == 1 ? " pair" : " pairs")\(each)."
    }
    if none > 0 { parts.append("\(number(none)) \(none == 1 ? "fails" : "fail") none") }
    return "\(number(counts.count)) more: \(parts.joined(separator: ", "))."
  }
}
