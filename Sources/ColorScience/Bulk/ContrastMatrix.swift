import CContrastRows

/// The contrast ratio of every color with every other, row by row.
///
/// Each value equals what `WCAG.ratio` returns for the two luminances, bit for bit. A luminance that is NaN makes
/// ratios that are NaN, which reach no threshold.
public enum ContrastMatrix {
  /// Writes `luminances.count`² ratios into `matrix`, which must have room for them. Allocates nothing.
  public static func fill(
    _ matrix: UnsafeMutableBufferPointer<Double>, luminances: UnsafeBufferPointer<Double>, workers: Workers = .one
  ) {
    fill(matrix, rows: luminances, columns: luminances, workers: workers)
  }

  /// Writes the ratio of each row's luminance with each column's: `rows.count` × `columns.count` values.
  public static func fill(
    _ matrix: UnsafeMutableBufferPointer<Double>, rows: UnsafeBufferPointer<Double>,
    columns: UnsafeBufferPointer<Double>, workers: Workers = .one
  ) {
    let (size, overflow) = rows.count.multipliedReportingOverflow(by: columns.count)
    precondition(!overflow && matrix.count >= size, "the matrix needs room for rows × columns ratios")
    guard let first = rows.baseAddress, let others = columns.baseAddress, let target = matrix.baseAddress else {
      return
    }
    let lanes = contrast_rows_lanes()
    workers.each(of: workers.parts(of: rows.count)) { _, run in
      let rows = UnsafeBufferPointer(start: first + run.lowerBound, count: run.count)
      let target = target + run.lowerBound * columns.count
      if lanes > 0 {
        contrast_rows(
          lanes, rows.baseAddress, rows.count, others, columns.count, target, size > largestCachedMatrix)
      } else {
        fillRows(target, of: rows, against: columns)
      }
    }
  }

  /// Fills an array. Only the first `luminances.count`² values of `matrix` change.
  public static func fill(_ matrix: inout [Double], luminances: [Double], workers: Workers = .one) {
    matrix.withUnsafeMutableBufferPointer { matrix in
      luminances.withUnsafeBufferPointer { fill(matrix, luminances: $0, workers: workers) }
    }
  }

  /// The number of ratios in a matrix that fits in the caches of most machines: 4 MB.
  private static let largestCachedMatrix = 1 << 19

  /// The definition of the kernel, in a form that the compiler turns into vectors of the size that every processor has.
  static func fillRows(
    _ target: UnsafeMutablePointer<Double>, of rows: UnsafeBufferPointer<Double>,
    against columns: UnsafeBufferPointer<Double>
  ) {
    guard let others = columns.baseAddress else { return }
    var target = target
    for luminance in rows {
      let own = withFlare(luminance)
      var column = 0
      while column < columns.count {
        let other = withFlare(others[column])
        target[column] = (own > other ? own : other) / (own > other ? other : own)
        column &+= 1
      }
      target += columns.count
    }
  }

  /// Adds the flare. A luminance below 0 counts as 0, as in `WCAG.ratio`; a NaN stays NaN.
  @inline(__always)
  private static func withFlare(_ luminance: Double) -> Double {
    (0 > luminance ? 0 : luminance) + WCAG.flare
  }
}
