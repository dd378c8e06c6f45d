import ColorScience
import Testing

@testable import Audit

@Suite struct JudgementListTests {
  private static let many: [Judgement] = {
    var random = SystemRandomNumberGenerator()
    return (Int32(0)..<5).flatMap { variant -> [Judgement] in
      // One variant judges nothing, and one less than the others.
      (0..<(variant == 1 ? 0 : variant == 3 ? 7 : 40)).map { place in
        var judgement = Judgement(
          rule: place / 10, pair: place % 10, variant: Int(variant),
          verdict: Verdict.allCases[place % Verdict.allCases.count],
          ratio: place % 6 == 0 ? nil : Double.random(in: 1...21, using: &random), isFragile: place % 9 == 0,
          reason: place % 11 == 0 ? .role(Int32(place)) : nil)
        if place % 8 == 0 { judgement.waiver = Int32(place) }
        if place % 5 == 0 { judgement.change = .known }
        return judgement
      }
    }
  }()

  private func expectSame(_ a: Judgement, _ b: Judgement) {
    #expect([a.rule, a.pair, a.variant, a.waiver] == [b.rule, b.pair, b.variant, b.waiver])
    #expect(a.measuredRatio == b.measuredRatio)
    #expect(a.reason == b.reason && a.verdict == b.verdict && a.isFragile == b.isFragile && a.change == b.change)
  }

  @Test func givesBackWhatItWasMadeOf() {
    let list = JudgementList(Self.many)
    #expect(list.count == Self.many.count)
    for (index, judgement) in Self.many.enumerated() { expectSame(list[index], judgement) }
    for (a, b) in zip(list, Self.many) { expectSame(a, b) }
    #expect(Array(list).count == Self.many.count)
    #expect(JudgementList([]).isEmpty)
  }

  @Test func knowsThePairsOfEachVariant() {
    let list = JudgementList(Self.many)
    for variant in 0..<6 {
      let places = Self.many.filter { $0.variant == variant }.map { JudgementList.Place(rule: $0.rule, pair: $0.pair) }
      #expect(list.places(ofVariant: variant) == places)
    }
  }

  @Test func sharesThePairsThatVariantsAndThemesHaveInCommon() {
    let shared = JudgementList.SharedPlaces()
    let lists = (0..<2).map { _ in
      var list = JudgementList()
      for judgement in Self.many where judgement.variant != 3 { list.append(judgement) }
      list.finish(sharing: shared)
      return list
    }
    func address(_ list: JudgementList, _ variant: Int) -> UnsafeRawPointer? {
      list.places(ofVariant: variant).withUnsafeBytes { $0.baseAddress }
    }
    #expect(address(lists[0], 0) == address(lists[0], 4))
    #expect(address(lists[0], 0) == address(lists[1], 2))
  }

  @Test func marksWhatTheBaselineKnows() {
    var list = JudgementList(Self.many)
    list.mark([3: .worse])
    #expect(list[3].change == .worse)
    expectSame(list[4], Self.many[4])
  }
}
