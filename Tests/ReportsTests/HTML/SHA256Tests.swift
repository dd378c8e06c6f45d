import Testing

@testable import Reports

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and NIST's test vectors.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func published(message: String, expected: String) {
    let hex = SHA256.digest(of: Array(message.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
    #expect(hex == expected)
  }

  @Test func aMillionLetters() {
    let digest = SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
    #expect(digest.prefix(4) == [0xcd, 0xc7, 0x6e, 0x5c])
    #expect(digest.suffix(2) == [0x2c, 0xd0])
  }

  /// Every length around the end of a block, where padding takes one block or two.
  @Test func lengthsAroundABlockDiffer() {
    let digests = (0...130).map { SHA256.digest(of: [UInt8](repeating: 0x61, count: $0)) }
    #expect(Set(digests).count == digests.count)
    #expect(digests.allSatisfy { $0.count == 32 })
  }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func base64(text: String, expected: String) {
    #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == expected)
  }
}
