import Testing

@testable import Audit

@Suite struct WorstPairsTests {
  @Test(arguments: [0, 1, 3, 64, 1000, 5000])
  func keepsWhatASortWouldKeep(_ limit: Int) {
    var worst = WorstPairs(limit: limit)
    var all: [(share: Double, pair: Int)] = []
    var state: UInt64 = 7
    for pair in 0..<4000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // Few distinct shares, so that ties decide.
      let share = Double(state >> 33 % 50) / 50
      all.append((share, pair))
      worst.add(share, pair)
    }
    all.sort { $0 < $1 }
    #expect(worst.pairs == Set(all.prefix(limit).map(\.pair)))
  }
}
