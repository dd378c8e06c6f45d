import ThemeModel

/// What ends the code that runs before its last statement: an error, what stops the app, and a call of which nobody knows whether
/// it throws. From there on nothing is evaluated, up to what catches the error.
extension Evaluator {
  /// The code of what a `throw` leaves undetermined, until the error is caught.
  static let thrown = "thrown"

  /// The codes of what stops the app.
  private static let traps: Set = [DiagnosticCode.nilUnwrapped.rawValue, DiagnosticCode.runtimeFailure.rawValue]

  static func isTrap(_ reason: Undetermined) -> Bool {
    traps.contains(reason.code)
  }

  /// Runs a body whose values all depend on how it ends.
  func flowing<Result>(_ body: () -> Result) -> Result {
    flows += 1
    defer {
      flows -= 1
      if flows == 0 { ending = nil }
    }
    return body()
  }

  /// Evaluates what is evaluated again for its value, or with less than Swift knows of its type: it ends nothing.
  func guessing<Result>(_ body: () -> Result) -> Result {
    let around = (ending, states)
    defer { (ending, states) = around }
    return body()
  }

  func end(_ reason: Undetermined) {
    if flows > 0, ending == nil { ending = reason }
  }

  /// The value of what stops the app.
  func trap(_ reason: String, _ span: Span) -> Value {
    let value = unknown("runtime-failure", reason, span)
    if case .unknown(let reason) = value.payload { end(reason) }
    return value
  }

  /// Returns the value of an expression; where the code ends with it, the reason.
  func ended(_ value: Value, _ expression: Expression) -> Value {
    if ending == nil, case .unknown(let reason) = value.payload, !isExhausted,
      expression.trying == .mayThrow || Self.isTrap(reason) || reason.code == Self.thrown
    {
      end(reason)
    }
    guard ending != nil else { return value }
    if expression.trying == .mustNotThrow, let error = caught() {
      return error.code == Self.thrown ? trap("`try!` meets an error", expression.span) : Value(.unknown(error))
    }
    return ending.map { Value(.unknown($0)) } ?? value
  }

  /// Ends the way of an error, if there is one, so that what comes after `try?` or stands in `catch` can run.
  func caught() -> Undetermined? {
    guard let error = ending, !Self.isTrap(error) else { return nil }
    ending = nil
    return error
  }

  /// Evaluates what stands after `try?`.
  func attempted(_ operand: Expression, _ scope: Scope, _ expected: Expected?) -> Value {
    flowing {
      let value = evaluate(operand, scope, expecting: expected)
      guard let error = caught() else { return value }
      return error.code == Self.thrown ? .none : Value(.unknown(error))
    }
  }
}
