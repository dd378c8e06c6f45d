/// Where the parts of a value were written, if outside of the declaration that runs: the literals of a call,
/// for a color that the called initialiser makes of them.
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
  /// Notes the expression that made a value. The origin of a value made of a caller's literals is at the caller.
  func attribute(_ value: inout Value, to expression: Expression) {
    guard let origin = value.origin else {
      value.origin = outside?.span ?? expression.span
      value.isJoined = outside?.isJoined ?? false
      return
    }
    // Several literals of one call make one color: a fix would rewrite the whole call.
    guard value.isJoined, expression.span.contains(origin), case .call = expression.kind else { return }
    value.origin = expression.span
    value.isJoined = false
  }

  /// Notes where the data of a color was written, if outside of the declaration that runs.
  func noteOutside(_ value: Value, _ scope: Scope) {
    guard value.isData, let written = value.writtenAt, let body = scope.body, !body.contains(written) else { return }
    let own = OutsideOrigin(span: written, isJoined: value.isJoined && value.trail == nil)
    outside = outside.map { own.joined($0) } ?? own
  }

  /// Runs a declaration with a record of its own: outside of it is not the same as outside of its caller, and what it reads makes
  /// its result only as far as the result says.
  func inside<Result>(_ body: () -> Result) -> Result {
    let around = (outside, states)
    (outside, states) = (nil, nil)
    defer { (outside, states) = around }
    return shared.inside(body)
  }
}
