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
  init(columnCounts: [Int], rowCounts: [Int], widest: Double? = nil) {
    let count = columnCounts.reduce(0, +)
    let gaps = MatrixGeometry.familyGap * Double(max(0, columnCounts.count - 1))
    let around = 2 * Measures.margin + MatrixGeometry.key - 4 + gaps
    let usual = MatrixGeometry.pitch(columns: count)
    // Few columns are wider than they must be, which gives way where the gaps between families would not fit.
    pitch = widest.map { max(80, min(usual, (($0 - around) / Double(max(1, count))).rounded(.down))) } ?? usual
    tileWidth = pitch - 4
    let needed = around + pitch * Double(count)
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

  /// How many columns fit a width, in however many of the families.
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
