import ColorScience

/// Evaluates every token of a theme in every variant, without recursion over aliases. A token that does not depend on
/// an axis is evaluated once, and its result is reused for all contexts of the axis.
struct ThemeEvaluation {
  /// One step of a chain: a token, the value that applies, and the target of its alias.
  struct Outcome: Sendable {
    var token: Int32
    var value: Int32
    /// The outcome of the alias target; `Outcome.none` at the end of a chain.
    var next: Int32
    /// An index into the theme's constants.
    var resolved: Int32

    static let none: Int32 = -1
  }

  /// Marks a token without a value in a variant.
  static let absent: Int32 = -1
  private static let unvisited: Int32 = -2
  private static let open: Int32 = -3

  private(set) var theme: CompiledTheme
  let space: VariantSpace
  /// For each of the theme's axes, its place in the space. -1 for axes that no value uses.
  private let axisPlaces: [Int]
  private(set) var outcomes: [Outcome] = []
  /// The outcomes of all tokens, one variant after the other.
  private(set) var results: [Int32] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var known: Set<Diagnostic> = []
  private let order: [Int32]
  let masks: [AxisMask]
  /// A value that replaces another one, to find the effect of changing a color.
  private let replacement: (source: Place, value: Int32)?
  private(set) var hasReplaced = false

  private var frames: [Frame] = []
  /// The frame of each open token.
  private var frameOfToken: [Int32]
  private var cycles = CycleRecords()

  private struct Frame {
    var token: Int32
    var value: Int32
    var nextDependency: Int32
    var lastDependency: Int32
    /// The lowest frame to which this frame or one above it leads back.
    var low: Int32
  }

  init(_ theme: CompiledTheme, space: VariantSpace, axisPlaces: [Int], replacing: (Place, Color)? = nil) {
    var theme = theme
    if let replacing {
      theme.constants.append(.color(replacing.1))
      replacement = (replacing.0, Int32(theme.constants.count - 1))
    } else {
      replacement = nil
    }
    self.theme = theme
    self.space = space
    self.axisPlaces = axisPlaces
    let dependencies = DependencyOrder(theme, axisPlaces: axisPlaces)
    order = dependencies.order
    masks = dependencies.masks
    let count = theme.tokens.count
    frameOfToken = [Int32](repeating: 0, count: count)
    outcomes.reserveCapacity(count * 2)
    results = [Int32](repeating: ThemeEvaluation.unvisited, count: count * space.count)
    for variant in 0..<space.count { evaluate(variant) }
  }

  // MARK: - Walking

  private mutating func evaluate(_ variant: Int) {
    let base = variant * theme.tokens.count
    for token in order where results[base + Int(token)] == ThemeEvaluation.unvisited {
      open(token, in: variant, base: base)
      while !frames.isEmpty { step(variant, base: base) }
    }
  }

  /// Reuses the result of another variant, or begins to evaluate the token.
  private mutating func open(_ token: Int32, in variant: Int, base: Int) {
    let representative = space.representative(of: variant, dependingOn: masks[Int(token)])
    if representative < variant {
      results[base + Int(token)] = results[representative * theme.tokens.count + Int(token)]
      return
    }
    guard let value = value(of: token, in: variant) else {
      results[base + Int(token)] = ThemeEvaluation.absent
      return
    }
    let needs: Range<Int32>
    switch theme.values[Int(value)].kind {
    case .constant(let constant), .broken(let constant):
      finish(token, value, resolved: constant, base: base)
      return
    case .alias(let target):
      let result = results[base + Int(target)]
      if result >= 0 {
        finish(token, value, next: result, resolved: outcomes[Int(result)].resolved, base: base)
        return
      }
      needs = -1 - target..<(-target)
    case .expression(let range):
      needs = range
    }
    results[base + Int(token)] = ThemeEvaluation.open
    let place = Int32(frames.count)
    frameOfToken[Int(token)] = place
    frames.append(
      Frame(
        token: token, value: value, nextDependency: needs.lowerBound, lastDependency: needs.upperBound, low: .max))
  }

  private mutating func step(_ variant: Int, base: Int) {
    let top = frames.count - 1
    let frame = frames[top]
    if frame.nextDependency < frame.lastDependency {
      frames[top].nextDependency += 1
      // A single alias is encoded as a negative range. An expression has a range of dependencies.
      let next = frame.nextDependency
      let target = next < 0 ? -1 - next : theme.dependencies[Int(next)]
      switch results[base + Int(target)] {
      case ThemeEvaluation.unvisited:
        open(target, in: variant, base: base)
      case ThemeEvaluation.open:
        let place = frameOfToken[Int(target)]
        frames[top].low = min(frames[top].low, place)
        cycles.note(from: Int(place), frames.lazy.map(\.token))
      default:
        break
      }
      return
    }
    close(frame, at: top, variant, base: base)
  }

  private mutating func close(_ frame: Frame, at top: Int, _ variant: Int, base: Int) {
    frames.removeLast()
    defer { cycles.forget(top) }
    if frame.low <= Int32(top) {
      if frame.low < Int32(top), top > 0 { frames[top - 1].low = min(frames[top - 1].low, frame.low) }
      let constant = cycleConstant(headedAt: Int(frame.low), of: frame.token)
      finish(frame.token, frame.value, resolved: constant, base: base)
      return
    }
    if case .alias(let target) = theme.values[Int(frame.value)].kind {
      let result = results[base + Int(target)]
      if result >= 0 {
        finish(frame.token, frame.value, next: result, resolved: outcomes[Int(result)].resolved, base: base)
      } else {
        finish(frame.token, frame.value, resolved: absentTarget(frame, target, variant), base: base)
      }
      return
    }
    evaluateExpression(frame, variant, base: base)
  }

