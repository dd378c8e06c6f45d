/// Whether names tell of a whole theme, and not of a ramp of one hue.
enum ThemePurposes {
  /// Reports whether there is text and something to put it on.
  static func are(in words: Set<String>) -> Bool {
    !words.isDisjoint(with: ["text", "foreground", "fg", "label", "content", "ink"])
      && !words.isDisjoint(with: ["background", "bg", "surface", "base", "canvas", "paper"])
  }
}
