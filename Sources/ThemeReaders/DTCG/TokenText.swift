import JSONText
import ThemeModel

/// The text of token files: JSON, or YAML that says what JSON says.
public enum TokenText {
  /// Reports whether a file is YAML, by its name.
  public static func isYAML(_ name: String) -> Bool {
    name.hasSuffix(".yml") || name.hasSuffix(".yaml")
  }

  /// Parses a file as YAML if its name says so, and otherwise as JSON.
  public static func document(
    _ file: SourceFile, dialect: JSONDialect = .json5, limits: JSONLimits = .standard
  ) throws(JSONError) -> JSONDocument {
    if isYAML(file.name) { return try JSONDocument(yaml: file.bytes, limits: limits) }
    return try JSONDocument(file.bytes, dialect: dialect, limits: limits)
  }
}
