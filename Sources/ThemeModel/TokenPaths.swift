/// The paths of a theme's tokens, in order. Themes of one system mostly have the same ones, and share one list of them.
public final class TokenPaths: Sendable {
  let index: PathIndex
  /// The texts one behind the other, and where each ends: compared with another theme's without making strings of those.
  private let bytes: [UInt8]
  private let ends: [Int]

  public var count: Int { ends.count }
  public var paths: [String] { index.paths }

  /// Nil where two paths are one: equal strings may have different bytes.
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

  /// Whether the path at a place has these bytes.
  public func has(_ path: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let start = place == 0 ? 0 : ends[place - 1]
    guard path.count == ends[place] - start else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for offset in 0..<path.count where bytes[start + offset] != path[offset] { return false }
      return true
    }
  }
}
