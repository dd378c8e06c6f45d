import Audit
import ColorScience
import JSONText
import ThemeModel

/// A plan for machines: `legible.mend/1`.
public enum MendDocument {
  public static let schema = "legible.mend/1"

  public static func json(_ plan: MendPlan) -> [UInt8] {
    var json = JSONWriter(.rows)
    json.object { json in
      json.member("schema", schema)
      json.member("system", plan.system)
      json.object("counts", inline: true) { json in
        json.member("themes", plan.themes)
        json.member("judged", plan.judged)
        json.member("failing", plan.failing)
        json.member("mended", plan.mended)
        json.member("remaining", plan.remaining)
        if plan.undetermined > 0 { json.member("undetermined", plan.undetermined) }
        json.member("broken", 0)
        json.member("fragile", plan.fragile)
      }
      switch plan.optimality {
      case .provenFewest: json.member("optimality", "proven fewest")
      case .bestFound(let least): json.member("optimality", "best found, at least \(least)")
      }
      if plan.endedEarly { json.member("endedEarly", true) }
      json.member("pairWorth", plan.pairWorth)
      json.array("changes") { json in
        for change in plan.changes { write(change, &json) }
      }
      json.array("offers") { json in
        for offer in plan.offers {
          json.object(inline: true) { json in
            json.member("change", offer.change)
            write("to", offer.color, &json)
            json.member("pairs", offer.pairs)
            json.member("difference", offer.difference)
          }
        }
      }
      json.array("conflicts") { json in
        for conflict in plan.conflicts { write(conflict, &json) }
      }
      json.array("trades") { json in
        for trade in plan.trades { write(trade, &json) }
      }
      json.array("asides") { json in
        for aside in plan.asides { write(aside, &json) }
      }
      json.array("immovable") { json in
        for immovable in plan.immovable { write(immovable, &json) }
      }
      json.array("remains") { json in
        for look in plan.remains { write(look, &json) }
      }
    }
    json.newline()
    return json.take()
  }

  private static func write(_ key: String, _ color: Color, _ json: inout JSONWriter) {
    json.object(key, inline: true) { json in
      // Hexadecimal is sRGB: of a color outside it would be another color.
      if color.isInside(.srgb) { json.member("hex", color.hex8) }
      json.member("css", color.css)
    }
  }

