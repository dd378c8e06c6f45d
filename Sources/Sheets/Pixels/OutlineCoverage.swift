extension Outline {
  /// Returns the exact area of each pixel that the shape covers, and the position of the mask's first pixel.
  ///
  /// Each edge adds its signed area to the cells that it crosses; a running sum along the row gives the coverage. Nothing is
  /// sampled, so no pattern is visible at any angle.
  func coverage() -> (mask: CoverageMask, x: Int, y: Int)? {
    var low = SIMD2(Double.infinity, Double.infinity)
    var high = SIMD2(-Double.infinity, -Double.infinity)
    for polygon in polygons {
      for point in polygon {
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
      }
    }
    guard low.x < high.x, low.y < high.y else { return nil }
    let x = Int(low.x.rounded(.down))
    let y = Int(low.y.rounded(.down))
    var accumulator = AreaAccumulator(
      width: Int(high.x.rounded(.up)) - x, height: Int(high.y.rounded(.up)) - y)
    let origin = SIMD2(Double(x), Double(y))
    for polygon in polygons {
      for index in polygon.indices {
        accumulator.add(from: polygon[index] - origin, to: polygon[(index + 1) % polygon.count] - origin)
      }
    }
    return (accumulator.mask(), x, y)
  }
}

private struct AreaAccumulator {
  let width: Int
  let height: Int
  private let stride: Int
  private var cells: [Double]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    stride = width + 2
    cells = Array(repeating: 0, count: stride * height)
  }

  mutating func add(from a: SIMD2<Double>, to b: SIMD2<Double>) {
    guard a.y != b.y else { return }
    let sign: Double = a.y < b.y ? 1 : -1
    let top = a.y < b.y ? a : b
    let bottom = a.y < b.y ? b : a
    let slope = (bottom.x - top.x) / (bottom.y - top.y)
    let firstRow = max(0, Int(top.y.rounded(.down)))
    let lastRow = min(height - 1, Int(bottom.y.rounded(.up)) - 1)
    guard firstRow <= lastRow else { return }
    for row in firstRow...lastRow {
      let y0 = max(top.y, Double(row))
      let y1 = min(bottom.y, Double(row + 1))
      guard y1 > y0 else { continue }
      let x0 = top.x + (y0 - top.y) * slope
      let x1 = top.x + (y1 - top.y) * slope
      addInRow(row, from: min(x0, x1), to: max(x0, x1), height: (y1 - y0) * sign)
    }
  }

  /// Adds the part of an edge inside one row, from left to right.
  private mutating func addInRow(_ row: Int, from left: Double, to right: Double, height: Double) {
    let base = row * stride
    let first = max(0, Int(left.rounded(.down)))
    let last = min(width, max(first, Int(right.rounded(.up)) - 1))
    if last <= first {
      let middle = (left + right) / 2 - Double(first)
      cells[base + first] += height * (1 - middle)
      cells[base + first + 1] += height * middle
      return
    }
    let perColumn = height / (right - left)
    for column in first...last {
      let x0 = max(left, Double(column))
      let x1 = min(right, Double(column + 1))
      guard x1 > x0 else { continue }
      let part = (x1 - x0) * perColumn
      let middle = (x0 + x1) / 2 - Double(column)
      cells[base + column] += part * (1 - middle)
      cells[base + column + 1] += part * middle
    }
  }

  func mask() -> CoverageMask {
    var values = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      var sum = 0.0
      for column in 0..<width {
        sum += cells[row * stride + column]
        values[row * width + column] = UInt8((min(1, abs(sum)) * 255).rounded())
      }
    }
    return CoverageMask(width: width, height: height, values: values)
  }
}
