/// Chooses among functions of one name by the labels and the number of the arguments.
struct Overloads<Candidate> {
  /// The candidates that can be meant.
  let meant: [Candidate]
  /// The chosen candidate.
  private(set) var first: (candidate: Candidate, bindings: [String: ViewScope.Bound])?
  /// Whether no other candidate can be meant.
  var isCertain: Bool { meant.count < 2 }

  init(
    _ candidates: [Candidate], _ parameters: KeyPath<Candidate, [Parameter]>, _ arguments: [Expression.Argument],
    from caller: ViewScope, _ callee: ViewScope
  ) {
    let fitting = candidates.compactMap { candidate in
      ColorReading.bindings(candidate[keyPath: parameters], arguments, from: caller, callee).map { (candidate, $0) }
    }
    // A candidate that needs no default values comes before those that do.
    let exact = fitting.filter { $0.0[keyPath: parameters].count == arguments.count }
    let meant = exact.isEmpty ? fitting : exact
    first = meant.first.map { (candidate: $0.0, bindings: $0.1) }
    self.meant = meant.map(\.0)
  }

  static func step(_ name: String) -> String {
    "of several functions `\(name)` that fit, this one is called"
  }
}
