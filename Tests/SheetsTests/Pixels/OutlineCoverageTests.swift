import Testing

@testable import Sheets

@Suite struct OutlineCoverageTests {
  private func area(_ outline: Outline) throws -> Double {
    let (mask, _, _) = try #require(outline.coverage())
    return mask.values.reduce(0) { $0 + Double($1) } / 255
  }

  @Test func areasAreThoseOfGeometry() throws {
    #expect(abs(try area(.circle(center: SIMD2(50.3, 40.7), radius: 20)) - Double.pi * 400) < 1)
    #expect(abs(try area(.ring(center: SIMD2(50, 40), radius: 20, stroke: 3)) - 2 * Double.pi * 20 * 3) < 1)
    #expect(abs(try area(.rect(Rect(3.25, 4.5, 10.5, 7.75))) - 10.5 * 7.75) < 0.2)
    #expect(abs(try area(.polygon([SIMD2(0, 0), SIMD2(40, 0), SIMD2(0, 25)])) - 500) < 1)
    #expect(abs(try area(.line(from: SIMD2(3, 3), to: SIMD2(33, 43), stroke: 2)) - 100) < 1)
    let rounded = 60 * 40 - (4 - Double.pi) * 64
    #expect(abs(try area(.roundedRect(Rect(1, 1, 60, 40), radius: 8)) - rounded) < 1)
  }

  @Test func wholePixelsAreWholly() throws {
    let (mask, x, y) = try #require(Outline.rect(Rect(5, 7, 3, 2)).coverage())
    #expect((x, y) == (5, 7))
    #expect(mask.values == [UInt8](repeating: 255, count: 6))
  }

  @Test func halfPixelsAreHalf() throws {
    let (mask, _, _) = try #require(Outline.rect(Rect(0.5, 0, 1, 1)).coverage())
    #expect(mask.values == [128, 128])
  }

  @Test func windingDoesNotMatter() throws {
    let points = [SIMD2(1.0, 1.0), SIMD2(9, 2), SIMD2(4, 8)]
    #expect(abs(try area(.polygon(points)) - area(.polygon(points.reversed()))) < 0.05)
  }

  @Test func hatchStaysInsideItsRectangle() throws {
    var drawing = Drawing(paper: .day, width: 100)
    drawing.hatch(Rect(10, 20, 33, 17), .chrome(.ink), step: 6, stroke: 1)
    guard case .shape(let outline, _) = drawing.commands[0] else { throw Unexpected() }
    for point in outline.polygons.joined() {
      #expect((10.0...43.0).contains(point.x) && (20.0...37.0).contains(point.y))
    }
    let share = try area(outline) / (33 * 17)
    #expect(abs(share - 2.0.squareRoot() / 6) < 0.03)
  }

  private struct Unexpected: Error {}
}
