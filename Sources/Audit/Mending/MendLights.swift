import ColorScience

/// The luminances of the colors that a site could take, darkest first.
///
/// The ratio to a fixed luminance falls up to it and rises from there on, so that the colors which miss a ratio lie in one
/// stretch of this order: two searches find it, instead of a trial for each color.
struct MendLights: Sendable {
  /// Indices of the candidates in this order; empty where displays show one of them with different luminances.
  let order: [Int]
  /// 1 where all displays agree on every candidate.
  let displays: Int
  /// One a candidate and display.
  private let luminances: [Double]
  private let sorted: [Double]

  /// All displays agree on every candidate.
  var isUniform: Bool { displays == 1 }

  func luminance(of candidate: Int, on display: Int) -> Double {
    displays == 1 ? luminances[candidate] : luminances[candidate * displays + display]
  }

  init(_ candidates: [MendCandidate]) {
    let isUniform = candidates.allSatisfy { candidate in
      candidate.shown.allSatisfy { $0.luminance == candidate.shown[0].luminance }
    }
    self.init(
      isUniform ? candidates.map { $0.shown.first?.luminance ?? 0 } : candidates.flatMap { $0.shown.map(\.luminance) },
      displays: isUniform ? 1 : candidates.first?.shown.count ?? 1)
  }

  /// The same of colors that are not shown yet: those of sRGB need not be.
  init(_ colors: [Color], on displays: [Display], mapping: GamutMapping) {
    let common = colors.compactMap(ShownColor.commonLuminance)
    if common.count == colors.count {
      self.init(common, displays: 1)
    } else {
      self.init(colors.map { MendCandidate($0, difference: 0, displays: displays, mapping: mapping) })
    }
  }

  private init(_ luminances: [Double], displays: Int) {
    self.displays = displays
    self.luminances = luminances
    order = displays == 1 ? luminances.indices.sorted { (luminances[$0], $0) < (luminances[$1], $1) } : []
    sorted = order.map { luminances[$0] }
  }

  /// The stretch of `order` with a ratio below `least` to a luminance. What lies before it is darker, what lies behind is
  /// lighter than that luminance.
  func misses(_ least: Double, to facing: Double) -> Range<Int> {
    let middle = first(in: sorted.indices) { $0 >= facing }
    let low = first(in: 0..<middle) { PairMeasurement.plainRatio($0, facing) < least }
    let high = first(in: middle..<sorted.count) { PairMeasurement.plainRatio($0, facing) >= least }
    return low..<high
  }

  /// The first that has what all behind it have too.
  private func first(in range: Range<Int>, where holds: (Double) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if holds(sorted[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
