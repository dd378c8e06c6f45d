/// The names that a token file defines, and the first names of its aliases, without parsing the file as tokens.
struct TokenNames {
  /// Every key, as a hash, because most keys are never looked up.
  private(set) var keys: Set<UInt64> = []
  /// The first parts of the aliases: `color` of `{color.ink}`.
  private(set) var roots: Set<String> = []

  private static let mostOfAName = 64

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        guard bytes[index] == UInt8(ascii: "\"") else {
          index += 1
          continue
        }
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "{") { addRoot(bytes, index + 1) }
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        var next = index + 1
        while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: ":") {
          keys.insert(TokenNames.hash(bytes[start..<min(index, bytes.count)]))
        }
        index += 1
      }
    }
  }

  private mutating func addRoot(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) {
    var end = start
    while end < bytes.count, end - start < TokenNames.mostOfAName {
      switch bytes[end] {
      case UInt8(ascii: "."), UInt8(ascii: "}"):
        if end > start { roots.insert(String(decoding: bytes[start..<end], as: UTF8.self)) }
        return
      case UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: ":"), 0x0A: return
      default: end += 1
      }
    }
  }

  func defines(_ name: String) -> Bool {
    keys.contains(TokenNames.hash(name.utf8))
  }

  /// FNV-1a.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
