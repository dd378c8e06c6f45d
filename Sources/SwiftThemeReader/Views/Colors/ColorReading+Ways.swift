extension ColorReading {
  /// The most ways in which one condition is taken apart.
  private static let mostWays = 4

  /// Returns what a branch gives in each of the ways that lead to it: where `a && b` is not true, `a` is false, or it is true and `b` is not.
  /// Conditions elsewhere may ask for `a` alone.
  func divided(_ ink: Ink, by conditions: [Condition], are isTrue: Bool, in scope: ViewScope) -> Ink {
    guard ink.alternatives.count == 1, conditions.count == 1, case .holds(let condition) = conditions[0] else {
      return ink
    }
    let ways = ways(to: condition, being: isTrue, in: scope)
    guard ways.count > 1, ways.count <= Self.mostWays else { return ink }
    return Ink(ways.flatMap { ink.given($0).alternatives })
  }

  private func ways(to condition: Expression, being isTrue: Bool, in scope: ViewScope) -> [Facts] {
    switch condition.kind {
    case .prefix("!", let inner): return ways(to: inner, being: !isTrue, in: scope)
    case .binary("&&", let left, let right) where !isTrue, .binary("||", let left, let right) where isTrue:
      // The left side decides, or it does not and the right side does.
      let decided = ways(to: left, being: isTrue, in: scope)
      let way = truth(left, in: scope)
      guard let open = isTrue ? way.no : way.yes else { return decided }
      return decided + ways(to: right, being: isTrue, in: scope).compactMap { open.joined(with: $0) }
    default:
      let way = truth(condition, in: scope)
      return [isTrue ? way.yes : way.no].compactMap { $0 }
    }
  }
}
