/// JSON bytes for tables with a million rows. The structure is not tracked, so the caller writes every comma and
/// bracket.
public struct JSONBytes: ~Copyable {
  @usableFromInline var start: UnsafeMutablePointer<UInt8>
  @usableFromInline var capacity: Int
  @usableFromInline var used = 0

  public init(capacity: Int = 1 << 16) {
    self.capacity = max(capacity, 256)
    start = .allocate(capacity: self.capacity)
  }

  deinit {
    start.deallocate()
  }

  public var isEmpty: Bool { used == 0 }

  public borrowing func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) {
    body(UnsafeRawBufferPointer(start: start, count: used))
  }

  public borrowing func bytes() -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: used))
  }

  /// Starts over in the same memory.
  public mutating func clear() {
    used = 0
  }

  /// Removes the last byte if it is this one, such as a comma with nothing after it.
  public mutating func dropLast(_ byte: Unicode.Scalar) {
    if used > 0, start[used - 1] == UInt8(ascii: byte) { used -= 1 }
  }

  /// Appends text that is JSON already, such as `{"rule":`.
  @inlinable
  public mutating func text(_ text: StaticString) {
    let length = text.utf8CodeUnitCount
    reserve(length)
    (start + used).update(from: text.utf8Start, count: length)
    used += length
  }

  /// Appends bytes that are JSON already.
  public mutating func raw(_ bytes: [UInt8]) {
    reserve(bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      if let first = bytes.baseAddress { (start + used).update(from: first, count: bytes.count) }
    }
    used += bytes.count
  }

  @inlinable
  public mutating func byte(_ byte: Unicode.Scalar) {
    reserve(1)
    start[used] = UInt8(ascii: byte)
    used += 1
  }

  @inlinable
  public mutating func integer(_ integer: Int) {
    guard integer >= 0, integer < 10 else { return long(integer) }
    reserve(1)
    start[used] = UInt8(truncatingIfNeeded: 0x30 + integer)
    used += 1
  }

  @usableFromInline
  mutating func long(_ integer: Int) {
    reserve(DecimalText.room)
    // Indices mostly have two or three digits, and line numbers four.
    if integer >= 0, integer < 10_000 {
      used += DecimalText.writeShort(UInt32(truncatingIfNeeded: integer), to: start + used)
    } else {
      used += DecimalText.write(integer, to: start + used)
    }
  }

  /// Appends an array of indices. Negative indices become null.
  public mutating func indices(_ indices: [Int32]) {
    // An index has at most 10 digits, plus a comma.
    reserve(indices.count * 11 + DecimalText.room)
    var target = start + used
    target.pointee = UInt8(ascii: "[")
    target += 1
    for (place, index) in indices.enumerated() {
      if place > 0 {
        target.pointee = Byte.comma
        target += 1
      }
      if index < 0 {
        for byte in "null".utf8 {
          target.pointee = byte
          target += 1
        }
      } else if index < 10_000 {
        target += DecimalText.writeShort(UInt32(index), to: target)
      } else {
        target += DecimalText.write(Int(index), to: target)
      }
    }
    target.pointee = UInt8(ascii: "]")
    used = target + 1 - start
  }

  /// Appends a number. Infinity and NaN, which JSON does not have, become null.
  public mutating func number(_ number: Double) {
    guard number.isFinite else { return text("null") }
    reserve(DecimalText.room)
    used += DecimalText.write(number, to: start + used)
  }

  /// Appends a number, faster when it has few decimals, as hand-written numbers do.
  public mutating func written(_ number: Double) {
    guard number.isFinite else { return text("null") }
    reserve(DecimalText.room)
    used += DecimalText.writeWritten(number, to: start + used)
  }

  /// Appends text in which JSON escapes nothing, such as a word of an enumeration.
  public mutating func plain(_ text: String) {
    let isWritten = text.utf8.withContiguousStorageIfAvailable { content in
      reserve(content.count)
      if let first = content.baseAddress { (start + used).update(from: first, count: content.count) }
      used += content.count
      return true
    }
    if isWritten == nil { raw(Array(text.utf8)) }
  }

  public mutating func string(_ text: String) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { content in
      guard JSONWriter.isPlain(content) else { return false }
      reserve(content.count + 2)
      start[used] = Byte.quote
      if let first = content.baseAddress { (start + used + 1).update(from: first, count: content.count) }
      start[used + 1 + content.count] = Byte.quote
      used += content.count + 2
      return true
    }
    if isPlain == true { return }
    var writer = JSONWriter(.compact)
    writer.value(text)
    raw(writer.bytes)
  }

  /// Appends a byte as two hexadecimal digits.
  public mutating func hexadecimal(_ byte: UInt8) {
    reserve(2)
    for half in [byte >> 4, byte & 15] {
      start[used] = half < 10 ? Byte.zero + half : UInt8(ascii: "A") + half - 10
      used += 1
    }
  }

  @inlinable
  mutating func reserve(_ more: Int) {
    if capacity - used < more { grow(more) }
  }

  @inline(never) @usableFromInline
  mutating func grow(_ more: Int) {
    capacity = max(capacity * 2, used + more)
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    grown.update(from: start, count: used)
    start.deallocate()
    start = grown
  }
}
