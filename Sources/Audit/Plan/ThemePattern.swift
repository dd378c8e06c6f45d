import ThemeModel

/// A glob over theme names: `Nova*`, `!*Private*`.
public struct ThemePattern: Hashable, Sendable {
  public var pattern: TokenPattern
  public var isExclusion: Bool
  public var text: String
  public var place: Place?

  public init(_ text: String, place: Place? = nil) throws(TokenPatternError) {
    self.isExclusion = text.hasPrefix("!")
    self.pattern = try TokenPattern(String(isExclusion ? text.dropFirst() : text[...]))
    self.text = text
    self.place = place
  }

  /// Reports whether a list admits a theme. An empty list, or one with exclusions only, starts from all themes.
  public static func list(_ patterns: [ThemePattern], admits theme: String) -> Bool {
    let wanted = patterns.filter { !$0.isExclusion }
    guard wanted.isEmpty || wanted.contains(where: { $0.pattern.matches(theme) }) else { return false }
    return !patterns.contains { $0.isExclusion && $0.pattern.matches(theme) }
  }
}
