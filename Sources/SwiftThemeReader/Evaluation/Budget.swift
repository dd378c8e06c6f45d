/// The steps that evaluation may take. One reading has one budget, whatever the number of
/// its themes, contexts and tokens.
final class Budget {
  /// The steps for a whole reading.
  static let ofReading = 40_000_000
  /// The steps for one token in one combination of contexts.
  static let ofToken = 250_000

  private var left = Budget.ofReading
  private var leftForToken = Budget.ofToken

  func startToken() {
    leftForToken = Budget.ofToken
  }

  /// Takes a step. Returns whether one was left.
  func takeStep() -> Bool {
    left -= 1
    leftForToken -= 1
    return left > 0 && leftForToken > 0
  }

  var isSpent: Bool {
    left <= 0
  }
}
