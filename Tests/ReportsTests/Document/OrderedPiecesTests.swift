import JSONText
import Testing

@testable import Reports

@Suite struct OrderedPiecesTests {
  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 7, 300])
  func arriveInOrderWhoeverWritesThem(_ workers: Int, _ count: Int) {
    var whole: [UInt8] = []
    let keep = { (bytes: UnsafeRawBufferPointer) in whole += bytes }
    OrderedPieces.write(count, workers: workers, to: keep) { index, json in
      // The early pieces are long, so later ones are ready first.
      for _ in 0..<(count - index) * 20 { json.integer(index % 10) }
      json.byte(";")
    }
    let expected = (0..<count).map { String(repeating: String($0 % 10), count: (count - $0) * 20) + ";" }.joined()
    #expect(whole == Array(expected.utf8))
  }
}
