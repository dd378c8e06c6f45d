import ThemeModel

/// Joins the runs in all contexts into one theme, whose tokens state where each value applies.
enum ThemeAssembly {
  /// Returns the theme.
  ///
  /// - Parameter cases: the places of the enum cases among the tokens; a case may have no color
  static func theme(
    _ candidate: ThemeCandidate, _ result: ThemeExploration.Result, place: Place, cases: Set<Place?>
  ) -> Theme {
    // From the fewest contexts that are not the default to the most: later values take precedence over earlier ones.
    let runs = result.runs.map { run in
      (
        run: run,
        when: run.contexts.filter { context in
          result.axes.contains { $0.name == context.key && $0.defaultContext != context.value }
        }
      )
    }.sorted { $0.when.count < $1.when.count }
    var order: [String] = []
    var seen: Set<String> = []
    for (run, _) in runs {
      for path in run.order where seen.insert(path).inserted { order.append(path) }
    }
    let tokens = order.compactMap { path in
      let own = result.dependencies.isEmpty ? nil : result.dependencies[path] ?? []
      var written = runs.compactMap { run, when in run.tokens[path].map { ($0, when) } }
      if let own { written = self.written(written, dependingOn: own) }
      if result.partial.contains(path), let own {
        return partial(path, written, axes: result.axes.filter { own.contains($0.name) })
      }
      return token(path, written, axes: result.axes)
    }
    return Theme(
      name: candidate.name, axes: (result.axes + result.idle).map(\.name),
      tokens: tokens.filter { !cases.contains($0.place) || !$0.isNil }, place: place)
  }

  /// Keeps one value for each combination of the token's own axes, when not every combination was run. The contexts on
  /// other axes make no difference.
  private static func written(
    _ all: [(TokenWriter.Written, Contexts)], dependingOn axes: Set<String>
  ) -> [(TokenWriter.Written, Contexts)] {
    var seen: Set<Contexts> = []
    var own: [(TokenWriter.Written, Contexts)] = []
    for (token, when) in all {
      let when = when.filter { axes.contains($0.key) }
      if seen.insert(when).inserted { own.append((token, when)) }
    }
    return own.enumerated().sorted { ($0.element.1.count, $0.offset) < ($1.element.1.count, $1.offset) }.map(\.element)
  }

  /// Returns a token of which only some combinations were evaluated.
  /// Each value applies to one combination; the others are undetermined.
  private static func partial(
    _ path: String, _ written: [(token: TokenWriter.Written, when: Contexts)], axes: [Axis]
  ) -> Token? {
    guard let first = written.first?.token else { return nil }
    let reason = Undetermined(
      code: "too-many-combinations",
      reason: "it varies with \(axes.count) axes, and this combination was not evaluated",
      text: path, place: first.place)
    var values = [ConditionalValue(when: [:], value: .undetermined(reason), place: first.place)]
    for (token, when) in written {
      let exact = axes.reduce(into: Contexts()) { $0[$1.name] = when[$1.name] ?? $1.defaultContext }
      values.append(ConditionalValue(when: exact, value: token.value, place: token.origin))
    }
    return Token(
      path: path, tier: first.tier, summary: first.summary, deprecation: first.deprecation, values: values,
      place: first.place)
  }

  /// Returns whether a value is a plain color. Two literals of the same color are two values.
  private static func isPlain(_ value: TokenValue) -> Bool {
    if case .color = value { true } else { false }
  }

  private static func token(_ path: String, _ written: [(token: TokenWriter.Written, when: Contexts)], axes: [Axis])
    -> Token?
  {
    guard let first = written.first else { return nil }
    let names = Set(axes.map(\.name))
    var values = first.token.everywhere.filter { $0.when.keys.allSatisfy(names.contains) }
    for (token, when) in written {
      let given = values.last { value in value.when.allSatisfy { when[$0.key] == $0.value } }
      if let given, given.value == token.value, given.place == token.origin || !isPlain(token.value) { continue }
      // The first value applies to every context, since nothing asks for this token in the others.
      values.append(ConditionalValue(when: values.isEmpty ? [:] : when, value: token.value, place: token.origin))
    }
    return Token(
      path: path, tier: first.token.tier, summary: first.token.summary, deprecation: first.token.deprecation,
      values: values, place: first.token.place)
  }
}
