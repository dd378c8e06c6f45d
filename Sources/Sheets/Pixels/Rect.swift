/// A rectangle in px at scale 1, from the top left of the sheet.
struct Rect: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var right: Double { x + width }
  var bottom: Double { y + height }
  var center: SIMD2<Double> { SIMD2(x + width / 2, y + height / 2) }

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  func inset(by distance: Double) -> Rect {
    Rect(x + distance, y + distance, width - 2 * distance, height - 2 * distance)
  }

  func overlaps(_ other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
