import Testing

@testable import ColorScience

/// 128 colors, inside, outside and on the edge, as two independent libraries map them, and the rows of web-platform-tests.
@Suite struct GamutVectorTests {
  struct File: Decodable {
    var colours: [Row]
    var wptCanvas: [Canvas]
  }

  struct Row: Decodable {
    var tag: String
    var space: String
    var coords: [Double]
    var srgb: Target
    var displayP3: Target

    enum CodingKeys: String, CodingKey {
      case tag, space, coords, srgb
      case displayP3 = "display-p3"
    }
  }

  struct Target: Decodable {
    var unmapped: [Double]
    var excess: Double
    var inGamut: Bool
    var clip: [Double]
    var clipDifference: Double
    var minde: Mapped
    var raytrace: Mapped

    enum CodingKeys: String, CodingKey {
      case unmapped, excess, inGamut, clip, minde, raytrace
      case clipDifference = "clipDeltaeok"
    }
  }

  struct Mapped: Decodable {
    var coloraide: [Double]
    var colorJs: [Double]
    var deltaEOK: Double
  }

  struct Canvas: Decodable {
    var color: String
    var minde: [Double]
    var raytrace: [Double]
    var clipped: [Double]
    var destination: String

    enum CodingKeys: String, CodingKey {
      case color, clipped, destination
      case minde = "MINDE"
      case raytrace = "RayTrace"
    }
  }

  let file: File

  init() throws {
    file = try Vectors.load("gamut", as: File.self)
    #expect(file.colours.count == 128)
    #expect(file.wptCanvas.count == 15)
  }

  private func color(_ row: Row) throws -> Color {
    Color(try #require(ColorSpace(rawValue: row.space)), vector(row.coords))
  }

  private func targets(_ row: Row) -> [(Display, Target)] { [(.srgb, row.srgb), (.displayP3, row.displayP3)] }

  @Test func insideAndHowFarOutside() throws {
    for row in file.colours {
      let color = try color(row)
      for (display, target) in targets(row) {
        let what: Comment = "\(row.tag) \(row.space) \(row.coords) on \(display.rawValue)"
        let raw = color.converted(to: display.space)
        #expect(largest(raw.components - vector(target.unmapped)) < 1e-9 * max(1, target.excess), what)
        #expect(abs(color.excess(on: display) - target.excess) < 1e-9 * max(1, target.excess), what)
        // The file draws the line at 1e-9, exactly where one row is.
        #expect(color.isInside(display, tolerance: 0.9e-9) == target.inGamut, what)
      }
    }
  }

  @Test func clip() throws {
    for row in file.colours {
      let color = try color(row)
      for (display, target) in targets(row) {
        let what: Comment = "\(row.tag) \(row.space) \(row.coords) on \(display.rawValue)"
        let mapped = color.mapped(to: display, by: .clip)
        #expect(mapped.space == display.space)
        #expect(largest(mapped.components - vector(target.clip)) < 1e-9, what)
        #expect(abs(Color.deltaEOK(color, mapped) - target.clipDifference) < 1e-6, what)
      }
    }
  }

  @Test(arguments: [GamutMapping.minde, .raytrace])
  func mapped(by method: GamutMapping) throws {
    for row in file.colours {
      let color = try color(row)
      for (display, target) in targets(row) {
        let what: Comment = "\(row.tag) \(row.space) \(row.coords) on \(display.rawValue)"
        let reference = method == .minde ? target.minde : target.raytrace
        let mapped = color.mapped(to: display, by: method)
        // The two libraries disagree on ProPhoto's primaries; colorJs has those of CSS.
        let tolerance = row.space == "prophoto-rgb" ? 4e-5 : 1e-6
        #expect(largest(mapped.components - vector(reference.colorJs)) < tolerance, what)
        #expect(largest(mapped.components - vector(reference.coloraide)) < max(tolerance, edge(row, display)), what)
        #expect(abs(Color.deltaEOK(color, mapped) - reference.deltaEOK) < max(tolerance, 1e-6), what)
      }
    }
  }

  /// At lightness 0 and below, one of the libraries returns a color one last bit off black on Display P3.
  private func edge(_ row: Row, _ display: Display) -> Double {
    row.space == "oklch" && row.coords[0] <= 0 && display == .displayP3 ? 4e-5 : 0
  }

  @Test func browsersOwnRows() throws {
    for row in file.wptCanvas {
      let display = try #require(Display(rawValue: row.destination))
      let color = try Color(css: row.color)
      for (method, expected) in [(GamutMapping.clip, row.clipped), (.minde, row.minde), (.raytrace, row.raytrace)] {
        let mapped = color.mapped(to: display, by: method).components * 255
        // These rows have two decimals, and whole numbers for clipping.
        let tolerance = method == .clip ? 0.5 : 0.006
        #expect(largest(mapped - vector(expected)) <= tolerance, "\(row.color) \(method.rawValue): \(mapped)")
      }
    }
  }

  private func vector(_ values: [Double]) -> SIMD3<Double> { SIMD3(values[0], values[1], values[2]) }
}
