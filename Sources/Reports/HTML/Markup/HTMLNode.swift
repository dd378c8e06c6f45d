/// A piece of HTML as a value. Text and attributes are stored unescaped; only `HTMLWriter` escapes them.
indirect enum HTMLNode: Hashable, Sendable {
  case element(HTMLElement)
  case text(String)
  /// Several nodes without a common element.
  case group([HTMLNode])
  /// The content of a `script` or `style` element, which HTML does not escape. It may contain only what this module wrote
  /// itself, or JSON that is escaped for scripts.
  case rawText([UInt8])

  static let nothing = HTMLNode.group([])
}

struct HTMLElement: Hashable, Sendable {
  var name: HTMLName
  /// The attributes in the order in which they are written. An attribute with the value `nil` has no value, such as `hidden`.
  var attributes: [HTMLAttribute]
  var children: [HTMLNode]
}

struct HTMLAttribute: Hashable, Sendable {
  var name: HTMLName
  var value: String?
}

/// The name of an element or attribute. It is a literal of this module, never input.
struct HTMLName: Hashable, Sendable, ExpressibleByStringLiteral {
  let text: String

  init(stringLiteral text: StaticString) {
    self.text = text.description
  }
}

extension HTMLNode: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral text: String) {
    self = .text(text)
  }

  /// Returns an element: `.tag("td", ["scope": "row"], …)`.
  static func tag(
    _ name: HTMLName, _ attributes: KeyValuePairs<HTMLName, String?> = [:], _ children: HTMLNode...
  ) -> HTMLNode {
    tag(name, attributes, children)
  }

  static func tag(
    _ name: HTMLName, _ attributes: KeyValuePairs<HTMLName, String?> = [:], _ children: [HTMLNode]
  ) -> HTMLNode {
    .element(
      HTMLElement(
        name: name, attributes: attributes.map { HTMLAttribute(name: $0.key, value: $0.value) }, children: children))
  }
}
