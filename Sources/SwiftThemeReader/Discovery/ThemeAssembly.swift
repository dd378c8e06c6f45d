import ThemeModel

/// Joins what the runs in all contexts came to into one theme, whose tokens say where each value holds.
enum ThemeAssembly {
  static func theme(_ candidate: ThemeCandidate, _ result: ThemeExploration.Result, place: Place) -> Theme {
    // From the fewest contexts that are not the default to the most: later values go before earlier ones.
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
      token(path, runs.compactMap { run, when in run.tokens[path].map { ($0, when) } }, axes: result.axes)
    }
    return Theme(name: candidate.name, axes: (result.axes + result.idle).map(\.name), tokens: tokens, place: place)
  }

  private static func token(_ path: String, _ written: [(token: TokenWriter.Written, when: Contexts)], axes: [Axis])
    -> Token?
  {
    guard let first = written.first else { return nil }
    let names = Set(axes.map(\.name))
    var values = first.token.everywhere.filter { $0.when.keys.allSatisfy(names.contains) }
    for (token, when) in written {
      let given = values.last { value in value.when.allSatisfy { when[$0.key] == $0.value } }
      if let given, given.value == token.value { continue }
      // The first one found stands for every context, for elsewhere nothing asks for this token.
      values.append(ConditionalValue(when: values.isEmpty ? [:] : when, value: token.value, place: token.place))
    }
    return Token(
      path: path, tier: first.token.tier, summary: first.token.summary, deprecation: first.token.deprecation,
      values: values, place: first.token.place)
  }
}
