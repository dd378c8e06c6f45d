import Synchronization

/// Work with room for deep recursion.
///
/// A syntax tree is walked and evaluated recursively, with limits on the depth. The limits fit this stack of 256 MB. They do not
/// fit the stack of a pool thread (512 KB on some systems), and a stack overflow cannot be caught.
public enum DeepStack {
  /// Calls `body` once for each of 0..<count, on threads with deep stacks. Returns when all calls have returned.
  public static func forEach(_ count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
    guard count > 0 else { return }
    if DeepThread.isCurrent { return Parallel.forEach(count, workers: workers, body) }
    let hasRun = DeepThread.run { Parallel.forEach(count, workers: workers, body) }
    // When no thread could be created, the work runs on this one.
    if !hasRun { Parallel.forEach(count, workers: workers, body) }
  }

  /// Returns what `transform` returns for 0..<count, in order.
  public static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    return run { Parallel.map(count, workers: workers, transform) }
  }

  /// Runs `body` on a thread with a deep stack and returns its result.
  public static func run<Result: Sendable>(_ body: @Sendable () -> Result) -> Result {
    if DeepThread.isCurrent { return body() }
    let result = Mutex<Result?>(nil)
    let hasRun = DeepThread.run {
      let value = body()
      result.withLock { $0 = value }
    }
    guard hasRun, let value = result.withLock({ $0 }) else { return body() }
    return value
  }
}
