import Audit
import ColorScience
import Wording

/// A plan in one picture: what each change does to its color and to the pairs, which existing colors could be used instead,
/// and what remains.
struct MendSheet: Sendable {
  let plan: MendPlan
  let paper: SheetPaper
  let width: Double

  static let rowLimit = 14
  static let pitch = 120.0
  private static let swatch = Rect(76, 0, 128, 64)
  private static let words = (x: 222.0, width: 330.0)
  private static let count = 620.0
  private static let looks = (x: 638.0, pitch: 155.0, width: 140.0, height: 52.0)

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(paper: paper, width: width)
    var y = drawing.head(head, with: engine)
    let rows = MendRow.rows(of: plan)
    for (index, row) in rows.prefix(MendSheet.rowLimit).enumerated() {
      if index > 0 { drawing.rule(y: y) }
      self.row(index + 1, row, &drawing, y: y + 18, with: engine)
      y += MendSheet.pitch
    }
    let rest = rows.dropFirst(MendSheet.rowLimit)
    if !rest.isEmpty {
      let (more, pairs) = (rest.map(\.changes.count).reduce(0, +), rest.map(\.mended).reduce(0, +))
      drawing.text(
        "\(Counted.of(more, "more change")), mending \(Counted.of(pairs, "pair")), in the plan.", .note,
        x: MendSheet.swatch.x, baseline: y + 6, .chrome(.ink2))
      y += 24
    }
    y = MendInstead(plan: plan).draw(&drawing, y: y, with: engine)
    y = MendRemainder(plan: plan).draw(&drawing, y: y, with: engine)
    y = immovable(&drawing, y: y, with: engine)
    drawing.foot(footer, y: y, with: engine)
    return drawing
  }

  var head: SheetHead {
    let words = MendWords(plan: plan)
    let example = plan.changes.first.map { ($0.before, $0.after) }
    var legend: [LegendItem] = []
    if let example {
      legend.append(
        LegendItem(
          .drawn(width: 28) { drawing, x, y in
            drawing.halves(Rect(x, y - 7, 28, 14), example.0, example.1)
          }, "raw colour now, changed"))
    }
    legend += [
      LegendItem(.none, count: plan.mended, plan.mended == 1 ? "pair mended" : "pairs mended"),
      LegendItem(.none, count: 0, "pairs broken"),
    ]
    if plan.remaining > 0 {
      legend.append(LegendItem(.pill(.fails), count: plan.remaining, plan.remaining == 1 ? "remains" : "remain"))
    }
    legend.append(LegendItem(.none, "tiles: the worst looks that a change mends, now and after all changes"))
    return SheetHead(
      kind: "Mend", title: plan.system,
      subtitle: "\(Counted.of(plan.themes, "theme")), \(Counted.of(plan.judged, "judged pair"))",
      verdict: VerdictSentence(
        mark: plan.remaining == 0 ? .tick : .cross, first: words.headline + ".", second: [.words(words.detail)]),
      legend: legend, stamps: SheetHead.stamps(plan.tool))
  }

  private var footer: [String] {
    [
      "The fewest changes that mend the most pairs, then the smallest moves; hue kept, checked by judging every pair of every theme "
        + "again. A change is never proposed beyond ΔE \(ShownNumber.difference(MendPlan.farthest)).",
      "Ratios truncated, never rounded up. Apply: legible mend --apply, or legible mend --patch.",
    ]
  }

  /// Draws the reasons for which colors cannot be changed, one after the other, and returns the y below them.
  private func immovable(_ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    guard !plan.immovable.isEmpty else { return y }
    drawing.rule(y: y)
    drawing.text(MendWords.immovableTitle, .section, x: Measures.margin, baseline: y + 28, .chrome(.ink))
    var y = y + 46
    let x = MendSheet.swatch.x
    for reason in plan.immovable.prefix(6) {
      let words = TextPiece(VisibleName.shown(MendWords.immovable(reason)), .note, .chrome(.ink))
      for line in engine.lines([words], width: width - Measures.margin - x) {
        for run in line { drawing.text(run.text, run.style, x: x + run.x, baseline: y + 6, run.paint) }
        y += 18
      }
      y += 4
    }
    return y + 14
  }

  // MARK: Rows

  private func row(
    _ number: Int, _ row: MendRow, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    guard let change = row.changes.first else { return }
    drawing.text("\(number)", .section, x: Measures.margin, baseline: y + 11, .chrome(.ink))
    drawing.halves(
      Rect(MendSheet.swatch.x, y, MendSheet.swatch.width, MendSheet.swatch.height), change.before, change.after)
    if row.isOne {
      words(change, &drawing, y: y, with: engine)
    } else {
      words(row, change.name, &drawing, y: y, with: engine)
    }
    drawing.text(
      Counted.number(row.mended), .largeRatio, right: MendSheet.count, baseline: y + 14, .chrome(.ink), with: engine)
    drawing.text("mended", .note, right: MendSheet.count, baseline: y + 30, .chrome(.ink2), with: engine)
    guard row.isOne else {
      drawing.values(row, x: MendSheet.looks.x, y: y, with: engine)
      return
    }
    for (index, look) in change.looks.prefix(3).enumerated() {
      let x = MendSheet.looks.x + MendSheet.looks.pitch * Double(index)
      let rect = Rect(x, y, MendSheet.looks.width, MendSheet.looks.height)
      drawing.look(look, rect, with: engine)
      drawing.ratios(look, x: x, baseline: y + MendSheet.looks.height + 16, with: engine)
    }
  }

  private func words(
    _ row: MendRow, _ name: String, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    let (x, width) = MendSheet.words
    let shown = VisibleName.isolated(engine.fitted(name, .head, width: width))
    drawing.text(shown, .head, x: x, baseline: y + 13, .chrome(.ink))
    for (index, line) in row.lines.enumerated() {
      let baseline = y + 32 + 16 * Double(index)
      drawing.text(engine.fitted(line, .note, width: width), .note, x: x, baseline: baseline, .chrome(.ink2))
    }
  }

  private func words(_ change: MendPlan.Change, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    let (x, width) = MendSheet.words
    let name = VisibleName.isolated(engine.fitted(change.name, .head, width: width))
    drawing.text(name, .head, x: x, baseline: y + 13, .chrome(.ink))
    let step = MendWords.step(change)
    let room = (width - 23) / 2
    let before = engine.fitted(step.before, .headValue, width: room)
    drawing.text(before, .headValue, x: x, baseline: y + 31, .chrome(.ink2))
    let arrow = x + engine.width(before, .headValue) + 6
    drawing.arrow(x: arrow, y: y + 27, .chrome(.ink2))
    let after = engine.fitted(step.after, .headValue, width: x + width - arrow - 17)
    drawing.text(after, .headValue, x: arrow + 17, baseline: y + 31, .chrome(.ink))
    let end = arrow + 17 + engine.width(after, .headValue) + 8
    let move = MendWords.move(change)
    let isBeside = end + engine.width(move, .note) <= x + width
    if isBeside { drawing.text(move, .note, x: end, baseline: y + 31, .chrome(.ink2)) }
    var lines = [MendWords.channels(change)]
    if !isBeside { lines[0] = move + "; " + lines[0] }
    if let look = change.looks.first {
      let others = Set(change.looks.map(\.foreground)).count - 1
      lines.append(
        VisibleName.shown(look.foreground) + (others > 0 ? " and \(others) more" : "")
          + " in \(Counted.of(Set(change.looks.flatMap(\.themes)).count, "theme"))")
    } else {
      lines.append("makes the other changes possible")
    }
    for (index, line) in lines.enumerated() {
      let baseline = y + 48 + 16 * Double(index)
      drawing.text(engine.fitted(line, .note, width: width), .note, x: x, baseline: baseline, .chrome(.ink2))
    }
    let moves =
      "moves \(Counted.of(change.tokens.count, "token")) in \(Counted.of(change.themes.count, "theme")); "
      + VisibleName.shown(PlaceWords.short(change.place))
    drawing.text(engine.fitted(moves, .note, width: width), .note, x: x, baseline: y + 80, .chrome(.ink3))
  }

  // MARK: Words

  var altText: AltText {
    let shown = plan.changes.prefix(AltText.failureLimit)
    let lines = shown.map { change in
      let step = MendWords.step(change)
      return "\(AltText.name(change.name)): \(AltText.name(step.before)) to \(AltText.name(step.after)), "
        + MendWords.mends(change)
    }
    let more = plan.changes.count - shown.count
    return AltText(
      head,
      lines: lines
        + plan.immovable.map { "\(MendWords.immovableTitle): \(VisibleName.shown(MendWords.immovable($0)))" },
      rest: more > 0 ? "\(Counted.of(more, "more change is", "more changes are")) in the plan." : ""
    )
  }
}

