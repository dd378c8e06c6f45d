import Audit
import ColorScience
import Wording

extension SummaryPairs {
  private static let size = SIMD2(206.0, 76.0)
  private static let pitch = 220.0
  private static let rowHeight = 76.0 + 8 + 80

  /// The lines of a tile's names. A name gets a second line where a single one would cut the part that distinguishes it.
  private struct Names {
    var foreground: [String]
    var background: [String]
  }

  private func names(_ tile: SummaryTile, _ pen: SummaryPen) -> Names {
    let on = pen.engine.width("on ", .summaryNote)
    return Names(
      foreground: pen.engine.wrapped(tile.foreground, .summaryTheme, width: Self.size.x, lines: 2),
      background: pen.engine.wrapped(tile.background, .summaryNote, width: Self.size.x - on, lines: 2))
  }

  func draw(_ pen: inout SummaryPen) {
    let names = tiles.map { self.names($0, pen) }
    for (at, tile) in tiles.enumerated() {
      let row = names[at - at % 3..<min(at - at % 3 + 3, names.count)]
      let lines = SIMD2(row.map(\.foreground.count).max() ?? 1, row.map(\.background.count).max() ?? 1)
      let more = 18 * Double(lines.x + lines.y - 2)
      let x = SummarySheet.margin + Double(at % 3) * Self.pitch
      let rect = Rect(x, pen.y, Self.size.x, Self.size.y)
      if let before = tile.before {
        pen.cut(rect, before, tile.look, tile.sample)
      } else {
        pen.whole(rect, tile.look, tile.sample)
      }
      let top = pen.y + Self.size.y
      var start = x
      if let before = tile.beforeRatio {
        pen.text(before, .summaryFigure, x: x, baseline: top + 26, .ink2)
        start += pen.engine.width(before, .summaryFigure) + 6
        pen.drawing.arrow(x: start, y: top + 20, .chrome(.ink2))
        start += 17
      }
      let ratio = tile.shownRatio ?? ShownNumber.ratio(tile.ratio, required: tile.required)
      pen.text(ratio, .summaryRatio, x: start, baseline: top + 26, .ink)
      pen.text(
        "of \(ShownNumber.requirement(tile.required))", .summaryNote,
        x: start + pen.engine.width(ratio, .summaryRatio) + 9, baseline: top + 26, .ink2)
      if tile.beforeRatio == nil { pen.pill(tile.pill, right: x + Self.size.x, y: top + 9) }
      var baseline = top + 50
      for line in names[at].foreground {
        pen.text(VisibleName.isolated(line), .summaryTheme, x: x, baseline: baseline, .ink)
        baseline += 18
      }
      baseline += 1
      let on = pen.engine.width("on ", .summaryNote)
      pen.text("on ", .summaryNote, x: x, baseline: baseline, .ink2)
      for (number, line) in names[at].background.enumerated() {
        let start = number == 0 ? x + on : x
        pen.text(VisibleName.isolated(line), .summaryNote, x: start, baseline: baseline, .ink2)
        baseline += 18
      }
      theme(tile, x: x, baseline: baseline + 1, &pen)
      if at % 3 == 2 || at == tiles.count - 1 {
        pen.y += Self.rowHeight + more + (at == tiles.count - 1 ? 0 : 16)
      }
    }
  }

  /// Draws the theme, whose name loses its middle to fit, and the count of others, which is never cut.
  private func theme(_ tile: SummaryTile, x: Double, baseline: Double, _ pen: inout SummaryPen) {
    let tail = tile.others > 0 ? " and \(Counted.number(tile.others)) more" : ""
    let room = Self.size.x - pen.engine.width(tail, .summaryNote)
    let used = pen.name(tile.theme, .summaryNote, x: x, baseline: baseline, width: room, .ink2)
    pen.text(tail, .summaryNote, x: x + used, baseline: baseline, .ink2)
  }
}
