import Audit
import ColorScience
import Wording

/// A sheet with foregrounds across and backgrounds down; each cell shows the combination itself.
struct MatrixSheet: Sendable {
  let index: ReportIndex
  let tokens: MatrixTokens
  let variant: Int
  let columns: [MatrixPages.Part]
  let rows: [MatrixPages.Part]
  let number: (sheet: Int, of: Int)?
  let all: Bool
  let paper: SheetPaper
  /// The summary of all judged pairs of the variant, on this sheet or not.
  let summary: PairSummary
  let facts: MatrixFacts
  /// The judged pairs of the sheet's cells.
  let pairs: [Int]
  /// The variants of the theme that look and are judged the same, and so have no sheet of their own.
  var twins: [Int] = []
  /// The number of sheets of the variant's matrix that are not drawn, and of its failures that are on no drawn sheet.
  var undrawn = 0
  var unseen = 0
  /// The largest width of the sheet, in px; `nil` means as wide as its columns.
  var widest: Double?

  /// Returns the cells row by row.
  func cells() -> [[MatrixCell]] {
    let across = MatrixSheet.tokens(columns, tokens.columns)
    let down = MatrixSheet.tokens(rows, tokens.rows)
    var pairsOfCell: [MatrixPlaces.Cell: [Int]] = [:]
    for pair in pairs { pairsOfCell[MatrixPlaces.Cell(index.report.pairs[pair]), default: []].append(pair) }
    return down.map { background in
      across.map { foreground in
        index.matrixCell(
          foreground, on: background, in: variant,
          pairs: pairsOfCell[MatrixPlaces.Cell(column: foreground, row: background)] ?? [],
          columnSample: sample(of: foreground))
      }
    }
  }

  func sample(of foreground: Int) -> SampleKind {
    index.sampleOfForeground[foreground]
      ?? index.report.tokens[foreground].role.flatMap(SampleKind.init(rawValue:)) ?? .text
  }

  static func tokens(_ parts: [MatrixPages.Part], _ families: [MatrixTokens.Family]) -> [Int] {
    parts.flatMap { part in part.places.map { families[part.family].tokens[$0] } }
  }

  func drawing(with engine: TextEngine) -> Drawing {
    let geometry = MatrixGeometry(
      columnCounts: columns.map(\.places.count), rowCounts: rows.map(\.places.count), widest: widest)
    let cells = cells()
    var drawing = Drawing(paper: paper, width: geometry.width)
    let top = drawing.head(head(cells), with: engine)
    guard !columns.isEmpty, !rows.isEmpty else {
      let words = rows.isEmpty ? "No token of this theme is a surface." : "No token of this theme is a foreground."
      drawing.text(words, .subtitle, x: Measures.margin, baseline: top + 48, .chrome(.ink2))
      drawing.foot(footer(cells), y: top + 80, with: engine)
      return drawing
    }
    corner(&drawing, y: top)
    let first = headings(&drawing, y: top, geometry, with: engine)
    let across = MatrixSheet.tokens(columns, tokens.columns)
    for (row, background) in MatrixSheet.tokens(rows, tokens.rows).enumerated() {
      let y = first + geometry.rows[row]
      rowKey(&drawing, background, y: y, with: engine)
      for column in across.indices {
        let rect = Rect(geometry.columns[column], y, geometry.tileWidth, MatrixGeometry.tileHeight)
        draw(cells[row][column], in: rect, &drawing, with: engine)
      }
    }
    drawing.foot(footer(cells), y: first + (geometry.rows.last ?? 0) + 76, with: engine)
    return drawing
  }

  private func draw(_ cell: MatrixCell, in rect: Rect, _ drawing: inout Drawing, with engine: TextEngine) {
    drawing.tile(rect, cell.tile)
    if let sample = cell.sample {
      drawing.sample(sample.kind, center: rect.center, sample.color, with: engine)
    }
    var label = cell.label
    if rect.width < CellLabel.wide, label.mark != .cross { label.mark = nil }
    drawing.cellLabel(label, x: rect.x, y: rect.bottom + CellLabel.gap, width: rect.width, with: engine)
  }

  private func corner(_ drawing: inout Drawing, y: Double) {
    let right = Measures.margin + MatrixGeometry.key - 16
    drawing.shape(
      .line(from: SIMD2(Measures.margin, y + 42), to: SIMD2(right, y + 100), stroke: 1), .chrome(.line))
  }

  /// Draws the column headings and returns the top of the first row of tiles. A name of more than two lines moves that row down.
  private func headings(
    _ drawing: inout Drawing, y: Double, _ geometry: MatrixGeometry, with engine: TextEngine
  ) -> Double {
    let right = Measures.margin + MatrixGeometry.key - 20
    drawing.text("Foreground", .matrixName, right: right, baseline: y + 54, .chrome(.ink), with: engine)
    drawing.text("Background", .matrixName, x: Measures.margin, baseline: y + 98, .chrome(.ink))
    var column = 0
    var mostLines = 2
    for part in columns {
      let family = tokens.columns[part.family]
      let shown = MatrixTokens.columnFamily(family.label, part.places.map { family.tokens[$0] }, index)
      familyLine(&drawing, shown, x: geometry.columns[column], y: y + 32, geometry, with: engine)
      for (token, name) in zip(shown.tokens, shown.names) {
        let x = geometry.columns[column]
        drawing.tile(
          Rect(x, y + 42, geometry.tileWidth, 24),
          index.tile(token, in: variant, on: index.report.variants[variant].canvas, index.checkerboard(variant)),
          check: 8, columns: 3)
        let lines = engine.wrapped(name, .matrixName, width: geometry.tileWidth, lines: 4)
        mostLines = max(mostLines, lines.count)
        var baseline = y + 81
        for line in lines {
          drawing.text(VisibleName.isolated(line), .matrixName, x: x, baseline: baseline, .chrome(.ink))
          baseline += 13
        }
        let value = value(token, width: geometry.tileWidth, with: engine)
        drawing.text(value, .value, x: x, baseline: baseline + 1, .chrome(.ink2))
        column += 1
      }
    }
    return y + MatrixGeometry.headings + 13 * Double(mostLines - 2)
  }

