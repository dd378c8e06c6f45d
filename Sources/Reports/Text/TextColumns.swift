/// Rows of cells in aligned columns, two spaces apart; the last column is not filled up.
struct TextColumns {
  struct Cell {
    var text: String
    var emphasis: TextStyle.Emphasis?
    /// Stands before the text and takes no part in the alignment: chips are all of one width.
    var chip = ""
    var alignsRight = false

    init(_ text: String, _ emphasis: TextStyle.Emphasis? = nil, chip: String = "", alignsRight: Bool = false) {
      self.text = text
      self.emphasis = emphasis
      self.chip = chip
      self.alignsRight = alignsRight
    }
  }

  /// A column never grows beyond this, whatever a name says.
  private static let widest = 60

  var rows: [[Cell]] = []

  func lines(_ style: TextStyle, indent: Int) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], min(TextColumns.widest, SafeText.width(cell.text)))
      }
    }
    let margin = String(repeating: " ", count: indent)
    return rows.map { row in
      var line = margin
      for (column, cell) in row.enumerated() {
        let room = String(repeating: " ", count: max(0, widths[column] - SafeText.width(cell.text)))
        line += cell.chip
        if cell.alignsRight { line += room }
        line += style.text(cell.text, cell.emphasis)
        if column + 1 < row.count { line += (cell.alignsRight ? "" : room) + "  " }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
