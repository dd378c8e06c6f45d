import Testing

@testable import Sheets

@Suite struct DisplayP3ProfileTests {
  private func tag(_ signature: String) throws -> [UInt8] {
    let bytes = DisplayP3Profile.bytes
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    for entry in 0..<number(128) {
      let at = 132 + 12 * entry
      if Array(bytes[at..<at + 4]) == Array(signature.utf8) {
        return Array(bytes[number(at + 4)..<number(at + 4) + number(at + 8)])
      }
    }
    throw Missing()
  }

  private struct Missing: Error {}

  private func fixed(_ bytes: [UInt8], _ at: Int) -> Double {
    Double(Int32(bitPattern: bytes[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) })) / 65536
  }

  /// The colorants of Apple's own Display P3 profile, to its five digits.
  @Test(arguments: [
    ("rXYZ", [0.51512, 0.24120, -0.00105]), ("gXYZ", [0.29198, 0.69225, 0.04189]),
    ("bXYZ", [0.15710, 0.06657, 0.78407]),
  ])
  func colorants(_ signature: String, _ expected: [Double]) throws {
    let data = try tag(signature)
    for channel in 0..<3 {
      #expect(abs(fixed(data, 8 + 4 * channel) - expected[channel]) < 0.00004)
    }
  }

  @Test func colorantsAddUpToTheWhite() throws {
    let white = try tag("wtpt")
    for channel in 0..<3 {
      let sum = try ["rXYZ", "gXYZ", "bXYZ"].map { fixed(try tag($0), 8 + 4 * channel) }.reduce(0, +)
      #expect(abs(sum - fixed(white, 8 + 4 * channel)) < 0.00005)
    }
  }

  @Test func sizeAndSignatureAreRight() {
    let bytes = DisplayP3Profile.bytes
    #expect(bytes[0..<4].reduce(0) { $0 << 8 | Int($1) } == bytes.count)
    #expect(bytes.count % 4 == 0)
    #expect(String(decoding: bytes[36..<40], as: UTF8.self) == "acsp")
  }

  /// LittleCMS is an independent reader of profiles: P3's green is far outside sRGB, and its white is white.
  @Test func littleCMSReadsIt() throws {
    let output = try PNGPrograms.withFile(DisplayP3Profile.bytes) { path in
      try PNGPrograms.python(
        """
        import sys
        from PIL import Image, ImageCms
        p3 = ImageCms.getOpenProfile(sys.argv[1])
        print(ImageCms.getProfileDescription(p3).strip())
        into = ImageCms.buildTransform(p3, ImageCms.createProfile("sRGB"), "RGB", "RGB", 1)
        back = ImageCms.buildTransform(ImageCms.createProfile("sRGB"), p3, "RGB", "RGB", 1)
        for colour in ((255, 255, 255), (128, 128, 128), (234, 51, 35)):
            image = Image.new("RGB", (1, 1), colour)
            print(*ImageCms.applyTransform(image, into).getpixel((0, 0)))
        print(*ImageCms.applyTransform(Image.new("RGB", (1, 1), (255, 0, 0)), back).getpixel((0, 0)))
        """, [path])
    }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Display P3")
    #expect(lines[1] == "255 255 255")
    #expect(lines[2] == "128 128 128")
    // sRGB's red in Display P3, as CSS Color 4 converts it: 0.9175 0.2003 0.1386.
    #expect(lines[4] == "234 51 35")
  }
}
