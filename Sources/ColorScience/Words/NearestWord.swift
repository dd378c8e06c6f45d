/// Finds the word that was probably meant by a typo. Part of this module because color names need it; the modules above
/// use it too.
public enum NearestWord {
  /// Comparing more or longer words than this would take too long.
  private static let mostCandidates = 20_000
  private static let longest = 200
  /// A word with more typos than this counts as a different word, whatever its length.
  private static let mostSlips = 4

  /// Returns the candidate with the fewest typos (a letter added, left out or changed, or two swapped, ignoring case),
  /// if they are at most a third of its letters. Of equals, the first in the alphabet, whatever the order of the
  /// candidates.
  public static func to(_ word: String, among candidates: some Sequence<String>) -> String? {
    let typed = letters(word)
    guard !typed.isEmpty, typed.count <= longest else { return nil }
    var best: (word: String, slips: Int)?
    for candidate in candidates.prefix(mostCandidates) {
      let limit = min(mostSlips, max(1, candidate.utf8.count / 3), best?.slips ?? mostSlips)
      guard abs(candidate.utf8.count - typed.count) <= limit,
        let slips = slips(typed, letters(candidate), atMost: limit)
      else { continue }
      if let best, (best.slips, best.word) <= (slips, candidate) { continue }
      best = (candidate, slips)
    }
    return best?.word
  }

  private static func letters(_ word: String) -> [UInt8] {
    word.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// Returns the optimal string alignment distance, or `nil` when it exceeds the limit.
  static func slips(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = before
    for i in a.indices {
      current[0] = i + 1
      var least = min(i + 1, previous[0])
      for j in b.indices {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        current[j + 1] = cost
        // A swap reaches one row further back.
        least = min(least, cost, previous[j + 1])
      }
      if least > limit { return nil }
      swap(&before, &previous)
      swap(&previous, &current)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
