/// Switches over several values: `switch (isOn, kind)`.
extension ColorReading {
  /// The most ways to what is left after some of the cases.
  private static let mostLeft = 8
  /// The most ways to all cases together.
  private static let mostWays = 12

  /// What a case asks of the values.
  private struct Asked {
    /// The facts of each value that it asks for.
    var ways: [Way] = []
    /// Whether it asks for nothing else.
    var isTold = true
  }

  /// Returns each case of a switch over a tuple that may be taken, with what is true of its values, as in conditions that are joined by
  /// “and”, and with what is not true of those of the cases before it. `nil` for another switch, or one of too many ways.
  func ofTuple(_ choice: SwitchOver, in scope: ViewScope) -> [(facts: Facts, body: [Statement])]? {
    guard case .tuple(let elements) = choice.subject.kind, elements.count > 1 else { return nil }
    let span = choice.subject.span
    let own = Facts.Subject(
      scope: -3 - identity([scope.id, Int(span.file), Int(span.start), -1]), text: words(choice.subject))
    var result: [(facts: Facts, body: [Statement])] = []
    var left = [Facts()]
    // Whether cases before are distinguished only within this switch.
    var isOpen = false
    for (index, one) in choice.cases.enumerated() {
      for entry in one.patterns.isEmpty ? [(pattern: .anything, condition: nil)] : one.patterns {
        guard let asked = asked(entry.pattern, elements, scope) else { return nil }
        let isWhole = asked.isTold && entry.condition == nil
        isOpen = isOpen || !isWhole
        let all = asked.isTold && asked.ways.count > 1 ? conjunction(of: asked.ways) : nil
        if let yes = all.map(\.yes) ?? Self.joined(asked.ways.map(\.yes)) {
          for facts in left.compactMap({ $0.joined(with: yes) }) {
            let told = isOpen ? facts.adding(own, .equals("case \(index + 1)")) : facts
            if let told { result.append((told, Self.body(index, of: choice))) }
          }
        }
        if isWhole { left = left.flatMap { missing(asked.ways, all?.no, from: $0) } }
        guard left.count <= Self.mostLeft, result.count <= Self.mostWays else { return nil }
        if left.isEmpty { return result }
      }
    }
    return result
  }

  /// Returns what a pattern asks of the values of a tuple; `nil` for a pattern of something else.
  private func asked(_ pattern: Pattern, _ elements: [Expression.Argument], _ scope: ViewScope) -> Asked? {
    switch pattern {
    case .anything, .name: return Asked()
    case .tuple(let parts):
      guard parts.count == elements.count else { return nil }
      var asked = Asked()
      for (element, part) in zip(elements, parts) {
        switch part {
        case .anything, .name: break
        default:
          guard let name = caseName(part) else {
            asked.isTold = false
            continue
          }
          asked.ways.append(way(name, of: element.value, in: scope))
        }
      }
      return asked
    default: return nil
    }
  }

  /// Returns the ways in which several conditions are not all true: the first is not, or it is and the second is not.
  private func missing(_ ways: [Way], _ all: Facts?, from start: Facts) -> [Facts] {
    var result: [Facts] = []
    var before = start
    for way in ways {
      if let no = way.no, let facts = before.joined(with: no) {
        if let all { facts.joined(with: all).map { result.append($0) } } else { result.append(facts) }
      }
      guard let yes = way.yes, let next = before.joined(with: yes) else { return result }
      before = next
    }
    return result
  }
}
