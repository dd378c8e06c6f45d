/// One failing pair: where to find it, and where its colors come from.
struct FailingPair: Sendable {
  /// ln(ratio) / ln(required).
  var share: Double
  var audit: Int32
  /// An index into the audit's judgements.
  var judgement: Int32
  /// Its index into the report's pairs.
  var pair: Int
  /// The keys and sites are numbered as in the table.
  var foreground: ThemeBlame.Side
  var background: ThemeBlame.Side
  var isText: Bool

  /// Returns the side that has a color, by the number of one of the color's keys.
  func side(of number: Int) -> ThemeBlame.Side {
    foreground.key >= 0 && Int(foreground.key) / 2 == number / 2 ? foreground : background
  }
}
