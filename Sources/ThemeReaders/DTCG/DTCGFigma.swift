import ColorScience
import JSONText

/// What Figma's own exports say in `$extensions`.
enum DTCGFigma {
  /// The mode that a file is an export of.
  static func mode(_ extensions: JSONNode) -> String? {
    extensions["com.figma.modeName"]?.string
  }

  /// The token whose value was copied in place of a reference across collections: `Group/Name` as a path.
  static func origin(_ extensions: JSONNode) -> String? {
    guard let name = extensions["com.figma.aliasData"]?["targetVariableName"]?.string, !name.isEmpty else { return nil }
    return name.split(separator: "/").joined(separator: ".")
  }

  /// Exports round to 32 bits.
  static func isSame(_ a: Color, _ b: Color) -> Bool {
    let difference = a.components - b.components
    return a.space == b.space && abs(a.alpha - b.alpha) < 1e-5
      && max(abs(difference.x), abs(difference.y), abs(difference.z)) < 1e-5
  }
}
