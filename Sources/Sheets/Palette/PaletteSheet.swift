import Audit
import ColorScience

/// Every color of a theme, all variants side by side: raw colors as ramps, the others as cards.
struct PaletteSheet: Sendable {
  let index: ReportIndex
  let content: PaletteContent
  let pages: [PalettePage]
  let page: Int
  /// The number of the first sheet and the number of all sheets of the theme, which may have more variants than one set shows.
  let number: (first: Int, of: Int)
  let paper: SheetPaper
  /// Whether the file is sRGB. The half of a wide tile that shows the color itself then shows it clipped.
  let isClipped: Bool
  let usesOfRaw: [String: Int]

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(paper: paper, width: content.width)
    var y = drawing.head(head(), with: engine)
    if content.sections.isEmpty {
      drawing.text("This theme has no tokens.", .subtitle, x: Measures.margin, baseline: y + 48, .chrome(.ink2))
      y += 62
    }
    var needsHeads = PaletteSheet.hasVariantHeads(content)
    for (number, part) in pages[page].parts.enumerated() {
      if number > 0 {
        y += 28
        drawing.rule(y: y)
      }
      let section = content.sections[part.section]
      y += 30
      for row in part.rows {
        if needsHeads, case .cards = section.rows[row] {
          y = variantHeads(&drawing, y: y, with: engine)
          needsHeads = false
        }
        if row == part.rows.lowerBound {
          let count = part.rows.lowerBound > 0 ? "continued" : section.count
          drawing.sectionLabel(section.titles, count, y: y, with: engine)
        }
        let bottom = draw(section.rows[row], &drawing, y: y, with: engine)
        y = bottom + (row + 1 < part.rows.upperBound ? section.rows[row].gap(before: section.rows[row + 1]) : 0)
      }
    }
    drawing.foot(footer(), y: y + 28, with: engine)
    return drawing
  }

  /// Reports whether the variants have heads. Cards as wide as the sheet have each variant's part at the same place, and
  /// heads over these are clearer than a legend.
  static func hasVariantHeads(_ content: PaletteContent) -> Bool {
    content.variants.count > 1 && CardRow.perRow(content.body, variants: content.variants.count) == 1
  }

  static let variantHeads = 56.0

  /// Draws the names of the variants over the first cards of a sheet. Returns the first baseline under them.
  private func variantHeads(_ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let count = content.variants.count
    let width = CardRow.span(0, in: content.body, variants: count).width
    let names = index.variantNames(content.variants)
    var columns: [[[TextRun]]] = []
    for (place, name) in names.enumerated() {
      let part = CardRow.part(place, of: count, width: width)
      let lines = engine.lines([TextPiece(VisibleName.shown(name), .alias, .chrome(.ink2))], width: part.width - 12)
      columns.append(Array(lines.prefix(4)))
    }
    for (place, lines) in columns.enumerated() {
      let x = Measures.content + CardRow.part(place, of: count, width: width).x
      for (number, line) in lines.enumerated() {
        for run in line {
          drawing.text(run.text, run.style, x: x + run.x, baseline: y + 12 * Double(number), run.paint)
        }
      }
    }
    return y + 12 * Double((columns.map(\.count).max() ?? 1) - 1) + 26
  }

  /// Draws a row and returns its last baseline.
  private func draw(_ row: PaletteContent.Row, _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    switch row {
    case .ramps(let ramps): return self.ramps(ramps, &drawing, y: y, with: engine)
    case .cards(let cards): return self.cards(cards, &drawing, y: y, with: engine)
    case .missing(let tokens): return missing(tokens, &drawing, y: y, with: engine)
    }
  }

  /// Returns a variant in which a raw color is shown. It looks the same in each variant that has it.
  func variant(of raw: Int) -> Int {
    index.firstVariant(of: raw, in: content.variants) ?? content.variants[0]
  }

  func clippedTile(_ tile: TileContent) -> TileContent {
    guard isClipped, case .wide(let mapped, let asIs) = tile else { return tile }
    return .wide(mapped: mapped, asIs: asIs.mapped(to: .srgb, by: .clip))
  }

  /// Returns a name without its type: in a palette, `ColorRawTokens.functionalWhite` says no more than `functionalWhite`.
  static func withoutType(_ name: String) -> String {
    let tail = name.split(separator: ".").last.map(String.init) ?? name
    return tail.first?.isLetter == true && name.first?.isUppercase == true ? tail : name
  }
}
