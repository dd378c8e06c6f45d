/// Luminances in order, each with the place where its partners begin for each of a few ratios. It is built once for the
/// colors of a theme. It then counts the pairs of each variant from the number of times that the variant has each
/// color.
///
/// Counts are exact, like those of `SortedLuminances`. Luminances that are not finite are ignored.
public struct LuminanceLadder: Sendable {
  /// Positions in the caller's list, darkest first. Equal luminances keep the caller's order.
  public let order: [Int]
  /// For each ratio and each place in the order, the place of the first lighter partner.
  private let partners: [[Int]]
  /// For each ratio, whether every pair reaches it. No ratio of a pair is below 1.
  private let isReachedByAll: [Bool]

  public init(_ luminances: [Double], reaching ratios: [Double]) {
    let index = LuminanceIndex(luminances)
    order = index.order
    isReachedByAll = ratios.map { $0 <= 1 }
    partners = ratios.map { index.sorted.firstPartners(reaching: $0) }
  }

  /// Returns how many pairs reach each of the ratios. `counts` tells how often each luminance of the caller's list
  /// occurs.
  public func pairs(_ counts: [Int]) -> [Int] {
    // The number of colors at each place or after it.
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
  /// Returns for each luminance, darkest first, the place of the first luminance light enough that the ratio reaches
  /// `required`, or the end. `required` is above 1.
  func firstPartners(reaching required: Double) -> [Int] {
    let threshold = RatioThreshold(required)
    var partner = 0
    return terms.map { term in
      while partner < terms.count, !threshold.isReached(terms[partner], term) { partner += 1 }
      return partner
    }
  }
}
