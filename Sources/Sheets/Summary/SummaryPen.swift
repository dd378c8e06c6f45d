import Audit
import ColorScience

/// A pen that draws the summary sheet from top to bottom. `y` is where the next part begins.
struct SummaryPen {
  var drawing: Drawing
  let engine: TextEngine
  var y = 0.0

  init(_ drawing: Drawing, _ engine: TextEngine) {
    self.drawing = drawing
    self.engine = engine
  }

  mutating func text(_ text: String, _ style: TextStyle, x: Double, baseline: Double, _ chrome: Chrome) {
    drawing.text(text, style, x: x, baseline: baseline, .chrome(chrome))
  }

  mutating func text(_ text: String, _ style: TextStyle, right: Double, baseline: Double, _ chrome: Chrome) {
    drawing.text(text, style, right: right, baseline: baseline, .chrome(chrome), with: engine)
  }

  /// Draws a name on one line; a name that is too long loses its middle. Returns its width.
  @discardableResult
  mutating func name(
    _ name: String, _ style: TextStyle, x: Double, baseline: Double, width: Double, _ chrome: Chrome = .ink
  ) -> Double {
    self.name([name], style, x: x, baseline: baseline, width: width, chrome)
  }

  /// Draws the first of several forms of a name that fits. Returns its width.
  @discardableResult
  mutating func name(
    _ name: [String], _ style: TextStyle, x: Double, baseline: Double, width: Double, _ chrome: Chrome = .ink
  ) -> Double {
    let shown = VisibleName.isolated(engine.fitted(name, style, width: width))
    drawing.text(shown, style, x: x, baseline: baseline, .chrome(chrome))
    return engine.width(shown, style)
  }

  mutating func rule() {
    drawing.rule(y: y, margin: SummarySheet.margin)
  }

  /// Draws a paragraph whose first baseline is `y`. Afterwards `y` is the baseline below the last line.
  mutating func paragraph(_ pieces: [TextPiece], x: Double, width: Double, leading: Double, limit: Int) {
    let lines = engine.lines(pieces, width: width)
    for (number, line) in lines.prefix(limit).enumerated() {
      for (at, run) in line.enumerated() {
        let isLast = number == limit - 1 && lines.count > limit && at == line.count - 1
        let room = width - run.x
        let text = isLast ? engine.fitted(run.text + " …", run.style, width: room) : run.text
        drawing.text(text, run.style, x: x + run.x, baseline: y, run.paint)
      }
      y += leading
    }
  }

  /// Draws a rule, the title, and the note at its right.
  mutating func section(_ title: String, note: String) {
    y += 20
    rule()
    y += 18 + 19
    text(title, .summaryHead, x: SummarySheet.margin, baseline: y, .ink)
    let room = SummarySheet.body - engine.width(title, .summaryHead) - 20
    text(engine.fitted(note, .summaryNote, width: room), .summaryNote, right: SummarySheet.right, baseline: y, .ink2)
    y += 15
  }

  /// Draws a tile cut in the middle: now at the left, changed at the right.
  mutating func cut(_ rect: Rect, _ now: SummaryLook?, _ after: SummaryLook?, _ sample: SampleKind) {
    let half = (rect.width / 2).rounded()
    let left = Rect(rect.x, rect.y, half, rect.height)
    let right = Rect(rect.x + half, rect.y, rect.width - half, rect.height)
    var seen: [Color] = []
    for (part, look) in [(left, now), (right, after)] {
      guard let look else {
        drawing.hatch(part, .chrome(.line), step: 6, stroke: 1)
        continue
      }
      drawing.fill(part, .color(look.background))
      seen.append(look.background)
      self.sample(sample, center: part.center, look.foreground, room: half, isSmall: true)
    }
    if now == nil || after == nil || drawing.needsHairline(seen) { drawing.frame(rect) }
    drawing.commands.append(.upright(x: right.x, y: rect.y, height: rect.height, .chrome(.line)))
  }

  /// Draws a pair on its own background.
  mutating func whole(_ rect: Rect, _ look: SummaryLook, _ sample: SampleKind) {
    drawing.fill(rect, .color(look.background))
    self.sample(sample, center: rect.center, look.foreground, room: rect.width, isSmall: false)
    if drawing.needsHairline([look.background]) { drawing.frame(rect) }
  }

  /// Draws a sample. Its lines are thicker than those of the criteria, so that they stay visible when the picture is scaled down.
  private mutating func sample(
    _ kind: SampleKind, center: SIMD2<Double>, _ color: Color, room: Double, isSmall: Bool
  ) {
    let paint = Paint.color(color)
    func words(_ style: TextStyle) {
      drawing.text(
        "Text", style, center: center.x, baseline: (center.y + style.size * 0.3635).rounded(), paint, with: engine)
    }
    switch kind {
    case .text: words(isSmall ? .summarySample : .summarySampleLarge)
    case .largeText: words(isSmall ? .summarySampleLarge : TextStyle(34))
    case .largeBoldText: words(isSmall ? .summarySampleBold : TextStyle(28, .bold))
    case .disabled:
      words(isSmall ? .summarySample : .summarySampleLarge)
      let size = isSmall ? SIMD2(min(52, room - 8), 26.0) : SIMD2(84.0, 40.0)
      let box = Rect((center.x - size.x / 2).rounded(), (center.y - size.y / 2).rounded(), size.x, size.y)
      drawing.shape(.roundedBorder(box, radius: 5, stroke: 2), paint)
    case .icon: drawing.sample(.icon, center: center, color, with: engine)
    case .border, .focus:
      let size = isSmall ? SIMD2(min(48, room - 12), 16.0) : SIMD2(64.0, 24.0)
      let box = Rect((center.x - size.x / 2).rounded(), (center.y - size.y / 2).rounded(), size.x, size.y)
      drawing.shape(.roundedBorder(box, radius: 5, stroke: kind == .border ? 2 : 3), paint)
    }
  }

  /// Draws a pill, larger than those of other sheets, and returns its width.
  @discardableResult
  mutating func pill(_ pill: Pill, right: Double, y: Double) -> Double {
    let wordWidth = engine.width(pill.word, .summaryPill)
    let width = 9 + (pill.mark == nil ? 0 : 13) + wordWidth + 9
    let box = Rect(right - width, y, width, 20)
    drawing.capsule(box, pill.look)
    var x = box.x + 9
    if let mark = pill.mark {
      drawing.mark(mark, in: Rect(x, y + 5.5, 9, 9), pill.inkPaint, stroke: 1.8, with: engine)
      x += 13
    }
    drawing.text(pill.word, .summaryPill, x: x, baseline: y + 14.6, pill.inkPaint)
    return width
  }
}
