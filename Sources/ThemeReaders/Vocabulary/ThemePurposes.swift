/// Whether names tell of a whole theme, and not of a ramp of one hue.
public enum ThemePurposes {
  /// Reports whether there is text and something to put it on.
  public static func are(in words: Set<String>) -> Bool {
    !words.isDisjoint(with: texts) && !words.isDisjoint(with: grounds)
  }

  /// Reports whether there is only one of the two: a layer of a theme, and not a theme.
  static func isHalf(_ words: Set<String>) -> Bool {
    words.isDisjoint(with: texts) != words.isDisjoint(with: grounds)
  }

  private static let texts: Set = ["text", "foreground", "fg", "label", "content", "ink"]
  private static let grounds: Set = ["background", "bg", "surface", "base", "canvas", "paper"]
}
