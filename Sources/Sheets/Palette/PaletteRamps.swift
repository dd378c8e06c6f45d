import ColorScience
import Wording

extension PaletteSheet {
  /// Draws a row of ramps, whose names end on one line over the swatches. Returns the last baseline.
  func ramps(_ ramps: [Ramp], _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let names = ramps.map { ramp in
      let room = ramp.width - (ramp.space.isEmpty ? 0 : engine.width(ramp.space, .note) + 6)
      return engine.wrappedTail(ramp.name, .matrixName, width: room, lines: 2)
    }
    let last = y + 13 * Double((names.map(\.count).max() ?? 1) - 1)
    var x = Measures.content
    for (ramp, name) in zip(ramps, names) {
      for (line, text) in name.enumerated() {
        let baseline = last - 13 * Double(name.count - 1 - line)
        drawing.text(VisibleName.isolated(text), .matrixName, x: x, baseline: baseline, .chrome(.ink))
      }
      let end = x + engine.width(name.last ?? "", .matrixName) + 6
      drawing.text(ramp.space, .note, x: end, baseline: last, .chrome(.ink2))
      let y = last + RampRow.underName
      swatches(ramp, &drawing, x: x, y: y, with: engine)
      if ramp.hasCurves {
        let captions = y + RampRow.swatchHeight + RampRow.lastCaption(ramps)
        drawing.curves(of: ramp, x: x, top: captions + RampCurves.underCaptions, with: engine)
      }
      x += ramp.width + RampRow.between
    }
    return last + RampRow.underName + RampRow.swatchHeight + RampRow.lastBaseline(ramps)
  }

  private func swatches(_ ramp: Ramp, _ drawing: inout Drawing, x: Double, y: Double, with engine: TextEngine) {
    let colors = ramp.steps.flatMap { index.stops($0.token, in: variant(of: $0.token)) }
    let board: Checkerboard = Checkerboard.under(colors)
    var seen: [Color] = []
    for (place, step) in ramp.steps.enumerated() {
      let rect = Rect(x + Ramp.swatch * Double(place), y, Ramp.swatch, RampRow.swatchHeight)
      let tile = clippedTile(rawTile(step.token, board))
      if case .translucent(let color, _, _) = tile {
        drawing.checkerboard(rect, color, board, check: 10)
      } else {
        drawing.tile(rect, tile, hairline: false)
      }
      seen += tile.visibleColors
      caption(step, of: ramp, &drawing, x: rect.x, y: rect.bottom, with: engine)
    }
    let whole = Rect(x, y, Ramp.swatch * Double(ramp.steps.count), RampRow.swatchHeight)
    if drawing.needsHairline(seen) { drawing.frame(whole) }
  }

  /// Returns the tile of a raw color: on a checkerboard alone. The stops of a gradient are shown on the variant's canvas instead.
  func rawTile(_ token: Int, _ board: Checkerboard) -> TileContent {
    let variant = variant(of: token)
    let canvas = index.stops(token, in: variant).count > 1 ? index.report.variants[variant].canvas : nil
    return index.tile(token, in: variant, on: canvas, board)
  }

  private func caption(
    _ step: Ramp.Step, of ramp: Ramp, _ drawing: inout Drawing, x: Double, y: Double, with engine: TextEngine
  ) {
    let width = ramp.captionWidth
    let variant = variant(of: step.token)
    let stops = index.stops(step.token, in: variant)
    guard let color = stops.first else { return }
    var baseline = y + 14
    let isWide = stops.count == 1 && index.isWide(color)
    if step.isHeaded {
      var pen = x
      if !step.step.isEmpty {
        let text = engine.fitted(step.step, .noteStrong, width: width)
        drawing.text(text, .noteStrong, x: pen, baseline: baseline, .chrome(.ink))
        pen += engine.width(text, .noteStrong) + 5
      }
      if color.alpha < 1, stops.count == 1 {
        // Beside a long step there is room only for a whole percentage.
        let forms = [ShownNumber.percent(color.alpha), "\(Finite.whole(color.alpha * 100))%"]
        if let percent = forms.first(where: { pen + engine.width($0, .alias) <= x + width + 4 }) {
          drawing.text(percent, .alias, x: pen, baseline: baseline, .chrome(.ink2))
        }
      }
      if isWide {
        drawing.mark(.gamut, in: Rect(x + Ramp.swatch - 8, y + 6, 8, 8), .chrome(.ink), with: engine)
      }
      baseline += 13
    }
    for value in step.values {
      drawing.text(
        engine.fitted(value, .value, width: width + 2), .value, x: x, baseline: baseline, .chrome(.ink2))
      baseline += 13
    }
    if ramp.hasTones, let tone = step.tone {
      drawing.text(tone.label, .alias, x: x, baseline: baseline, .chrome(.ink2))
      baseline += 13
    }
    let uses = usesOfRaw[index.name(step.token)] ?? 0
    let difference = index.color(step.token, in: variant).displayed.first { $0.display == .srgb }?.difference
    let moved = difference.map { "ΔE \(ShownNumber.difference($0))" } ?? "outside"
    let wide = "\(moved) to sRGB"
    let note =
      isWide
      ? (engine.width(wide, .alias) <= width + 2 ? wide : moved)
      : usesOfRaw.isEmpty ? "" : uses == 0 ? "unused" : Counted.of(uses, "use", "uses")
    drawing.text(engine.fitted(note, .alias, width: width + 2), .alias, x: x, baseline: baseline, .chrome(.ink3))
  }
}
