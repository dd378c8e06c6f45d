/// The positions of the parts of a failures sheet, in px. A narrow sheet has shorter names and bars. Below `narrowestRow`,
/// these would become too short, so the figures move under the tiles.
struct FailureGeometry: Sendable {
  let width: Double
  let isStacked: Bool
  let namesWidth: Double
  let ratioRight: Double
  let bar: (x: Double, width: Double)
  let suggestion: Double
  /// The left edge of the fixes for a whole group.
  let fixes: Double

  static let tile = SIMD2(124.0, 60.0)
  static let names = 308.0
  /// The width below which the figures stand under the tiles.
  static let narrowestRow = 900.0

  init(width: Double) {
    // A longer bar would show nothing more.
    self.width = min(width, Measures.width)
    isStacked = self.width < FailureGeometry.narrowestRow
    let right = self.width - Measures.margin
    suggestion = right - 128
    if isStacked {
      namesWidth = right - FailureGeometry.names
      ratioRight = Measures.margin + 60
      fixes = Measures.margin + 54
    } else {
      namesWidth = 290 - ((Measures.width - self.width) / 2).rounded()
      ratioRight = FailureGeometry.names + namesWidth + 62
      fixes = ratioRight - 44
    }
    bar = (ratioRight + 12, suggestion - 24 - (ratioRight + 12))
  }

  /// The distance from the top of a row to the top of the next.
  var rowPitch: Double { isStacked ? 156 : 68 }
  /// The distance from the top of the tiles of a row down to its figures.
  var figures: Double { isStacked ? 86 : 0 }
  /// The distance from the top of a group's head to its first row.
  var head: Double { isStacked ? 114 : 72 }
  /// The height of a group apart from its rows: the gap before it, its head and the gap after it.
  var groupHeight: Double { head + 40 }
}
