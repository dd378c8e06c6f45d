import CPNGReader
import ColorScience
import Testing

@testable import Sheets

@Suite struct PNGEncoderTests {
  private func encoder(_ space: Display = .srgb, _ depth: SampleDepth = .eight) -> PNGEncoder {
    PNGEncoder(
      space: space, depth: depth, scale: 2, texts: [("Title", "Ünïcode تجربة"), ("Software", "legible 1.0.0")])
  }

  /// Returns a picture without flat areas: every pixel is different, so that no shortcut works.
  private func noise(_ width: Int, _ height: Int, colors: Int? = nil) -> Raster {
    let raster = Raster(width: width, height: height, background: Pixel(0, 0, 0))
    var state: UInt64 = 88_172_645_463_325_252
    for index in 0..<width * height {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let value = colors.map { state % UInt64($0) } ?? state
      raster.pixels[index * 3] = UInt16(truncatingIfNeeded: value & 255) * 257
      raster.pixels[index * 3 + 1] = UInt16(truncatingIfNeeded: value >> 8 & 255) * 257
      raster.pixels[index * 3 + 2] = UInt16(truncatingIfNeeded: value >> 16 & 255) * 257
    }
    return raster
  }

  private func expectSame(_ image: DecodedPNG, _ raster: Raster) {
    #expect(image.width == raster.width && image.height == raster.height)
    var wrong = 0
    for y in 0..<raster.height {
      for x in 0..<raster.width where image[x, y] != raster[x, y] { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test func pixelsComeBackThroughLibpng() throws {
    // The rows of the last one are longer than the window of the compressor.
    for (width, height) in [(1, 1), (2, 1), (3, 1), (7, 3), (86, 5), (640, 481), (700, 1700), (11_000, 9)] {
      let raster = noise(width, height)
      let image = try DecodedPNG(encoder().encode(raster))
      #expect(image.bitDepth == 8)
      expectSame(image, raster)
    }
  }

  @Test func sixteenBitsComeBackUnrounded() throws {
    let raster = noise(301, 97)
    for index in raster.pixels.indices { raster.pixels[index] = raster.pixels[index] &+ UInt16(index % 256) }
    let image = try DecodedPNG(encoder(.displayP3, .sixteen).encode(raster))
    #expect(image.bitDepth == 16 && image.colorType == 2)
    expectSame(image, raster)
  }

  /// Returns rectangles and strokes on each other, as on sheets: runs, rows equal to the row above, repeated patterns.
  private func flat(_ width: Int, _ height: Int, colors: Int, seed: UInt64) -> Raster {
    let raster = Raster(width: width, height: height, background: Pixel(repeating: 0xF7F7))
    var state = seed
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for number in 0..<(width * height / 500 + 2) {
      let color = Pixel(
        UInt16(next(colors) * 10 % 256 * 257), UInt16(next(colors) * 7 % 256 * 257), UInt16(next(256) * 257))
      let isStroke = number % 3 == 0
      raster.fill(
        DeviceRect(
          x: next(width), y: next(height), width: isStroke ? 1 + next(3) : 1 + next(width),
          height: isStroke ? 1 + next(3) : 1 + next(max(1, height / 3))), color)
    }
    return raster
  }

  @Test func flatPicturesComeBackInEveryLayout() throws {
    for seed in 1...12 as ClosedRange<UInt64> {
      let (width, height) = (1 + Int(seed * seed * 37) % 900, 1 + Int(seed * 91) % 500)
      for (depth, colors) in [(SampleDepth.eight, 3), (.eight, 200), (.sixteen, 200)] {
        let raster = flat(width, height, colors: colors, seed: seed)
        expectSame(try DecodedPNG(encoder(.srgb, depth).encode(raster)), raster)
      }
    }
  }

  @Test func upTo256ColoursMakeAPalette() throws {
    for colors in [1, 2, 255, 256] {
      let raster = noise(400, 900, colors: colors)
      let image = try DecodedPNG(encoder().encode(raster))
      #expect(image.colorType == 3)
      #expect(image.data("PLTE")?.count == colors * 3)
      expectSame(image, raster)
    }
    let image = try DecodedPNG(encoder().encode(noise(400, 900, colors: 257)))
    #expect(image.colorType == 2)
  }

  @Test func slicesJoinIntoOneStream() throws {
    // Rows repeat across the borders of slices: the first row of a slice equals the last one of the slice before.
    let raster = Raster(width: 2000, height: 4100, background: Pixel(repeating: 0xF7F7))
    for y in stride(from: 0, to: 4100, by: 37) {
      raster.fill(DeviceRect(x: y % 1900, y: y, width: 90, height: 20), Pixel(UInt16(y % 256) * 257, 257 * 40, 65535))
    }
    let bytes = try encoder().encode(raster)
    let image = try DecodedPNG(bytes)
    #expect(image.names.filter { $0 == "IDAT" }.count > 1)
    expectSame(image, raster)
    #expect(try encoder().encode(raster) == bytes)
    var shared = encoder()
    shared.cores = 3
    #expect(try shared.encode(raster) == bytes)
  }

  @Test func sRGBFilesSaySo() throws {
    let image = try DecodedPNG(encoder().encode(noise(9, 9)))
    #expect(image.data("sRGB") == [1])
    #expect(!image.names.contains("iCCP") && !image.names.contains("cICP"))
    #expect(image.data("pHYs") == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(image.data("tEXt") == Array("Software\0legible 1.0.0".utf8))
    #expect(image.data("iTXt") == Array("Title\0\0\0\0\0Ünïcode تجربة".utf8))
    #expect(!image.names.contains("tIME"))
  }

  @Test func displayP3FilesCarryProfileAndCodePoints() throws {
    let image = try DecodedPNG(encoder(.displayP3).encode(noise(300, 9)))
    #expect(image.data("cICP") == [12, 13, 0, 1])
    #expect(image.names.contains("iCCP"))
    // A reader that does not know cICP would believe an sRGB chunk.
    #expect(!image.names.contains("sRGB"))
    let place = try #require(image.names.firstIndex(of: "cICP"))
    #expect(place < (image.names.firstIndex(of: "IDAT") ?? 0))
  }

  @Test func pngcheckAndPillowAgree() throws {
    for (space, depth) in [(Display.srgb, SampleDepth.eight), (.displayP3, .eight), (.displayP3, .sixteen)] {
      for raster in [noise(123, 77), noise(123, 77, colors: 9)] {
        let bytes = try encoder(space, depth).encode(raster)
        let output = try PNGPrograms.withFile(bytes) { path in
          let checked = try PNGPrograms.withFile(PNGPrograms.withoutCICP(bytes)) {
            try PNGPrograms.run("pngcheck", ["-v", $0])
          }
          #expect(checked.contains("No errors detected"))
          return try PNGPrograms.python(
            """
            import sys
            from PIL import Image
            image = Image.open(sys.argv[1])
            image.load()
            rgb = image.convert("RGB")
            for point in ((0, 0), (61, 40), (122, 76)):
                print(*rgb.getpixel(point))
            """, [path])
        }
        let expected = [(0, 0), (61, 40), (122, 76)].map { x, y in
          let pixel = raster[x, y]
          return "\(pixel.x >> 8) \(pixel.y >> 8) \(pixel.z >> 8)"
        }
        #expect(output.split(separator: "\n").map(String.init) == expected)
      }
    }
  }

  /// A picture with a palette takes fewer bytes than with libpng's defaults, any other at most a third more.
  @Test func realSheetsStayWithinTheirSize() throws {
    let renderer = SheetRenderer(
      try Fixtures.firefox().report, options: SheetOptions(scale: 1, themes: ["LightTheme", "NovaDarkTheme"]))
    let engine = try TextEngine(fonts: .standard)
    var isIndexed: Set<Bool> = []
    for job in renderer.jobs {
      let png = try job.make(with: engine).png
      let image = try DecodedPNG(png)
      let usual = Int(png_reader_default_size(image.rgb8, UInt32(image.width), UInt32(image.height)))
      isIndexed.insert(image.colorType == 3)
      if image.colorType == 3 {
        #expect(png.count < usual, "\(job.name)")
      } else {
        #expect(png.count * 3 <= usual * 4, "\(job.name)")
      }
    }
    #expect(isIndexed == [true, false])
    #expect(Set(renderer.jobs.map(\.kind)) == Set(SheetKind.ofOneReport))
  }
}
