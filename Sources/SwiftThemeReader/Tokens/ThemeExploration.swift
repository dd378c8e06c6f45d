import ThemeModel

/// Evaluates one theme in every combination of the contexts that its colors ask for.
///
/// The first run shows which axes there are; runs in their other contexts may show more. Exploration ends when every
/// combination of all known axes was run or, if those are too many, every combination of each token's own axes.
struct ThemeExploration {
  let table: DeclarationTable
  let platform: Platform
  let types: ColorTypes
  let budget = Budget()
  /// Other names of tokens, in all themes.
  let otherNames = OtherNames()
  let systems = PlatformTokens()
  /// The assumptions that evaluation made, once each.
  private let taken = Taken()

  final class OtherNames {
    fileprivate(set) var names: [String: String] = [:]

    /// Returns a note about names that lead to a token with another name, as `uiText` and `colors.text` lead to `text`.
    static func note(_ names: [String: String]) -> Diagnostic? {
      guard let first = names.keys.min(), let token = names[first] else { return nil }
      let more = names.count - 1
      let rest = more == 0 ? "" : more == 1 ? ", and 1 more name is an alias" : ", and \(more) more names are aliases"
      return Diagnostic(.note, code: "other-names", message: "\(first) is another name of \(token)\(rest)")
    }
  }

  private final class Taken {
    var assumptions: [(message: String, span: Span)] = []
    /// Variables whose values depend on the order in which tokens are read.
    var openVariables: Set<ObjectIdentifier> = []
    /// The flags of the build that colors have asked for.
    var flags: Set<String> = []
    /// Whether the build without flags is read alone.
    var ignoresFlags = false
  }

  struct Run {
    let contexts: Contexts
    let order: [String]
    var tokens: [String: TokenWriter.Written]
    /// The axes that each token depends on.
    var axes: [String: Set<String>]
  }

  struct Result {
    var axes: [Axis] = []
    var runs: [Run] = []
    /// Axes that were asked for but make no difference.
    var idle: [Axis] = []
    var diagnostics: [Diagnostic] = []
    /// The axes that each token depends on, when not every combination of all axes was run.
    var dependencies: [String: Set<String>] = [:]
    /// Tokens that depend on too many axes for every combination of them to be run.
    var partial: Set<String> = []
  }

  /// How many flags of the build are followed in one theme: each doubles the variants that are judged.
  private static let mostFlags = 3

  func explore(_ candidate: ThemeCandidate) -> Result {
    let tuning = candidate.tuning(table)
    taken.ignoresFlags = false
    var result = explored(candidate, tuning?.type)
    let flags = result.axes.filter { taken.flags.contains($0.name) }
    if flags.count > Self.mostFlags {
      taken.ignoresFlags = true
      result = explored(candidate, tuning?.type)
      let names = flags.map { "`\($0.name)`" }.joined(separator: ", ")
      result.diagnostics.append(
        Diagnostic(
          .note, code: "assumed",
          message: "\(flags.count) flags of the build decide on colours of \(candidate.name); "
            + "none of them is assumed to be set: \(names)",
          place: flags[0].place ?? place(candidate.span)))
    }
    if let tuning { TuningContexts(tuning.parameter, tuning.type, self).name(&result, theme: candidate) }
    return result
  }

  /// Evaluates the theme in every combination of contexts that makes a difference.
  private func explored(_ candidate: ThemeCandidate, _ tuning: TypeRecord?) -> Result {
    var axes: [Axis] = []
    var runs: [Run] = []
    let earlier = EarlierRuns()
    var done: Set<Contexts> = []
    var cover: ContextCover?
    var pending: [Contexts] = [[:]]
    while !pending.isEmpty {
      for contexts in pending {
        let (run, asked) = self.run(candidate, contexts, tuning, after: earlier)
        runs.append(run)
        for axis in asked { Self.merge(axis, into: &axes) }
      }
      // A run without a context for an axis was in the axis's default context.
      done = Set(runs.map { ContextCover.complete($0.contexts, axes) })
      cover =
        ContextCover.count(axes) > ContextCover.mostCombinations
        ? ContextCover(axes, sets: Set(Self.dependencies(runs).values)) : nil
      pending = (cover?.wanted ?? ContextCover.combinations(axes)).filter { !done.contains($0) }
    }
    runs = runs.map {
      Run(contexts: ContextCover.complete($0.contexts, axes), order: $0.order, tokens: $0.tokens, axes: $0.axes)
    }
    var result = Result(axes: axes, runs: runs)
    if let cover { note(cover, candidate, &result) }
    dropIdle(&result)
    return result
  }

