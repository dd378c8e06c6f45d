/// What statements return.
extension ColorReading {
  /// Reads what statements return, or the value of the last statement.
  func ink(_ statements: [Statement], in outer: ViewScope) -> Ink {
    let end = ran(statements, in: outer, isWhole: true)
    let last = end.last.map { span in
      end.rest.map { Ink.Alternative(shade: .unset, facts: $0, span: span) }
    }
    return Ink(end.returned + (last ?? []))
  }

  /// Where statements lead.
  private struct Ran {
    var returned: [Ink.Alternative] = []
    /// The facts of each way on which they go on to what follows them.
    var rest: [Facts] = [Facts()]
    /// The last expression.
    var last: Span?

    mutating func give(_ ink: Ink) {
      returned += rest.flatMap { ink.given($0).alternatives }
    }

    /// Ends where it is not known what follows.
    mutating func stop(_ reason: String, _ span: Span) {
      returned.append(Ink.Alternative(shade: .unread(reason), span: span))
      rest = []
    }

    /// Goes on in those ways alone in which other statements do.
    mutating func follow(_ other: Ran) {
      // A branch that returns nothing sets no color.
      let all = Ink(other.returned.filter { $0.shade != .unset })
      returned += rest.flatMap { all.given($0).alternatives }
      rest = rest.flatMap { mine in other.rest.compactMap { mine.joined(with: $0) } }
    }
  }

  /// The most ways on which statements go on that are told apart.
  private static let mostRests = 16

  /// - Parameter isWhole: whether these are all statements of a body, of which the last one may be the value
  private func ran(_ statements: [Statement], in outer: ViewScope, isWhole: Bool) -> Ran {
    var scope = outer.inner()
    var end = Ran()
    for (position, statement) in statements.enumerated() {
      switch statement {
      case .returned(let value?):
        end.give(ink(value, in: scope))
        end.rest = []
      case .expression(let expression):
        end.last = expression.span
        let leaving = LocalValues.leaves([statement])
        if isWhole && position == statements.count - 1 || leaving == .always {
          end.give(ink(expression, in: scope))
          end.rest = []
        } else if leaving == .sometimes {
          guard let way = branches(of: expression, in: scope) else {
            end.stop("a choice before the value", expression.span)
            return end
          }
          end.follow(way)
        }
      case .guarded(let conditions, let otherwise):
        let way = facts(conditions, in: scope)
        if let no = way.no { end.give(ink(otherwise, in: scope).given(no)) }
        end.rest = way.yes.map { yes in end.rest.compactMap { $0.joined(with: yes) } } ?? []
      case .variables, .function: break
      default: end.stop("statements that are not followed", end.last ?? Span(file: 0, start: 0, end: 0))
      }
      if end.rest.isEmpty { return end }
      if end.rest.count > Self.mostRests {
        end.stop("a choice before the value", end.last ?? Span(file: 0, start: 0, end: 0))
        return end
      }
      scope = after(statement, in: scope)
    }
    return end
  }

  /// Returns what the branches of a choice return, and on which ways the rest of the body runs; `nil` for what is no choice.
  private func branches(of expression: Expression, in scope: ViewScope) -> Ran? {
    var all = Ran(rest: [])
    func add(_ body: [Statement], _ scope: ViewScope, _ facts: Facts) {
      var way = Ran(rest: [facts])
      way.follow(ran(body, in: scope, isWhole: false))
      all.returned += way.returned
      all.rest += way.rest
    }
    switch expression.kind {
    case .ifElse(let choice):
      let inner = scope.inner()
      let way = facts(choice.conditions, in: inner)
      for case .matches(let pattern, let value) in choice.conditions {
        for name in pattern.names { inner.bind(name, Self.held(by: value.span)) }
      }
      if let yes = way.yes { add(choice.body, inner, yes) }
      if let no = way.no { add(choice.otherwise ?? [], scope, no) }
    case .switchOver(let choice):
      guard heldByCase(choice, in: scope) == nil, !choice.cases.contains(where: { Self.fallsThrough($0.body) }) else {
        return nil
      }
      let inner = opened(choice, scope, as: Self.held(by: choice.subject.span))
      let ways = ways(choice, in: scope)
      for (facts, body) in ways {
        // A `break` leaves the switch alone.
        var body = body
        if case .leave? = body.last { body.removeLast() }
        add(body, inner, facts)
      }
      if isList(choice, ways.count) {
        all.returned = Ink(all.returned).assuming(Self.caseIsTaken).alternatives
      }
    default: return nil
    }
    return all
  }
}
