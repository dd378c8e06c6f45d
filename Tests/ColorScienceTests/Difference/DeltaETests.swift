import Testing

@testable import ColorScience

/// The 34 pairs of Sharma, Wu and Dalal.
@Suite struct DeltaE2000Tests {
  struct File: Decodable {
    var pairs: [Pair]
  }

  struct Pair: Decodable {
    var pair: Int
    var lab1: [Double]
    var lab2: [Double]
    var published: Double
    var reference: Double

    enum CodingKeys: String, CodingKey {
      case pair, lab1, lab2, published
      case reference = "reference50Digit"
    }
  }

  @Test func everyPublishedPairInBothOrders() throws {
    let pairs = try Vectors.load("sharma-ciede2000", as: File.self).pairs
    #expect(pairs.count == 34)
    for pair in pairs {
      let first = Color(.lab, pair.lab1[0], pair.lab1[1], pair.lab1[2])
      let second = Color(.lab, pair.lab2[0], pair.lab2[1], pair.lab2[2])
      for difference in [Color.deltaE2000(first, second), Color.deltaE2000(second, first)] {
        #expect(abs(difference - pair.published) < 5.1e-5, "pair \(pair.pair)")
        #expect(abs(difference - pair.reference) < 1e-9, "pair \(pair.pair)")
      }
    }
  }

  @Test func equalColoursDoNotDiffer() {
    for space in ColorSpace.allCases {
      #expect(Color.deltaE2000(Color(space, 0.5, 0.2, 0.3), Color(space, 0.5, 0.2, 0.3)) == 0)
    }
  }
}

@Suite struct DeltaEOKTests {
  @Test func blackAndWhiteAreOneApart() {
    #expect(abs(Color.deltaEOK(Color(.srgb, 0, 0, 0), Color(.srgb, 1, 1, 1)) - 1) < 1e-12)
  }

  @Test func itIsTheDistanceInOklab() {
    let first = Color(.oklab, 0.5, 0.1, 0.1)
    #expect(abs(Color.deltaEOK(first, Color(.oklab, 0.53, 0.14, 0.1)) - 0.05) < 1e-12)
    #expect(Color.deltaEOK(first, first.converted(to: .oklch)) < 1e-12)
  }
}