  /// Returns the axes that each token depends on in any run.
  private static func dependencies(_ runs: [Run]) -> [String: Set<String>] {
    runs.reduce(into: [:]) { all, run in all.merge(run.axes) { $0.union($1) } }
  }

  /// Notes the tokens whose combinations are too many to run them all, and warns about them.
  private func note(_ cover: ContextCover, _ candidate: ThemeCandidate, _ result: inout Result) {
    result.dependencies = Self.dependencies(result.runs)
    result.partial = Set(result.dependencies.filter { !cover.isWhole($0.value) }.keys)
    guard let first = result.runs.flatMap(\.order).first(where: result.partial.contains) else { return }
    let own = cover.axes.filter { result.dependencies[first]?.contains($0.name) == true }
    let others = result.partial.count - 1
    let who =
      others == 0 ? "\(first) varies" : "\(first) and \(others) more \(others == 1 ? "token" : "tokens") vary"
    result.diagnostics.append(
      Diagnostic(
        .warning, code: "too-many-combinations",
        message:
          "\(who) with \(own.count) axes, in \(ContextCover.count(own)) combinations: \(own.map(\.name).joined(separator: ", ")). "
          + "Up to \(ContextCover.mostCombinations) combinations of a token and \(ContextCover.mostRuns) of a theme are evaluated, "
          + "then one axis at a time; the other combinations are undetermined",
        place: result.runs.lazy.compactMap { $0.tokens[first]?.place }.first ?? place(candidate.span)))
  }

  var assumptions: [Diagnostic] {
    taken.assumptions.map { Diagnostic(.note, code: "assumed", message: $0.message, place: place($0.span)) }
  }

  func place(_ span: Span) -> Place {
    table.place(span)
  }

  private func run(
    _ candidate: ThemeCandidate, _ contexts: Contexts, _ tuning: TypeRecord?, after earlier: EarlierRuns
  ) -> (Run, [Axis]) {
    while true {
      let evaluator = Evaluator(table: table, platform: platform, assignment: Assignment(contexts), budget: budget)
      evaluator.shared.open = taken.openVariables
      evaluator.ignoresFlags = taken.ignoresFlags
      let result = run(candidate, contexts, tuning, evaluator, after: earlier)
      // What was read before the variable turned out to be open has to be read again.
      guard !evaluator.shared.found.isSubset(of: taken.openVariables) else { return result }
      taken.openVariables.formUnion(evaluator.shared.found)
      earlier.forget()
    }
  }

  private func run(
    _ candidate: ThemeCandidate, _ contexts: Contexts, _ tuning: TypeRecord?, _ evaluator: Evaluator,
    after earlier: EarlierRuns
  ) -> (Run, [Axis]) {
    for selection in types.currentThemes.selections(of: candidate) { evaluator.select(selection) }
    evaluator.tuningType = tuning
    evaluator.startToken()
    let isStatic: Bool = if case .statics = candidate.root { true } else { false }
    let writer = TokenWriter(evaluator, types, home: place(candidate.span), staticTier: isStatic ? nil : .raw)
    var walk = TokenWalk(evaluator: evaluator, writer: writer, types: types, earlier: earlier)
    walk.walk(candidate)
    otherNames.names.merge(writer.otherNames) { first, _ in first }
    var run = Run(contexts: contexts, order: writer.order, tokens: writer.tokens, axes: writer.axes)
    systems.settle(&run, table, isMac: platform.systemColors.isMac)
    for one in evaluator.assumptions where !taken.assumptions.contains(where: { $0.span == one.span }) {
      taken.assumptions.append(one)
    }
    taken.flags.formUnion(evaluator.flags)
    return (run, evaluator.assignment.asked)
  }

  private static func merge(_ axis: Axis, into axes: inout [Axis]) {
    guard let index = axes.firstIndex(where: { $0.name == axis.name }) else {
      axes.append(axis)
      return
    }
    for context in axis.contexts where !axes[index].contexts.contains(context) { axes[index].contexts.append(context) }
  }

  private func dropIdle(_ result: inout Result) {
    // An axis whose combinations were not all run may make a difference.
    let open = Set(result.partial.flatMap { result.dependencies[$0] ?? [] })
    for axis in result.axes where result.runs.count > 1 && !open.contains(axis.name) && isIdle(axis, result.runs) {
      result.idle.append(axis)
      result.axes.removeAll { $0.name == axis.name }
      result.runs = result.runs.filter { $0.contexts[axis.name] == axis.defaultContext }.map { run in
        var contexts = run.contexts
        contexts[axis.name] = nil
        return Run(contexts: contexts, order: run.order, tokens: run.tokens, axes: run.axes)
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
