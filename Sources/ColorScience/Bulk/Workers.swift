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
  /// `0 ..< count` cut into runs of neighbours, one for each worker that there is work for.
  func parts(of count: Int) -> Parts {
    Parts(count: max(1, min(self.count, count)), total: count)
  }

  /// Hands each part and its number to `body`, on threads of their own where there are several.
  func each(of parts: Parts, body: (_ part: Int, _ run: Range<Int>) -> Void) {
    if parts.count == 1 {
      body(0, parts.run(0))
      return
    }
    withoutActuallyEscaping(body) { body in
      // Each call gets a run of its own, and all have returned before this does.
      nonisolated(unsafe) let body = body
      DispatchQueue.concurrentPerform(iterations: parts.count) { part in
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
