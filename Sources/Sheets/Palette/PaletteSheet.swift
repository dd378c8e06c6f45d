import Audit
import ColorScience

/// Every colour of a theme: raw ones as ramps, the others as cards, all variants side by side.
struct PaletteSheet: Sendable {
  let index: ReportIndex
  let content: PaletteContent
  let pages: [PalettePage]
  let page: Int
  let ground: Ground
  /// The file is to be sRGB, so the half of a wide tile that shows it as it is shows it clipped.
  let isClipped: Bool
  let usesOfRaw: [String: Int]

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(ground: ground, width: Measures.width)
    var y = drawing.head(head(), with: engine)
    if content.sections.isEmpty {
      drawing.text("This theme has no tokens.", .subtitle, x: Measures.margin, baseline: y + 48, .chrome(.ink2))
      y += 62
    }
    for (number, part) in pages[page].parts.enumerated() {
      if number > 0 {
        y += 28
        drawing.rule(y: y)
      }
      let section = content.sections[part.section]
      drawing.sectionLabel(
        section.title, part.rows.lowerBound > 0 ? "continued" : section.count, y: y + 30, with: engine)
      y += 30
      for row in part.rows {
        let bottom = draw(section.rows[row], &drawing, y: y, with: engine)
        y = bottom + (row + 1 < part.rows.upperBound ? section.rows[row].gap : 0)
      }
    }
    drawing.foot(footer(), y: y + 28, with: engine)
    return drawing
  }

  /// Returns the last baseline.
  private func draw(_ row: PaletteContent.Row, _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    switch row {
    case .ramps(let ramps):
      let names = ramps.map { engine.wrapped($0.name, .matrixName, width: $0.width, lines: 2) }
      let lines = names.map(\.count).max() ?? 1
      let last = y + 13 * Double(lines - 1)
      var x = Measures.content
      for (ramp, name) in zip(ramps, names) {
        for (line, text) in name.enumerated() {
          let baseline = last - 13 * Double(name.count - 1 - line)
          drawing.text(VisibleName.isolated(text), .matrixName, x: x, baseline: baseline, .chrome(.ink))
        }
        draw(ramp, &drawing, x: x, y: last + RampRow.underName, with: engine)
        x += ramp.width + RampRow.between
      }
      return last + RampRow.underName + RampRow.swatchHeight + RampRow.lastBaseline
    case .cards(let tokens):
      for (place, token) in tokens.enumerated() {
        let (x, width) = CardRow.span(place, variants: content.variants.count)
        card(token, &drawing, x: Measures.content + x, y: y, width: width, with: engine)
      }
      return y + CardRow.lastBaseline
    }
  }

  private func draw(_ ramp: Ramp, _ drawing: inout Drawing, x: Double, y: Double, with engine: TextEngine) {
    let colors = ramp.steps.flatMap { index.stops($0.token, in: variant(of: $0.token)) }
    let board: Checkerboard = colors.allSatisfy { WCAG.luminance($0) > 0.9 } ? .dark : .light
    var seen: [Color] = []
    for (place, step) in ramp.steps.enumerated() {
      let rect = Rect(x + ramp.swatch * Double(place), y, ramp.swatch, RampRow.swatchHeight)
      let tile = clippedTile(index.tile(step.token, in: variant(of: step.token), on: nil, board))
      if case .translucent(let color, _, _) = tile {
        drawing.checkerboard(rect, color, board, check: 10)
      } else {
        drawing.tile(rect, tile, hairline: false)
      }
      seen += tile.visibleColors
      caption(step, &drawing, x: rect.x, y: rect.bottom, width: ramp.swatch - 4, with: engine)
    }
    let whole = Rect(x, y, ramp.swatch * Double(ramp.steps.count), RampRow.swatchHeight)
    if drawing.needsHairline(seen) { drawing.frame(whole) }
  }

  /// A raw colour looks the same in each variant that has it.
  func variant(of raw: Int) -> Int {
    index.firstVariant(of: raw, in: content.variants) ?? content.variants[0]
  }

  private func clippedTile(_ tile: TileContent) -> TileContent {
    guard isClipped, case .wide(let mapped, let asIs) = tile else { return tile }
    return .wide(mapped: mapped, asIs: asIs.mapped(to: .srgb, by: .clip))
  }

  private func caption(
    _ step: Ramp.Step, _ drawing: inout Drawing, x: Double, y: Double, width: Double, with engine: TextEngine
  ) {
    let variant = variant(of: step.token)
    guard let color = index.stops(step.token, in: variant).first else { return }
    var baseline = y + 14
    let isWide = index.isWide(color)
    if !step.step.isEmpty || color.alpha < 1 || isWide {
      var pen = x
      if !step.step.isEmpty {
        let text = engine.fitted(step.step, .noteStrong, width: width)
        drawing.text(text, .noteStrong, x: pen, baseline: baseline, .chrome(.ink))
        pen += engine.width(text, .noteStrong) + 5
      }
      if color.alpha < 1 {
        // Beside a long step only whole per cent have room.
        let forms = [SheetNumber.percent(color.alpha), "\(Int((color.alpha * 100).rounded()))%"]
        if let percent = forms.first(where: { pen + engine.width($0, .alias) <= x + width + 4 }) {
          drawing.text(percent, .alias, x: pen, baseline: baseline, .chrome(.ink2))
        }
      }
      if isWide {
        drawing.mark(.gamut, in: Rect(x + width + 4 - 8, y + 6, 8, 8), .chrome(.ink), with: engine)
      }
      baseline += 13
    }
    let value = engine.fitted(SheetColor.notation(color), .value, width: width + 2)
    drawing.text(value, .value, x: x, baseline: baseline, .chrome(.ink2))
    let uses = usesOfRaw[index.name(step.token)] ?? 0
    let difference = index.color(step.token, in: variant).displayed.first { $0.display == .srgb }?.difference
    let note =
      isWide
      ? difference.map { "ΔE \(SheetNumber.difference($0)) to sRGB" } ?? "outside sRGB"
      : uses == 0 ? "unused" : SheetNumber.counted(uses, "use", "uses")
    drawing.text(engine.fitted(note, .alias, width: width), .alias, x: x, baseline: baseline + 13, .chrome(.ink3))
  }

  private func card(
    _ token: Int, _ drawing: inout Drawing, x: Double, y: Double, width: Double, with engine: TextEngine
  ) {
    let name = engine.fitted(index.name(token), .tokenName, width: width)
    drawing.text(VisibleName.isolated(name), .tokenName, x: x, baseline: y, .chrome(.ink))
    let whole = Rect(x, y + 9, width, 36)
    let isEmpty = content.variants.allSatisfy { index.missingReason(token, in: $0) != nil }
    // One hatch over all parts: each its own would show a seam.
    if isEmpty { drawing.tile(whole, .empty(.line), hairline: false) }
    var needsFrame = isEmpty
    for (place, variant) in content.variants.enumerated() {
      let count = Double(content.variants.count)
      let left = (width * Double(place) / count).rounded()
      let right = (width * Double(place + 1) / count).rounded()
      let part = Rect(x + left, whole.y, right - left, whole.height)
      let tile = clippedTile(
        index.tile(token, in: variant, on: index.report.variants[variant].canvas, index.checkerboard(variant)))
      if !isEmpty { drawing.tile(part, tile, check: 9, columns: 3, hairline: false) }
      needsFrame = needsFrame || drawing.needsHairline(tile)
      captions(token, variant, &drawing, x: part.x, y: whole.bottom, width: part.width - 6, with: engine)
    }
    if needsFrame { drawing.frame(whole) }
  }

  private func captions(
    _ token: Int, _ variant: Int, _ drawing: inout Drawing, x: Double, y: Double, width: Double,
    with engine: TextEngine
  ) {
    let value = engine.fitted(index.valueText(token, in: variant), .value, width: width)
    drawing.text(value, .value, x: x, baseline: y + 15, .chrome(.ink))
    if let reason = index.missingReason(token, in: variant) {
      drawing.text(
        VisibleName.isolated(engine.fitted(reason, .alias, width: width)), .alias, x: x, baseline: y + 28,
        .chrome(.ink2))
      return
    }
    let aliases = index.aliases(token, in: variant)
    if let raw = aliases.last {
      drawing.text(
        VisibleName.isolated(engine.fittedTail(PaletteSheet.withoutType(raw), .alias, width: width)), .alias, x: x,
        baseline: y + 28, .chrome(.ink2))
    }
    if let before = aliases.dropLast().last {
      drawing.text(
        VisibleName.isolated(engine.fittedTail(PaletteSheet.withoutType(before), .alias, width: width)), .alias, x: x,
        baseline: y + 41, .chrome(.ink3))
    }
  }

  /// `ColorRawTokens.functionalWhite` says no more than `functionalWhite` where it stands.
  static func withoutType(_ name: String) -> String {
    let tail = name.split(separator: ".").last.map(String.init) ?? name
    return tail.first?.isLetter == true && name.first?.isUppercase == true ? tail : name
  }
}

extension ReportIndex {
  /// The first of some variants in which a token has a colour.
  func firstVariant(of token: Int, in variants: [Int]) -> Int? {
    variants.first { !stops(token, in: $0).isEmpty }
  }

  /// The names on the way from a token to its value, without its own.
  func aliases(_ token: Int, in variant: Int) -> [String] {
    let own = name(token)
    return color(token, in: variant).chain.compactMap(\.path).filter { $0 != own }
  }

  /// How many semantic and component tokens come to each raw colour in any of these variants.
  func usesOfRaw(variants: [Int]) -> [String: Int] {
    let raw = Set(report.tokens.lazy.filter { $0.tier == .raw }.map(\.path))
    var uses: [String: Int] = [:]
    for token in report.tokens.indices where report.tokens[token].tier != .raw {
      let reached = Set(variants.flatMap { aliases(token, in: $0) }).intersection(raw)
      for name in reached { uses[name, default: 0] += 1 }
    }
    return uses
  }
}
