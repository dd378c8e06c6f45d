/// Where the columns and rows of a matrix stand, in px.
struct MatrixGeometry: Hashable, Sendable {
  static let key = 152.0
  static let rowPitch = 70.0
  static let tileHeight = 44.0
  static let familyGap = 10.0
  static let narrowest = 640.0
  /// From the head's last rule to the first row of tiles.
  static let headings = 120.0

  let pitch: Double
  let tileWidth: Double
  let width: Double
  /// Left edges of the tiles, one a column.
  let columns: [Double]
  /// Tops of the tiles, one a row, from the first.
  let rows: [Double]

  /// `columnCounts` and `rowCounts` have one number a family.
  init(columnCounts: [Int], rowCounts: [Int]) {
    let count = columnCounts.reduce(0, +)
    pitch = MatrixGeometry.pitch(columns: count)
    tileWidth = pitch - 4
    let needed =
      2 * Measures.margin + MatrixGeometry.key + pitch * Double(count) - 4
      + MatrixGeometry.familyGap * Double(max(0, columnCounts.count - 1))
    width = max(MatrixGeometry.narrowest, needed)
    columns = MatrixGeometry.offsets(
      columnCounts, pitch: pitch, from: Measures.margin + MatrixGeometry.key)
    rows = MatrixGeometry.offsets(rowCounts, pitch: MatrixGeometry.rowPitch, from: 0)
  }

  /// Few columns share the width of a narrow sheet; from seven on the sheet grows.
  static func pitch(columns: Int) -> Double {
    guard (1...6).contains(columns) else { return 80 }
    return min(140, max(80, ((560 - key) / Double(columns)).rounded(.down)))
  }

  /// How many columns fit a width.
  static func columns(within width: Double) -> Int {
    max(1, Int((width - 2 * Measures.margin - key + 4) / 80))
  }

  private static func offsets(_ counts: [Int], pitch: Double, from start: Double) -> [Double] {
    var result: [Double] = []
    for (family, count) in counts.enumerated() {
      for _ in 0..<count {
        result.append(start + pitch * Double(result.count) + familyGap * Double(family))
      }
    }
    return result
  }
}
