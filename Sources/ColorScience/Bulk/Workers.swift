import Dispatch

/// How many threads a bulk kernel may use. The result never depends on it.
public struct Workers: Hashable, Sendable {
  public let count: Int

  /// At least one.
  public init(_ count: Int) {
    self.count = max(1, count)
  }

  public static let one = Workers(1)
}

extension Workers {
  /// Cuts `0 ..< count` into one run of neighbours a worker, and hands each run to `body`.
  func split(_ count: Int, body: (Range<Int>) -> Void) {
    let workers = min(self.count, count)
    if workers <= 1 {
      body(0..<count)
      return
    }
    withoutActuallyEscaping(body) { body in
      // Each call gets a run of its own, and all have returned before this does.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        body(Self.run(worker, of: workers, in: count))
      }
    }
  }

  private static func run(_ worker: Int, of workers: Int, in count: Int) -> Range<Int> {
    let (share, rest) = count.quotientAndRemainder(dividingBy: workers)
    let start = worker * share + min(worker, rest)
    return start..<start + share + (worker < rest ? 1 : 0)
  }
}
