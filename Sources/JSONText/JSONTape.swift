/// The kind of a node.
@usableFromInline
enum TapeKind: UInt8, Sendable {
  case object
  case array
  /// In quotes, without escapes.
  case string
  /// In quotes, with escapes.
  case escapedString
  /// A key without quotes.
  case bareKey
  /// A key without quotes, with escapes.
  case escapedBareKey
  case number
  /// A number that is only valid in JSON5.
  case looseNumber
  case yes
  case no
  case null
}

/// A value or key in eight bytes. Nodes are in the order of the text, so a key comes before its value.
@usableFromInline
struct TapeNode: BitwiseCopyable, Sendable {
  /// Bits 0…27 contain the offset of the first byte, bits 28…31 the kind, and bits 32…63 the extent.
  @usableFromInline var bits: UInt64

  @inline(__always)
  init(_ kind: TapeKind, start: Int, extent: Int) {
    bits = UInt64(truncatingIfNeeded: start) | UInt64(kind.rawValue) << 28 | UInt64(truncatingIfNeeded: extent) << 32
  }

  @inlinable @inline(__always)
  var kind: TapeKind {
    // Only the initializer writes these bits.
    unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 28) & 15, to: TapeKind.self)
  }

  @inlinable @inline(__always)
  var start: Int { Int(bits & 0xFFF_FFFF) }

  /// For an object or array, the index of the node after its last one. For any other node, the offset after the last
  /// byte of the content, without the closing quote.
  @inlinable @inline(__always)
  var extent: Int {
    get { Int(bits >> 32) }
    set { bits = bits & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: newValue) << 32 }
  }

  @inlinable @inline(__always)
  var isContainer: Bool { bits & 0xE000_0000 == 0 }

  /// The offset of the text of a string or key, after its quote.
  @inlinable @inline(__always)
  var contentStart: Int {
    kind == .string || kind == .escapedString ? start + 1 : start
  }

  @inlinable @inline(__always)
  var hasEscapes: Bool {
    kind == .escapedString || kind == .escapedBareKey
  }
}
