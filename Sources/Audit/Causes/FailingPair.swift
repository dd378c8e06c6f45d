/// One failing pair among all, and where to find it.
struct FailingPair: Sendable {
  var audit: Int32
  /// An index into the audit's judgements.
  var judgement: Int32
  /// Its index among the report's pairs.
  var pair: Int
  /// ln(ratio) / ln(required).
  var share: Double
}
