import CPNGReader
import Foundation
import Testing

/// A PNG read back through libpng, and the list of its chunks.
struct DecodedPNG {
  let width: Int
  let height: Int
  let bitDepth: Int
  let colorType: Int
  private let pixels: [UInt16]
  let chunks: [(name: String, data: [UInt8])]

  init(_ bytes: [UInt8]) throws {
    var image = png_reader_image()
    let isRead = png_reader_read(bytes, bytes.count, &image)
    try #require(isRead != 0)
    defer { png_reader_release(&image) }
    width = Int(image.width)
    height = Int(image.height)
    bitDepth = Int(image.bit_depth)
    colorType = Int(image.color_type)
    pixels = Array(UnsafeBufferPointer(start: image.pixels, count: width * height * 3))
    chunks = DecodedPNG.chunks(bytes)
  }

  /// The color of a pixel, with 16 bits per channel. In an 8-bit file, each value is a multiple of 257.
  subscript(x: Int, y: Int) -> SIMD3<UInt16> {
    let at = (y * width + x) * 3
    return SIMD3(pixels[at], pixels[at + 1], pixels[at + 2])
  }

  var names: [String] { chunks.map(\.name) }

  func data(_ name: String) -> [UInt8]? {
    chunks.first { $0.name == name }?.data
  }

  var rgb8: [UInt8] { pixels.map { UInt8($0 >> 8) } }

  private static func chunks(_ bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
    var found: [(name: String, data: [UInt8])] = []
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      found.append((String(decoding: bytes[at + 4..<at + 8], as: UTF8.self), Array(bytes[at + 8..<at + 8 + length])))
      at += 12 + length
    }
    return found
  }
}

/// Programs that know PNG independently of libpng's reader.
enum PNGPrograms {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs a program and returns its output. A missing program or a failure is an error, never a silent pass.
  static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments.joined(separator: " ")): \(output)")
    return output
  }

  /// The project's own Python, which `make test-setup` installs.
  static func python(_ script: String, _ arguments: [String]) throws -> String {
    let python = root.appendingPathComponent(".venv/bin/python").path
    try #require(FileManager.default.isExecutableFile(atPath: python), "make test-setup installs \(python)")
    return try run(python, ["-c", script] + arguments)
  }

  /// pngcheck 3.0 is older than cICP and calls it an error. Its verdict on all other chunks still counts.
  static func withoutCICP(_ bytes: [UInt8]) -> [UInt8] {
    var kept = Array(bytes.prefix(8))
    var at = 8
    while at + 12 <= bytes.count {
      let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
      if Array(bytes[at + 4..<at + 8]) != Array("cICP".utf8) { kept += bytes[at..<at + 12 + length] }
      at += 12 + length
    }
    return kept
  }

  static func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString).png")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
  }
}
