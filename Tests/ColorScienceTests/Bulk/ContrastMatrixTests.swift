import CContrastRows
import Testing

@testable import ColorScience

struct ContrastMatrixTests {
  /// Returns luminances that include the ends, equal neighbors, and values that only colors beyond every display have.
  static func luminances(_ count: Int) -> [Double] {
    var generator = SeededGenerator(seed: 7)
    let special = [0, 1, 0.2126, 0.2126, -0.01, 0.18, 1.25, .leastNonzeroMagnitude, 0.17501, -0.2]
    return (0..<count).map { $0 < special.count ? special[$0] : Double.random(in: 0...1, using: &generator) }
  }

  @Test(arguments: [0, 1, 2, 7, 8, 9, 33, 100, 101])
  func everyCellIsTheRatio(count: Int) {
    let luminances = Self.luminances(count)
    var matrix = [Double](repeating: .nan, count: count * count + 3)
    ContrastMatrix.fill(&matrix, luminances: luminances)
    #expect(firstDifference(matrix, rows: luminances, columns: luminances) == nil)
    let rest = matrix.suffix(3).filter { $0.isNaN }
    #expect(rest.count == 3, "values past the matrix are left alone")
  }

  @Test(arguments: [1, 2, 3, 16])
  func workersChangeNothing(workers: Int) {
    let luminances = Self.luminances(61)
    var matrix = [Double](repeating: .nan, count: 61 * 61)
    ContrastMatrix.fill(&matrix, luminances: luminances, workers: Workers(workers))
    #expect(firstDifference(matrix, rows: luminances, columns: luminances) == nil)
  }

  /// Past half a million ratios the values bypass the caches; rows of odd length start anywhere in a cache line.
  @Test func aMatrixBeyondTheCachesIsTheSame() {
    let luminances = Self.luminances(731)
    var matrix = [Double](repeating: .nan, count: 731 * 731)
    ContrastMatrix.fill(&matrix, luminances: luminances, workers: Workers(2))
    #expect(firstDifference(matrix, rows: luminances, columns: luminances) == nil)
  }

  @Test func rowsAndColumnsMayDiffer() {
    let rows = Self.luminances(13)
    let columns = Array(Self.luminances(40).reversed())
    var matrix = [Double](repeating: .nan, count: 13 * 40)
    matrix.withUnsafeMutableBufferPointer { matrix in
      rows.withUnsafeBufferPointer { rows in
        columns.withUnsafeBufferPointer { ContrastMatrix.fill(matrix, rows: rows, columns: $0, workers: Workers(2)) }
      }
    }
    #expect(firstDifference(matrix, rows: rows, columns: columns) == nil)
  }

  @Test func everyWidthOfVectorAgreesWithTheDefinition() {
    let luminances = Self.luminances(101) + [.nan, .infinity]
    let size = luminances.count * luminances.count
    var expected = [Double](repeating: -1, count: size)
    expected.withUnsafeMutableBufferPointer { target in
      luminances.withUnsafeBufferPointer { ContrastMatrix.fillRows(target.baseAddress!, of: $0, against: $0) }
    }
    #expect(firstDifference(expected, rows: Array(luminances.dropLast(2)), columns: luminances, upTo: 101) == nil)
    for lanes in [4, 8] where lanes <= contrast_rows_lanes() {
      for streaming in [false, true] {
        var matrix = [Double](repeating: -1, count: size)
        contrast_rows(Int32(lanes), luminances, luminances.count, luminances, luminances.count, &matrix, streaming)
        #expect(matrix.map { $0.bitPatternOfValue } == expected.map { $0.bitPatternOfValue })
      }
    }
  }

  @Test func aLuminanceThatIsNoNumberReachesNothing() {
    var matrix = [Double](repeating: 0, count: 9)
    ContrastMatrix.fill(&matrix, luminances: [1, .nan, 0])
    #expect(matrix.map { $0.isNaN } == [false, true, false, true, true, true, false, true, false])
    #expect(matrix[2] == 21)
  }

  private func firstDifference(_ matrix: [Double], rows: [Double], columns: [Double], upTo limit: Int? = nil) -> String?
  {
    for (row, first) in rows.enumerated() {
      for (column, second) in columns.prefix(limit ?? columns.count).enumerated() {
        let found = matrix[row * columns.count + column]
        let expected = WCAG.ratio(first, second)
        if found.bitPattern != expected.bitPattern { return "[\(row)][\(column)] is \(found), not \(expected)" }
      }
    }
    return nil
  }
}

extension Double {
  /// The bit pattern, with a single pattern for all NaNs.
  fileprivate var bitPatternOfValue: UInt64 { isNaN ? Double.nan.bitPattern : bitPattern }
}
