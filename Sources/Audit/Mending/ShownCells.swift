import ColorScience

/// The cells of a model as each display shows them. Nearly all looks need luminances only, and most cells of a large system are in
/// no look: what is rarely asked for is computed when somebody asks.
struct ShownCells: Sendable {
  /// What the looks need of a cell.
  enum Use {
    case none
    case luminance
    case color
  }

  private let displays: [Display]
  private let mapping: GamutMapping
  private let cells: [MendCell]
  /// Cell after cell, one a display, of the cells whose color is needed.
  private var colors: [ShownColor] = []
  /// One a cell: where its colors begin; below 0 for none.
  private var starts: [Int32] = []
  /// One a cell, on the first display; not a number where nobody needs it.
  private var luminances: [Double] = []
  /// The luminances on every display, where these differ.
  private var differing: [Int32: [Double]] = [:]

  init(_ cells: [MendCell], uses: [Use], displays: [Display], mapping: GamutMapping) {
    self.cells = cells
    self.displays = displays
    self.mapping = mapping
    colors.reserveCapacity(uses.count { $0 == .color } * displays.count)
    starts.reserveCapacity(cells.count)
    luminances.reserveCapacity(cells.count)
    for (index, cell) in cells.enumerated() {
      starts.append(uses[index] == .color ? Int32(colors.count) : -1)
      guard uses[index] != .none else {
        luminances.append(.nan)
        continue
      }
      var shown: [Double] = []
      ShownColor.each(cell.color, on: displays, mapping: mapping) { color in
        shown.append(color.luminance)
        if uses[index] == .color { colors.append(color) }
      }
      luminances.append(shown.first ?? .nan)
      if shown.contains(where: { $0 != shown[0] }) { differing[Int32(index)] = shown }
    }
  }

  subscript(cell: Int32, display: Int) -> ShownColor {
    let start = Int(starts[Int(cell)])
    if start >= 0 { return colors[start + display] }
    return ShownColor(cells[Int(cell)].color, on: displays[display], mapping: mapping)
  }

  func luminance(of cell: Int32, on display: Int) -> Double {
    if display > 0, !differing.isEmpty, let all = differing[cell] { return all[display] }
    let known = luminances[Int(cell)]
    return known.isNaN ? self[cell, display].luminance : known
  }
}
