import ThemeModel

/// Evaluates one theme in every combination of the contexts that its colours ask for.
///
/// The first run tells which axes there are; runs in their other contexts may tell of more. It ends when every combination
/// of all known axes was run.
struct ThemeExploration {
  static let mostCombinations = 256

  let table: DeclarationTable
  let platform: Platform
  let types: ColorTypes
  let budget = Budget()

  struct Run {
    let contexts: Contexts
    let order: [String]
    let tokens: [String: TokenWriter.Written]
  }

  struct Result {
    var axes: [Axis] = []
    var runs: [Run] = []
    /// Axes that were asked for and make no difference.
    var idle: [Axis] = []
    var diagnostics: [Diagnostic] = []
  }

  func explore(_ candidate: ThemeCandidate) -> Result {
    let tuning = candidate.tuning(table)
    var axes: [Axis] = []
    var runs: [Run] = []
    var done: Set<Contexts> = []
    var diagnostics: [Diagnostic] = []
    var pending: [Contexts] = [[:]]
    while !pending.isEmpty {
      for contexts in pending {
        done.insert(Self.complete(contexts, axes))
        let (run, asked) = self.run(candidate, contexts, tuning?.type)
        runs.append(run)
        for axis in asked { Self.merge(axis, into: &axes) }
      }
      // A run that did not name an axis was in its default.
      done = Set(runs.map { Self.complete($0.contexts, axes) })
      let count = axes.reduce(1) { $0 * max(1, $1.contexts.count) }
      if count > Self.mostCombinations {
        diagnostics.append(
          Diagnostic(
            .warning, code: "too-many-combinations",
            message:
              "the theme \(candidate.name) varies in \(count) combinations of \(axes.map(\.name).joined(separator: ", ")); "
              + "each axis is followed on its own",
            place: place(candidate.span)))
      }
      let wanted = count > Self.mostCombinations ? Self.oneAtATime(axes) : Self.combinations(axes)
      pending = wanted.filter { !done.contains($0) }
    }
    runs = runs.map { Run(contexts: Self.complete($0.contexts, axes), order: $0.order, tokens: $0.tokens) }
    var result = Result(axes: axes, runs: runs, diagnostics: diagnostics)
    dropIdle(&result)
    if let tuning { TuningContexts(tuning.parameter, tuning.type, self).name(&result, theme: candidate) }
    for axis in result.idle {
      result.diagnostics.append(
        Diagnostic(
          .note, code: "axis-without-effect",
          message: "\(axis.name) changes no colour of \(candidate.name) in any of its \(axis.contexts.count) contexts",
          place: axis.place ?? place(candidate.span)))
    }
    return result
  }

  func place(_ span: Span) -> Place {
    table.place(span)
  }

  private func run(_ candidate: ThemeCandidate, _ contexts: Contexts, _ tuning: TypeRecord?) -> (Run, [Axis]) {
    let evaluator = Evaluator(table: table, platform: platform, assignment: Assignment(contexts), budget: budget)
    evaluator.tuningType = tuning
    evaluator.startToken()
    let isStatic: Bool = if case .statics = candidate.root { true } else { false }
    let writer = TokenWriter(evaluator, home: place(candidate.span), staticTier: isStatic ? nil : .raw)
    var walk = TokenWalk(evaluator: evaluator, writer: writer, types: types)
    walk.walk(candidate)
    return (Run(contexts: contexts, order: writer.order, tokens: writer.tokens), evaluator.assignment.asked)
  }

  // MARK: Combinations

  static func combinations(_ axes: [Axis]) -> [Contexts] {
    axes.reduce([[:]]) { partial, axis in
      partial.flatMap { contexts in axis.contexts.map { contexts.merging([axis.name: $0]) { $1 } } }
    }
  }

  private static func oneAtATime(_ axes: [Axis]) -> [Contexts] {
    let start = complete([:], axes)
    return [start] + axes.flatMap { axis in axis.contexts.map { start.merging([axis.name: $0]) { $1 } } }
  }

  private static func complete(_ contexts: Contexts, _ axes: [Axis]) -> Contexts {
    var complete = contexts
    for axis in axes where complete[axis.name] == nil { complete[axis.name] = axis.defaultContext }
    return complete
  }

  private static func merge(_ axis: Axis, into axes: inout [Axis]) {
    guard let index = axes.firstIndex(where: { $0.name == axis.name }) else {
      axes.append(axis)
      return
    }
    for context in axis.contexts where !axes[index].contexts.contains(context) { axes[index].contexts.append(context) }
  }

  private func dropIdle(_ result: inout Result) {
    for axis in result.axes where result.runs.count > 1 && isIdle(axis, result.runs) {
      result.idle.append(axis)
      result.axes.removeAll { $0.name == axis.name }
      result.runs = result.runs.filter { $0.contexts[axis.name] == axis.defaultContext }.map { run in
        var contexts = run.contexts
        contexts[axis.name] = nil
        return Run(contexts: contexts, order: run.order, tokens: run.tokens)
      }
    }
  }

  private func isIdle(_ axis: Axis, _ runs: [Run]) -> Bool {
    let byContexts = Dictionary(runs.map { ($0.contexts, $0) }) { first, _ in first }
    return runs.allSatisfy { run in
      guard run.contexts[axis.name] != axis.defaultContext else { return true }
      guard let start = byContexts[run.contexts.merging([axis.name: axis.defaultContext]) { $1 }] else { return true }
      return run.tokens.count == start.tokens.count
        && run.tokens.allSatisfy { path, token in start.tokens[path]?.value == token.value }
    }
  }
}
