/// One failing pair among all, where to find it, and what it stands on.
struct FailingPair: Sendable {
  /// ln(ratio) / ln(required).
  var share: Double
  var audit: Int32
  /// An index into the audit's judgements.
  var judgement: Int32
  /// Its index among the report's pairs.
  var pair: Int
  /// Keys and sites are numbered as in the table.
  var foreground: ThemeBlame.Side
  var background: ThemeBlame.Side
  var isText: Bool

  /// The side that stands on a color, by the number of one of its keys.
  func side(of number: Int) -> ThemeBlame.Side {
    foreground.key >= 0 && Int(foreground.key) / 2 == number / 2 ? foreground : background
  }
}
