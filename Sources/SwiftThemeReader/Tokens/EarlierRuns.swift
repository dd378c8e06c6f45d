import ThemeModel

/// What the runs of one theme found until now. A value depends on the axes that were asked for while it was made and written, so
/// a run in other contexts makes again only the values that one of these axes may change.
final class EarlierRuns {
  /// What a run found out about a token.
  struct Token {
    /// Its place among the tokens of the run.
    let index: Int
    let path: String
    let value: Value
    /// The axes that were asked for while the value was made.
    let axes: Set<String>
    /// The axes that were asked for while it was written, if it was.
    private var written: Set<String>?

    init(index: Int, path: String, value: Value, axes: Set<String>) {
      self.index = index
      self.path = path
      self.value = value
      self.axes = axes
    }

    mutating func write(asking more: Set<String>) {
      written = more.union(written ?? [])
    }

    /// Whether the value is the same in contexts that differ on these axes.
    fileprivate func holds(whereDiffer changed: Set<String>) -> Bool {
      guard let written else { return false }
      return axes.isDisjoint(with: changed) && written.isDisjoint(with: changed)
    }
  }

  private struct Run {
    let contexts: Contexts
    let asked: [Axis]
    /// The axes behind the list of tokens itself.
    let common: Set<String>
    let count: Int
    /// Those that no run before had found.
    let tokens: [Token]

    /// The axes that were asked for and for which other contexts have another answer.
    func changed(in other: Contexts) -> Set<String> {
      Set(
        asked.filter { axis in
          (contexts[axis.name] ?? axis.defaultContext) != (other[axis.name] ?? axis.defaultContext)
        }.map(\.name))
    }
  }

  private var runs: [Run] = []

  /// Adds a run of `count` tokens.
  func add(_ tokens: [Token], of count: Int, common: Set<String>, _ assignment: Assignment) {
    let free = tokens.filter { Self.isFree($0.value) }
    runs.append(
      Run(contexts: assignment.contexts, asked: assignment.asked, common: common, count: count, tokens: free))
  }

  func forget() {
    runs = []
  }

  /// Returns for each token what an earlier run found out that holds in these contexts too.
  func known(_ paths: [String], in contexts: Contexts) -> [Token?] {
    var known = Array(repeating: Token?.none, count: paths.count)
    for run in runs where run.count == paths.count {
      let changed = run.changed(in: contexts)
      guard run.common.isDisjoint(with: changed) else { continue }
      for token in run.tokens where token.path == paths[token.index] && token.holds(whereDiffer: changed) {
        known[token.index] = token
      }
    }
    return known
  }

  /// Whether the value is the same in each run. An object is another one in each, and so is what a color says of its way through
  /// one; the closure of a dynamic color may hold objects.
  private static func isFree(_ value: Value) -> Bool {
    var trail = value.trail
    while let here = trail {
      if case .instance = here.reference.owner { return false }
      trail = here.next
    }
    switch value.payload {
    case .unknown, .color(.literal), .color(.system), .color(.asset), .color(.placeholder): return true
    case .color(.adjusted(let base, .mix(let other, _, _))): return isFree(base) && isFree(other)
    case .color(.adjusted(let base, _)), .color(.fixed(let base, _)): return isFree(base)
    case .color(.byMode(let light, let dark)): return isFree(light) && isFree(dark)
    default: return false
    }
  }
}
