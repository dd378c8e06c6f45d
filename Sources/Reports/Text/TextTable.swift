/// Rows of cells in aligned columns, two spaces apart. The last column is not filled up.
public struct TextTable {
  public struct Cell {
    /// Counted for the width.
    var text: String
    /// Stands before the text and takes no part in the alignment, such as chips, which are all of one width.
    var lead: String
    var emphasis: TerminalStyle.Emphasis?
    var alignsRight: Bool

    public init(
      _ text: String, lead: String = "", _ emphasis: TerminalStyle.Emphasis? = nil, alignsRight: Bool = false
    ) {
      self.text = SafeText.of(text)
      self.lead = lead
      self.emphasis = emphasis
      self.alignsRight = alignsRight
    }
  }

  public private(set) var rows: [[Cell]] = []
  /// A column never grows beyond this, whatever a name says: a longer cell pushes its own row alone.
  private let widest: Int

  public init(widest: Int = .max) {
    self.widest = widest
  }

  public mutating func add(_ cells: Cell...) {
    rows.append(cells)
  }

  public mutating func add(_ cells: [Cell]) {
    rows.append(cells)
  }

  public func lines(_ style: TerminalStyle, indent: Int = 0) -> [String] {
    var widths: [Int] = []
    for row in rows {
      // What stands behind the last column needs no room.
      for (column, cell) in row.enumerated() where column + 1 < row.count || cell.alignsRight {
        while column >= widths.count { widths.append(0) }
        widths[column] = max(widths[column], min(widest, SafeText.width(cell.text)))
      }
    }
    let margin = String(repeating: " ", count: indent)
    return rows.map { row in
      var line = margin
      for (column, cell) in row.enumerated() {
        let isFilled = column + 1 < row.count || cell.alignsRight
        let missing = isFilled ? max(0, widths[column] - SafeText.width(cell.text)) : 0
        let room = String(repeating: " ", count: missing)
        line += cell.lead
        if cell.alignsRight { line += room }
        line += style.emphasized(cell.text, cell.emphasis)
        if column + 1 < row.count { line += (cell.alignsRight ? "" : room) + "  " }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
