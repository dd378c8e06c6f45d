/// Luminances in order, from which the pairs that reach a ratio are counted without looking at each pair: contrast grows
/// with the distance in luminance, so the partners of a color are all those past one place in the order.
///
/// Counts are exact: a pair counts when `WCAG.ratio(_:_:) >= required` holds in Double, at ties too. A luminance that is
/// not finite takes no part.
public struct SortedLuminances: Sendable {
  /// Rising.
  let terms: [LuminanceTerm]

  /// Sorts in linear time.
  public init(_ luminances: [Double], workers: Workers = .one) {
    terms = [LuminanceTerm](unsafeUninitializedCapacity: luminances.count) { room, count in
      for luminance in luminances where luminance.isFinite {
        room[count] = LuminanceTerm(luminance)
        count += 1
      }
      let filled = UnsafeMutableBufferPointer(rebasing: room[..<count])
      withUnsafeTemporaryAllocation(of: LuminanceTerm.self, capacity: count) { scratch in
        RadixSort(elements: filled, scratch: scratch, workers: workers).sort()
      }
    }
  }

  init(terms: [LuminanceTerm]) {
    self.terms = terms
  }

  /// How many luminances take part.
  public var count: Int { terms.count }

  /// How many pairs of two different luminances of these reach `required`; the order within a pair does not count.
  public func pairs(reaching required: Double, workers: Workers = .one) -> Int {
    if required.isNaN { return 0 }
    // No ratio is below 1.
    if required <= 1 { return count * (count - 1) / 2 }
    return lighterPartners(of: terms, reaching: required, workers: workers)
  }

  /// How many pairs of one of these and one of `others` reach `required`.
  public func pairs(reaching required: Double, with others: SortedLuminances, workers: Workers = .one) -> Int {
    if required.isNaN { return 0 }
    if required <= 1 { return count * others.count }
    // Past 1 a partner is lighter or darker, never both.
    return others.lighterPartners(of: terms, reaching: required, workers: workers)
      + lighterPartners(of: others.terms, reaching: required, workers: workers)
  }

  /// For each of `darker`, how many of these are so much lighter that the ratio reaches `required`; all added up.
  ///
  /// The first such partner moves up as `darker` does, so that two fingers walk the two orders once.
  private func lighterPartners(of darker: [LuminanceTerm], reaching required: Double, workers: Workers) -> Int {
    let threshold = RatioThreshold(required)
    let parts = workers.parts(of: darker.count)
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: parts.count) { sums in
      terms.withUnsafeBufferPointer { terms in
        darker.withUnsafeBufferPointer { darker in
          workers.each(of: parts) { part, run in
            sums.initializeElement(at: part, to: Self.walk(darker[run], terms, threshold))
          }
        }
      }
      return sums.reduce(0, +)
    }
  }

  private static func walk(
    _ darker: Slice<UnsafeBufferPointer<LuminanceTerm>>, _ terms: UnsafeBufferPointer<LuminanceTerm>,
    _ threshold: RatioThreshold
  ) -> Int {
    guard let first = darker.first, let base = terms.baseAddress else { return 0 }
    var partner = firstReaching(threshold, from: first, in: terms)
    var sum = 0
    for term in darker {
      let surelyMissing = threshold.surelyMissing(from: term)
      while partner < terms.count, base[partner].value < surelyMissing { partner &+= 1 }
      while partner < terms.count, !threshold.isReached(base[partner], term) { partner &+= 1 }
      if partner == terms.count { break }
      sum &+= terms.count &- partner
    }
    return sum
  }

  /// The place of the first term that is lighter than `darker` by `threshold`, or the end.
  static func firstReaching(
    _ threshold: RatioThreshold, from darker: LuminanceTerm, in terms: UnsafeBufferPointer<LuminanceTerm>
  ) -> Int {
    firstPlace(in: terms) { threshold.isReached($0, darker) }
  }

  /// The place of the first term that is not darker than `lighter` by `threshold`, or the end.
  static func firstMissing(
    _ threshold: RatioThreshold, from lighter: LuminanceTerm, in terms: UnsafeBufferPointer<LuminanceTerm>
  ) -> Int {
    firstPlace(in: terms) { !threshold.isReached(lighter, $0) }
  }

  /// The first place from which on `isPast` holds.
  @inline(__always)
  private static func firstPlace(
    in terms: UnsafeBufferPointer<LuminanceTerm>, where isPast: (LuminanceTerm) -> Bool
  ) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = low + (high - low) / 2
      if isPast(terms[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
