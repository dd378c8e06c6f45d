import Audit
import ColorScience

/// A small matrix, in the order of the large one, that shows where the changes are.
struct DiffMap: Sendable {
  private let change: VariantChange
  private let columns: [MatrixTokens.Family]
  private let rows: [MatrixTokens.Family]
  private let cells: [Key: Cell]
  let changedCells: Int
  private let allCells: Int
  /// Whether the map is too large to draw, even with only the changed rows and columns.
  private let isTooLarge: Bool
  private let width: Double
  /// The largest number of columns side by side, whatever the width.
  private let bandLimit: Int

  /// Beyond this many columns, or rows, the map shows only the ones that contain a change.
  static let columnLimit = 14
  static let rowLimit = 24
  /// Beyond this many columns, or rows, the changes are only counted.
  static let mostColumns = 42
  static let mostRows = 40
  /// The largest number of cells that are measured one by one.
  static let cellLimit = 100_000
  static let cell = SIMD2(54.0, 26.0)
  static let pitch = SIMD2(58.0, 30.0)
  static let left = 302.0
  static let countHeight = 88.0

  private struct Key: Hashable {
    var foreground: Int
    var background: Int
  }

  private struct Cell: Hashable {
    var before: PairMeter.Reading?
    var after: PairMeter.Reading?
    var kind: VariantChange.Kind?
    var isChanged: Bool { before != after }
  }

  init(change: VariantChange, tokens: MatrixTokens, width: Double = Measures.width, columnLimit: Int? = nil) {
    self.change = change
    self.width = width
    bandLimit = max(1, columnLimit ?? .max)
    let foregrounds = tokens.columns.flatMap(\.tokens)
    let backgrounds = tokens.rows.flatMap(\.tokens)
    allCells = foregrounds.count * backgrounds.count
    guard allCells <= DiffMap.cellLimit else {
      // Counts without measuring: a cell changes when either of its colors does.
      let fronts = foregrounds.filter { !change.isChanged($0) }.count
      let backs = backgrounds.filter { !change.isChanged($0) }.count
      changedCells = allCells - fronts * backs
      (cells, columns, rows, isTooLarge) = ([:], tokens.columns, tokens.rows, true)
      return
    }
    let measured = DiffMap.cells(of: change, foregrounds, backgrounds)
    changedCells = measured.values.count(where: \.isChanged)
    func isChanged(_ foreground: Int, _ background: Int) -> Bool {
      measured[Key(foreground: foreground, background: background)]?.isChanged == true
    }
    if foregrounds.count > DiffMap.columnLimit || backgrounds.count > DiffMap.rowLimit {
      columns = DiffMap.only(tokens.columns) { foreground in backgrounds.contains { isChanged(foreground, $0) } }
      rows = DiffMap.only(tokens.rows) { background in foregrounds.contains { isChanged($0, background) } }
    } else {
      (columns, rows) = (tokens.columns, tokens.rows)
    }
    let across = Set(columns.flatMap(\.tokens))
    let down = Set(rows.flatMap(\.tokens))
    isTooLarge = across.count > DiffMap.mostColumns || down.count > DiffMap.mostRows
    // A plan keeps the maps of all its variants in memory, so each keeps only the cells that are drawn.
    cells =
      isTooLarge ? [:] : measured.filter { across.contains($0.key.foreground) && down.contains($0.key.background) }
  }

  private static func cells(of change: VariantChange, _ foregrounds: [Int], _ backgrounds: [Int]) -> [Key: Cell] {
    let kinds = kinds(of: change)
    var cells: [Key: Cell] = [:]
    for background in backgrounds {
      for foreground in foregrounds {
        let key = Key(foreground: foreground, background: background)
        var cell = Cell(kind: kinds[key])
        if case .ratio(let now) = change.after.measured(foreground, on: background, in: change.variantAfter) {
          cell.after = now
        }
        if let front = change.earlier(foreground), let back = change.earlier(background),
          case .ratio(let was) = change.before.measured(front, on: back, in: change.variantBefore)
        {
          cell.before = was
        }
        cells[key] = cell
      }
    }
    return cells
  }

