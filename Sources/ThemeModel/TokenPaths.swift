/// The paths of a theme's tokens, in order. The themes of a system mostly have the same paths, and share one list.
public final class TokenPaths: Sendable {
  let index: PathIndex
  /// The texts one after the other, and the end of each. They are compared with other themes' paths without creating
  /// strings.
  private let bytes: [UInt8]
  private let ends: [Int]

  public var count: Int { ends.count }
  public var paths: [String] { index.paths }

  /// Returns `nil` if two paths are equal. Equal strings may have different bytes.
  public init?(_ paths: [String]) {
    var index = PathIndex(capacity: paths.count)
    var bytes: [UInt8] = []
    var ends: [Int] = []
    ends.reserveCapacity(paths.count)
    for path in paths {
      guard index.insert(path).isNew else { return nil }
      bytes += path.utf8
      ends.append(bytes.count)
    }
    self.index = index
    self.bytes = bytes
    self.ends = ends
  }

  /// Returns whether the path at an index has these bytes.
  public func has(_ path: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let start = place == 0 ? 0 : ends[place - 1]
    guard path.count == ends[place] - start else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<path.count where bytes[start + offset] != path[offset] { return false }
      return true
    }
  }
}