extension Drawing {
  /// Draws a rectangle cut in the middle: the color now at the left, the changed one at the right. A translucent color has a
  /// checkerboard under it.
  mutating func halves(_ rect: Rect, _ now: Color, _ then: Color) {
    let half = (rect.width / 2).rounded()
    let parts = [Rect(rect.x, rect.y, half, rect.height), Rect(rect.x + half, rect.y, rect.width - half, rect.height)]
    for (part, color) in zip(parts, [now, then]) {
      if color.alpha < 1 {
        checkerboard(part, color, .light, check: 8)
      } else {
        fill(part, .color(color))
      }
    }
    frame(rect)
    commands.append(.upright(x: parts[1].x, y: rect.y, height: rect.height, .chrome(.line)))
  }

  /// Draws a pair now and after the whole plan.
  mutating func look(_ look: MendPlan.Look, _ rect: Rect, with engine: TextEngine) {
    let half = (rect.width / 2).rounded()
    let left = Rect(rect.x, rect.y, half, rect.height)
    let right = Rect(rect.x + half, rect.y, rect.width - half, rect.height)
    for (part, colors) in [(left, look.colorsBefore), (right, look.colorsAfter)] {
      fill(part, .color(colors.background))
      sample(look.sample, center: part.center, colors.foreground, isSmall: true, with: engine)
    }
    if needsHairline([look.colorsBefore.background, look.colorsAfter.background]) { frame(rect) }
    commands.append(.upright(x: right.x, y: rect.y, height: rect.height, .chrome(.line)))
  }

  /// Draws, for example, `1.58 → 3.23 of 3`.
  mutating func ratios(_ look: MendPlan.Look, x: Double, baseline: Double, with engine: TextEngine) {
    let before = ShownNumber.ratio(look.before, required: look.required)
    text(before, .pairGround, x: x, baseline: baseline, .chrome(.ink2))
    let arrow = x + engine.width(before, .pairGround) + 5
    self.arrow(x: arrow, y: baseline - 4, .chrome(.ink2))
    let after = ShownNumber.ratio(look.after, required: look.required)
    text(after, .tokenName, x: arrow + 16, baseline: baseline, .chrome(.ink))
    let end = arrow + 16 + engine.width(after, .tokenName) + 5
    text("of \(ShownNumber.requirement(look.required))", .note, x: end, baseline: baseline, .chrome(.ink2))
  }
}
