/// Where the parts of a failures sheet stand, in px. A narrow sheet has shorter names and bars; where these would come to
/// nothing, the figures stand under the tiles.
struct FailureGeometry: Sendable {
  let width: Double
  let isStacked: Bool
  let namesWidth: Double
  let ratioRight: Double
  let bar: (x: Double, width: Double)
  let suggestion: Double
  /// What would mend a whole group.
  let fixes: Double

  static let tile = SIMD2(124.0, 60.0)
  static let names = 308.0
  /// Under this the figures stand lower.
  static let narrowestRow = 900.0

  init(width: Double) {
    // A longer bar would say no more.
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

  /// From a row's top to the next one's.
  var rowPitch: Double { isStacked ? 156 : 68 }
  /// How much lower than the tiles the figures of a row begin.
  var figures: Double { isStacked ? 86 : 0 }
  /// From the top of a group's head to its first row.
  var head: Double { isStacked ? 114 : 72 }
  /// What a group takes besides its rows: the gap before it, its head, the gap after it.
  var groupHeight: Double { head + 40 }
}
