/// A lowercase CSS word of up to 32 bytes, stored inline so that comparing names needs no allocation. Only ASCII
/// letters are folded: the Kelvin sign is not a `k`.
struct ShortName: Hashable {
  private var bytes = SIMD32<UInt8>()
  private(set) var count = 0

  init() {}

  init(lowercase text: some Sequence<UInt8>) {
    for byte in text { append(byte) }
  }

  init(_ text: StaticString) {
    self.init(lowercase: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends a byte. A word that is too long keeps its length, so it equals no name.
  mutating func append(_ byte: UInt8) {
    if count < 32 {
      bytes[count] = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
    }
    count += 1
  }

  static func == (name: ShortName, text: StaticString) -> Bool { name == ShortName(text) }

  static func ~= (text: StaticString, name: ShortName) -> Bool { name == text }

  var text: String {
    String(decoding: (0..<min(count, 32)).map { bytes[$0] }, as: UTF8.self)
  }
}
