/// One failing pair among all, and where to find it.
struct FailingPair: Sendable {
  var audit: Int
  var judgement: Int
  /// Its index among the report's pairs.
  var pair: Int
  var foreground: CauseKey?
  var background: CauseKey?
  /// ln(ratio) / ln(required).
  var share: Double
  var isText: Bool

  func key(_ side: Suggestion.Side) -> CauseKey? {
    side == .foreground ? foreground : background
  }
}
