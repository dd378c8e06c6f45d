/// The name that someone probably meant.
public enum NearestName {
  /// Comparing with more names than this is not worth the wait.
  private static let mostNames = 20_000

  /// The nearest by edits, where it is near enough to be meant: a third of the length, and at most four.
  public static func to(_ name: String, among names: [String]) -> String? {
    let target = Array(name.utf8.prefix(200))
    var best: (name: String, distance: Int)?
    let limit = min(4, max(1, target.count / 3))
    for candidate in names.prefix(mostNames) {
      let bytes = Array(candidate.utf8.prefix(200))
      let bound = min(limit, best?.distance ?? limit)
      guard abs(bytes.count - target.count) <= bound else { continue }
      guard let distance = distance(target, bytes, atMost: bound) else { continue }
      // Of equals the first in the alphabet, whatever order they come in.
      if let known = best, (known.distance, known.name) <= (distance, candidate) { continue }
      best = (candidate, distance)
    }
    return best?.name
  }

  /// The end of a message: nothing where there is no such name.
  public static func question(_ name: String?) -> String {
    name.map { "; did you mean \($0)?" } ?? ""
  }

  /// How many letters are added, left out, changed or swapped with the next one; nil beyond the limit.
  private static func distance(_ a: [UInt8], _ b: [UInt8], atMost limit: Int) -> Int? {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    var row = last
    for (i, byte) in a.enumerated() {
      row[0] = i + 1
      var least = row[0]
      for (j, other) in b.enumerated() {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (byte == other ? 0 : 1))
        if i > 0, j > 0, byte == b[j - 1], other == a[i - 1] { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = cost
        least = min(least, cost)
      }
      // A swap reaches back by one row, so that both have to be beyond the limit.
      if least > limit, last.min() ?? 0 > limit { return nil }
      beforeLast = last
      last = row
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
