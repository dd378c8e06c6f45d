import Dispatch

/// Work on both cores whose result does not depend on how many there are.
public enum Parallel {
  /// What `transform` gives for 0..<count, in order. `workers` of 1 stays on this thread.
  public static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    guard workers > 1, count > 1 else { return (0..<count).map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      nonisolated(unsafe) let base = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        base.baseAddress?.advanced(by: index).initialize(to: transform(index))
      }
      initialized = count
    }
  }
}
