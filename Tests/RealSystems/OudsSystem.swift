import Audit
import ColorScience
import Foundation
import JSONText
import ThemeModel

/// OUDS for iOS as a system of the model: four themes in two modes, with their whole alias chains.
public enum OudsSystem {
  public static func load() throws -> ThemeSystem {
    let data = try Fixture.json("ouds-ios.json")
    var themes: [Theme] = []
    for member in try data.required("themes").members { themes.append(try theme(member.key, member.value)) }
    return ThemeSystem(
      name: "OUDS for iOS", axes: [Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")],
      themes: themes)
  }

  private static func theme(_ name: String, _ node: JSONNode) throws -> Theme {
    var order: [String] = []
    var values: [String: [ConditionalValue]] = [:]
    var raw: [Token] = []
    for mode in ["light", "dark"] {
      for (index, member) in try node.required(mode).members.enumerated() {
        let place = Place(file: "\(name)Tokens.swift", line: 10 + index, column: mode == "light" ? 5 : 40)
        if values[member.key] == nil { order.append(member.key) }
        values[member.key, default: []].append(
          ConditionalValue(when: ["mode": mode], value: try value(member.value, name, &raw), place: place))
      }
    }
    let tokens = order.map { path in
      Token(
        path: path, tier: path.contains(".") ? .component : .semantic, values: values[path, default: []],
        place: values[path, default: []].first?.place ?? Place(file: "\(name)Tokens.swift", line: 1, column: 1))
    }
    return Theme(name: name, axes: ["mode"], tokens: tokens + raw)
  }

  /// Fixtures have the chain down to the raw color; the steps between are left out here.
  private static func value(_ node: JSONNode, _ theme: String, _ raw: inout [Token]) throws -> TokenValue {
    guard let hex = node["hex"]?.string else {
      let text = node["chain"]?.elements.compactMap(\.string).last ?? ""
      return .placeholder(Placeholder(kind: .forbidden, text: text))
    }
    var color = try Color(css: hex)
    color.alpha = try node.required("alpha").requiredNumber()
    let chain = try node.required("chain").elements.map { try $0.requiredString() }
    guard let path = chain.last(where: { $0.contains("RawTokens.") }) else { return .color(color) }
    if !raw.contains(where: { $0.path == path }) {
      let place = Place(file: "RawTokens.swift", line: 10 + raw.count, column: 1)
      raw.append(
        Token(path: path, tier: .raw, values: [ConditionalValue(value: .color(color), place: place)], place: place))
    }
    return .alias(path)
  }
}
