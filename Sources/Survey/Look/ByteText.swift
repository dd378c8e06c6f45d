/// Searches for words in bytes of any encoding.
struct ByteText {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
      }
      return false
    }
  }

  /// Returns whether a JSON value is a string that begins with this byte: true for `"text": "$ink"`, not for
  /// `"$schema": …`.
  func containsValue(beginningWith sign: UInt8) -> Bool {
    var last: UInt8 = 0
    var isBehindKey = false
    for byte in bytes {
      if byte == sign, last == UInt8(ascii: "\""), isBehindKey { return true }
      if last == UInt8(ascii: "\"") { isBehindKey = false }
      if byte == UInt8(ascii: ":") { isBehindKey = true }
      // Only spaces and quotation marks may come between.
      if byte > 0x20, byte != UInt8(ascii: ":"), byte != UInt8(ascii: "\"") { isBehindKey = false }
      last = byte
    }
    return false
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
