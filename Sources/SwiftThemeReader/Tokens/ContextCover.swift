import ThemeModel

/// The contexts in which a theme has to be evaluated so that every token is seen in every combination that affects it.
///
/// Ten traits make a thousand combinations, but no token depends on all of them:
/// it is enough to combine the axes of each token.
struct ContextCover {
  static let mostCombinations = 256
  /// The limit for a whole theme.
  static let mostRuns = 1024

  private(set) var wanted: [Contexts] = []
  /// The sets of axes whose combinations are all included.
  private var complete: [Set<String>] = []
  let axes: [Axis]

  /// - Parameter sets: the axes that each token depends on
  init(_ axes: [Axis], sets: Set<Set<String>>) {
    self.axes = axes
    let known = Set(axes.map(\.name))
    // Small sets come first: larger sets include their combinations, so nothing runs twice.
    let ordered = Set(sets.map { $0.intersection(known) }).map { $0.sorted() }
      .sorted { ($0.count, $0.joined(separator: " ")) < ($1.count, $1.joined(separator: " ")) }
    var seen: Set<Contexts> = []
    for set in ordered {
      let own = axes.filter { set.contains($0.name) }
      let isWhole = Self.count(own) <= Self.mostCombinations && wanted.count + Self.count(own) <= Self.mostRuns
      if isWhole { complete.append(Set(set)) }
      for contexts in isWhole ? Self.combinations(own) : Self.oneAtATime(own) {
        let contexts = Self.complete(contexts, axes)
        if seen.insert(contexts).inserted { wanted.append(contexts) }
      }
    }
  }

  /// Returns whether every combination of these axes is included.
  func isWhole(_ set: Set<String>) -> Bool {
    let known = set.intersection(axes.map(\.name))
    return known.isEmpty || complete.contains { $0.isSuperset(of: known) }
  }

  static func count(_ axes: [Axis]) -> Int {
    var count = 1
    for axis in axes {
      let (next, overflow) = count.multipliedReportingOverflow(by: max(1, axis.contexts.count))
      if overflow { return .max }
      count = next
    }
    return count
  }

  static func combinations(_ axes: [Axis]) -> [Contexts] {
    axes.reduce([[:]]) { partial, axis in
      partial.flatMap { contexts in axis.contexts.map { contexts.merging([axis.name: $0]) { $1 } } }
    }
  }

  static func oneAtATime(_ axes: [Axis]) -> [Contexts] {
    let start = complete([:], axes)
    return [start] + axes.flatMap { axis in axis.contexts.map { start.merging([axis.name: $0]) { $1 } } }
  }

  static func complete(_ contexts: Contexts, _ axes: [Axis]) -> Contexts {
    var complete = contexts
    for axis in axes where complete[axis.name] == nil { complete[axis.name] = axis.defaultContext }
    return complete
  }
}