  private func familyLine(
    _ drawing: inout Drawing, _ family: MatrixTokens.Family, x: Double, y: Double, _ geometry: MatrixGeometry,
    with engine: TextEngine
  ) {
    let room = geometry.pitch * Double(family.tokens.count) - 4
    let label = engine.fitted(family.label, .tokenName, width: room)
    drawing.text(VisibleName.isolated(label), .tokenName, x: x, baseline: y, .chrome(.ink))
    var pen = x + engine.width(label, .tokenName) + 7
    // The part that the names below leave out comes before the requirement; each is drawn only where it fits.
    for note in [family.shared.isEmpty ? "" : engine.visible(family.shared) + "…", needs(of: family)]
    where !note.isEmpty {
      let left = x + room - pen
      let shown = note.hasSuffix("…") ? engine.fitted(note, .note, width: left) : note
      guard left > 40, engine.width(shown, .note) <= left else { continue }
      drawing.text(VisibleName.isolated(shown), .note, x: pen, baseline: y, .chrome(.ink2))
      pen += engine.width(shown, .note) + 7
    }
  }

  /// Returns, for example, `needs 4.5` when all rules that judge the family in this variant require the same.
  private func needs(of family: MatrixTokens.Family) -> String {
    facts.requirement(of: family.tokens).map { "needs \(ShownNumber.requirement($0))" } ?? ""
  }

  private func rowKey(_ drawing: inout Drawing, _ token: Int, y: Double, with engine: TextEngine) {
    let canvas = index.report.variants[variant].canvas
    drawing.tile(
      Rect(Measures.margin, y, 44, 44), index.tile(token, in: variant, on: canvas, index.checkerboard(variant)),
      check: 11, columns: 2)
    let x = Measures.margin + 54
    let width = MatrixGeometry.key - 54 - 4
    var baseline = y + 9
    // A translucent color needs the fourth line for the color under it.
    let isOpaque = index.stops(token, in: variant).allSatisfy { $0.alpha >= 1 }
    for line in engine.wrapped(index.forms(token), .matrixName, width: width, lines: isOpaque ? 4 : 3) {
      drawing.text(VisibleName.isolated(line), .matrixName, x: x, baseline: baseline, .chrome(.ink))
      baseline += 13
    }
    let value = value(token, width: width, with: engine)
    drawing.text(value, .value, x: x, baseline: baseline + 1, .chrome(.ink2))
    note(token, &drawing, x: x, baseline: baseline + 13, width: width, hasTwoLines: baseline < y + 40, with: engine)
  }

  /// Returns a color as six digits: nothing longer fits a tile, and one notation is easier to compare.
  private func value(_ token: Int, width: Double, with engine: TextEngine) -> String {
    let stops = index.stops(token, in: variant)
    guard stops.count == 1, let color = stops.first else {
      return engine.fitted(index.valueText(token, in: variant), .value, width: width)
    }
    return engine.fitted(color, .value, width: width, isSix: true)
  }

  /// Draws, for example, `over layer1, worst of 3` or `worst stop`. The number is never shortened. Where the two do not fit
  /// on one line, the number gets its own line; without room for that, the footer says what lies under the color.
  private func note(
    _ token: Int, _ drawing: inout Drawing, x: Double, baseline: Double, width: Double, hasTwoLines: Bool,
    with engine: TextEngine
  ) {
    let stops = index.stops(token, in: variant)
    if stops.count > 1 {
      drawing.text("worst stop", .alias, x: x, baseline: baseline, .chrome(.ink2))
      return
    }
    guard let color = stops.first, color.alpha < 1 else { return }
    let judged = facts.stacks[token].map { index.report.pairs[$0] }
    let under =
      judged.flatMap { $0.layers[$0.layers.count - 3].token }.map { index.label($0) } ?? index.canvasName(variant)
    guard let under else {
      drawing.text("no canvas", .alias, x: x, baseline: baseline, .chrome(.ink2))
      return
    }
    let alternatives = judged?.alternatives ?? 0
    let worst = alternatives > 1 ? "worst of \(alternatives)" : ""
    let whole = "over \(engine.visible(under)), \(worst)"
    if !worst.isEmpty, engine.width(whole, .alias) <= width {
      drawing.text(
        "over \(VisibleName.isolated(engine.visible(under))), \(worst)", .alias, x: x, baseline: baseline,
        .chrome(.ink2))
      return
    }
    if worst.isEmpty || hasTwoLines {
      drawing.sentence(
        [.words("over "), .name(under), .words(worst.isEmpty ? "" : ",")], .alias, .chrome(.ink2), x: x,
        baseline: baseline, width: width, with: engine)
    }
    drawing.text(worst, .alias, x: x, baseline: baseline + (hasTwoLines ? 11 : 0), .chrome(.ink2))
  }
}
