/// The reason why a text is not JSON, and its position.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Reason: Hashable, Sendable {
    case tooLarge(bytes: Int, limit: Int)
    case tooDeep(limit: Int)
    /// Bytes that are not UTF-8.
    case invalidUTF8(UInt8)
    /// A byte order mark of another encoding.
    case otherEncoding(String)
    case unexpectedEnd(expected: String)
    case unexpected(found: String, expected: String)
    case controlCharacter(UInt8)
    case invalidEscape(String)
    /// Half of a surrogate pair, which stands for no character.
    case loneSurrogate(String)
    case invalidNumber(String)
    /// A feature that another dialect allows, but not this one.
    case notAllowed(JSONDialect)
  }

  public var reason: Reason
  /// The offset in bytes from the start of the text.
  public var offset: Int
  public var position: TextPosition

  public init(_ reason: Reason, offset: Int, position: TextPosition) {
    self.reason = reason
    self.offset = offset
    self.position = position
  }

  /// The message without the position.
  public var message: String {
    switch reason {
    case .tooLarge(let bytes, let limit):
      "the file is too large: \(bytes) bytes; the limit is \(limit)"
    case .tooDeep(let limit):
      "nested too deep: more than \(limit) levels"
    case .invalidUTF8(let byte):
      "not valid UTF-8: byte 0x\(Self.hex(byte))"
    case .otherEncoding(let name):
      "the file is \(name); JSON is UTF-8"
    case .unexpectedEnd(let expected):
      "the text ends where \(expected) is expected"
    case .unexpected(let found, let expected):
      "found \(found), expected \(expected)"
    case .controlCharacter(let byte):
      "control character U+00\(Self.hex(byte)) in a string; write it as \\u00\(Self.hex(byte))"
    case .invalidEscape(let text):
      "no such escape: \(text)"
    case .loneSurrogate(let text):
      "half of a surrogate pair: \(text)"
    case .invalidNumber(let text):
      "not a JSON number: \(text)"
    case .notAllowed(let feature):
      "\(feature.title); strict JSON has none"
    }
  }

  public var description: String {
    "\(position): \(message)"
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
