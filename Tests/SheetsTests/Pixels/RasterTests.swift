import Testing

@testable import Sheets

@Suite struct RasterTests {
  private let white = Pixel(repeating: 65535)

  @Test func fillsAreExactAndClipped() {
    let raster = Raster(width: 8, height: 6, background: white)
    raster.fill(DeviceRect(x: -3, y: 2, width: 7, height: 100), Pixel(1, 2, 3))
    for y in 0..<6 {
      for x in 0..<8 { #expect(raster[x, y] == (x < 4 && y >= 2 ? Pixel(1, 2, 3) : white)) }
    }
    raster.fill(DeviceRect(x: 20, y: 2, width: 7, height: 3), Pixel(9, 9, 9))
    raster.fill(DeviceRect(x: 2, y: 2, width: 0, height: 3), Pixel(9, 9, 9))
    #expect(raster[2, 2] == Pixel(1, 2, 3))
  }

  @Test func masksBlendByTheirCoverage() {
    let raster = Raster(width: 4, height: 1, background: white)
    let mask = CoverageMask(width: 3, height: 1, values: [0, 128, 255])
    raster.blend(mask, x: 2, y: 0, Pixel(0, 0, 0), alpha: 1)
    #expect(raster[1, 0] == white && raster[2, 0] == white)
    #expect(raster[3, 0] == Pixel(repeating: UInt16((65535 * (1 - 128.0 / 255)).rounded())))
    raster.blend(mask, x: -1, y: 0, Pixel(0, 0, 0), alpha: 1)
    #expect(raster[1, 0] == Pixel(0, 0, 0))
  }

  @Test func coarseCoverageHasSixteenLevelsAndBothEnds() {
    let mask = CoverageMask(width: 256, height: 1, values: (0...255).map { UInt8($0) }).coarse
    #expect(Set(mask.values).count == 16)
    #expect(mask.values.first == 0 && mask.values.last == 255)
  }
}
