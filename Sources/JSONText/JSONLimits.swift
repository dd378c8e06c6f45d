/// Limits that make a hostile text end in a clear error before it takes much time or memory.
public struct JSONLimits: Hashable, Sendable {
  /// The most bytes that offsets can address.
  public static let addressableBytes = (1 << 28) - 1

  public var bytes: Int
  public var depth: Int

  /// 128 MiB and 512 levels: several times the size and depth of the largest token files.
  public static let standard = JSONLimits(bytes: 128 << 20, depth: 512)

  public init(bytes: Int, depth: Int) {
    self.bytes = min(bytes, Self.addressableBytes)
    self.depth = depth
  }
}
