import Testing

@testable import ThemeModel

/// A spool in memory, which refuses what it has no room for.
private final class SmallSpool: ByteSpool, @unchecked Sendable {
  private final class Room: Sendable {
    nonisolated(unsafe) let bytes: UnsafeMutableRawBufferPointer

    init(_ given: UnsafeRawBufferPointer, alignment: Int) {
      bytes = .allocate(byteCount: given.count, alignment: alignment)
      bytes.copyMemory(from: given)
    }

    deinit { bytes.deallocate() }
  }

  var room: Int
  private(set) var rests = 0

  init(room: Int = .max) { self.room = room }

  func keep(_ bytes: UnsafeRawBufferPointer, alignment: Int) -> SpooledBytes? {
    guard bytes.count <= room else { return nil }
    room -= bytes.count
    let copy = Room(bytes, alignment: alignment)
    return SpooledBytes(UnsafeRawBufferPointer(copy.bytes), keptBy: copy)
  }

  func rest() { rests += 1 }
}

@Suite struct KeptArrayTests {
  @Test func staysTheSameInASpool() {
    let numbers = (0..<300).map { Int32($0) * 7 - 1000 }
    var array = KeptArray(numbers)
    #expect(Array(array) == numbers && !array.isSpooled)
    array.move(to: SmallSpool())
    #expect(array.isSpooled)
    #expect(Array(array) == numbers && array.count == 300 && array[299] == numbers[299])
  }

  @Test func staysInMemoryWhereTheSpoolHasNoRoom() {
    var array = KeptArray([1.5, .infinity])
    array.move(to: SmallSpool(room: 15))
    #expect(!array.isSpooled)
    #expect(Array(array) == [1.5, .infinity])
    var empty = KeptArray<UInt8>()
    empty.move(to: SmallSpool())
    #expect(empty.isEmpty && !empty.isSpooled)
  }

  /// A copy keeps what it refers to.
  @Test func outlivesItsSpoolAndTheFirstCopy() {
    var copy: KeptArray<UInt16>?
    do {
      var array = KeptArray((0..<1000).map { UInt16($0) })
      array.move(to: SmallSpool())
      copy = array
    }
    #expect(copy.map(Array.init) == (0..<1000).map { UInt16($0) })
  }

  @Test func packedRowsStayTheSame() {
    let columns: [[Int32]] = [[1, 2, 3], [-70_000, 0, 70_000], [5, 5, 5]]
    let rows = PackedRows(columns)
    var moved = rows
    moved.move(to: SmallSpool())
    #expect(moved.isSpooled && moved == rows)
    #expect(columns.indices.map(moved.column) == columns)
  }

  @Test(arguments: [1, 2, 7, 64, 389])
  func restsAfterSomeTensOfThemesInAnyOrder(step: Int) {
    let spool = SmallSpool()
    let rest = SpoolRest(spool)
    for number in 0..<1000 {
      rest.read(theme: number * step)
      rest.read(theme: number * step)
    }
    #expect((1000 / 160...1000 / 35).contains(spool.rests))
  }

  @Test func doesNotRestForAFewThemesReadInTurn() {
    let spool = SmallSpool()
    let rest = SpoolRest(spool)
    for number in 0..<10_000 { rest.read(theme: [3, 500, 17, 999][number % 4]) }
    #expect(spool.rests == 0)
  }
}
