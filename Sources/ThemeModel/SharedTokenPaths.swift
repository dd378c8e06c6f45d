import Synchronization

/// The most recent list of paths, for the next theme that has the same paths.
public final class SharedTokenPaths: Sendable {
  private let last = Mutex<TokenPaths?>(nil)

  public init() {}

  public var value: TokenPaths? {
    last.withLock { $0 }
  }

  public func keep(_ paths: TokenPaths) {
    last.withLock { $0 = paths }
  }
}
