import Audit
import ColorScience

/// The content of the vision sheets of one variant, and how it is cut into sheets.
struct VisionContent: Sendable {
  enum Block: Hashable, Sendable {
    /// A range of `strip`.
    case strips(Range<Int>)
    /// A range of `looks`.
    case alike(Range<Int>)
    /// A set, and a range of its members.
    case set(Int, Range<Int>)

    func height(_ geometry: VisionGeometry) -> Double {
      switch self {
      case .strips: VisionSheet.stripTop + 4 * 34 + 26 + 25
      case .alike(let looks):
        19 + 62 * Double((looks.count + geometry.lookColumns - 1) / geometry.lookColumns) - 16 + 18
      case .set(_, let members): Double(geometry.setRows) * (40 + 34 * Double(members.count)) + 21
      }
    }
  }

  /// A pair that becomes alike, and the number of pairs with the same two colors.
  struct Look: Hashable, Sendable {
    var pair: VisionSet.Pair
    var count: Int
  }

  let strip: [Color]
  let stripTitle: String
  /// The number of raw colors that are left out of the strips because they are translucent.
  let translucent: Int
  let sets: [VisionSet]
  let pairs: [VisionSet.Pair]
  /// Pairs that normal vision tells apart and another vision does not, the smallest difference first.
  let looks: [Look]
  let becoming: Int
  let already: Int

  static let lookLimit = 24

  init(_ index: ReportIndex, variant: Int) {
    let tokens = index.report.tokens
    let hasRaw = tokens.contains { $0.tier == .raw }
    var opaque: [Color] = []
    var seen: Set<Color> = []
    var translucent = 0
    // The order of the palette sheet.
    let ownRaw = tokens.indices.filter { tokens[$0].tier == .raw }
    let stepped = Ramp.stepped(
      tokens.indices.filter { tokens[$0].tier != .raw }, beside: ownRaw, index, variants: [variant])
    let raw = Ramp.ramps(ownRaw + stepped, index, variants: [variant])
    let order = hasRaw ? raw.flatMap { $0.steps.map(\.token) } : Array(tokens.indices)
    for token in order where !index.isGoBetween(token, in: [variant]) {
      guard case .color(let color) = index.color(token, in: variant).state else { continue }
      if color.alpha < 1 {
        translucent += 1
      } else if seen.insert(color).inserted {
        opaque.append(color)
      }
    }
    strip = opaque
    stripTitle = hasRaw ? "Raw" : "Colours"
    self.translucent = translucent

    sets = VisionSet.sets(index, variant: variant).filter { $0.members.count > 1 }
    pairs = sets.flatMap { $0.pairs() }
    let become = pairs.filter { !$0.isAlike(.typical) && !$0.alikeUnder.isEmpty }
    becoming = become.count
    already = pairs.filter { $0.isAlike(.typical) }.count
    var looks: [Look] = []
    for pair in become {
      let colors = Set([pair.first.color, pair.second.color])
      if let at = looks.firstIndex(where: { Set([$0.pair.first.color, $0.pair.second.color]) == colors }) {
        looks[at].count += 1
      } else {
        looks.append(Look(pair: pair, count: 1))
      }
    }
    self.looks = looks.enumerated().sorted {
      ($0.element.pair.nearest, $0.offset) < ($1.element.pair.nearest, $1.offset)
    }.map(\.element)
  }

  var isEmpty: Bool { strip.isEmpty && sets.isEmpty }

  /// Reports whether the sheet of another variant would show the same.
  func looksLike(_ other: VisionContent) -> Bool {
    strip == other.strip && translucent == other.translucent && sets == other.sets
  }

  func pages(_ geometry: VisionGeometry) -> [[Block]] {
    // The lengths of the strips differ by at most one color, so that colors are about equally wide in each.
    let strips = (strip.count + geometry.stripLimit - 1) / geometry.stripLimit
    var blocks: [Block] = (0..<strips).map {
      .strips($0 * strip.count / strips..<($0 + 1) * strip.count / strips)
    }
    if !looks.isEmpty { blocks.append(.alike(0..<min(looks.count, VisionContent.lookLimit))) }
    for (number, set) in sets.enumerated() {
      for start in stride(from: 0, to: set.members.count, by: geometry.memberLimit) {
        blocks.append(.set(number, start..<min(start + geometry.memberLimit, set.members.count)))
      }
    }
    var pages: [[Block]] = []
    var page: [Block] = []
    var y = 177.0
    for block in blocks {
      if !page.isEmpty, y + block.height(geometry) + 80 > PalettePage.tallest {
        pages.append(page)
        page = []
        y = 177
      }
      page.append(block)
      y += block.height(geometry)
    }
    pages.append(page)
    return pages
  }
}
