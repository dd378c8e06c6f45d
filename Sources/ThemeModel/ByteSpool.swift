import Synchronization

/// Keeps bytes outside of the heap that are needed again and again, but never all at once. Only LegibleCLI has one, since only
/// that module accesses files.
public protocol ByteSpool: AnyObject, Sendable {
  /// Keeps a copy of bytes. Returns `nil` if they have to stay where they are: there is no room, or there are too few of them to be
  /// worth the effort.
  ///
  /// - Parameter alignment: A power of two of which the address of the copy is a multiple.
  func keep(_ bytes: UnsafeRawBufferPointer, alignment: Int) -> SpooledBytes?

  /// Frees the memory of what was read. Everything can still be read, and readers on other threads need not wait.
  func rest()
}

/// Bytes in a spool. They stay where they are as long as anybody holds them.
public struct SpooledBytes: @unchecked Sendable {
  // Nobody writes to the bytes, and the owner keeps them.
  let owner: AnyObject
  let bytes: UnsafeRawBufferPointer

  public init(_ bytes: UnsafeRawBufferPointer, keptBy owner: AnyObject & Sendable) {
    self.owner = owner
    self.bytes = bytes
  }
}

/// Lets a spool rest from time to time while one theme after another is read from it.
public final class SpoolRest: Sendable {
  public let spool: any ByteSpool
  private let last = Atomic(-1)
  private let count = Atomic(0)

  /// The number of themes that may be in memory. Each takes some tens of kilobytes, and the system maps as much beside them.
  private static let themesAtOnce = 64

  public init(_ spool: any ByteSpool) {
    self.spool = spool
  }

  /// Call this before a theme is read.
  @inline(__always)
  public func read(theme index: Int) {
    if last.load(ordering: .relaxed) != index { noteOther(index) }
  }

  private func noteOther(_ index: Int) {
    last.store(index, ordering: .relaxed)
    if count.add(1, ordering: .relaxed).newValue % SpoolRest.themesAtOnce == 0 { spool.rest() }
  }
}
