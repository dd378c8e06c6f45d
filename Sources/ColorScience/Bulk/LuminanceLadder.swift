/// Luminances in order, with the place where each one's partners begin for a few ratios: worked out once for the colors of
/// a theme, it counts the pairs of each variant from how often the variant has each color.
///
/// Counts are exact, as those of `SortedLuminances`. A luminance that is not finite takes no part.
public struct LuminanceLadder: Sendable {
  /// Positions in the caller's list, darkest first; equal luminances in the caller's order.
  public let order: [Int]
  /// For each ratio and each place of the order, the place of the first lighter partner.
  private let partners: [[Int]]
  /// Ratios that every pair reaches: none is below 1.
  private let isReachedByAll: [Bool]

  public init(_ luminances: [Double], reaching ratios: [Double]) {
    let index = LuminanceIndex(luminances)
    order = index.order
    isReachedByAll = ratios.map { $0 <= 1 }
    partners = ratios.map { index.sorted.firstPartners(reaching: $0) }
  }

  /// How many pairs reach each of the ratios, where `counts` has how often each luminance of the caller's list occurs.
  public func pairs(_ counts: [Int]) -> [Int] {
    // How many colors stand at each place or behind it.
    var behind = [Int](repeating: 0, count: order.count + 1)
    for place in order.indices.reversed() { behind[place] = behind[place + 1] + counts[order[place]] }
    return partners.indices.map { ratio in
      if isReachedByAll[ratio] { return behind[0] * (behind[0] - 1) / 2 }
      var sum = 0
      for place in order.indices { sum += counts[order[place]] * behind[partners[ratio][place]] }
      return sum
    }
  }
}

extension SortedLuminances {
  /// For each luminance, darkest first, the place of the first one that is so much lighter that the ratio reaches `required`,
  /// or the end. `required` is above 1.
  func firstPartners(reaching required: Double) -> [Int] {
    let threshold = RatioThreshold(required)
    var partner = 0
    return terms.map { term in
      while partner < terms.count, !threshold.isReached(terms[partner], term) { partner += 1 }
      return partner
    }
  }
}
