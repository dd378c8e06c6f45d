import Audit
import ColorScience
import Foundation
import JSONText
import ThemeModel

/// Firefox for iOS as a system of the model: eight themes, raw colors, gradients, placeholders.
public enum FirefoxSystem {
  public static func load() throws -> ThemeSystem {
    let data = try Fixture.json("firefox-ios.json")
    var themes: [Theme] = []
    for member in try data.required("themes").members {
      themes.append(try theme(member.key, member.value))
    }
    var contract: [Contract.Entry] = []
    for theme in themes {
      for token in theme.tokens where token.tier == .semantic && !contract.contains(where: { $0.path == token.path }) {
        contract.append(Contract.Entry(path: token.path))
      }
    }
    return ThemeSystem(
      name: "Firefox for iOS", themes: themes,
      contract: Contract(name: "ThemeColourPalette", entries: contract, isClosed: false))
  }

  private static func theme(_ key: String, _ node: JSONNode) throws -> Theme {
    let file = "\(key).swift"
    var raw: [Token] = []
    var tokens: [Token] = []
    for (index, member) in node.members.enumerated() {
      let place = Place(file: file, line: 10 + index, column: 5)
      let text = try member.value.required("raw").requiredString()
      let value: TokenValue
      if member.value["placeholder"]?.boolean == true {
        value = .placeholder(Placeholder(kind: .missing, text: text))
      } else if let gradient = member.value["gradient"] {
        let expressions = stops(of: text)
        let colors = Array(gradient.elements)
        // A gradient taken over from another theme has a single expression for all of its stops.
        let isList = expressions.count == colors.count
        value = .gradient(
          try colors.indices.map { index in
            GradientStop(value: try reference(isList ? expressions[index] : text, colors[index], &raw))
          })
      } else {
        value = try reference(text, member.value, &raw)
      }
      tokens.append(
        Token(path: member.key, tier: .semantic, values: [ConditionalValue(value: value, place: place)], place: place))
    }
    let name = key.hasSuffix("Theme") ? String(key.dropLast("Theme".count)) : key
    return Theme(name: name, tokens: tokens + raw, place: Place(file: file, line: 1, column: 1))
  }

  /// Reads `FXColors.Blue50`, `FXColors.Blue50.withAlphaComponent(0.3)`, or a literal color.
  private static func reference(_ text: String, _ node: JSONNode, _ raw: inout [Token]) throws -> TokenValue {
    let hex = try node.required("hex").requiredString()
    let alpha = try node.required("alpha").requiredNumber()
    let base = text.components(separatedBy: ".withAlphaComponent(")
    let parts = base[0].split(separator: ".")
    guard parts.count == 2, parts[0].hasSuffix("Colors") else {
      var color = try Color(css: hex)
      color.alpha = alpha
      return .color(color)
    }
    if !raw.contains(where: { $0.path == base[0] }) {
      let place = Place(file: "\(parts[0]).swift", line: 10 + raw.count, column: 14)
      raw.append(
        Token(
          path: base[0], tier: .raw, values: [ConditionalValue(value: .color(try Color(css: hex)), place: place)],
          place: place))
    }
    return base.count == 1 ? .alias(base[0]) : .adjusted(.alias(base[0]), .alpha(alpha))
  }

  private static func stops(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "["), let close = text.lastIndex(of: "]") else { return [] }
    return text[text.index(after: open)..<close].components(separatedBy: ", ").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
