import ColorScience

/// The color of a stroke or an area.
enum Paint: Hashable, Sendable {
  case chrome(Chrome)
  /// A color of the design system, or one computed from its colors. Its alpha blends it over what is already drawn.
  case color(Color)
}

/// One step of drawing a sheet, in px at scale 1.
enum DrawCommand: Hashable, Sendable {
  /// A flat rectangle on whole px.
  case fill(Rect, Paint)
  /// An antialiased shape. Chrome is drawn with few levels of coverage, so that the colors of a flat sheet fit a PNG palette.
  case shape(Outline, Paint)
  /// A hairline inside a rectangle's edge.
  case frame(Rect, Paint)
  /// A vertical hairline with its left edge at x.
  case upright(x: Double, y: Double, height: Double, Paint)
  /// One line of text whose pen starts at x on the baseline.
  case text(String, TextStyle, x: Double, baseline: Double, Paint)
}

/// A sheet as a list of steps: measured and placed, but not yet pixels. Tests read these steps.
struct Drawing: Sendable {
  var paper: SheetPaper
  var width: Double
  var height: Double = 0
  var commands: [DrawCommand] = []

  init(paper: SheetPaper, width: Double) {
    self.paper = paper
    self.width = width
  }

  mutating func fill(_ rect: Rect, _ paint: Paint) {
    commands.append(.fill(rect, paint))
  }

  mutating func shape(_ outline: Outline, _ paint: Paint) {
    commands.append(.shape(outline, paint))
  }

  mutating func frame(_ rect: Rect, _ paint: Paint = .chrome(.line)) {
    commands.append(.frame(rect, paint))
  }

  mutating func text(_ text: String, _ style: TextStyle, x: Double, baseline: Double, _ paint: Paint) {
    guard !text.isEmpty else { return }
    commands.append(.text(text, style, x: x, baseline: baseline, paint))
  }

  mutating func text(
    _ text: String, _ style: TextStyle, right: Double, baseline: Double, _ paint: Paint, with engine: TextEngine
  ) {
    self.text(text, style, x: right - engine.width(text, style), baseline: baseline, paint)
  }

  mutating func text(
    _ text: String, _ style: TextStyle, center: Double, baseline: Double, _ paint: Paint, with engine: TextEngine
  ) {
    self.text(text, style, x: center - engine.width(text, style) / 2, baseline: baseline, paint)
  }

  /// Draws a rule of height 1 between sections, across the content.
  mutating func rule(y: Double, margin: Double = Measures.margin) {
    fill(Rect(margin, y, width - 2 * margin, 1), .chrome(.soft))
  }

  /// Reports whether any color of the drawing lies outside sRGB, so that the file needs a wider gamut.
  func needsWideGamut(tolerance: Double) -> Bool {
    commands.contains { command in
      switch command {
      case .fill(_, .color(let color)), .shape(_, .color(let color)), .text(_, _, x: _, baseline: _, .color(let color)):
        !color.isInside(.srgb, tolerance: tolerance)
      default: false
      }
    }
  }
}
