import ColorScience

/// The cells of a model as each display shows them. Most cells of a large system are in no look, and nobody asks for those.
struct ShownCells: Sendable {
  private let displays: [Display]
  private let mapping: GamutMapping
  /// Cell after cell, one a display; black comes first.
  private var colors: [ShownColor]
  /// One a cell: where its colors begin.
  private var starts: [Int32] = []

  /// Room is made at once for the given numbers of cells and of colors: a large system has millions.
  init(displays: [Display], mapping: GamutMapping, cells: Int, colored: Int) {
    self.displays = displays
    self.mapping = mapping
    colors = []
    colors.reserveCapacity((colored + 1) * displays.count)
    starts.reserveCapacity(cells)
    colors += displays.map { ShownColor(components: SIMD3(), on: $0) }
  }

  /// The next cell; without a color it is black.
  mutating func append(_ color: Color?) {
    starts.append(color == nil ? 0 : Int32(colors.count))
    if let color { ShownColor.each(color, on: displays, mapping: mapping) { colors.append($0) } }
  }

  subscript(cell: Int32, display: Int) -> ShownColor { colors[Int(starts[Int(cell)]) + display] }
}
