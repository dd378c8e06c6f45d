/// The word that was probably meant.
enum NearestWord {
  /// The candidate with the fewest slips (a letter added, left out, changed, or two swapped), if they are few for its
  /// length; else one that the word begins.
  static func of(_ word: String, among candidates: [String]) -> String? {
    guard word.utf8.count <= 64, !word.isEmpty else { return nil }
    let typed = Array(word.lowercased().utf8)
    var best: (candidate: String, slips: Int)?
    for candidate in candidates {
      let slips = self.slips(typed, Array(candidate.lowercased().utf8))
      if slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    if let best, best.slips <= max(1, best.candidate.utf8.count / 3) { return best.candidate }
    let bare = word.drop { $0 == "-" }
    return bare.count >= 2 ? candidates.first { $0.drop { $0 == "-" }.hasPrefix(bare) } : nil
  }

  /// Optimal string alignment distance.
  static func slips(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var before = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 0..<a.count {
      var current = [i + 1]
      current.reserveCapacity(b.count + 1)
      for j in 0..<b.count {
        var cost = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        current.append(cost)
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
