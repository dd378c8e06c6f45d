import Audit
import ColorScience
import JSONText
import ThemeModel

/// One rule for each pair that a component of OUDS combines.
public enum OudsPlan {
  public static func components() throws -> Plan {
    var rules: [PairRule] = []
    for theme in try Fixture.json("ouds-ios-used-pairs.json").required("pairs").members {
      for pair in theme.value.elements {
        let layers = try pair.required("bg").elements.map { try $0.requiredString() }
        guard let background = layers.last else { continue }
        let below = try layers.dropLast().map { Backdrop.Layer.token(try TokenSelector($0)) }
        let isText = pair["kind"]?.string == "text"
        rules.append(
          PairRule(
            id: "\(theme.key)|\(try pair.required("id").requiredString())",
            foreground: [try TokenSelector(try pair.required("fg").requiredString())],
            background: [try TokenSelector(background)], over: below.isEmpty ? [] : [Backdrop(below)],
            criterion: isText ? .aaText : .nonText, themes: [try ThemePattern(theme.key)],
            sample: isText ? .text : .icon))
      }
    }
    return Plan(rules: rules, displays: [.srgb])
  }
}
