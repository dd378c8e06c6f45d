import ColorScience
import JSONText

/// Reads what Figma's own exports write in `$extensions`.
enum DTCGFigma {
  /// Returns the mode that a file is an export of.
  static func mode(_ extensions: JSONNode) -> String? {
    extensions["com.figma.modeName"]?.string
  }

  /// Returns the token whose value was copied in place of a reference across collections, with `Group/Name` as a path.
  static func origin(_ extensions: JSONNode) -> String? {
    guard let name = extensions["com.figma.aliasData"]?["targetVariableName"]?.string, !name.isEmpty else { return nil }
    return name.split(separator: "/").joined(separator: ".")
  }

  /// Compares colors with a tolerance, since exports round to 32 bits.
  static func isSame(_ a: Color, _ b: Color) -> Bool {
    let difference = a.components - b.components
    return a.space == b.space && abs(a.alpha - b.alpha) < 1e-5
      && max(abs(difference.x), abs(difference.y), abs(difference.z)) < 1e-5
  }
}
