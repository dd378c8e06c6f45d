/// RFC 4648, section 4, with padding.
enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits: UInt32 = 0
      for i in 0..<3 { bits = bits << 8 | (i < count ? UInt32(bytes[start + i]) : 0) }
      for i in 0..<4 {
        text.append(i <= count ? alphabet[Int(bits >> UInt32(18 - 6 * i) & 63)] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
