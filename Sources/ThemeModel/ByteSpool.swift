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
  /// The themes that were read since the last rest, as bits that several themes share. Whoever reads a few themes again and again,
  /// on several threads, is no reason to rest.
  private let read = Atomic<UInt64>(0)

  /// How many bits of 64 are set after about as many themes in any order. Each takes some tens of kilobytes, and the system maps as
  /// much beside them.
  private static let most = 40

  public init(_ spool: any ByteSpool) {
    self.spool = spool
  }

  /// Call this before a theme is read.
  @inline(__always)
  public func read(theme index: Int) {
    // Multiplying spreads the themes over the bits, whatever the distance is from one to the next.
    let place = (UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15) >> 58
    let bit = UInt64(1) << place
    if read.load(ordering: .relaxed) & bit == 0 { note(bit) }
  }

  private func note(_ bit: UInt64) {
    let (old, new) = read.bitwiseOr(bit, ordering: .relaxed)
    guard old != new, new.nonzeroBitCount >= SpoolRest.most else { return }
    // Of two threads that get here at once, one rests.
    if read.exchange(0, ordering: .relaxed).nonzeroBitCount >= SpoolRest.most { spool.rest() }
  }
}
