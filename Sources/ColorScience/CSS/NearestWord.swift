/// The word that somebody who mistyped probably meant.
public enum NearestWord {
  /// The closest of the candidates, if no more than a third of its letters differ.
  public static func to(_ word: String, among candidates: [String]) -> String? {
    let letters = Array(word.utf8)
    guard letters.count <= 32 else { return nil }
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let limit = max(1, candidate.utf8.count / 3)
      guard abs(candidate.utf8.count - letters.count) <= limit else { continue }
      let distance = distance(letters, Array(candidate.utf8))
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Insertions, deletions, substitutions and swaps of neighbours between two words.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        row[j + 1] = min(last[j] + (a[i] == b[j] ? 0 : 1), row[j] + 1, last[j + 1] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
