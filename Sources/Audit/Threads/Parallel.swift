import Dispatch
import Synchronization

/// Runs work on all cores. The result does not depend on how many there are.
public enum Parallel {
  /// Returns what `transform` returns for 0..<count, in order. With one worker, it stays on this thread.
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

  /// Runs two independent pieces of work and returns both results. Parallel work within one of them shares the threads.
  static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    guard workers > 1 else { return (first(), second()) }
    let firstFound = Mutex<First?>(nil)
    let secondFound = Mutex<Second?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      if index == 0 {
        let found = first()
        firstFound.withLock { $0 = found }
      } else {
        let found = second()
        secondFound.withLock { $0 = found }
      }
    }
    guard case (let first?, let second?) = (firstFound.withLock { $0 }, secondFound.withLock { $0 }) else {
      preconditionFailure("both have returned")
    }
    return (first, second)
  }
}
