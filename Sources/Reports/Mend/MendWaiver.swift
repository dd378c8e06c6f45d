import Audit
import JSONText

/// A waiver for legible.json, for a pair that no change mends. The team has to write the reason.
enum MendWaiver {
  /// Returns the members of the waiver; `nil` where the way out is not a waiver.
  static func members(_ way: MendPlan.WayOut) -> [(key: String, value: String)]? {
    guard way.kind == .waiver, let rule = way.rule, let background = way.target else { return nil }
    return [
      ("rule", rule), ("foreground", way.token), ("background", background), ("theme", way.theme), ("kind", "debt"),
      ("reason", "why this pair stays as it is"),
    ]
  }

  static func line(_ way: MendPlan.WayOut) -> String? {
    guard let members = members(way) else { return nil }
    var json = JSONWriter(.compact)
    json.object { json in for (key, value) in members { json.member(key, value) } }
    return String(decoding: json.take(), as: UTF8.self)
  }
}
