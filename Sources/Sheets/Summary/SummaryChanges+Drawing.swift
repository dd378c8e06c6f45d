import Audit
import ColorScience
import Wording

extension SummaryChanges {
  private static let pitch = 80.0
  private static let tile = SIMD2(136.0, 58.0)
  private static let text = SummarySheet.margin + 152
  private static let countWidth = 92.0

  func draw(_ pen: inout SummaryPen) {
    for row in rows {
      pen.rule()
      let top = pen.y + 11
      pen.cut(Rect(SummarySheet.margin, top, Self.tile.x, Self.tile.y), row.now, row.after, row.sample)
      draw(row, top: top, &pen)
      pen.y += Self.pitch
    }
    guard !rest.isEmpty else {
      // The next section begins with its own rule.
      pen.y -= 8
      return
    }
    pen.rule()
    pen.y += 24
    pen.paragraph(
      [TextPiece(rest, .summaryNote, .chrome(.ink2))], x: SummarySheet.margin, width: SummarySheet.body, leading: 18,
      limit: 2)
    pen.y -= 18
  }

  private func draw(_ row: SummaryChange, top: Double, _ pen: inout SummaryPen) {
    let width = SummarySheet.right - Self.countWidth - Self.text - 12
    pen.name(row.name, .summaryName, x: Self.text, baseline: top + 13, width: width)
    if row.valueCount > 1 {
      pairs(row, top: top + 22, width: width, &pen)
    } else if let values = row.values.first {
      value(values, row, baseline: top + 36, width: width, &pen)
    }
    tokens(row, baseline: top + 56, width: width, &pen)
    guard let count = row.count else { return }
    pen.text(Counted.number(count), .summaryMended, right: SummarySheet.right, baseline: top + 27, .ink)
    pen.text(row.unit, .summaryNote, right: SummarySheet.right, baseline: top + 48, .ink2)
  }

  private func value(
    _ values: SummaryChange.Values, _ row: SummaryChange, baseline: Double, width: Double, _ pen: inout SummaryPen
  ) {
    var x = Self.text
    func swatch(_ color: Color) {
      let rect = Rect(x, baseline - 13, 16, 16)
      if color.alpha < 1 {
        pen.drawing.checkerboard(rect, color, .under([color]), check: 4)
        pen.drawing.frame(rect)
      } else {
        pen.drawing.tile(rect, .opaque(color))
      }
      x += 24
      let text = pen.engine.fitted(SheetColor.text(color), .summaryValue, width: max(40, Self.text + width - x))
      pen.text(text, .summaryValue, x: x, baseline: baseline, .ink)
      x += pen.engine.width(text, .summaryValue) + 9
    }
    swatch(values.now)
    pen.drawing.arrow(x: x, y: baseline - 5, .chrome(.ink2))
    x += 20
    guard let after = values.after else {
      pen.text(row.noValue, .summaryNote, x: x, baseline: baseline, .ink2)
      return
    }
    swatch(after)
    guard let difference = row.difference else { return }
    var opaque = after
    opaque.alpha = values.now.alpha
    let isSame = opaque == values.now && after.alpha != values.now.alpha
    let text =
      isSame
      ? (after.alpha > values.now.alpha ? "more opaque" : "less opaque") : "ΔE \(ShownNumber.difference(difference))"
    if x + pen.engine.width(text, .summaryNote) <= Self.text + width {
      pen.text(text, .summaryNote, x: x, baseline: baseline, .ink2)
    }
  }

  /// Draws the values of a color as small pairs, now above and mended below.
  private func pairs(_ row: SummaryChange, top: Double, width: Double, _ pen: inout SummaryPen) {
    var x = Self.text
    for values in row.values {
      for (color, y) in [(values.now, top), (values.after, top + 10)] {
        let rect = Rect(x, y, 13, 10)
        guard let color = color ?? (values.isSought ? nil : values.now) else {
          pen.drawing.hatch(rect, .chrome(.line), step: 4, stroke: 1)
          continue
        }
        let seen = color.alpha < 1 ? Mixing.over(color, Checkerboard.light.colors.0) : color
        pen.drawing.fill(rect, .color(seen))
      }
      pen.drawing.frame(Rect(x, top, 13, 20))
      x += 15
    }
    let text =
      row.values.count < row.valueCount
      ? "\(row.values.count) of \(Counted.number(row.valueCount))" : Counted.of(row.valueCount, "value")
    pen.text(text, .summaryNote, x: x + 8, baseline: top + 15, .ink2)
  }

  /// Draws three, two or one whole names, then the number of others. The tail is never cut.
  private func tokens(_ row: SummaryChange, baseline: Double, width: Double, _ pen: inout SummaryPen) {
    guard !row.tokens.isEmpty else {
      let text = [row.scope, row.aside].filter { !$0.isEmpty }.joined(separator: ", ")
      pen.text(text, .summaryNote, x: Self.text, baseline: baseline, .ink2)
      return
    }
    let tail = row.tail
    for limit in [3, 2, 1] where limit <= row.tokens.count {
      let names = row.tokens.prefix(limit).map { VisibleName.isolated(VisibleName.shown($0)) }
      let rest = row.tokens.count - limit
      let text =
        rest > 0
        ? names.joined(separator: ", ") + " and \(rest) more" + tail : Counted.list(names, limit: limit) + tail
      if pen.engine.width(text, .summaryNote) <= width || limit == 1 {
        if limit == 1 {
          let more = (rest > 0 ? " and \(rest) more" : "") + tail
          let room = width - pen.engine.width(more, .summaryNote)
          let shown = VisibleName.isolated(pen.engine.fitted(row.tokens[0], .summaryNote, width: room))
          pen.text(shown + more, .summaryNote, x: Self.text, baseline: baseline, .ink2)
        } else {
          pen.text(text, .summaryNote, x: Self.text, baseline: baseline, .ink2)
        }
        return
      }
    }
  }
}
