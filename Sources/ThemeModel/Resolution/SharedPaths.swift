import Synchronization

/// The paths of the first resolved theme, for later themes that have the same paths.
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
