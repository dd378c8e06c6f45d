/// Numbers in sentences.
public enum Counted {
  /// `1,688`: thousands apart by commas, in every locale alike.
  public static func number(_ value: Int) -> String {
    var digits = String(value.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return (value < 0 ? "-" : "") + ([Substring(digits)] + groups).joined(separator: ",")
  }

  /// `1 theme`, `8 themes`.
  public static func of(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number(count)) \(count == 1 ? one : many ?? one + "s")"
  }

  /// `The one judged pair`, `Both judged pairs`, `All 3 judged pairs`.
  public static func every(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    switch count {
    case 1: "The one \(one)"
    case 2: "Both \(many ?? one + "s")"
    default: "All \(of(count, one, many))"
    }
  }

  /// `a`, `a and b`, `a, b and 3 more`.
  public static func list(_ names: [String], limit: Int) -> String {
    guard let last = names.last else { return "" }
    if names.count == 1 { return last }
    if names.count <= limit { return names.dropLast().joined(separator: ", ") + " and " + last }
    return names.prefix(limit).joined(separator: ", ") + " and \(number(names.count - limit)) more"
  }
}
