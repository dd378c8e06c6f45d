/// Collects the worst of very many pairs without keeping them all.
struct WorstPairs {
  private let limit: Int
  private var kept: [(share: Double, pair: Int)] = []
  /// The least bad of the worst pairs. Pairs that are no worse are skipped. `nil` until enough pairs are known.
  private var bar: (share: Double, pair: Int)?

  init(limit: Int) {
    self.limit = max(limit, 0)
  }

  /// `share` is that of `WCAG.share(of:reachedBy:)`. Of equal pairs, the earlier one counts as worse.
  mutating func add(_ share: Double, _ pair: Int) {
    if let bar, (share, pair) >= bar { return }
    kept.append((share, pair))
    if kept.count >= 2 * limit + 64 { cut() }
  }

  var pairs: Set<Int> {
    var all = self
    all.cut()
    return Set(all.kept.map(\.pair))
  }

  private mutating func cut() {
    guard kept.count > limit else { return }
    kept.sort { $0 < $1 }
    kept.removeLast(kept.count - limit)
    if let last = kept.last { bar = last }
  }
}
