import Audit
import ColorScience
import JSONText
import ThemeModel

/// Reads patterns, roles, backdrops and conditions, which several sections share.
extension PlanReader {
  /// Reads the patterns of a required key.
  mutating func required(_ key: String, of object: PlanObject) -> [TokenSelector] {
    guard object[key] != nil else {
      log.error("config-missing", "\(object.title) needs “\(key)”", at: object.node)
      return []
    }
    return selectors(key, of: object, allowsRoles: true)
  }

  mutating func selectors(_ key: String, of object: PlanObject, allowsRoles: Bool) -> [TokenSelector] {
    var selectors: [TokenSelector] = []
    for node in object.strings(key, log: &log) {
      guard let selector = selector(node) else { continue }
      if case .role = selector.kind, !allowsRoles {
        log.error("config-pattern", "“\(key)” of \(object.title) names tokens by pattern, not by role", at: node)
        continue
      }
      selectors.append(selector)
    }
    if !selectors.isEmpty, selectors.allSatisfy(\.isExclusion), let node = object[key] {
      log.error(
        "config-pattern", "“\(key)” of \(object.title) only excludes tokens; add a pattern that selects some", at: node)
    }
    return selectors
  }

  mutating func selector(_ node: JSONNode) -> TokenSelector? {
    let text = node.string ?? ""
    do {
      return try TokenSelector(text, place: log.place(node))
    } catch {
      switch error {
      case .unknownRole(let name):
        log.unknownWord("config-unknown-role", "the role", name, among: TokenRole.allCases.map(\.rawValue), at: node)
      case .pattern(let error):
        log.error("config-pattern", "the pattern “\(text)”: \(error.message)", at: node)
      }
      return nil
    }
  }

  mutating func pattern(_ text: String, at node: JSONNode) -> TokenPattern? {
    do {
      return try TokenPattern(text)
    } catch {
      log.error("config-pattern", "the pattern “\(text)”: \(error.message)", at: node)
      return nil
    }
  }

  mutating func themePatterns(_ object: PlanObject) -> [ThemePattern] {
    var patterns: [ThemePattern] = []
    for node in object.strings("themes", log: &log) {
      let text = node.string ?? ""
      do {
        patterns.append(try ThemePattern(text, place: log.place(node)))
      } catch {
        log.error("config-pattern", "the pattern “\(text)”: \(error.message)", at: node)
      }
    }
    return patterns
  }

  /// Reads alternatives. Each is a token, a color, or an array of layers, bottom first.
  mutating func readOver(_ object: PlanObject, owner: String) -> [Backdrop] {
    var backdrops: [Backdrop] = []
    for node in object.list("over") {
      let layers = node.isArray ? Array(node.elements) : [node]
      let read = layers.compactMap { layer($0) }
      if read.count == layers.count, !read.isEmpty {
        backdrops.append(Backdrop(read, place: log.place(node)))
      } else if layers.isEmpty {
        log.error("config-empty", "an alternative of “over” has no layers", at: node)
      }
    }
    return backdrops
  }

  /// Reads `layer1`, `#fff`, `rgb(0 0 0 / 50%)`, or `{"color": "white"}` for a color whose name could also be a token.
  private mutating func layer(_ node: JSONNode) -> Backdrop.Layer? {
    if node.isObject {
      guard let object = PlanObject(node, title: "a layer", keys: ["color"], log: &log) else { return nil }
      guard let text = object.string("color", log: &log), let value = object["color"] else {
        log.error("config-missing", "a layer needs “color”: any CSS colour", at: node)
        return nil
      }
      return color(text, at: value)
    }
    guard let text = node.string else {
      log.wrongType("a layer of “over”", node, expected: "a token or a colour")
      return nil
    }
    if text.hasPrefix("#") || text.contains("(") { return color(text, at: node) }
    return selector(node).map { .token($0) }
  }

  private mutating func color(_ text: String, at node: JSONNode) -> Backdrop.Layer? {
    do {
      return .color(try Color(css: text), text: text)
    } catch {
      log.error("config-color", "“\(text)” is not a CSS colour: \(error)", at: node)
      return nil
    }
  }

  mutating func condition(_ object: PlanObject) -> ContextCondition {
    guard let node = object["when"] else { return ContextCondition() }
    guard node.isObject else {
      log.wrongType("“when” of \(object.title)", node, expected: "an object: axis to context")
      return ContextCondition()
    }
    var contexts: [String: [String]] = [:]
    for member in node.members {
      contexts[member.key] = PlanObject.strings(
        member.value, "“\(member.key)” of “when”", log: &log
      ).compactMap(\.string)
    }
    return ContextCondition(contexts, place: log.place(node))
  }

  mutating func contexts(_ key: String, of object: PlanObject) -> Contexts {
    guard let node = object[key] else { return [:] }
    guard node.isObject else {
      log.wrongType("“\(key)” of \(object.title)", node, expected: "an object: axis to context")
      return [:]
    }
    var contexts: Contexts = [:]
    for member in node.members {
      if let text = member.value.string {
        contexts[member.key] = text
      } else {
        log.wrongType("“\(member.key)” of “\(key)”", member.value, expected: "a context")
      }
    }
    return contexts
  }
}
