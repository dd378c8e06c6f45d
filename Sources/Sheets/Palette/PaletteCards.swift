import ColorScience

extension PaletteSheet {
  /// Draws a row of cards, whose names end on one line over the tiles. Returns the last baseline.
  func cards(_ cards: PaletteContent.Cards, _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let spans = cards.tokens.indices.map { CardRow.span($0, in: content.body, variants: content.variants.count) }
    let names = zip(cards.tokens, spans).map { token, span in
      engine.wrapped(index.forms(token), .tokenName, width: span.width, lines: CardRow.nameLines)
    }
    let last = y + CardRow.nameLeading * Double((names.map(\.count).max() ?? 1) - 1)
    for ((token, span), name) in zip(zip(cards.tokens, spans), names) {
      let x = Measures.content + span.x
      for (line, text) in name.enumerated() {
        let baseline = last - CardRow.nameLeading * Double(name.count - 1 - line)
        drawing.text(VisibleName.isolated(text), .tokenName, x: x, baseline: baseline, .chrome(.ink))
      }
      card(token, &drawing, in: Rect(x, last + 9, span.width, CardRow.tileHeight), with: engine)
    }
    return last + CardRow.lastBaseline(cards.captionLines)
  }

  private func card(_ token: Int, _ drawing: inout Drawing, in whole: Rect, with engine: TextEngine) {
    let isEmpty = content.variants.allSatisfy { index.missingReason(token, in: $0) != nil }
    // One hatch covers all parts: separate hatches would show a seam.
    if isEmpty { drawing.tile(whole, .empty(.line), hairline: false) }
    var needsFrame = isEmpty
    for (place, variant) in content.variants.enumerated() {
      let span = CardRow.part(place, of: content.variants.count, width: whole.width)
      let part = Rect(whole.x + span.x, whole.y, span.width, whole.height)
      let tile = clippedTile(
        index.tile(token, in: variant, on: index.report.variants[variant].canvas, index.checkerboard(variant)))
      if !isEmpty { drawing.tile(part, tile, check: 9, columns: 3, hairline: false) }
      needsFrame = needsFrame || drawing.needsHairline(tile)
    }
    if needsFrame { drawing.frame(whole) }
    for run in captionRuns(token) {
      let first = CardRow.part(run.lowerBound, of: content.variants.count, width: whole.width)
      let last = CardRow.part(run.upperBound - 1, of: content.variants.count, width: whole.width)
      captions(
        token, content.variants[run.lowerBound], &drawing, x: whole.x + first.x, y: whole.bottom,
        width: last.x + last.width - first.x - 6, with: engine)
    }
  }

  /// Returns the places of variants that share a caption. Usually each variant has its own. Under a card as wide as the sheet,
  /// neighbouring variants with the same value share one caption, so that a caption stands only where something changes.
  func captionRuns(_ token: Int) -> [Range<Int>] {
    let places = content.variants.indices
    guard PaletteSheet.hasVariantHeads(content) else { return places.map { $0..<$0 + 1 } }
    var runs: [Range<Int>] = []
    for place in places {
      let (variant, last) = (content.variants[place], content.variants[max(0, place - 1)])
      let isSame =
        index.color(token, in: variant).state == index.color(token, in: last).state
        && index.aliases(token, in: variant) == index.aliases(token, in: last)
      if isSame, let run = runs.last {
        runs[runs.count - 1] = run.lowerBound..<place + 1
      } else {
        runs.append(place..<place + 1)
      }
    }
    return runs
  }

  private func captions(
    _ token: Int, _ variant: Int, _ drawing: inout Drawing, x: Double, y: Double, width: Double,
    with engine: TextEngine
  ) {
    drawing.text(value(token, variant, width: width, with: engine), .value, x: x, baseline: y + 15, .chrome(.ink))
    if let reason = index.missingReason(token, in: variant) {
      for (line, text) in engine.wrapped(reason, .alias, width: width, lines: 2).enumerated() {
        drawing.text(
          VisibleName.isolated(text), .alias, x: x, baseline: y + 28 + 13 * Double(line), .chrome(.ink2))
      }
      return
    }
    let aliases = index.aliases(token, in: variant)
    if let raw = aliases.last {
      drawing.text(
        VisibleName.isolated(engine.fittedTail(PaletteSheet.withoutType(index.label(raw)), .alias, width: width)),
        .alias, x: x,
        baseline: y + 28, .chrome(.ink2))
    }
    if let before = aliases.dropLast().last {
      drawing.text(
        VisibleName.isolated(engine.fittedTail(PaletteSheet.withoutType(index.label(before)), .alias, width: width)),
        .alias, x: x,
        baseline: y + 41, .chrome(.ink3))
    }
  }

  private func value(_ token: Int, _ variant: Int, width: Double, with engine: TextEngine) -> String {
    let stops = index.stops(token, in: variant)
    guard stops.count == 1, let color = stops.first else {
      return engine.fitted(index.valueText(token, in: variant), .value, width: width)
    }
    return engine.fitted(color, .value, width: width, isSix: !content.hasRoomForNotation)
  }
}

extension PaletteSheet {
  /// Draws raw names without a value in any variant: a hatched swatch and the name. Returns the last baseline.
  func missing(_ tokens: [Int], _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let pitch = (content.body + CardRow.between) / Double(MissingRow.perRow(content.body))
    for (place, token) in tokens.enumerated() {
      let x = (Measures.content + pitch * Double(place)).rounded()
      drawing.tile(Rect(x, y - 11, 20, 14), .empty(.line))
      let name = engine.fitted(
        PaletteSheet.withoutType(index.label(token)), .matrixName, width: pitch - CardRow.between - 28)
      drawing.text(VisibleName.isolated(name), .matrixName, x: x + 28, baseline: y, .chrome(.ink))
    }
    return y
  }
}

/// The layout of names without a value: four in a row of the usual width.
enum MissingRow {
  static let gap = 20.0

  static func perRow(_ row: Double) -> Int { max(1, Int(row / 230)) }
}
