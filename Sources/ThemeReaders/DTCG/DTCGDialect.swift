import ThemeModel

/// Ways of writing design tokens other than the standard, as far as the deviations in a file distinguish them.
enum DTCGDialect: String, CaseIterable, Sendable {
  case studio = "Tokens Studio"
  case theo = "Theo"
  case modes = "tokens with values by mode"
  case styleDictionary = "Style Dictionary"
  case json5 = "JSON5"
  case yaml = "YAML"
  case draft = "a draft of the standard"

  /// Deviations that a file has only when it is written in a dialect. Any other breaks a rule of the standard by mistake.
  static let marks: Set<String> = [
    "string-color", "color-channels", "foreign-type", "color-hex-digits", "mode-extension", "missing-type",
  ]

  /// The names of deviations, for the one line that reports a dialect.
  static let features: [String: String] = [
    "tokens-studio": "token sets", "studio-modifier": "modified colours", "theo": "props",
    "mode-extension": "values by mode in $extensions",
    "mode-values": "values by mode", "legacy-value": "“value” without “$”",
    "value-suffix": "references that end in .value", "json5": "JSON5", "yaml": "YAML",
    "string-color": "colours as strings",
    "foreign-type": "types of other tools", "unknown-property": "properties of other tools",
    "missing-type": "types left out", "alpha-beside-value": "alpha beside a value",
    "color-function": "functions over references", "expression": "sums of references",
    "color-hex-digits": "fallbacks of other lengths", "shadow-property": "shadows of other parts",
    "border-property": "borders of other parts", "gradient-stop": "gradient stops of other parts",
    "token-with-children": "tokens that contain tokens", "invalid-name": "names with dots or braces",
    "not-a-token": "notes between tokens", "unknown-type": "types of other tools",
    "reference-list": "lists of references", "css-value": "values as in CSS",
    "color-channels": "colours by channels",
  ]

  /// Returns the dialect that deviations point to. The clearest signs come first.
  static func of(_ codes: Set<String>) -> DTCGDialect {
    if !codes.isDisjoint(with: ["tokens-studio", "studio-modifier", "studio-modifier-unknown"]) { return .studio }
    if codes.contains("theo") { return .theo }
    if codes.contains("legacy-value") { return .styleDictionary }
    if !codes.isDisjoint(with: ["mode-extension", "mode-values"]) { return .modes }
    if codes == ["yaml"] { return .yaml }
    return codes == ["json5"] ? .json5 : .draft
  }
}
