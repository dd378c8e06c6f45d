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
    "'sha256-\(String(decoding: Base64.encode(SHA256.digest(of: content)), as: UTF8.self))'"
  }
}
