extension CSSCursor {
  /// The text at the cursor for a message: a word, a number, one character, or the end of the text.
  var foundHere: String {
    guard let byte = peek() else { return "the end" }
    guard Self.isName(byte) || byte == UInt8(ascii: "#") || byte == UInt8(ascii: ".") else {
      return excerpt(offset, offset + 1)
    }
    var end = offset + 1
    while end < bytes.count, Self.isName(bytes[end]) || bytes[end] == UInt8(ascii: "."), end - offset <= Self.longest {
      end += 1
    }
    return excerpt(offset, end)
  }

  func unexpected(_ expected: String) -> CSSColorError {
    .unexpected(found: foundHere, expected: expected, offset: offset)
  }

  /// Returns a part of the text, cut when it is long. Unprintable bytes become `\xNN`.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let cut = min(end, start + Self.longest)
    var text = ""
    var position = start
    while position < cut {
      let length = scalarLength(at: position)
      if let length {
        text += String(decoding: UnsafeBufferPointer(rebasing: bytes[position..<position + length]), as: UTF8.self)
      } else {
        text += Self.escaped(bytes[position])
      }
      position += length ?? 1
    }
    return cut < end ? text + "…" : text
  }

  /// Returns how many bytes the printable scalar at this position has. Returns `nil` for a control character or invalid
  /// UTF-8.
  private func scalarLength(at position: Int) -> Int? {
    let lead = bytes[position]
    let length =
      switch lead {
      case 0x20..<0x7F: 1
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    guard length > 0, position + length <= bytes.count else { return nil }
    var iterator = bytes[position..<position + length].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator), scalar.value >= 0xA0 || length == 1 else {
      return nil
    }
    return length
  }

  private static var longest: Int { 40 }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
  }
}
