/// What stands at one place of the tape.
@usableFromInline
enum TapeKind: UInt8, Sendable {
  case object
  case array
  /// Between quotes, without escapes.
  case string
  /// Between quotes, with escapes.
  case escapedString
  /// A key without quotes.
  case bareKey
  /// A key without quotes, with escapes.
  case escapedBareKey
  case number
  /// A number that only JSON5 has.
  case looseNumber
  case yes
  case no
  case null
}

/// One value or key in eight bytes. Nodes lie in the order of the text; a key lies before its value.
@usableFromInline
struct TapeNode: BitwiseCopyable, Sendable {
  /// Bits 0…27 the offset of the first byte, 28…31 the kind, 32…63 the extent.
  @usableFromInline var bits: UInt64

  @inline(__always)
  init(_ kind: TapeKind, start: Int, extent: Int) {
    bits = UInt64(truncatingIfNeeded: start) | UInt64(kind.rawValue) << 28 | UInt64(truncatingIfNeeded: extent) << 32
  }

  @inlinable @inline(__always)
  var kind: TapeKind {
    // Only the initialiser writes these bits.
    unsafeBitCast(UInt8(truncatingIfNeeded: bits >> 28) & 15, to: TapeKind.self)
  }

  @inlinable @inline(__always)
  var start: Int { Int(bits & 0xFFF_FFFF) }

  /// For an object or array, the index of the node behind its last; for the others, the offset behind the last byte of
  /// the content (without the closing quote).
  @inlinable @inline(__always)
  var extent: Int {
    get { Int(bits >> 32) }
    set { bits = bits & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: newValue) << 32 }
  }

  @inlinable @inline(__always)
  var isContainer: Bool { bits & 0xE000_0000 == 0 }

  /// Where the text of a string or key begins, inside the quote.
  @inlinable @inline(__always)
  var contentStart: Int {
    kind == .string || kind == .escapedString ? start + 1 : start
  }

  @inlinable @inline(__always)
  var hasEscapes: Bool {
    kind == .escapedString || kind == .escapedBareKey
  }
}
