import Dispatch
import Synchronization

/// A place where calls on different threads wait for each other.
final class Meeting: Sendable {
  private let size: Int
  private let arrived = Atomic(0)
  private let all = DispatchSemaphore(value: 0)

  init(of size: Int) {
    self.size = size
  }

  /// Returns whether all have come; they come only if as many threads run at once.
  func attend() -> Bool {
    if arrived.add(1, ordering: .sequentiallyConsistent).newValue == size {
      for _ in 1..<size { all.signal() }
      return true
    }
    return all.wait(timeout: .now() + 20) == .success
  }
}

/// The number of calls that run at once.
final class Census: Sendable {
  private let counts = Mutex((now: 0, most: 0))

  var most: Int { counts.withLock { $0.most } }

  func count(_ body: () -> Void) {
    counts.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
    body()
    counts.withLock { $0.now -= 1 }
  }
}

enum Waiting {
  /// Gives other threads the time to do more than they should.
  static func shortly() {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.1)
  }

  static func briefly() {
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.002)
  }
}
