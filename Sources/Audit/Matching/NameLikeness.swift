import ThemeModel

/// Matches names that could stand for the same thing: each is the other's best match, and no third one is as good.
struct NameLikeness {
  /// More names than this on a side are not compared: among so many, nobody could tell.
  static let limit = 64

  /// `score` returns how similar two names are; `nil` when they cannot be the same.
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

  /// Returns the index of the highest score; `nil` when it is not the only one.
  private static func best(_ scores: [Double?]) -> Int? {
    guard let highest = scores.compactMap({ $0 }).max() else { return nil }
    let places = scores.indices.filter { scores[$0] == highest }
    return places.count == 1 ? places[0] : nil
  }

  /// Returns the share of words that two names have in common, from 0 to 1.
  static func words(_ a: String, _ b: String) -> Double {
    let (first, second) = (Set(NameWords.split(a)), Set(NameWords.split(b)))
    let all = first.union(second).count
    return all == 0 ? 0 : Double(first.intersection(second).count) / Double(all)
  }
}
