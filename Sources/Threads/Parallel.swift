/// Work on several threads. No result depends on how many there are.
///
/// `workers` bounds the threads of a call together with all parallel work that is done inside it.
public enum Parallel {
  /// Calls `body` once for each of 0..<count. Returns when all calls have returned.
  ///
  /// Calls start in order, but none waits for an earlier one. A call must not wait for another one that may not have started:
  /// there may be one thread only.
  public static func forEach(_ count: Int, workers: Int, _ body: @Sendable (Int) -> Void) {
    let limit = min(workers, count)
    guard limit > 1 else {
      for index in 0..<max(count, 0) { body(index) }
      return
    }
    (Crew.current ?? Crew(size: workers)).run(count, limit: limit, body)
  }

  /// Returns what `transform` returns for 0..<count, in order.
  public static func map<Result: Sendable>(
    _ count: Int, workers: Int, _ transform: @Sendable (Int) -> Result
  ) -> [Result] {
    guard workers > 1, count > 1 else { return (0..<max(count, 0)).map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      // Each call writes its own element, and all calls return before this function does.
      nonisolated(unsafe) let buffer = buffer
      forEach(count, workers: workers) { index in
        buffer.initializeElement(at: index, to: transform(index))
      }
      initialized = count
    }
  }

  /// Returns what `transform` returns for each element, in order.
  public static func map<Element, Result: Sendable>(
    _ elements: [Element], workers: Int, _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // Each element is read by one call only, and all calls return before this function does.
    nonisolated(unsafe) let elements = elements
    return map(elements.count, workers: workers) { transform(elements[$0]) }
  }

  /// Runs two independent pieces of work and returns both results.
  public static func both<First: Sendable, Second: Sendable>(
    workers: Int, _ first: @Sendable () -> First, _ second: @Sendable () -> Second
  ) -> (First, Second) {
    let results = map(2, workers: workers) { index in
      index == 0 ? Either<First, Second>.first(first()) : .second(second())
    }
    guard case (.first(let first), .second(let second)) = (results[0], results[1]) else {
      preconditionFailure("map returns the results in order")
    }
    return (first, second)
  }

  private enum Either<First: Sendable, Second: Sendable>: Sendable {
    case first(First)
    case second(Second)
  }
}
