import Audit
import ColorScience
import Wording

extension SummaryPairs {
  private static let size = SIMD2(206.0, 76.0)
  private static let pitch = 220.0
  private static let rowHeight = 76.0 + 8 + 80

  func draw(_ pen: inout SummaryPen) {
    for (at, tile) in tiles.enumerated() {
      if at > 0, at % 3 == 0 { pen.y += Self.rowHeight + 16 }
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
      let ratio = ShownNumber.ratio(tile.ratio, required: tile.required)
      pen.text(ratio, .summaryRatio, x: start, baseline: top + 26, .ink)
      pen.text(
        "of \(ShownNumber.requirement(tile.required))", .summaryNote,
        x: start + pen.engine.width(ratio, .summaryRatio) + 9, baseline: top + 26, .ink2)
      if tile.beforeRatio == nil { pen.pill(tile.pill, right: x + Self.size.x, y: top + 9) }
      pen.name(tile.foreground, .summaryTheme, x: x, baseline: top + 50, width: Self.size.x)
      let on = pen.engine.width("on ", .summaryNote)
      pen.text("on ", .summaryNote, x: x, baseline: top + 69, .ink2)
      pen.name(tile.background, .summaryNote, x: x + on, baseline: top + 69, width: Self.size.x - on, .ink2)
      theme(tile, x: x, baseline: top + 88, &pen)
    }
    pen.y += Self.rowHeight
  }

  /// The name loses its middle, and the count of others stays.
  private func theme(_ tile: SummaryTile, x: Double, baseline: Double, _ pen: inout SummaryPen) {
    let tail = tile.others > 0 ? " and \(Counted.number(tile.others)) more" : ""
    let room = Self.size.x - pen.engine.width(tail, .summaryNote)
    let used = pen.name(tile.theme, .summaryNote, x: x, baseline: baseline, width: room, .ink2)
    pen.text(tail, .summaryNote, x: x + used, baseline: baseline, .ink2)
  }
}
