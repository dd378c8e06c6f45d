import ThemeModel

/// Pairs off names that could stand for the same thing, where each is the other's nearest and no third one comes as near.
struct NameLikeness {
  /// More than this many on both sides are not compared: with so many, nobody could tell.
  static let limit = 64

  /// `score` tells how near two come; nil where they cannot be the same.
  static func matches(
    _ before: [String], _ after: [String], score: (String, String) -> Double?
  ) -> [(before: String, after: String)] {
    guard !before.isEmpty, !after.isEmpty, before.count <= limit, after.count <= limit else { return [] }
    let scores = before.map { old in after.map { new in score(old, new) } }
    return before.indices.compactMap { row in
      guard let column = best(scores[row]), best(scores.map { $0[column] }) == row else { return nil }
      return (before[row], after[column])
    }
  }

  /// The place of the only highest score.
  private static func best(_ scores: [Double?]) -> Int? {
    guard let highest = scores.compactMap({ $0 }).max() else { return nil }
    let places = scores.indices.filter { scores[$0] == highest }
    return places.count == 1 ? places[0] : nil
  }

  /// The share of words that two names have in common, 0…1.
  static func words(_ a: String, _ b: String) -> Double {
    let (first, second) = (Set(NameWords.of(a)), Set(NameWords.of(b)))
    let all = first.union(second).count
    return all == 0 ? 0 : Double(first.intersection(second).count) / Double(all)
  }
}
