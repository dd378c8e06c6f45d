/// The word that somebody who mistyped probably meant: here, because colors have names, and for all that stands above.
public enum NearestWord {
  /// Comparing with more words than this is not worth the wait, nor with longer ones.
  private static let mostCandidates = 20_000
  private static let longest = 200
  /// Whatever the length, more slips than these make another word.
  private static let mostSlips = 4

  /// The candidate with the fewest slips (a letter added, left out, changed, or two swapped; case is none), if they are at most a
  /// third of its letters. Of equals the first in the alphabet, whatever order they come in.
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

  /// Optimal string alignment distance; nil when it is more.
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
