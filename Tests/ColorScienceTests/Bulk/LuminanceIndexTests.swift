import Testing

@testable import ColorScience

struct LuminanceIndexTests {
  @Test(arguments: SortedLuminancesTests.thresholds)
  func partnersOfARowAreThoseThatReachIt(required: Double) {
    let luminances = ContrastMatrixTests.luminances(120)
    let index = LuminanceIndex(luminances)
    for luminance in luminances {
      let partners = index.partners(of: luminance, reaching: required)
      let found = Set(index.order[partners.darker]).union(index.order[partners.lighter])
      let expected = luminances.indices.filter { WCAG.ratio(luminances[$0], luminance) >= required }
      #expect(found == Set(expected))
      #expect(partners.count == expected.count)
      #expect(partners.darker.upperBound <= partners.lighter.lowerBound)
    }
  }

  @Test func darkerPartnersAreDarker() {
    let index = LuminanceIndex([1, 0, 0.18, 0.9])
    let partners = index.partners(of: 0.18, reaching: 3)
    #expect(index.order == [1, 2, 3, 0])
    #expect(index.order[partners.darker].map { $0 } == [1])
    #expect(index.order[partners.lighter].map { $0 } == [3, 0])
  }

  @Test func equalLuminancesKeepTheCallersOrder() {
    let luminances = (0..<1000).map { Double($0 % 3) / 2 }
    let expected = (0..<3).flatMap { rest in (0..<1000).filter { $0 % 3 == rest } }
    #expect(LuminanceIndex(luminances).order == expected)
    #expect(LuminanceIndex(luminances, workers: Workers(4)).order == expected)
  }

  @Test func whatIsNotFiniteHasNoPlaceAndNoPartners() {
    let index = LuminanceIndex([.nan, 1, .infinity, 0])
    #expect(index.order == [3, 1])
    #expect(index.partners(of: .nan, reaching: 1).count == 0)
    #expect(index.partners(of: .infinity, reaching: 1).count == 0)
  }
}