  /// Returns how each judged pair changed.
  private static func kinds(of change: VariantChange) -> [Key: VariantChange.Kind] {
    var kinds: [Key: VariantChange.Kind] = [:]
    let places = Dictionary(change.after.report.tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for kind in VariantChange.Kind.allCases.reversed() {
      for pair in change.pairs[kind] ?? [] {
        guard let foreground = places[pair.foreground], let background = places[pair.background] else { continue }
        kinds[Key(foreground: foreground, background: background)] = kind
      }
    }
    return kinds
  }

  private static func only(_ families: [MatrixTokens.Family], _ isKept: (Int) -> Bool) -> [MatrixTokens.Family] {
    families.compactMap { family in
      let kept = zip(family.tokens, family.names).filter { isKept($0.0) }
      return kept.isEmpty
        ? nil
        : MatrixTokens.Family(label: family.label, shared: family.shared, tokens: kept.map(\.0), names: kept.map(\.1))
    }
  }

  var isDrawn: Bool { changedCells > 0 && !isTooLarge }

  /// The height of each band; empty when nothing changed.
  var heights: [Double] {
    guard changedCells > 0 else { return [] }
    if isTooLarge { return [DiffMap.countHeight] }
    let rows = DiffMap.pitch.y * Double(self.rows.map(\.tokens.count).reduce(0, +))
    let gaps = MatrixGeometry.familyGap * Double(max(0, self.rows.count - 1))
    return bands().map { _ in 66 + rows + gaps + 12 }
  }

  /// Draws one band and returns the y at which the sheet continues.
  func draw(_ band: Int, _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    if band > 0 {
      drawing.sectionLabel("Map", "continued", y: y + 30, with: engine)
    } else {
      drawing.sectionLabel("Map", "\(changedCells) of \(allCells)", "cells changed", y: y + 30, with: engine)
    }
    if isTooLarge {
      drawing.text(
        "Too many to map: they are in \(rows.map(\.tokens.count).reduce(0, +)) rows and "
          + "\(columns.map(\.tokens.count).reduce(0, +)) columns.", .note, x: Measures.content, baseline: y + 30,
        .chrome(.ink2))
      return y + DiffMap.countHeight
    }
    return draw(bands()[band], &drawing, y: y, with: engine) + 12
  }

  /// Returns the columns in bands that fit the width. Columns that do not fit, because the sheet is narrow or there are many
  /// families, continue in a band below.
  func bands() -> [[MatrixTokens.Family]] {
    let room = width - Measures.margin - DiffMap.left + DiffMap.pitch.x - DiffMap.cell.x
    var bands: [[MatrixTokens.Family]] = [[]]
    var (used, count) = (0.0, 0)
    for family in columns {
      var isNew = true
      for (token, name) in zip(family.tokens, family.names) {
        let gap = isNew && used > 0 ? MatrixGeometry.familyGap : 0
        if count > 0, used + gap + DiffMap.pitch.x > room || count >= bandLimit {
          bands.append([])
          (used, count, isNew) = (0, 0, true)
        }
        used += (isNew && used > 0 ? MatrixGeometry.familyGap : 0) + DiffMap.pitch.x
        count += 1
        let last = bands.count - 1
        if isNew {
          bands[last].append(MatrixTokens.Family(label: family.label, shared: family.shared, tokens: [], names: []))
          isNew = false
        }
        bands[last][bands[last].count - 1].tokens.append(token)
        bands[last][bands[last].count - 1].names.append(name)
      }
    }
    return bands
  }

  private func draw(
    _ columns: [MatrixTokens.Family], _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) -> Double {
    headings(columns, &drawing, y: y, with: engine)
    var top = y + 66
    for family in rows {
      for (background, name) in zip(family.tokens, family.names) {
        let shown = engine.fitted(name, .mapName, width: DiffMap.left - Measures.content - 8)
        drawing.text(VisibleName.isolated(shown), .mapName, x: Measures.content, baseline: top + 17, .chrome(.ink))
        var x = DiffMap.left
        for columnFamily in columns {
          for foreground in columnFamily.tokens {
            if let cell = cells[Key(foreground: foreground, background: background)] {
              draw(cell, Rect(x, top, DiffMap.cell.x, DiffMap.cell.y), &drawing, with: engine)
            }
            x += DiffMap.pitch.x
          }
          x += MatrixGeometry.familyGap
        }
        top += DiffMap.pitch.y
      }
      top += MatrixGeometry.familyGap
    }
    return top - MatrixGeometry.familyGap
  }

  private func headings(
    _ columns: [MatrixTokens.Family], _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    var x = DiffMap.left
    for family in columns {
      let room = DiffMap.pitch.x * Double(family.tokens.count) - 4
      let label = engine.fitted(family.label, .tokenName, width: room)
      drawing.text(VisibleName.isolated(label), .tokenName, x: x, baseline: y + 28, .chrome(.ink))
      for name in family.names {
        let lines = engine.wrapped(name, .mapColumn, width: DiffMap.cell.x, lines: 2)
        for (number, line) in lines.enumerated() {
          drawing.text(
            VisibleName.isolated(line), .mapColumn, x: x, baseline: y + 44 + 12 * Double(number), .chrome(.ink))
        }
        x += DiffMap.pitch.x
      }
      x += MatrixGeometry.familyGap
    }
  }

  private func draw(_ cell: Cell, _ rect: Rect, _ drawing: inout Drawing, with engine: TextEngine) {
    guard let shown = cell.after ?? cell.before else {
      drawing.tile(rect, .empty(.soft))
      return
    }
    let before = cell.before ?? shown
    let after = cell.after ?? shown
    let isSplit = before.background != after.background
    drawing.tile(rect, isSplit ? .split(before.background, after.background) : .opaque(after.background))
    let bar = Rect(rect.x + 7, rect.y + 10, 22, 6)
    if before.foreground == after.foreground {
      drawing.fill(bar, .color(after.foreground))
    } else {
      drawing.fill(Rect(bar.x, bar.y, 11, 6), .color(before.foreground))
      drawing.fill(Rect(bar.x + 11, bar.y, 11, 6), .color(after.foreground))
    }
    if cell.isChanged {
      drawing.shape(.roundedBorder(rect, radius: 0, stroke: 1.5), .chrome(.ink))
    }
    if let kind = cell.kind { disc(kind, center: SIMD2(rect.x + 43, rect.y + 13), &drawing, with: engine) }
  }

  private func disc(
    _ kind: VariantChange.Kind, center: SIMD2<Double>, _ drawing: inout Drawing, with engine: TextEngine
  ) {
    let box = Rect(center.x - 3.5, center.y - 3.5, 7, 7)
    if kind == .new {
      drawing.shape(.circle(center: center, radius: 7), .chrome(.ink))
      drawing.mark(.cross, in: box, .chrome(.onInk), with: engine)
      return
    }
    drawing.shape(.circle(center: center, radius: 7), .chrome(.page))
    drawing.shape(.ring(center: center, radius: 6.5, stroke: 1), .chrome(.ink))
    let mark = (VariantChange.pills[kind]?.mark ?? nil) ?? .tick
    drawing.mark(mark, in: box, .chrome(.ink), stroke: 1.2, with: engine)
  }
}
