import Audit
import ColorScience
import Wording

/// A sheet that shows how one variant changed: before and after in one tile, the worst changes first.
struct DiffSheet: Sendable {
  let change: VariantChange
  let map: DiffMap
  let pages: [DiffPage]
  let page: Int
  let paper: SheetPaper
  let geometry: DiffGeometry

  static let pitch = 58.0

  private var index: ReportIndex { change.after }
  private var variant: Int { change.variantAfter }

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(paper: paper, width: geometry.width)
    let top = drawing.head(head(), with: engine)
    var y = top
    for part in pages[page].parts {
      if y > top { drawing.rule(y: y) }
      y = draw(part, &drawing, y: y, with: engine)
    }
    drawing.foot(footer(), y: y, with: engine)
    return drawing
  }

  /// Draws a part and returns the y at which the sheet continues.
  private func draw(_ part: DiffPage.Part, _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    switch part {
    case .raw(let range): return raw(range, &drawing, y: y, with: engine)
    case .pairs(let kind, let range):
      let words = DiffSheet.words(kind)
      let count = Counted.of(change.count(kind), words.one, words.many)
      drawing.sectionLabel(
        words.title, range.lowerBound > 0 ? "continued" : count, y: y + 30, with: engine)
      return pairs(kind, range, noun: (words.one, words.many), &drawing, y: y, with: engine)
    case .added(let range):
      return tokens("Added", change.added, range, (change.after, change.variantAfter), &drawing, y: y, with: engine)
    case .removed(let range):
      return tokens(
        "Removed", change.removed, range, (change.before, change.variantBefore), &drawing, y: y, with: engine)
    case .map(let band, _): return map.draw(band, &drawing, y: y, with: engine)
    }
  }

  private static func words(_ kind: VariantChange.Kind) -> (title: String, one: String, many: String) {
    switch kind {
    case .new: ("New", "failure", "failures")
    case .worse: ("Worse", "pair", "pairs")
    case .waived: ("Waived", "failure", "failures")
    case .unjudged: ("No longer judged", "failure", "failures")
    case .better: ("Better", "pair", "pairs")
    case .fixed: ("Fixed", "pair", "pairs")
    }
  }

  private func raw(_ range: Range<Int>, _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let left = change.raw.count - DiffPage.rawLimit
    if range.lowerBound > 0 {
      drawing.sectionLabel("Raw", "continued", y: y + 34, with: engine)
    } else {
      drawing.sectionLabel(
        "Raw", "\(change.raw.count) changed", left > 0 ? "\(left) not shown" : "", y: y + 34, with: engine)
    }
    for (place, raw) in change.raw[range].enumerated() {
      let x = Measures.content + DiffGeometry.rawPitch * Double(place % geometry.raw)
      let top = y + 23 + 84 * Double(place / geometry.raw)
      self.raw(raw, &drawing, x: x, y: top, with: engine)
    }
    return y + 23 + 84 * Double((range.count - 1) / geometry.raw) + 81
  }

  private func raw(_ raw: VariantChange.Raw, _ drawing: inout Drawing, x: Double, y: Double, with engine: TextEngine) {
    let board = index.checkerboard(variant)
    let tile = Rect(x, y, 104, 64)
    let (before, after) = (Mixing.over(raw.before, board.colors.0), Mixing.over(raw.after, board.colors.0))
    drawing.tile(tile, .split(before, after))
    let width = 336 - 118 - 12.0
    let name = engine.fitted(index.label(raw.token), .diffHead, width: width)
    drawing.text(VisibleName.isolated(name), .diffHead, x: x + 118, baseline: y + 11, .chrome(.ink))
    let half = (width - 23) / 2
    let was = engine.fitted(raw.before, .value, width: half)
    drawing.text(was, .value, x: x + 118, baseline: y + 29, .chrome(.ink2))
    let end = x + 118 + engine.width(was, .value)
    drawing.arrow(x: end + 6, y: y + 25.5, .chrome(.ink2))
    drawing.text(
      engine.fitted(raw.after, .value, width: half), .value, x: end + 23, baseline: y + 29,
      .chrome(.ink))
    drawing.text(
      "\(Counted.of(raw.tokens, "token", "tokens")), "
        + Counted.of(raw.pairs, "judged pair", "judged pairs"),
      .note, x: x + 118, baseline: y + 46, .chrome(.ink2))
    drawing.text(
      "ΔE \(ShownNumber.difference(Color.deltaEOK(raw.before, raw.after))), \(DiffSheet.direction(raw))", .note,
      x: x + 118,
      baseline: y + 62, .chrome(.ink2))
  }

  /// Describes how a color changed: `lighter` or `darker`; `more opaque` or `more see-through` when only alpha changed; else
  /// `other hue`.
  static func direction(_ raw: VariantChange.Raw) -> String {
    let before = raw.before.converted(to: .oklch)
    let after = raw.after.converted(to: .oklch)
    let step = after.components.x - before.components.x
    if step.magnitude >= 0.005 { return step > 0 ? "lighter" : "darker" }
    if before.alpha != after.alpha { return after.alpha > before.alpha ? "more opaque" : "more see-through" }
    return "other hue"
  }

  private func pairs(
    _ kind: VariantChange.Kind, _ range: Range<Int>, noun: (String, String), _ drawing: inout Drawing, y: Double,
    with engine: TextEngine
  ) -> Double {
    let pairs = change.pairs[kind] ?? []
    let shown = pairs[range]
    // A pair that is no longer judged has no bar.
    let barred = shown.contains { $0.after?.ratio != nil } ? min(geometry.pairs, shown.count) : 0
    for column in 0..<barred {
      drawing.barFigures(MarginBar(x: barX(column), width: 176, y: 0), upTo: 7, baseline: y + 30, with: engine)
    }
    for (place, pair) in shown.enumerated() {
      let top = y + 40 + DiffSheet.pitch * Double(place / geometry.pairs)
      row(pair, &drawing, column: place % geometry.pairs, y: top, with: engine)
    }
    var end = y + 40 + DiffSheet.pitch * Double((shown.count - 1) / geometry.pairs) + 60
    let left = pairs.count - DiffPage.limit(kind)
    if left > 0, range.upperBound == DiffPage.limit(kind) {
      drawing.text(
        "\(left) more \(left == 1 ? noun.0 : noun.1) \(left == 1 ? "is" : "are") listed in the report.", .note,
        x: Measures.content, baseline: end + 4, .chrome(.ink2))
      end += 18
    }
    return end
  }

  private func barX(_ column: Int) -> Double { geometry.pairX(column) + geometry.pairWidth - 176 }

  private func row(
    _ pair: VariantChange.Pair, _ drawing: inout Drawing, column: Int, y: Double, with engine: TextEngine
  ) {
    let x = geometry.pairX(column)
    tile(pair, Rect(x, y, 104, 48), &drawing, with: engine)
    let width = geometry.pairWidth - 176 - 118 - 10
    let name = engine.fitted(pair.foreground, .tokenName, width: width)
    drawing.text(VisibleName.isolated(name), .tokenName, x: x + 118, baseline: y + 11, .chrome(.ink))
    drawing.sentence(
      [.words("on "), .name(pair.background)], .pairGround, .chrome(.ink2), x: x + 118, baseline: y + 27,
      width: width, with: engine)
    let waived = pair.after?.verdict == .waived ? ", waived" : pair.after?.verdict == .exempt ? ", exempt" : ""
    let needs = pair.after == nil ? "needed" : "needs"
    drawing.text(
      "\(pair.sample.word)\(waived), \(needs) \(ShownNumber.requirement(pair.required))", .note, x: x + 118,
      baseline: y + 43, .chrome(.ink2))
    figures(pair, &drawing, x: barX(column), y: y, with: engine)
  }

  /// Draws the ratios before and after, the verdict now, and a bar from one ratio to the other.
  private func figures(
    _ pair: VariantChange.Pair, _ drawing: inout Drawing, x right: Double, y: Double, with engine: TextEngine
  ) {
    var pen = right
    let shown = pair.shownRatios
    if let text = shown.before {
      drawing.text(text, .diffRatio, x: pen, baseline: y + 12, .chrome(.ink2))
      pen += engine.width(text, .diffRatio) + 6
      if pair.after?.ratio != nil {
        drawing.arrow(x: pen, y: y + 7, .chrome(.ink2))
        pen += 11 + 6
      }
    }
    if let now = pair.after?.ratio, let text = shown.after {
      drawing.text(text, .diffRatioStrong, x: pen, baseline: y + 12, .chrome(.ink))
      drawing.changeBar(
        MarginBar(x: right, width: 176, y: y + 33), before: pair.before?.ratio ?? now, after: now,
        required: pair.required)
    }
    let pill = pair.after.map { index.shownVerdict($0).pill } ?? .unjudged
    if let pill { drawing.pill(pill, x: right + 176 - pill.width(with: engine), y: y - 1, with: engine) }
  }

  /// Draws before and after in one tile, with a sample in each half. A pair that is no longer judged is drawn as it was.
  private func tile(_ pair: VariantChange.Pair, _ rect: Rect, _ drawing: inout Drawing, with engine: TextEngine) {
    let was = pair.before.flatMap(DiffSheet.composites)
    guard let now = pair.after.map(DiffSheet.composites) ?? was else {
      drawing.tile(rect, .empty(.soft))
      return
    }
    let before = was ?? now
    drawing.tile(rect, .split(before.background, now.background))
    if pair.after == nil {
      drawing.sample(pair.sample, center: rect.center, now.foreground, isSmall: true, with: engine)
      return
    }
    if before.background == now.background {
      drawing.shape(
        .line(from: SIMD2(rect.x, rect.bottom), to: SIMD2(rect.right, rect.y), stroke: 0.7), .chrome(.line))
    }
    drawing.sample(
      pair.sample, center: SIMD2(rect.x + 26, rect.y + 17), before.foreground, isSmall: true, with: engine)
    drawing.sample(pair.sample, center: SIMD2(rect.x + 78, rect.y + 31), now.foreground, isSmall: true, with: engine)
  }

  static func composites(_ pair: PairReport) -> (background: Color, foreground: Color)? {
    guard pair.layers.count >= 2 else { return nil }
    return (pair.layers[pair.layers.count - 2].composite, pair.layers[pair.layers.count - 1].composite)
  }

  private func tokens(
    _ title: String, _ list: [Int], _ range: Range<Int>, _ source: (index: ReportIndex, variant: Int),
    _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) -> Double {
    let count = Counted.of(list.count, "token", "tokens")
    drawing.sectionLabel(title, range.lowerBound > 0 ? "continued" : count, y: y + 30, with: engine)
    let canvas = source.index.report.variants[source.variant].canvas
    for (place, token) in list[range].enumerated() {
      let x = (Measures.content + geometry.tokenPitch * Double(place % geometry.tokens)).rounded()
      let top = y + 18 + 78 * Double(place / geometry.tokens)
      drawing.tile(
        Rect(x, top, 56, 40),
        source.index.tile(token, in: source.variant, on: canvas, source.index.checkerboard(source.variant)), check: 10,
        columns: 2)
      let width = geometry.tokenPitch - 12
      let name = engine.fitted(source.index.forms(token), .matrixName, width: width)
      drawing.text(VisibleName.isolated(name), .matrixName, x: x, baseline: top + 54, .chrome(.ink))
      let value = engine.fitted(source.index.valueText(token, in: source.variant), .value, width: width)
      drawing.text(value, .value, x: x, baseline: top + 67, .chrome(.ink2))
    }
    var end = y + 18 + 78 * Double((range.count - 1) / geometry.tokens + 1) + 8
    if list.count > DiffPage.tokenLimit, range.upperBound == DiffPage.tokenLimit {
      drawing.text(
        "\(Counted.of(list.count - DiffPage.tokenLimit, "more is", "more are")) listed in the report.", .note,
        x: Measures.content, baseline: end, .chrome(.ink2))
      end += 16
    }
    return end
  }
}
