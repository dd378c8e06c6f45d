/// How much of each pixel a shape or a text covers, from 0 to 255, row by row.
struct CoverageMask: Sendable {
  var width: Int
  var height: Int
  var values: [UInt8]

  /// The same coverage in 16 levels. This mixes fewer colors, so that a flat sheet fits a palette.
  var coarse: CoverageMask {
    var copy = self
    for index in copy.values.indices {
      copy.values[index] = UInt8((Int(copy.values[index]) * 15 + 127) / 255 * 17)
    }
    return copy
  }
}
