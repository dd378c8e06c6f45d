import Synchronization

/// The paths of the first theme that was worked out, for those after it that have the same.
final class SharedPaths: Sendable {
  private let first = Mutex<PathIndex?>(nil)

  var value: PathIndex? {
    first.withLock { $0 }
  }

  func keep(_ paths: PathIndex) {
    first.withLock { known in
      if known == nil { known = paths }
    }
  }
}