  private mutating func finish(
    _ token: Int32, _ value: Int32, next: Int32 = Outcome.none, resolved: Int32, base: Int
  ) {
    var resolved = resolved
    if let replacement, case .constant = theme.values[Int(value)].kind,
      theme.place(of: theme.values[Int(value)]) == replacement.source,
      case .color = theme.constants[Int(resolved)]
    {
      resolved = replacement.value
      hasReplaced = true
    }
    results[base + Int(token)] = Int32(outcomes.count)
    outcomes.append(Outcome(token: token, value: value, next: next, resolved: resolved))
  }

  /// Returns the last value whose conditions are true.
  @inline(__always)
  private func value(of token: Int32, in variant: Int) -> Int32? {
    let range = theme.tokens[Int(token)].values
    var index = range.upperBound
    while index > range.lowerBound {
      index -= 1
      if holds(theme.values[Int(index)].conditions, in: variant) { return index }
    }
    return nil
  }

  @inline(__always)
  private func holds(_ conditions: Range<Int32>, in variant: Int) -> Bool {
    for index in conditions {
      let condition = theme.conditions[Int(index)]
      guard condition.context >= 0 else { return false }
      let place = axisPlaces[Int(condition.axis)]
      guard space.context(of: place, in: variant) == condition.context else { return false }
    }
    return true
  }

  // MARK: - Expressions

  private mutating func evaluateExpression(_ frame: Frame, _ variant: Int, base: Int) {
    let source = theme.source(of: theme.values[Int(frame.value)])
    var targets: [String: ExpressionEvaluation.Target] = [:]
    source.value.forEachAlias { path in
      guard let target = theme.indices[path] else { return }
      let result = results[base + Int(target)]
      targets[path] = result >= 0 ? .found(theme.constants[Int(outcomes[Int(result)].resolved)]) : .absent
    }
    let evaluation = ExpressionEvaluation(
      path: theme.paths[Int(frame.token)], place: source.place, targets: targets)
    let resolved: ResolvedValue
    switch evaluation.value(of: source.value) {
    case .value(let value): resolved = value
    case .inherited(let value): resolved = value
    case .failed(let undetermined):
      resolved = .undetermined(undetermined)
      report(Diagnostic(.error, code: undetermined.code, message: undetermined.reason, place: undetermined.place))
    }
    theme.constants.append(resolved)
    var next = Outcome.none
    if case .alias(let path)? = source.value.adjustedBase, let target = theme.indices[path] {
      next = max(results[base + Int(target)], Outcome.none)
    }
    finish(frame.token, frame.value, next: next, resolved: Int32(theme.constants.count - 1), base: base)
  }

  // MARK: - Undetermined values

  private mutating func absentTarget(_ frame: Frame, _ target: Int32, _ variant: Int) -> Int32 {
    let place = theme.source(of: theme.values[Int(frame.value)]).place
    let path = theme.paths[Int(target)]
    let contexts = contextText(of: target, in: variant)
    let undetermined = Undetermined(
      code: "unresolved-alias",
      reason: "\(theme.paths[Int(frame.token)]) refers to \(path), which has no value" + contexts, text: path,
      place: place)
    report(Diagnostic(.error, code: undetermined.code, message: undetermined.reason, place: place))
    theme.constants.append(.undetermined(undetermined))
    return Int32(theme.constants.count - 1)
  }

  /// Returns ` in mode = dark`, for the axes on which a token depends.
  private func contextText(of token: Int32, in variant: Int) -> String {
    let choices = space.axes.indices.filter { masks[Int(token)].contains($0) }.map { axis in
      "\(space.axes[axis].name) = \(space.axes[axis].contexts[Int(space.context(of: axis, in: variant))])"
    }
    return choices.isEmpty ? "" : " in " + choices.joined(separator: ", ")
  }

  private mutating func cycleConstant(headedAt head: Int, of token: Int32) -> Int32 {
    if let known = cycles.constant(of: head) { return known }
    let members = cycles.members(of: head)
    let names = members.isEmpty ? [theme.paths[Int(token)]] : members.map { theme.paths[Int($0)] }
    let places = (members.isEmpty ? [token] : members).map { theme.place(ofToken: theme.tokens[Int($0)]) }
    let loop = names + names.prefix(1)
    report(
      Diagnostic(
        .error, code: "alias-cycle", message: "aliases form a circle: " + loop.joined(separator: " → "),
        place: places.first, related: Array(places.dropFirst())))
    let shown = loop.count <= 6 ? loop : Array(loop.prefix(3)) + ["… \(loop.count - 5) more …"] + loop.suffix(2)
    theme.constants.append(
      .undetermined(
        Undetermined(
          code: "alias-cycle", reason: "aliases form a circle: " + shown.joined(separator: " → "),
          place: places.first)))
    let constant = Int32(theme.constants.count - 1)
    cycles.remember(constant, for: head)
    return constant
  }

  private mutating func report(_ diagnostic: Diagnostic) {
    if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }
}
