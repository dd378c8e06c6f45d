/// The positions of the columns and rows of a matrix, in px.
struct MatrixGeometry: Hashable, Sendable {
  static let key = 152.0
  static let rowPitch = 70.0
  static let tileHeight = 44.0
  static let familyGap = 10.0
  static let narrowest = 640.0
  /// The distance from the head's last rule to the first row of tiles.
  static let headings = 120.0

  let pitch: Double
  let tileWidth: Double
  let width: Double
  /// The left edge of each column's tiles.
  let columns: [Double]
  /// The top of each row's tiles, measured from the first row.
  let rows: [Double]

  /// Lays out a matrix. `columnCounts` and `rowCounts` contain one number for each family.
  init(columnCounts: [Int], rowCounts: [Int], widest: Double? = nil) {
    let count = columnCounts.reduce(0, +)
    let gaps = MatrixGeometry.familyGap * Double(max(0, columnCounts.count - 1))
    let around = 2 * Measures.margin + MatrixGeometry.key - 4 + gaps
    let usual = MatrixGeometry.pitch(columns: count)
    // A matrix of few columns makes them wider than needed; they become narrower where the gaps between families would not fit.
    pitch = widest.map { max(80, min(usual, (($0 - around) / Double(max(1, count))).rounded(.down))) } ?? usual
    tileWidth = pitch - 4
    let needed = around + pitch * Double(count)
    width = max(MatrixGeometry.narrowest, needed)
    columns = MatrixGeometry.offsets(
      columnCounts, pitch: pitch, from: Measures.margin + MatrixGeometry.key)
    rows = MatrixGeometry.offsets(rowCounts, pitch: MatrixGeometry.rowPitch, from: 0)
  }

  /// Returns the distance between columns. Up to six columns share the width of a narrow sheet; with more, the sheet grows.
  static func pitch(columns: Int) -> Double {
    guard (1...6).contains(columns) else { return 80 }
    return min(140, max(80, ((560 - key) / Double(columns)).rounded(.down)))
  }

  /// Returns how many columns fit a width when they belong to a number of families.
  static func columns(within width: Double, families: Int) -> Int {
    let gaps = familyGap * Double(max(0, families - 1))
    return max(1, Int((width - 2 * Measures.margin - key + 4 - gaps) / 80))
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
