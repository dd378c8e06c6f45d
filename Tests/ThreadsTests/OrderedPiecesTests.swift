import Synchronization
import Testing

@testable import Threads

@Suite struct OrderedPiecesTests {
  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7, 300])
  func arriveInOrderWhoeverMakesThem(_ workers: Int, _ count: Int) {
    var whole = ""
    OrderedPieces.forEach(count, workers: workers) {
      ""
    } make: { index, piece in
      piece.removeAll(keepingCapacity: true)
      // The early pieces are long, so later ones are ready first.
      for _ in 0..<(count - index) * 20 { piece += String(index % 10) }
    } take: {
      whole += $0 + ";"
    }
    #expect(whole == (0..<count).map { String(repeating: String($0 % 10), count: (count - $0) * 20) + ";" }.joined())
  }

  /// However slow the first piece is, only so many others are made before it is passed on, and their memory serves the rest.
  @Test func fewAreInMemory() {
    let workers = 2
    let started = Atomic(0)
    let memories = Atomic(0)
    var startedAtFirst: Int?
    OrderedPieces.forEach(500, workers: workers) {
      memories.add(1, ordering: .relaxed).newValue
    } make: { index, _ in
      started.add(1, ordering: .relaxed)
      if index == 0 { Waiting.shortly() }
    } take: { _ in
      startedAtFirst = startedAtFirst ?? started.load(ordering: .relaxed)
    }
    #expect(started.load(ordering: .relaxed) == 500)
    #expect(memories.load(ordering: .relaxed) <= workers * OrderedPieces.room)
    #expect(startedAtFirst ?? 500 <= workers * OrderedPieces.room)
  }

  @Test func areMadeWithinOtherParallelWork() {
    let texts = Parallel.map(6, workers: 3) { outer in
      var text = ""
      OrderedPieces.forEach(50, workers: 3, empty: { 0 }, make: { $1 = $0 * outer }, take: { text += "\($0) " })
      return text
    }
    #expect(texts == (0..<6).map { outer in (0..<50).map { "\($0 * outer) " }.joined() })
  }
}
