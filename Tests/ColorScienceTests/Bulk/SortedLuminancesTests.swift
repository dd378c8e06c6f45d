import Testing

@testable import ColorScience

struct SortedLuminancesTests {
  static let thresholds = [3, 4.5, 7, 1.1, 1, 0, -1, 20.999999999999996, 21, 21.000000000000004, .infinity, .nan]

  @Test(arguments: thresholds)
  func pairsAreThoseThatBruteForceFinds(required: Double) {
    let luminances = ContrastMatrixTests.luminances(300)
    let sorted = SortedLuminances(luminances)
    #expect(sorted.pairs(reaching: required) == bruteForce(luminances, required))
    #expect(sorted.pairs(reaching: required, workers: Workers(3)) == bruteForce(luminances, required))
  }

  /// Takes thresholds from the pairs themselves, and from their neighbors one bit away: every one of them is a tie.
  @Test func tiesFollowTheRoundedQuotient() {
    let luminances = ContrastMatrixTests.luminances(60)
    let sorted = SortedLuminances(luminances)
    for (position, first) in luminances.enumerated() {
      for second in luminances[..<position] {
        let ratio = WCAG.ratio(first, second)
        for required in [ratio, ratio.nextUp, ratio.nextDown] {
          #expect(sorted.pairs(reaching: required) == bruteForce(luminances, required))
        }
      }
    }
  }

  /// Colors whose exact ratio is within one rounding of the threshold, on both sides of it.
  @Test(arguments: [3, 4.5, 7])
  func productsNeverDecideWhatRoundingDoes(required: Double) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<300 {
      let darker = Double.random(in: 0...0.1, using: &generator)
      var lighter = required * (darker + 0.05) - 0.05
      for _ in 0..<4 { lighter = lighter.nextDown }
      for _ in 0..<9 {
        let expected = WCAG.ratio(lighter, darker) >= required ? 1 : 0
        #expect(SortedLuminances([lighter, darker]).pairs(reaching: required) == expected)
        lighter = lighter.nextUp
      }
    }
  }

  @Test(arguments: thresholds)
  func pairsAcrossTwoListsAreThoseThatBruteForceFinds(required: Double) {
    let texts = ContrastMatrixTests.luminances(70)
    let surfaces = Array(ContrastMatrixTests.luminances(150).suffix(110))
    let expected = texts.reduce(0) { sum, text in
      sum + surfaces.count { WCAG.ratio(text, $0) >= required }
    }
    let found = SortedLuminances(texts).pairs(
      reaching: required, with: SortedLuminances(surfaces), workers: Workers(2))
    #expect(found == expected)
  }

  @Test func whatIsNotFiniteTakesNoPart() {
    let sorted = SortedLuminances([.nan, 1, .infinity, 0, -.infinity])
    #expect(sorted.count == 2)
    #expect(sorted.pairs(reaching: 21) == 1)
  }

  @Test func nothingHasNoPairs() {
    #expect(SortedLuminances([]).pairs(reaching: 1) == 0)
    #expect(SortedLuminances([0.5]).pairs(reaching: 1) == 0)
    #expect(SortedLuminances([]).pairs(reaching: 4.5, with: SortedLuminances([1])) == 0)
  }

  /// The partners of all rows, added up, are twice the number of pairs.
  @Test func manyAreCountedAsTheIndexFindsThem() {
    var generator = SeededGenerator(seed: 3)
    let luminances = (0..<20_000).map { _ in Double(Int.random(in: 0...4095, using: &generator)) / 4095 }
    let index = LuminanceIndex(luminances)
    let partners = luminances.reduce(0) { $0 + index.partners(of: $1, reaching: 4.5).count }
    #expect(partners == 2 * SortedLuminances(luminances, workers: Workers(2)).pairs(reaching: 4.5))
  }

  private func bruteForce(_ luminances: [Double], _ required: Double) -> Int {
    var count = 0
    for (position, first) in luminances.enumerated() {
      for second in luminances[..<position] where WCAG.ratio(first, second) >= required { count += 1 }
    }
    return count
  }
}
