import Threads

/// The number of threads that a bulk kernel may use. The result never depends on it.
public struct Workers: Hashable, Sendable {
  public let count: Int

  /// Values below 1 count as 1.
  public init(_ count: Int) {
    self.count = max(1, count)
  }

  public static let one = Workers(1)
}

extension Workers {
  /// Splits `0 ..< count` into runs of neighbors, at most one for each worker.
  func parts(of count: Int) -> Parts {
    Parts(count: max(1, min(self.count, count)), total: count)
  }

  /// Passes each part and its number to `body`, on several threads when there are several parts.
  func each(of parts: Parts, body: (_ part: Int, _ run: Range<Int>) -> Void) {
    if parts.count == 1 {
      body(0, parts.run(0))
      return
    }
    withoutActuallyEscaping(body) { body in
      // Each call gets its own run, and all calls return before this function does.
      nonisolated(unsafe) let body = body
      Parallel.forEach(parts.count, workers: count) { part in
        body(part, parts.run(part))
      }
    }
  }

  struct Parts: Sendable {
    let count: Int
    let total: Int

    func run(_ part: Int) -> Range<Int> {
      let (share, rest) = total.quotientAndRemainder(dividingBy: count)
      let start = part * share + min(part, rest)
      return start..<start + share + (part < rest ? 1 : 0)
    }
  }
}
