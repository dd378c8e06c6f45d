import Audit
import ColorScience
import Wording

/// A row of a plan's picture: one change, or all changes of a color that each theme defines for itself.
struct MendRow: Sendable {
  var changes: [MendPlan.Change]

  var mended: Int { changes.map(\.mended).reduce(0, +) }
  var isOne: Bool { changes.count == 1 }

  /// The fewest values of one name that share a row.
  private static let fewest = 3

  /// Returns the rows, those that mend most first. In a system of few themes, each change has its own row, in the order of
  /// the plan.
  static func rows(of plan: MendPlan) -> [MendRow] {
    guard plan.themes > SheetOptions.mostThemesDrawn else { return plan.changes.map { MendRow(changes: [$0]) } }
    let counts = Dictionary(grouping: plan.changes.indices) { plan.changes[$0].name }
    var rows: [MendRow] = []
    for (place, change) in plan.changes.enumerated() {
      let same = counts[change.name] ?? []
      if same.count < fewest {
        rows.append(MendRow(changes: [change]))
      } else if same.first == place {
        rows.append(MendRow(changes: same.map { plan.changes[$0] }))
      }
    }
    return rows.enumerated().sorted { ($1.element.mended, $0.offset) < ($0.element.mended, $1.offset) }.map(\.element)
  }

  /// The lines beside the swatch of a row with several changes.
  var lines: [String] {
    let themes = Set(changes.flatMap(\.themes)).count
    let farthest = changes.map(\.difference).max() ?? 0
    return [
      "\(Counted.of(changes.count, "value")) in \(Counted.of(themes, "theme"))",
      "each mends up to \(Counted.of(changes.map(\.mended).max() ?? 0, "pair")), ΔE \(ShownNumber.difference(farthest)) at most",
    ]
  }
}

extension Drawing {
  private static let pairLimit = 40

  /// Draws the values of a row as narrow pairs side by side: now above, changed below.
  mutating func values(_ row: MendRow, x: Double, y: Double, with engine: TextEngine) {
    let shown = row.changes.prefix(Drawing.pairLimit)
    for (place, change) in shown.enumerated() {
      let left = x + 12 * Double(place)
      for (color, top) in [(change.before, y), (change.after, y + 26)] {
        fill(Rect(left, top, 10, 26), .color(Mixing.over(color, .white)))
      }
      frame(Rect(left, y, 10, 52))
    }
    let count = shown.count < row.changes.count ? "\(shown.count) of \(Counted.number(row.changes.count)); " : ""
    text("\(count)now above, changed below", .note, x: x, baseline: y + 68, .chrome(.ink2))
  }
}
