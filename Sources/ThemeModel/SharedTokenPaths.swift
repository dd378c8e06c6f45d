import Synchronization

/// The list of paths that was made last, for the next theme that has the same.
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
