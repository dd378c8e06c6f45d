/// Rows of cells in aligned columns, two spaces apart. The last column is not filled up.
struct TextTable {
  struct Cell {
    /// Counted for the width.
    var text: String
    /// Stands before the text and has no width of its own in the count, such as a chip of a known width.
    var lead = ""
    var emphasis: TerminalStyle.Emphasis?
    var alignsRight = false

    init(_ text: String, lead: String = "", _ emphasis: TerminalStyle.Emphasis? = nil, alignsRight: Bool = false) {
      self.text = TerminalText.safe(text)
      self.lead = lead
      self.emphasis = emphasis
      self.alignsRight = alignsRight
    }
  }

  var rows: [[Cell]] = []

  mutating func add(_ cells: Cell...) {
    rows.append(cells)
  }

  mutating func add(_ cells: [Cell]) {
    rows.append(cells)
  }

  func lines(_ style: TerminalStyle, indent: Int = 0) -> [String] {
    var widths: [Int] = []
    for row in rows {
      // What stands behind the last column needs no room.
      for (column, cell) in row.enumerated() where column + 1 < row.count || cell.alignsRight {
        while column >= widths.count { widths.append(0) }
        widths[column] = max(widths[column], TerminalText.width(cell.text))
      }
    }
    let margin = String(repeating: " ", count: indent)
    return rows.map { row in
      var line = margin
      for (column, cell) in row.enumerated() {
        let isFilled = column + 1 < row.count || cell.alignsRight
        let room = isFilled ? String(repeating: " ", count: widths[column] - TerminalText.width(cell.text)) : ""
        let text = cell.emphasis.map { style.emphasized(cell.text, $0) } ?? cell.text
        line += cell.lead
        if cell.alignsRight { line += room }
        line += text
        if column + 1 < row.count { line += (cell.alignsRight ? "" : room) + "  " }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