  private static func write(_ change: MendPlan.Change, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", change.id)
      json.member("kind", change.kind.rawValue)
      json.member("name", change.name)
      json.member("at", change.place.description)
      write("before", change.before, &json)
      write("after", change.after, &json)
      if let target = change.target {
        json.object("target", inline: true) { json in
          json.member("before", target.before)
          json.member("after", target.after)
        }
      }
      json.member("difference", change.difference)
      json.member("mended", change.mended)
      json.array("tokens", inline: true) { json in
        for token in change.tokens { json.value(token) }
      }
      json.array("themes", inline: true) { json in
        for theme in change.themes { json.value(theme) }
      }
      json.array("looks") { json in
        for look in change.looks { write(look, &json) }
      }
      json.array("alternatives") { json in
        for other in change.alternatives { json.object(inline: true) { write(other, &$0) } }
      }
      if let advised = change.advised { json.object("advised", inline: true) { write(advised, &$0) } }
    }
  }

  private static func write(_ other: MendPlan.Alternative, _ json: inout JSONWriter) {
    if !other.name.isEmpty { json.member("name", other.name) }
    write("color", other.color, &json)
    json.member("difference", other.difference)
    json.member("mended", other.mended)
    json.member("broken", other.broken)
    if other.fallen > 0 { json.member("fallen", other.fallen) }
  }

  private static func write(_ look: MendPlan.Look, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("foreground", look.foreground)
      json.member("background", look.background)
      json.member("rule", look.rule)
      json.member("variant", look.variant)
      json.member("pairs", look.pairs)
      json.member("before", look.before)
      json.member("after", look.after)
      json.member("required", look.required)
    }
  }

  private static func write(_ conflict: MendPlan.Conflict, _ json: inout JSONWriter) {
    json.object { json in
      json.member("name", conflict.name)
      json.member("at", conflict.place.description)
      write("color", conflict.color, &json)
      json.array("looks") { json in
        for look in conflict.looks { write(look, &json) }
      }
      json.array("demands") { json in
        for demand in conflict.demands {
          json.object(inline: true) { json in
            switch demand {
            case .darker(let bound): json.member("darkerThan", bound)
            case .lighter(let bound): json.member("lighterThan", bound)
            }
          }
        }
      }
      json.array("ways") { json in
        for way in conflict.ways {
          json.object(inline: true) { json in
            json.member("kind", way.kind.rawValue)
            json.member("token", way.token)
            json.member("theme", way.theme)
            json.member("at", way.place.description)
            if let target = way.target { json.member("target", target) }
            write("color", way.color, &json)
            json.member("mended", way.mended)
            json.member("broken", way.broken)
            if let waiver = MendWaiver.members(way) {
              json.object("waiver", inline: true) { json in for (key, value) in waiver { json.member(key, value) } }
            }
            if let refusal = way.refusal { json.member("refused", refusal) }
          }
        }
      }
    }
  }

  private static func write(_ trade: MendPlan.Trade, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("name", trade.name)
      json.member("at", trade.place.description)
      write("before", trade.before, &json)
      write("after", trade.after, &json)
      json.member("difference", trade.difference)
      json.member("mended", trade.mended)
      json.member("broken", trade.broken)
      json.member("fallen", trade.fallen)
    }
  }

  private static func write(_ aside: MendPlan.Aside, _ json: inout JSONWriter) {
    json.object(inline: true) { json in
      json.member("name", aside.name)
      json.member("at", aside.place.description)
      write("before", aside.before, &json)
      write("after", aside.after, &json)
      json.member("difference", aside.difference)
      json.member("mended", aside.mended)
      json.member("reason", aside.reason.rawValue)
    }
  }

  private static func write(_ immovable: MendPlan.Immovable, _ json: inout JSONWriter) {
    json.object { json in
      json.member("reason", immovable.reason)
      json.member("pairs", immovable.pairs)
      json.array("values") { json in
        for value in immovable.values {
          json.object(inline: true) { json in
            json.member("name", value.name)
            json.member("at", value.place.description)
            write("color", value.color, &json)
          }
        }
      }
    }
  }

  // MARK: Reading

  /// A change as a written plan identifies it.
  public struct Entry: Hashable, Sendable {
    public var id: String
    public var edit: ColorEdit
    /// The edit of an alias; `nil` where a color changes instead.
    public var alias: AliasEdit?

    public init(id: String, edit: ColorEdit, alias: AliasEdit? = nil) {
      self.id = id
      self.edit = edit
      self.alias = alias
    }

    public init(_ change: MendPlan.Change) {
      self.init(
        id: change.id, edit: ColorEdit(place: change.place, before: change.before, after: change.after),
        alias: change.target.map { AliasEdit(place: change.place, before: $0.before, after: $0.after) })
    }
  }

  /// Reads the changes of a plan that was written before. Returns `nil` where the bytes are not a plan.
  public static func entries(_ bytes: [UInt8]) -> [Entry]? {
    guard let document = try? JSONDocument(bytes), document.root["schema"]?.string == schema,
      let changes = document.root["changes"], changes.isArray
    else { return nil }
    var entries: [Entry] = []
    for change in changes.elements {
      guard let id = change["id"]?.string, let place = change["at"]?.string.flatMap(place),
        let before = change["before"].flatMap(color), let after = change["after"].flatMap(color)
      else { return nil }
      var alias: AliasEdit?
      if let target = change["target"] {
        guard let old = target["before"]?.string, let new = target["after"]?.string else { return nil }
        alias = AliasEdit(place: place, before: old, after: new)
      }
      entries.append(Entry(id: id, edit: ColorEdit(place: place, before: before, after: after), alias: alias))
    }
    return entries
  }

  private static func color(_ node: JSONNode) -> Color? {
    guard let text = node["css"]?.string ?? node["hex"]?.string ?? node.string else { return nil }
    return try? Color(css: text)
  }

  /// Reads a place such as `Theme.swift:12:9`.
  private static func place(_ text: String) -> Place? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2]) else {
      return nil
    }
    return Place(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
  }
}
