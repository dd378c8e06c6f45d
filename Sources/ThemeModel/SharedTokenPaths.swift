import Synchronization

/// The lists of paths and of what tokens are for that were made last, for the next theme that has the same.
public final class SharedTokenPaths: Sendable {
  private let last = Mutex<TokenPaths?>(nil)
  private let lastSummaries = Mutex(TextColumn())

  public init() {}

  public var value: TokenPaths? {
    last.withLock { $0 }
  }

  public func keep(_ paths: TokenPaths) {
    last.withLock { $0 = paths }
  }

  /// The texts, as those of the theme before has them where they are the same.
  public func shared(_ summaries: TextColumn) -> TextColumn {
    lastSummaries.withLock { last in
      if last != summaries { last = summaries }
      return last
    }
  }
}
