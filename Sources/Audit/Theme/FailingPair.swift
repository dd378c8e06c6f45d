/// One failing pair: where to find it, and where its colors come from. A large system has hundreds of thousands.
struct FailingPair: Sendable {
  /// ln(ratio) / ln(required).
  var share: Double
  var audit: Int32
  /// An index into the audit's judgements.
  var judgement: Int32
  /// The keys and sites are numbered as in the table.
  var foreground: ThemeBlame.Side
  var background: ThemeBlame.Side

  /// Reports whether a color is on the foreground's side, by the number of one of the color's keys.
  func isForeground(_ number: Int) -> Bool { foreground.key >= 0 && Int(foreground.key) / 2 == number / 2 }

  /// Returns the side that has a color, by the number of one of the color's keys.
  func side(of number: Int) -> ThemeBlame.Side { isForeground(number) ? foreground : background }
}
