/// The policy of the page: only the exact style sheets and scripts that it was written with may apply, and nothing else.
struct ContentSecurityPolicy {
  var styles: [[UInt8]]
  var scripts: [[UInt8]]

  var text: String {
    [
      "default-src 'none'",
      "style-src " + styles.map(Self.source).joined(separator: " "),
      "script-src " + scripts.map(Self.source).joined(separator: " "),
      "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func source(_ content: [UInt8]) -> String {
    "'sha256-\(base64(SHA256.digest(of: content)))'"
  }

  /// Encodes bytes by RFC 4648, section 4, with padding.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(UInt32(0)) { bits, i in
        bits << 8 | (i < group.count ? UInt32(group[start + i]) : 0)
      }
      for i in 0..<4 {
        let sextet = Int(bits >> UInt32(18 - 6 * i) & 63)
        text.append(i <= group.count ? alphabet[sextet] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
