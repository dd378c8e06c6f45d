/// Texts that are rarely needed, stored one after the other. Strings are made on demand.
public struct TextColumn: Hashable, Sendable {
  private var bytes: [UInt8] = []
  /// The end of each text. For an index without a text, the bitwise complement of the end, which is negative.
  private var ends: [Int32] = []

  public init() {}

  public mutating func reserve(_ count: Int) {
    ends.reserveCapacity(count)
  }

  public mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: text)
    ends.append(Int32(truncatingIfNeeded: bytes.count))
  }

  public mutating func appendNone() {
    ends.append(~Int32(truncatingIfNeeded: bytes.count))
  }

  public subscript(index: Int) -> String? {
    let end = ends[index]
    guard end >= 0 else { return nil }
    var start: Int32 = 0
    if index > 0 { start = ends[index - 1] < 0 ? ~ends[index - 1] : ends[index - 1] }
    return String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
  }
}
