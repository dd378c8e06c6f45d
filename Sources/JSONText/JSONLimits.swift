/// Bounds that keep a hostile text from costing more than a clear error.
public struct JSONLimits: Hashable, Sendable {
  /// The most that offsets can address.
  public static let addressableBytes = (1 << 28) - 1

  public var bytes: Int
  public var depth: Int

  /// 128 MiB and 512 levels: several times what the largest token files have.
  public static let standard = JSONLimits(bytes: 128 << 20, depth: 512)

  public init(bytes: Int, depth: Int) {
    self.bytes = min(bytes, Self.addressableBytes)
    self.depth = depth
  }
}
