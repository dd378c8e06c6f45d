import ColorScience

/// What a stroke or an area is made of.
enum Paint: Hashable, Sendable {
  case chrome(Chrome)
  /// A color of the system's, or one worked out from them; alpha blends it over what lies below.
  case color(Color)
}

/// One step of drawing a sheet, in px at scale 1.
enum DrawCommand: Hashable, Sendable {
  /// A flat rectangle at whole px.
  case fill(Rect, Paint)
  /// An antialiased shape. Chrome is drawn with few levels of coverage, so that a flat sheet fits a palette.
  case shape(Outline, Paint)
  /// A hairline inside a rectangle's edge.
  case frame(Rect, Paint)
  /// A hairline's width of a vertical line, its left edge at x.
  case upright(x: Double, y: Double, height: Double, Paint)
  /// One line of text whose pen starts at x on a baseline.
  case text(String, TextStyle, x: Double, baseline: Double, Paint)
}

/// A sheet as a list of steps: measured and placed, not yet pixels. Tests read it as it is.
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

  /// A rule between sections, 1 high, over the content's width.
  mutating func rule(y: Double, margin: Double = Measures.margin) {
    fill(Rect(margin, y, width - 2 * margin, 1), .chrome(.soft))
  }

  /// Whether a color that it shows lies outside sRGB, so that the file must be wider.
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
