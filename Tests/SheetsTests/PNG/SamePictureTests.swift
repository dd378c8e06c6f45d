import ColorScience
import Foundation
import Testing

@testable import Sheets

/// The program with which `make reports` keeps committed pictures that differ only in their bytes.
@Suite struct SamePictureTests {
  private func picture(_ change: (Raster) -> Void = { _ in }, title: String = "A", space: Display = .srgb) throws
    -> [UInt8]
  {
    let raster = Raster(width: 120, height: 80, background: Pixel(repeating: 0xF7F7))
    raster.fill(DeviceRect(x: 10, y: 10, width: 40, height: 40), Pixel(20 * 257, 120 * 257, 200 * 257))
    let letter = CoverageMask(width: 3, height: 3, values: [0, 128, 0, 128, 255, 128, 0, 128, 0])
    raster.blend(letter, x: 80, y: 40, Pixel(repeating: 0), alpha: 1)
    change(raster)
    return try PNGEncoder(space: space, depth: .eight, scale: 1, texts: [("Title", title)]).encode(raster)
  }

  /// Returns 0 if the pictures are the same, 1 if not, 2 if one is unreadable.
  private func status(_ old: [UInt8], _ new: [UInt8]) throws -> Int32 {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("legible-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("same-picture").path
    let flags = try PNGPrograms.run("pkg-config", ["--cflags", "--libs", "libpng"]).split { $0 == " " || $0 == "\n" }
    let source = PNGPrograms.root.appendingPathComponent("scripts/same-picture.c").path
    _ = try PNGPrograms.run("cc", ["-Wall", "-Werror", source, "-o", program] + flags.map(String.init))
    let paths = try [("old", old), ("new", new)].map { name, bytes in
      let url = folder.appendingPathComponent("\(name).png")
      try Data(bytes).write(to: url)
      return url.path
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = paths
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func edgesMayDifferAndNothingElse() throws {
    let old = try picture()
    #expect(try status(old, old) == 0)
    // The edge of the letter, as another rasterizer would cover it.
    let edge = try picture { raster in
      raster.blend(CoverageMask(width: 1, height: 1, values: [30]), x: 81, y: 40, Pixel(repeating: 0), alpha: 1)
    }
    #expect(edge != old)
    #expect(try status(old, edge) == 0)
    let swatch = try picture { raster in
      raster.fill(DeviceRect(x: 10, y: 10, width: 40, height: 40), Pixel(21 * 257, 120 * 257, 200 * 257))
    }
    #expect(try status(old, swatch) == 1)
    let moved = try picture { raster in
      raster.fill(DeviceRect(x: 50, y: 10, width: 1, height: 40), Pixel(20 * 257, 120 * 257, 200 * 257))
    }
    #expect(try status(old, moved) == 1)
    #expect(try status(old, picture(title: "B")) == 1)
    #expect(try status(old, picture(space: .displayP3)) == 1)
    #expect(try status(old, Array(old.prefix(200))) == 2)
  }
}
