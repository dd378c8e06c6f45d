import Audit
import ColorScience

extension Drawing {
  /// Draws a sample in the middle of a tile: the kind of thing that the pair's criterion is about, at its size.
  mutating func sample(
    _ kind: SampleKind, center: SIMD2<Double>, _ color: Color, isLarge: Bool = false, isSmall: Bool = false,
    with engine: TextEngine
  ) {
    let paint = Paint.color(color)
    switch kind {
    case .text:
      text(isLarge ? "Body text" : "Text", .sampleText, around: center, paint, with: engine)
    case .largeText:
      // Half a split tile has no room for large text at its real size.
      text("Text", isSmall ? .sampleText : .sampleLarge, around: center, paint, with: engine)
    case .largeBoldText:
      text("Text", isSmall ? .sampleBold : .sampleLargeBold, around: center, paint, with: engine)
    case .icon:
      magnifier(center, paint)
    case .border, .focus:
      let size = isLarge ? SIMD2(88.0, 24.0) : isSmall ? SIMD2(32.0, 16.0) : SIMD2(40.0, 22.0)
      let box = Rect(
        (center.x - size.x / 2).rounded(), (center.y - size.y / 2).rounded(), size.x, size.y)
      shape(.roundedBorder(box, radius: isLarge ? 6 : 5, stroke: kind == .border ? 1 : 2), paint)
    case .disabled:
      let size = isLarge ? SIMD2(88.0, 28.0) : isSmall ? SIMD2(44.0, 24.0) : SIMD2(58.0, 28.0)
      let box = Rect(
        (center.x - size.x / 2).rounded(), (center.y - size.y / 2).rounded(), size.x, size.y)
      shape(.roundedBorder(box, radius: 5, stroke: 1), paint)
      text("Text", .sampleText, around: center, paint, with: engine)
    }
  }

  /// Centers text by its capitals, whose height is 0.727 of the size in the fonts that the sheets prefer.
  private mutating func text(
    _ words: String, _ style: TextStyle, around center: SIMD2<Double>, _ paint: Paint, with engine: TextEngine
  ) {
    text(words, style, center: center.x, baseline: (center.y + style.size * 0.3635).rounded(), paint, with: engine)
  }

  /// Draws a ring and a handle in a box of 20.
  private mutating func magnifier(_ center: SIMD2<Double>, _ paint: Paint) {
    let ring = center - SIMD2(1.5, 1.5)
    shape(.ring(center: ring, radius: 6, stroke: 2), paint)
    let start = ring + SIMD2(4.4, 4.4)
    shape(.line(from: start, to: center + SIMD2(8, 8), stroke: 2), paint)
  }
}
