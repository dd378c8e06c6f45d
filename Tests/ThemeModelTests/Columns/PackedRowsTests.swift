import Testing

@testable import ThemeModel

@Suite struct PackedRowsTests {
  @Test(
    arguments: [
      [[]], [[], []], [[0]], [[-1], [Int32.max]], [[7, 7, 7]], [[0, 255], [0, 256], [0, 65_535], [0, 65_536]],
      [[-1, 254], [-1, 255]], [[Int32.min, Int32.max], [Int32.min, Int32.min]], [[Int32.max, Int32.max - 255]],
      [[1, 2, 3], [-70_000, 0, 70_000], [0, 0, 0], [5, 300, 5], [9, 8, 7], [1, 1, 2], [0, -1, 0], [4, 4, 4]],
    ] as [[[Int32]]])
  func givesBackWhatItWasMadeOf(_ columns: [[Int32]]) {
    let rows = PackedRows(columns)
    #expect(rows.count == columns[0].count)
    for (column, numbers) in columns.enumerated() {
      #expect(rows.column(column) == numbers)
      for row in numbers.indices { #expect(rows[row, column] == numbers[row]) }
    }
    #expect(rows == PackedRows(columns))
  }

  @Test func givesBackRandomRows() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let count = Int.random(in: 0...40, using: &random)
      let columns = (0..<Int.random(in: 1...8, using: &random)).map { _ -> [Int32] in
        let room = Int32(truncatingIfNeeded: 1 << Int.random(in: 0...30, using: &random))
        return (0..<count).map { _ in Int32.random(in: -room...room, using: &random) }
      }
      let rows = PackedRows(columns)
      #expect(columns.indices.map(rows.column) == columns)
    }
  }

  @Test func tellsRowsApart() {
    #expect(PackedRows([[1, 2]]) != PackedRows([[1, 3]]))
    #expect(PackedRows([[1, 2]]) != PackedRows([[2, 3]]))
    #expect(PackedRows([[1], [2]]) != PackedRows([[2], [1]]))
  }
}
