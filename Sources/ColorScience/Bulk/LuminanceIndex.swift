/// Colors in the order of their luminance, each identified by its position in the caller's list. The colors that reach
/// a ratio with a given color are then a run at each end of the order.
public struct LuminanceIndex: Sendable {
  /// Positions in the caller's list, darkest first. Equal luminances keep the caller's order. Luminances that are not
  /// finite are left out.
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

  /// Returns the runs of `order` whose colors reach `required` with a color of this luminance, in logarithmic time.
  ///
  /// When `required` is 1 or less, a color of the list may be one of its own partners.
  public func partners(of luminance: Double, reaching required: Double) -> Partners {
    guard luminance.isFinite, !required.isNaN else {
      return Partners(darker: 0..<0, lighter: order.count..<order.count)
    }
    let own = LuminanceTerm(luminance)
    let threshold = RatioThreshold(required)
    return sorted.terms.withUnsafeBufferPointer { terms in
      // Every pair reaches 1, so a color would be both a lighter and a darker partner. The lighter run takes all of
      // them.
      let lighter = required <= 1 ? 0 : SortedLuminances.firstReaching(threshold, from: own, in: terms)
      let darker = required <= 1 ? 0 : SortedLuminances.firstMissing(threshold, from: own, in: terms)
      return Partners(darker: 0..<darker, lighter: lighter..<terms.count)
    }
  }

  public struct Partners: Hashable, Sendable {
    /// Runs of `order`. They never overlap.
    public let darker: Range<Int>
    public let lighter: Range<Int>

    public var count: Int { darker.count + lighter.count }
  }
}

/// A term and its position in the caller's list.
private struct PlacedTerm: RadixKeyed {
  let term: LuminanceTerm
  let position: Int

  var key: UInt64 { term.key }
}
