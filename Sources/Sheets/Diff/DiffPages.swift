/// How many parts fit side by side on a diff sheet, and their measures in px.
struct DiffGeometry: Hashable, Sendable {
  let width: Double

  static let gap = 28.0
  private static let pair = 478.0

  private var body: Double { Measures.body(width) }
  /// The width of a pair, and the number of pairs side by side.
  var pairWidth: Double { min(DiffGeometry.pair, body) }
  var pairs: Int { max(1, Int((body + DiffGeometry.gap) / (DiffGeometry.pair + DiffGeometry.gap))) }
  var raw: Int { max(1, Int((body + 24) / DiffGeometry.rawPitch)) }
  var tokens: Int { max(1, Int(body / 164)) }
  var tokenPitch: Double { body / Double(tokens) }

  static let rawPitch = 336.0

  /// Returns the left edge of a column of pairs.
  func pairX(_ column: Int) -> Double {
    Measures.content + (DiffGeometry.pair + DiffGeometry.gap) * Double(column)
  }
}

/// The parts on one diff sheet, from top to bottom.
struct DiffPage: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    /// A range of the changed raw colors.
    case raw(Range<Int>)
    /// A range of the pairs of a kind.
    case pairs(VariantChange.Kind, Range<Int>)
    case added(Range<Int>)
    case removed(Range<Int>)
    /// A band of the map and its height.
    case map(Int, Double)
  }

  var parts: [Part] = []

  static let rawLimit = 9
  static let tokenLimit = 24

  /// Returns how many pairs of a kind are shown; the others are counted.
  static func limit(_ kind: VariantChange.Kind) -> Int { kind == .new ? 24 : 12 }

  static func pages(_ change: VariantChange, _ map: DiffMap, _ geometry: DiffGeometry) -> [DiffPage] {
    var filling = Filling()
    filling.add(min(change.raw.count, rawLimit), perRow: geometry.raw, above: 23, pitch: 84, below: 0) { .raw($0) }
    for kind in VariantChange.Kind.allCases {
      let count = min(change.count(kind), limit(kind))
      filling.add(count, perRow: geometry.pairs, above: 40, pitch: 58, below: 20) { .pairs(kind, $0) }
    }
    filling.add(min(change.added.count, tokenLimit), perRow: geometry.tokens, above: 18, pitch: 78, below: 24) {
      .added($0)
    }
    filling.add(min(change.removed.count, tokenLimit), perRow: geometry.tokens, above: 18, pitch: 78, below: 24) {
      .removed($0)
    }
    for (number, height) in map.heights.enumerated() {
      filling.add(1, perRow: 1, above: 0, pitch: height, below: 0) { _ in .map(number, height) }
    }
    return filling.pages
  }

  private struct Filling {
    var pages = [DiffPage()]
    var y = 177.0

    /// Adds the rows of one section. `above` and `below` are the heights that the section adds around its rows on each sheet.
    mutating func add(
      _ count: Int, perRow: Int, above: Double, pitch: Double, below: Double, _ part: (Range<Int>) -> Part
    ) {
      let rows = (count + perRow - 1) / perRow
      var first = 0
      while first < rows {
        let room = Int((PalettePage.tallest - 80 - y - above - below) / pitch)
        // A section with several rows does not begin with a single row at the end of a sheet.
        if y > 177, room < 1 || (first == 0 && rows > 1 && room == 1) {
          pages.append(DiffPage())
          y = 177
          continue
        }
        let taken = min(rows - first, max(1, room))
        pages[pages.count - 1].parts.append(part(first * perRow..<min(count, (first + taken) * perRow)))
        y += above + pitch * Double(taken) + below
        first += taken
      }
    }
  }
}
