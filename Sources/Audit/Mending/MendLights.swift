import ColorScience

/// The luminances of the colors that a site could take, darkest first.
///
/// The ratio to a fixed luminance falls up to that luminance and rises after it, so the colors that miss a ratio are one range
/// of this order. Two searches find it, instead of a trial for each color.
struct MendLights: Sendable {
  /// Indices of the candidates in this order; empty when displays show one of them with different luminances.
  let order: [Int]
  /// 1 when all displays agree on every candidate.
  let displays: Int
  /// One luminance per candidate and display.
  private let luminances: [Double]
  private let sorted: [Double]

  /// Whether all displays agree on every candidate.
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

  /// Does the same for colors that are not converted to displays yet. Those of sRGB need no conversion.
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

  /// Returns the range of `order` with a ratio below `least` to a luminance. Candidates before it are darker than that luminance,
  /// candidates after it are lighter.
  func misses(_ least: Double, to facing: Double) -> Range<Int> {
    let middle = first(in: sorted.indices) { $0 >= facing }
    let low = first(in: 0..<middle) { PairMeasurement.plainRatio($0, facing) < least }
    let high = first(in: middle..<sorted.count) { PairMeasurement.plainRatio($0, facing) >= least }
    return low..<high
  }

  /// Returns the first index from which on `holds` is true.
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
