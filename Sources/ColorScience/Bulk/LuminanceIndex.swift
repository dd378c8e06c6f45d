/// Colors in order of luminance, each known by its position in the caller's list: which colors reach a ratio with a
/// given one is a run at either end of the order.
public struct LuminanceIndex: Sendable {
  /// Positions in the caller's list, darkest first; equal luminances in the caller's order. A luminance that is not finite
  /// has no place.
  public let order: [Int]
  /// The same luminances without their positions, for counting.
  public let sorted: SortedLuminances

  /// Sorts in linear time.
  public init(_ luminances: [Double], workers: Workers = .one) {
    let placed = [PlacedTerm](unsafeUninitializedCapacity: luminances.count) { room, count in
      for (position, luminance) in luminances.enumerated() where luminance.isFinite {
        room.initializeElement(at: count, to: PlacedTerm(term: LuminanceTerm(luminance), position: position))
        count += 1
      }
      let filled = UnsafeMutableBufferPointer(rebasing: room[..<count])
      withUnsafeTemporaryAllocation(of: PlacedTerm.self, capacity: count) { scratch in
        RadixSort(elements: filled, scratch: scratch, workers: workers).sort()
      }
    }
    order = placed.map { $0.position }
    sorted = SortedLuminances(terms: placed.map { $0.term })
  }

  /// Runs of `order` whose colors reach `required` with a color of this luminance. Found in logarithmic time.
  ///
  /// A color of the list may be among its own partners when `required` is 1 or less.
  public func partners(of luminance: Double, reaching required: Double) -> Partners {
    guard luminance.isFinite, !required.isNaN else {
      return Partners(darker: 0..<0, lighter: order.count..<order.count)
    }
    let own = LuminanceTerm(luminance)
    let threshold = RatioThreshold(required)
    return sorted.terms.withUnsafeBufferPointer { terms in
      // Every ratio reaches 1, so a color would be lighter and darker partner at once: the lighter run has them all.
      let lighter = required <= 1 ? 0 : SortedLuminances.firstReaching(threshold, from: own, in: terms)
      let darker = required <= 1 ? 0 : SortedLuminances.firstMissing(threshold, from: own, in: terms)
      return Partners(darker: 0..<darker, lighter: lighter..<terms.count)
    }
  }

  public struct Partners: Hashable, Sendable {
    /// Runs of `order`; the two never meet.
    public let darker: Range<Int>
    public let lighter: Range<Int>

    public var count: Int { darker.count + lighter.count }
  }
}

/// A term that knows where it came from.
private struct PlacedTerm: RadixKeyed {
  let term: LuminanceTerm
  let position: Int

  var key: UInt64 { term.key }
}
