/// Modifiers that change the colors of everything before them: `brightness(on ? 0 : 0.5)`.
extension ViewRendering {
  /// What a modifier does in one of the states of a view.
  typealias EffectWay = (facts: Facts, isNone: Bool)

  /// Renders the view once for each state that decides whether its colors are changed. Where they are, none of them is visible.
  func recolored(
    _ name: String, _ arguments: [Expression.Argument], _ base: Base, _ scope: ViewScope, _ around: Surroundings
  ) {
    for way in effects(of: name, arguments, scope) {
      guard let next = around.given(way.facts) else { continue }
      self.base(base, way.isNone ? next : next.recolored(Self.reason(name)))
    }
  }

  /// Returns a surface of which a modifier changes the colors.
  func recolored(_ ink: Ink, by name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) -> Ink {
    Ink(
      effects(of: name, arguments, scope).flatMap { way in
        (way.isNone ? ink : ink.veiled(Self.reason(name))).given(way.facts).alternatives
      })
  }

  private static func reason(_ name: String) -> String { "`\(name)` changes the colours" }

  private func effects(of name: String, _ arguments: [Expression.Argument], _ scope: ViewScope) -> [EffectWay] {
    guard let neutral = ModifierNames.recoloring[name] ?? nil, let value = arguments.first?.value else {
      return [(Facts(), false)]
    }
    return ways(of: value, neutral, scope, depth: 0)
  }

  private func ways(of value: Expression, _ neutral: Double, _ scope: ViewScope, depth: Int) -> [EffectWay] {
    guard depth < 4 else { return [(Facts(), false)] }
    switch value.kind {
    case .conditional(let condition, let yes, let no):
      let way = colors.facts([.holds(condition)], in: scope)
      return [(way.yes, yes), (way.no, no)].flatMap { facts, branch -> [EffectWay] in
        guard let facts else { return [] }
        return ways(of: branch, neutral, scope, depth: depth + 1).compactMap { one in
          facts.joined(with: one.facts).map { ($0, one.isNone) }
        }
      }
    case .member(nil, "zero"): return [(Facts(), neutral == 0)]
    case .call(let callee, let arguments):
      // `.degrees(0)`
      guard arguments.count == 1, case .member = callee.kind else { break }
      return ways(of: arguments[0].value, neutral, scope, depth: depth + 1)
    default: break
    }
    return colors.opacities(value, in: scope).map { way in
      if case .known(let number) = way.opacity { (way.facts, number == neutral) } else { (way.facts, false) }
    }
  }
}
