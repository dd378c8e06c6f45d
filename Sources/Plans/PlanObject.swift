import JSONText
import ThemeModel

/// An object of the configuration: its members by key. The readers ask for each key that they know.
struct PlanObject {
  let node: JSONNode
  /// The name of the object in messages: `rule “body-text”`, `displays`.
  var title: String
  private let members: [String: JSONNode]

  /// Reports every key that is not a known one, with the nearest known key.
  init?(_ node: JSONNode, title: String, keys: [String], log: inout PlanLog) {
    guard node.isObject else {
      log.wrongType(title, node, expected: "an object")
      return nil
    }
    self.node = node
    self.title = title
    var members: [String: JSONNode] = [:]
    for member in node.members {
      let key = member.key
      if !keys.contains(key) {
        log.error(
          "config-unknown-key", "\(title) has no key “\(key)”\(PlanLog.hint(key, among: keys))", at: member.keyNode)
      }
      members[key] = member.value
    }
    self.members = members
  }

  subscript(key: String) -> JSONNode? {
    members[key]
  }

  func string(_ key: String, log: inout PlanLog) -> String? {
    guard let node = members[key] else { return nil }
    guard let text = node.string else {
      log.wrongType("“\(key)” of \(title)", node, expected: "a string")
      return nil
    }
    return text
  }

  func nonEmpty(_ key: String, log: inout PlanLog) -> String? {
    guard let text = string(key, log: &log), let node = members[key] else { return nil }
    if text.allSatisfy(\.isWhitespace) {
      log.error("config-empty", "“\(key)” of \(title) is empty", at: node)
      return nil
    }
    return text
  }

  func flag(_ key: String, log: inout PlanLog) -> Bool? {
    guard let node = members[key] else { return nil }
    if node.boolean == nil { log.wrongType("“\(key)” of \(title)", node, expected: "true or false") }
    return node.boolean
  }

  func number(_ key: String, in range: ClosedRange<Double>, log: inout PlanLog) -> Double? {
    guard let node = members[key] else { return nil }
    guard let number = node.number else {
      log.wrongType("“\(key)” of \(title)", node, expected: "a number")
      return nil
    }
    guard range.contains(number) else {
      log.error(
        "config-number",
        "“\(key)” of \(title) is \(node.rawText), but should be between \(range.lowerBound) and \(range.upperBound)",
        at: node)
      return nil
    }
    return number
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, _ type: Choice.Type, log: inout PlanLog
  ) -> Choice? where Choice.RawValue == String {
    guard let node = members[key], let text = string(key, log: &log) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    log.unknownWord(
      "config-unknown-word", "“\(key)” of \(title):", text, among: Choice.allCases.map(\.rawValue), at: node)
    return nil
  }

  /// Returns the nodes of a string, or of an array of strings.
  func strings(_ key: String, log: inout PlanLog) -> [JSONNode] {
    guard let node = members[key] else { return [] }
    return PlanObject.strings(node, "“\(key)” of \(title)", log: &log)
  }

  static func strings(_ node: JSONNode, _ what: String, log: inout PlanLog) -> [JSONNode] {
    if node.isString { return [node] }
    guard node.isArray else {
      log.wrongType(what, node, expected: "a string or an array of strings")
      return []
    }
    var strings: [JSONNode] = []
    for element in node.elements {
      if element.isString { strings.append(element) } else { log.wrongType(what, element, expected: "a string") }
    }
    if node.count == 0 { log.error("config-empty", "\(what) is empty", at: node) }
    return strings
  }

  /// Returns the elements of an array, or a single value that stands for an array of one.
  func list(_ key: String) -> [JSONNode] {
    guard let node = members[key] else { return [] }
    return node.isArray ? Array(node.elements) : [node]
  }
}
