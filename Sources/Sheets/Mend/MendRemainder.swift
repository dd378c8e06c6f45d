import Audit
import ColorScience
import Wording

/// Existing colors that could be used instead of changed ones, two for each change.
struct MendInstead {
  let plan: MendPlan

  private static let limit = 12

  private struct Item {
    var number: Int
    var change: MendPlan.Change
    var other: MendPlan.Alternative
  }

  func draw(_ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let items = MendRow.rows(of: plan).prefix(MendSheet.rowLimit).enumerated().flatMap { index, row in
      // The alternatives for each of many themes would fill pages.
      (row.isOne ? row.changes : []).flatMap { change in
        change.alternatives.filter { $0.broken == 0 && $0.fallen == 0 }.prefix(2).map {
          Item(number: index + 1, change: change, other: $0)
        }
      }
    }.prefix(MendInstead.limit)
    guard !items.isEmpty else { return y }
    drawing.rule(y: y)
    drawing.sectionTitle("From the palette instead", "existing colours that break nothing", y: y + 28, with: engine)
    let column = (drawing.width - 2 * Measures.margin) / 3
    for (index, item) in items.enumerated() {
      let x = Measures.margin + column * Double(index % 3)
      draw(item, &drawing, x: x, y: y + 46 + 24 * Double(index / 3), width: column - 16, with: engine)
    }
    return y + 46 + 24 * Double((items.count - 1) / 3) + 34
  }

  private func draw(
    _ item: Item, _ drawing: inout Drawing, x: Double, y: Double, width: Double, with engine: TextEngine
  ) {
    drawing.text("\(item.number)", .count, x: x, baseline: y + 12, .chrome(.ink))
    drawing.tile(Rect(x + 22, y, 24, 16), .opaque(Mixing.over(item.change.before, .white)))
    drawing.arrow(x: x + 52, y: y + 8, .chrome(.ink2))
    drawing.tile(Rect(x + 69, y, 24, 16), .opaque(Mixing.over(item.other.color, .white)))
    let mends =
      item.other.mended < item.change.mended
      ? "mends \(Counted.number(item.other.mended)) of \(Counted.number(item.change.mended))"
      : "mends \(Counted.number(item.other.mended))"
    let room = width - 101 - engine.width(mends, .pairGround) - 8
    let name = VisibleName.isolated(engine.fitted(item.other.name, .tokenName, width: room))
    drawing.text(name, .tokenName, x: x + 101, baseline: y + 12, .chrome(.ink))
    drawing.text(
      mends, .pairGround, x: x + 101 + engine.width(name, .tokenName) + 8, baseline: y + 12, .chrome(.ink2))
  }
}

/// The pairs that no change mends because they require different things of one color, each with the lightness that it allows.
struct MendRemainder {
  let plan: MendPlan

  private static let limit = 8
  private static let axis = (x: 868.0, width: 216.0)

  func draw(_ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    guard !plan.conflicts.isEmpty else { return y }
    drawing.rule(y: y)
    drawing.sectionTitle(
      "What remains",
      "\(Counted.of(plan.remaining, "pair")). Bars: the lightness that each allows; line: now.", y: y + 28, with: engine
    )
    var y = y + 46
    for conflict in plan.conflicts.prefix(MendRemainder.limit) {
      draw(conflict, &drawing, y: y, with: engine)
      y += conflict.looks.count > 1 ? 132 : 100
    }
    let more = plan.conflicts.count - MendRemainder.limit
    if more > 0 {
      drawing.text(
        "\(Counted.of(more, "more colour")) in the plan.", .note, x: 76, baseline: y + 4, .chrome(.ink2))
      y += 22
    }
    return y
  }

