/// Rows of cells in aligned columns, two spaces apart. The last column is not padded.
public struct TextTable {
  public struct Cell {
    /// The text, whose width counts for the alignment.
    var text: String
    /// A prefix that does not count for the alignment, such as a chip; all chips have the same width.
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
  /// The largest width of a column, whatever the names are. A longer cell moves only the rest of its own row.
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

  /// Returns the lines. With a width, no line is wider: cells that do not fit beside the others of their row hang below them.
  public func lines(_ style: TerminalStyle, indent: Int = 0, width: Int? = nil) -> [String] {
    Array(blocks(style, indent: indent, width: width).joined())
  }

  /// Returns the lines of each row.
  public func blocks(_ style: TerminalStyle, indent: Int = 0, width: Int? = nil) -> [[String]] {
    let widths = widths(atMost: width.map { min(widest, max(12, $0 * 2 / 5)) } ?? widest)
    return rows.map { row in
      let line = line(row[...], widths, style, indent: indent)
      guard let width, DressedText.width(line) > width else { return [line] }
      return folded(row, widths, style, indent: indent, width: width)
    }
  }

  private func folded(
    _ row: [Cell], _ widths: [Int], _ style: TerminalStyle, indent: Int, width: Int
  ) -> [String] {
    var count = row.count
    var head = ""
    repeat {
      count -= 1
      head = line(row.prefix(count), widths, style, indent: indent)
    } while count > 1 && DressedText.width(head) > width
    let rest = row.dropFirst(count).filter { !$0.text.isEmpty }
      .map { $0.lead + style.emphasized($0.text, $0.emphasis) }
    let hanging = String(repeating: " ", count: min(indent + 4, width / 2))
    return WrappedLine.fitted(head, width: width)
      + (rest.isEmpty ? [] : WrappedLine.fitted(hanging + rest.joined(separator: "  "), width: width))
  }

  private func widths(atMost limit: Int) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      // The last column needs no padding.
      for (column, cell) in row.enumerated() where column + 1 < row.count || cell.alignsRight {
        while column >= widths.count { widths.append(0) }
        widths[column] = max(widths[column], min(limit, SafeText.width(cell.text)))
      }
    }
    return widths
  }

  private func line(_ row: ArraySlice<Cell>, _ widths: [Int], _ style: TerminalStyle, indent: Int) -> String {
    var line = String(repeating: " ", count: indent)
    for (column, cell) in row.enumerated() {
      let isFilled = column + 1 < row.count || cell.alignsRight
      let missing = isFilled && column < widths.count ? max(0, widths[column] - SafeText.width(cell.text)) : 0
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
