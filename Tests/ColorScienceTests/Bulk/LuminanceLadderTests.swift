import Testing

@testable import ColorScience

@Suite struct LuminanceLadderTests {
  @Test func countsAsEachPairByItself() {
    var generator = SplitMix(state: 5)
    let luminances = (0..<60).map { _ in Double.random(in: 0...1, using: &generator) } + [0, 0, 1, 1, 0.183333333333]
    let ratios = [1, 3, 4.5, 7, 21]
    let ladder = LuminanceLadder(luminances, reaching: ratios)
    for _ in 0..<20 {
      let counts = luminances.map { _ in Int.random(in: 0...3, using: &generator) }
      let all = zip(luminances, counts).flatMap { Array(repeating: $0, count: $1) }
      var expected = ratios.map { _ in 0 }
      for first in all.indices {
        for second in all.indices.dropFirst(first + 1) {
          for (index, ratio) in ratios.enumerated() where WCAG.ratio(all[first], all[second]) >= ratio {
            expected[index] += 1
          }
        }
      }
      #expect(ladder.pairs(counts) == expected)
    }
  }

  @Test func standsInTheCallersOrderAtTies() {
    let ladder = LuminanceLadder([0.5, 0.1, 0.5, .nan, 0.1], reaching: [3])
    #expect(ladder.order == [1, 4, 0, 2])
    #expect(ladder.pairs([1, 1, 1, 1, 1]) == [4])
  }
}