  private func draw(_ conflict: MendPlan.Conflict, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    drawing.tile(
      Rect(76, y, 128, 64), .translucent(conflict.color, on: nil, .light), check: 8, columns: 16)
    let name = VisibleName.isolated(engine.fitted(conflict.name, .head, width: 300))
    drawing.text(name, .head, x: 222, baseline: y + 13, .chrome(.ink))
    drawing.text(ShownNumber.color(conflict.color), .headValue, x: 222, baseline: y + 31, .chrome(.ink2))
    axis(conflict, &drawing, y: y, with: engine)
    for (index, look) in conflict.looks.prefix(2).enumerated() {
      demand(look, conflict.demands[index], index, &drawing, y: y + 50 * Double(index), with: engine)
    }
    if let way = conflict.ways.first {
      let words = "Way out: " + VisibleName.shown(MendWords.way(way))
      let room = drawing.width - Measures.margin - 222
      drawing.text(
        engine.fitted(words, .note, width: room), .note, x: 222,
        baseline: y + (conflict.looks.count > 1 ? 112 : 82), .chrome(.ink))
    }
  }

  private func demand(
    _ look: MendPlan.Look, _ demand: MendPlan.Conflict.Demand, _ index: Int, _ drawing: inout Drawing, y: Double,
    with engine: TextEngine
  ) {
    drawing.text(index == 0 ? "A" : "B", .count, x: 548, baseline: y + 26, .chrome(.ink))
    let tile = Rect(568, y, 92, 42)
    drawing.tile(tile, .opaque(look.colorsAfter.background))
    drawing.sample(look.sample, center: tile.center, look.colorsAfter.foreground, isSmall: true, with: engine)
    let room = MendRemainder.axis.x - 672 - 12
    let name = VisibleName.isolated(engine.fitted(look.foreground, .tokenName, width: room))
    drawing.text(name, .tokenName, x: 672, baseline: y + 11, .chrome(.ink))
    let on = "on \(VisibleName.shown(look.background))"
    drawing.text(engine.fitted(on, .note, width: room), .note, x: 672, baseline: y + 26, .chrome(.ink2))
    drawing.text(
      engine.fitted(VisibleName.shown(look.variant), .note, width: room), .note, x: 672, baseline: y + 40,
      .chrome(.ink2))
  }

  /// Draws the color's own hue and chroma from black to white, its lightness now, and the range in which each demand is met.
  private func axis(_ conflict: MendPlan.Conflict, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    let (x, width) = MendRemainder.axis
    let own = conflict.color.oklch
    let columns = Int(width)
    let shades = (0..<columns).map { column -> Color in
      Color(.oklch, Double(column) / Double(columns - 1), own.y, own.z).clipped
    }
    for step in stride(from: 0, to: columns, by: 4) {
      drawing.fill(Rect(x + Double(step), y, min(4, width - Double(step)), 16), .color(shades[step]))
    }
    drawing.frame(Rect(x, y, width, 16))
    let now = (x + own.x * (width - 1)).rounded()
    drawing.fill(Rect(min(max(now, x), x + width - 2), y - 3, 2, 22), .chrome(.ink))
    for (index, demand) in conflict.demands.prefix(2).enumerated() {
      let top = y + 24 + 22 * Double(index)
      drawing.fill(Rect(x, top, width, 6), .chrome(.fill))
      let met = shades.indices.filter { column in
        let luminance = WCAG.luminance(shades[column])
        switch demand {
        case .darker(let bound): return luminance <= bound
        case .lighter(let bound): return luminance >= bound
        }
      }
      if let first = met.first, let last = met.last {
        drawing.fill(Rect(x + Double(first), top, Double(last - first + 1), 6), .chrome(.ink))
      }
      drawing.text(index == 0 ? "A" : "B", .count, x: x + width + 8, baseline: top + 7, .chrome(.ink))
    }
  }
}

extension Color {
  /// The color clipped to sRGB, as a sheet stores it.
  fileprivate var clipped: Color {
    let own = converted(to: .srgb).components
    return Color(.srgb, min(max(own.x, 0), 1), min(max(own.y, 0), 1), min(max(own.z, 0), 1))
  }

  static var white: Color { Color(.srgb, 1, 1, 1) }
}

extension Drawing {
  fileprivate mutating func sectionTitle(_ title: String, _ note: String, y: Double, with engine: TextEngine) {
    text(title, .section, x: Measures.margin, baseline: y, .chrome(.ink))
    text(note, .note, x: Measures.margin + engine.width(title, .section) + 12, baseline: y, .chrome(.ink2))
  }
}
