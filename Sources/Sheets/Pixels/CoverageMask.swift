/// How much of each pixel a shape or a text covers, 0…255, in rows.
struct CoverageMask: Sendable {
  var width: Int
  var height: Int
  var values: [UInt8]

  /// The same with 16 levels, so that few mixed colors arise and a flat sheet fits a palette.
  var coarse: CoverageMask {
    var copy = self
    for index in copy.values.indices {
      copy.values[index] = UInt8((Int(copy.values[index]) * 15 + 127) / 255 * 17)
    }
    return copy
  }
}
