import ThemeModel

/// The settings of a user: `UserDefaults.standard.bool(forKey: "night")`. Only the running app knows them.
enum UserSettings {
  /// The symbol that stands for them.
  static let standard = "settings of the user"

  /// Reads a setting. A flag whose key is the name of a mode follows the mode.
  static func call(
    _ name: String, _ arguments: [EvaluatedArgument], _ span: Span, _ evaluator: Evaluator
  ) -> Value? {
    guard arguments.map(\.label) == ["forKey"], readers.contains(name) else { return nil }
    guard case .string(let key) = arguments[0].value.payload else {
      return evaluator.unknown("runtime-value", "a setting of the user is known only at run time", span)
    }
    guard name == "bool", let isDark = ModeWords.isDark(flag: key) else {
      return evaluator.unknown("runtime-value", "the user's setting “\(key)” is known only at run time", span)
    }
    return evaluator.followingMode("the user's setting “\(key)”", isDark: isDark, span)
  }

  private static let readers: Set = [
    "bool", "integer", "double", "float", "string", "object", "value", "data", "array", "dictionary", "stringArray",
    "url",
  ]
}
