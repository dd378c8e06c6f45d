import JSONText
import ThemeModel

/// Color schemes of base16 and base24 in YAML: sixteen or twenty-four colors called `base00` to `base0F` or `base17`, at the top or
/// below `palette`.
public enum BaseScheme {
  private static let names: [String] = (0..<24).map { "base" + ($0 < 16 ? "0" : "1") + digits[$0 % 16] }
  private static let digits = "0123456789ABCDEF".map(String.init)
  public static let fewest = 16
  /// Schemes have a kilobyte. Larger YAML is something else, and is not searched.
  private static let mostBytes = 1 << 14

  /// Reports whether YAML is a scheme, by the names in it.
  public static func isScheme(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= mostBytes else { return false }
    let text = Substring(decoding: bytes, as: UTF8.self)
    return names.prefix(fewest).allSatisfy { name in text.contains(name + ":") }
  }

  /// Returns the colors of a scheme; nil for any other document, and for a scheme of which a color is not a text of six digits.
  /// Without quotes, YAML takes `000000` for a number.
  static func colors(of file: SourceFile) -> KeyedNode? {
    guard TokenText.isYAML(file.name), isScheme(file.bytes), let root = try? TokenText.document(file).root else {
      return nil
    }
    let whole = KeyedNode(root, file: file.name)
    let colors = whole["palette"] ?? whole
    let found = colors.entries.filter { names.contains($0.key) }
    guard names.prefix(fewest).allSatisfy({ colors[$0] != nil }), Set(found.map(\.key)).count == found.count,
      found.allSatisfy({ $0.node.string.flatMap(HexColor.digits)?.utf8.count == 6 })
    else { return nil }
    return KeyedNode(value: .dictionary(found), place: colors.place)
  }

  static func candidate(_ file: SourceFile) -> Candidate? {
    guard let colors = colors(of: file) else { return nil }
    return Candidate(
      format: .keyed, files: [file.name], colors: colors.entries.count, strength: .shape,
      reasons: ["a scheme of base16"])
  }
}
