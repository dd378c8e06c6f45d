import Audit
import JSONText
import ThemeModel

extension PlanReader {
  static let waiverKeys = [
    "rule", "foreground", "background", "theme", "when", "kind", "reason", "owner", "expires",
  ]

  mutating func readWaivers(_ root: PlanObject) {
    guard let list = root["waivers"] else { return }
    guard list.isArray else {
      log.wrongType("“waivers”", list, expected: "an array of waivers")
      return
    }
    for node in list.elements {
      if let waiver = readWaiver(node) { result.plan.waivers.append(waiver) }
    }
  }

  private mutating func readWaiver(_ node: JSONNode) -> Waiver? {
    guard let object = PlanObject(node, title: "a waiver", keys: PlanReader.waiverKeys, log: &log) else { return nil }
    if object["reason"] == nil {
      log.error("config-missing", "a waiver needs a “reason”: why these pairs may fail", at: node)
    }
    let reason = object.nonEmpty("reason", log: &log)
    let kind = object["kind"] == nil ? .debt : object.choice("kind", Waiver.Kind.self, log: &log)
    guard let rule = glob("rule", of: object), let foreground = glob("foreground", of: object),
      let background = glob("background", of: object), let theme = glob("theme", of: object)
    else { return nil }
    if ["rule", "foreground", "background", "theme", "when"].allSatisfy({ object[$0] == nil }) {
      log.error(
        "config-missing",
        "a waiver needs at least one of “rule”, “foreground”, “background”, “theme”, “when”: this one would waive everything",
        at: node)
      return nil
    }
    var expires: CalendarDay?
    if let text = object.string("expires", log: &log), let dateNode = object["expires"] {
      expires = CalendarDay(text)
      if expires == nil {
        log.error("config-date", "“\(text)” is not a date; write it as 2027-03-31", at: dateNode)
        return nil
      }
    }
    guard let reason, let kind else { return nil }
    if kind == .debt, expires == nil, object["expires"] == nil {
      log.warning("config-endless-waiver", "this waiver of debt never expires; give it an “expires” date", at: node)
    }
    return Waiver(
      rule: rule, foreground: foreground, background: background, theme: theme, when: condition(object), kind: kind,
      reason: reason, owner: object.nonEmpty("owner", log: &log), expires: expires, place: log.place(node))
  }

  /// Reads a glob. Without the key, the waiver applies to everything.
  private mutating func glob(_ key: String, of object: PlanObject) -> TokenPattern? {
    guard let node = object[key] else { return try? TokenPattern("**") }
    guard let text = object.string(key, log: &log) else { return nil }
    return pattern(text, at: node)
  }
}
