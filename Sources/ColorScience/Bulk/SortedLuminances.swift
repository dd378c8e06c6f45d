/// Luminances in order. The pairs that reach a ratio are counted without looking at each pair: contrast grows with the
/// distance in luminance, so the partners of a color are all luminances after one place in the order.
///
/// Counts are exact: a pair counts when `WCAG.ratio(_:_:) >= required` is true in Double, also at ties. Luminances that
/// are not finite are ignored.
public struct SortedLuminances: Sendable {
  /// In ascending order.
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

  /// The number of luminances that take part.
  public var count: Int { terms.count }

  /// Returns how many pairs of two of these luminances reach `required`. The order within a pair does not matter.
  public func pairs(reaching required: Double, workers: Workers = .one) -> Int {
    if required.isNaN { return 0 }
    // No ratio is below 1.
    if required <= 1 { return count * (count - 1) / 2 }
    return lighterPartners(of: terms, reaching: required, workers: workers)
  }

  /// Returns how many pairs of one of these luminances and one of `others` reach `required`.
  public func pairs(reaching required: Double, with others: SortedLuminances, workers: Workers = .one) -> Int {
    if required.isNaN { return 0 }
    if required <= 1 { return count * others.count }
    // Above 1, a partner is either lighter or darker.
    return others.lighterPartners(of: terms, reaching: required, workers: workers)
      + lighterPartners(of: others.terms, reaching: required, workers: workers)
  }

  /// Counts for each of `darker` the luminances light enough to reach `required` with it, and returns the sum.
  ///
  /// The first such partner moves up as `darker` does, so both orders are walked only once.
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

  /// Returns the place of the first term that reaches `threshold` as the lighter partner of `darker`, or the end.
  static func firstReaching(
    _ threshold: RatioThreshold, from darker: LuminanceTerm, in terms: UnsafeBufferPointer<LuminanceTerm>
  ) -> Int {
    firstPlace(in: terms) { threshold.isReached($0, darker) }
  }

  /// Returns the place of the first term that misses `threshold` as the darker partner of `lighter`, or the end.
  static func firstMissing(
    _ threshold: RatioThreshold, from lighter: LuminanceTerm, in terms: UnsafeBufferPointer<LuminanceTerm>
  ) -> Int {
    firstPlace(in: terms) { !threshold.isReached(lighter, $0) }
  }

  /// Returns the first place from which on `isPast` is true.
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
