import Audit

/// The sheets of one variant's matrix, the pairs on each, and the facts that all of them state. A few passes over the
/// variant's pairs compute it, however many sheets there are.
struct MatrixSheets: Sendable {
  struct Sheet: Sendable {
    /// An index into the pages of the matrix.
    var page: Int
    /// The judged pairs of the sheet's cells, in the report's order.
    var pairs: [Int] = []
  }

  let sheets: [Sheet]
  /// The number of sheets that are not drawn, and of failures that are on no drawn sheet.
  let undrawn: Int
  let unseen: Int
  let facts: MatrixFacts

  init(_ index: ReportIndex, variant: Int, places: MatrixPlaces, all: Bool, limit: Int = MatrixPages.sheetLimit) {
    let pairs = index.pairsOfVariant[variant]
    var drawn = Array(0..<places.pageCount)
    var undrawn = 0
    if !all {
      var cells = Set(pairs.lazy.map { MatrixPlaces.Cell(index.report.pairs[$0]) })
      if index.pairsOfVariant.allSatisfy(\.isEmpty) {
        // Where nothing is judged, the sheets show the guessed pairs.
        cells = Set(index.report.pairs.lazy.filter { $0.variant == variant }.map { MatrixPlaces.Cell($0) })
      }
      (drawn, undrawn) = MatrixPages.drawn(places.counts(of: cells), limit: limit)
      // A theme in which no rule judges anything still gets one sheet, which says so.
      if drawn.isEmpty { drawn = Array((0..<places.pageCount).prefix(1)) }
    }
    var sheets = drawn.map { Sheet(page: $0) }
    var sheetOfPage = [Int?](repeating: nil, count: places.pageCount)
    for (sheet, page) in drawn.enumerated() { sheetOfPage[page] = sheet }
    var unseen = 0
    for pair in pairs {
      var isShown = false
      places.eachPage(of: MatrixPlaces.Cell(index.report.pairs[pair])) { page in
        guard let sheet = sheetOfPage[page] else { return }
        sheets[sheet].pairs.append(pair)
        isShown = true
      }
      if !isShown, index.report.pairs[pair].verdict == .fail { unseen += 1 }
    }
    self.sheets = sheets
    self.undrawn = undrawn
    self.unseen = unseen
    facts = MatrixFacts(index, variant: variant)
  }
}

/// Facts about a variant that the sheets of its matrix need, from pairs that may be on other sheets.
struct MatrixFacts: Sendable {
  /// The ratio that rules require of a foreground.
  enum Requirement: Hashable, Sendable {
    case one(Double)
    case several
  }

  private(set) var requirements: [Int: Requirement] = [:]
  /// For each background, the first pair whose stack has a layer under it.
  private(set) var stacks: [Int: Int] = [:]
  /// Whether every pair without a verdict contains a token without a value.
  private(set) var lacksValues = true

  init(_ index: ReportIndex, variant: Int) {
    for number in index.pairsOfVariant[variant] {
      let pair = index.report.pairs[number]
      // Nothing is required of an exempt pair.
      if pair.verdict != .exempt {
        switch requirements[pair.foreground] {
        case nil: requirements[pair.foreground] = .one(pair.required)
        case .one(let required) where required != pair.required: requirements[pair.foreground] = .several
        default: break
        }
      }
      if stacks[pair.background] == nil, pair.layers.count >= 3 { stacks[pair.background] = number }
      if lacksValues, pair.verdict == .undetermined {
        lacksValues =
          index.stops(pair.foreground, in: variant).isEmpty || index.stops(pair.background, in: variant).isEmpty
      }
    }
  }

  /// Returns the ratio that all rules that judge one of these require; `nil` where they differ.
  func requirement(of foregrounds: [Int]) -> Double? {
    let asked = Set(foregrounds.compactMap { requirements[$0] })
    guard asked.count == 1, case .one(let required) = asked.first else { return nil }
    return required
  }
}
