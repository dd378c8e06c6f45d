/// The effort that a search may still spend, in trials of one look. It is counted and not timed, so that a plan is the same on
/// every machine. The clock, which can only end a search early, is asked now and then.
final class MendEffort {
  private var left: Int
  private var untilClock = MendEffort.stretch
  private let isOutOfTime: () -> Bool

  /// The trials between two looks at the clock: about a millisecond.
  private static let stretch = 50_000
  /// A look of several layers takes as long as this many looks of one opaque color on another.
  static let measured = 40

  var isSpent: Bool { left <= 0 }

  init(_ trials: Int, isOutOfTime: @escaping () -> Bool) {
    left = trials
    self.isOutOfTime = isOutOfTime
    if isOutOfTime() { left = 0 }
  }

  func spend(_ trials: Int) {
    left -= trials
    untilClock -= trials
    guard untilClock <= 0 else { return }
    untilClock = MendEffort.stretch
    if isOutOfTime() { left = 0 }
  }

  /// Runs a part of the work with a limit of its own. Its trials count here too.
  func part<Result>(_ trials: Int, _ work: (MendEffort) -> Result) -> Result {
    let most = min(trials, max(left, 0))
    let part = MendEffort(most, isOutOfTime: isOutOfTime)
    let result = work(part)
    spend(most - max(part.left, 0))
    return result
  }
}
