import ThemeModel

/// Numbers in views: factors for the alpha of a color or a view, and the thickness of lines.
extension ColorReading {
  enum Opacity: Hashable {
    case known(Double)
    /// Known only to the running app; the text is the code.
    case unknown(String)
  }

  typealias OpacityWay = (facts: Facts, opacity: Opacity)

  private static let mostWays = 4

  /// Returns the opacities of an expression, one for each way in which its conditions can turn out.
  func opacities(_ value: Expression, in scope: ViewScope) -> [OpacityWay] {
    let ways = ways(to: value, in: scope, depth: 0)
    if let ways, !ways.isEmpty, ways.count <= Self.mostWays { return ways }
    return [(Facts(), .unknown(words(value)))]
  }

  func faded(_ ink: Ink, by value: Expression, in scope: ViewScope) -> Ink {
    let ways = opacities(value, in: scope)
    return Ink(
      ways.flatMap { facts, opacity in
        switch opacity {
        case .known(let number):
          ink.faded(number).given(facts).assuming(Self.transience(of: number, facts, among: ways)).alternatives
        case .unknown(let words): ink.dimmed(by: words).given(facts).alternatives
        }
      })
  }

  /// Reads a color with another alpha in place of its own.
  func withAlpha(_ ink: Ink, _ value: Expression, in scope: ViewScope) -> Ink {
    let ways = opacities(value, in: scope)
    return Ink(
      ways.flatMap { facts, opacity in
        switch opacity {
        case .known(let number):
          ink.withAlpha(number, mayLetThrough: names.translucent.contains).given(facts)
            .assuming(Self.transience(of: number, facts, among: ways)).alternatives
        case .unknown(let words): ink.dimmed(by: words).given(facts).alternatives
        }
      })
  }

  /// Returns what has to be assumed where a color is dimmed only as long as a finger is down: `isPressed ? 0.3 : 1`.
  private static func transience(of number: Double, _ facts: Facts, among ways: [OpacityWay]) -> String? {
    let most = ways.compactMap { way in if case .known(let other) = way.opacity { other } else { nil } }.max() ?? number
    return number < most && facts.isTouched ? "the view stays in the state in which it is dimmed" : nil
  }

  /// Returns whether a size is known to be within a limit in every state:
  /// `1`, `Metrics.hairline`, `1 / UIScreen.main.scale`.
  func isAtMost(_ most: Double, _ size: Expression, in scope: ViewScope) -> Bool {
    if case .binary("/", let part, _) = size.kind { return isAtMost(most, part, in: scope) }
    return opacities(size, in: scope).allSatisfy { way in
      if case .known(let number) = way.opacity { number <= most } else { false }
    }
  }

  /// Returns `nil` for an expression whose value is not known.
  private func ways(to value: Expression, in scope: ViewScope, depth: Int) -> [OpacityWay]? {
    guard depth < 12 else { return nil }
    if let number = Self.number(value) { return [(Facts(), .known(number))] }
    switch value.kind {
    case .conditional(let condition, let yes, let no):
      let way = truth(condition, in: scope)
      var all: [OpacityWay] = []
      for (facts, branch) in [(way.yes, yes), (way.no, no)] {
        guard let facts else { continue }
        // When the opacity is unknown in one state, that state reports it and the others keep their opacities.
        let inner = ways(to: branch, in: scope, depth: depth + 1) ?? [(Facts(), .unknown(words(branch)))]
        all += inner.compactMap { one in facts.joined(with: one.facts).map { ($0, one.opacity) } }
      }
      return all
    case .call(let callee, let arguments):
      guard case .name(let type) = callee.kind, ["CGFloat", "Double", "Float"].contains(type), arguments.count == 1
      else {
        return nil
      }
      return ways(to: arguments[0].value, in: scope, depth: depth + 1)
    case .name, .member: return constant(value, in: scope, depth: depth)
    default: return nil
    }
  }

  /// Follows an argument, a constant or a computed property of one expression.
  private func constant(_ value: Expression, in scope: ViewScope, depth: Int) -> [OpacityWay]? {
    if let name = plainName(value) {
      if let (bound, _) = scope.bound(name) {
        guard case .expression(let other, let from) = bound else { return nil }
        let first = ways(to: other, in: from, depth: depth + 1)
        return mayChange(name, in: scope) ? first.map { $0 + [(Facts(), .unknown(words(value)))] } : first
      }
      let found = scope.type?.property(name, isStatic: false) ?? scope.type?.property(name, isStatic: true)
      return found.flatMap { ways(to: $0.member, in: scope.ofType, depth: depth) }
    }
    let chain = MemberChain(value)
    guard case .name = chain.root, let name = chain.names.last, chain.names.count > 1,
      let owner = table.type(Array(chain.names.dropLast()), from: scope.file, within: scope.type),
      let (property, holder) = owner.property(name, isStatic: true)
    else { return nil }
    let inside = ViewScope(id: scope.id, type: holder, file: holder.file, depth: scope.depth + 1)
    return ways(to: property, in: inside, depth: depth)
  }

  private func ways(to property: Property, in scope: ViewScope, depth: Int) -> [OpacityWay]? {
    if let initial = property.initial {
      return property.isConstant ? ways(to: initial, in: scope, depth: depth + 1) : nil
    }
    guard let getter = property.getter, getter.count == 1 else { return nil }
    switch getter[0] {
    case .expression(let value), .returned(let value?): return ways(to: value, in: scope, depth: depth + 1)
    default: return nil
    }
  }

  static func number(_ value: Expression) -> Double? {
    switch value.kind {
    case .integer(let number?): Double(number)
    case .decimal(let number): number
    default: nil
    }
  }
}
