/// What was written outside of the declaration that runs, and what a value is made of: the literals of a call, for a color that
/// the called initialiser makes of them.
struct OutsideOrigin {
  var span: Span
  /// Whether it spans several literals.
  var isJoined = false

  func joined(_ other: OutsideOrigin) -> OutsideOrigin {
    span == other.span
      ? self
      : OutsideOrigin(span: other.span.joined(with: span), isJoined: isJoined || other.isJoined || span != other.span)
  }
}

extension Evaluator {
  /// Every value knows what made it. What is made of literals that a caller wrote was written there.
  func attribute(_ value: inout Value, to expression: Expression) {
    guard let origin = value.origin else {
      value.origin = outside?.span ?? expression.span
      value.isJoined = outside?.isJoined ?? false
      return
    }
    // Several literals of one call make one color: the call is what a fix would rewrite.
    guard value.isJoined, expression.span.contains(origin), case .call = expression.kind else { return }
    value.origin = expression.span
    value.isJoined = false
  }

  /// Notes what colors are made of, where it came in from outside of the declaration that runs.
  func noteOutside(_ value: Value, _ scope: Scope) {
    guard value.isData, let written = value.writtenAt, let body = scope.body, !body.contains(written) else { return }
    let own = OutsideOrigin(span: written, isJoined: value.isJoined && value.trail == nil)
    outside = outside.map { own.joined($0) } ?? own
  }

  /// Runs a declaration of its own: what lies outside of it is another matter than what lies outside of the caller.
  func inside<Result>(_ body: () -> Result) -> Result {
    let around = outside
    outside = nil
    defer { outside = around }
    return body()
  }
}
