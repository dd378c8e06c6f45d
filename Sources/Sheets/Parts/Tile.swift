import ColorScience

/// The content of a tile.
enum TileContent: Hashable, Sendable {
  case opaque(Color)
  /// A color with alpha, and the opaque canvas on which it is shown; `nil` for a raw color, which has no canvas.
  case translucent(Color, on: Color?, Checkerboard)
  /// One opaque band for each stop.
  case bands([Color])
  /// A color outside sRGB, as mapped and as it is.
  case wide(mapped: Color, asIs: Color)
  /// A color before and after, split along the diagonal.
  case split(Color, Color)
  /// A hatched tile: a key or swatch without a value, or an empty cell of a matrix.
  case empty(Chrome)

  /// All colors that can be seen on the tile, from which the need for a hairline follows.
  var visibleColors: [Color] {
    switch self {
    case .opaque(let color): [color]
    case .translucent(let color, let canvas, let board):
      [Mixing.over(color, board.colors.0), Mixing.over(color, board.colors.1)]
        + (canvas.map { [Mixing.over(color, $0)] } ?? [])
    case .bands(let colors): colors
    case .wide(let mapped, let asIs): [mapped, asIs]
    case .split(let before, let after): [before, after]
    case .empty: []
    }
  }
}

/// Blending as in the audit, for colors that only sheets show.
enum Mixing {
  static func over(_ top: Color, _ bottom: Color) -> Color {
    guard top.alpha < 1 else { return top }
    let isWide = top.space == .displayP3 || bottom.space == .displayP3
    return Compositing.composites([bottom, top], on: isWide ? .displayP3 : .srgb, mapping: .clip).last ?? top
  }
}

extension Drawing {
  /// Draws a tile, with a hairline where any part of it has less than 3:1 against the page.
  mutating func tile(_ rect: Rect, _ content: TileContent, check: Double = 10, columns: Int = 2, hairline: Bool = true)
  {
    switch content {
    case .opaque(let color):
      fill(rect, .color(color))
    case .translucent(let color, let canvas, let board):
      translucent(rect, color, on: canvas, board, check: check, columns: columns)
    case .bands(let colors):
      bands(rect, colors)
    case .wide(let mapped, let asIs):
      fill(rect, .color(mapped))
      shape(Drawing.lowerRight(rect), .color(asIs))
    case .split(let before, let after):
      fill(rect, .color(before))
      if before != after { shape(Drawing.lowerRight(rect), .color(after)) }
    case .empty(let role):
      hatch(rect, .chrome(role), step: 6, stroke: 1)
    }
    if hairline, needsHairline(content) { frame(rect) }
  }

  func needsHairline(_ content: TileContent) -> Bool {
    if case .empty = content { return true }
    return needsHairline(content.visibleColors)
  }

  func needsHairline(_ colors: [Color]) -> Bool {
    let page = WCAG.luminance(Chrome.page.color(on: paper))
    return colors.contains { WCAG.ratio(WCAG.luminance($0), page) < 3 }
  }

  /// Returns the half of a rectangle below the diagonal from top right to bottom left.
  static func lowerRight(_ rect: Rect) -> Outline {
    .polygon([SIMD2(rect.right, rect.y), SIMD2(rect.right, rect.bottom), SIMD2(rect.x, rect.bottom)])
  }

  private mutating func translucent(
    _ rect: Rect, _ color: Color, on canvas: Color?, _ board: Checkerboard, check: Double, columns: Int
  ) {
    var checked = rect
    if let canvas {
      checked.width = min(rect.width / 2, check * Double(columns))
      fill(rect, .color(Mixing.over(color, canvas)))
    }
    checkerboard(checked, color, board, check: check)
  }

  /// Draws a checkerboard under a color; the last checks are cut at the edge.
  mutating func checkerboard(_ rect: Rect, _ color: Color, _ board: Checkerboard, check: Double) {
    fill(rect, .color(Mixing.over(color, board.colors.0)))
    let second = Paint.color(Mixing.over(color, board.colors.1))
    let rows = Int((rect.height / check).rounded(.up))
    let columns = Int((rect.width / check).rounded(.up))
    for row in 0..<rows {
      for column in 0..<columns where (row + column) % 2 == 1 {
        let x = rect.x + Double(column) * check
        let y = rect.y + Double(row) * check
        fill(Rect(x, y, min(check, rect.right - x), min(check, rect.bottom - y)), second)
      }
    }
  }

  /// Draws vertical bands of equal width on whole px, the first color at the left.
  mutating func bands(_ rect: Rect, _ colors: [Color]) {
    for (index, color) in colors.enumerated() {
      let left = (rect.width * Double(index) / Double(colors.count)).rounded()
      let right = (rect.width * Double(index + 1) / Double(colors.count)).rounded()
      fill(Rect(rect.x + left, rect.y, right - left, rect.height), .color(color))
    }
  }

  /// Draws lines at 45° that rise to the right and end at the rectangle's edge. `phase` shifts them.
  mutating func hatch(_ rect: Rect, _ paint: Paint, step: Double, stroke: Double, phase: Double = 0) {
    let half = stroke / 2 * 2.0.squareRoot()
    var stripes: [[SIMD2<Double>]] = []
    var offset = -rect.height + phase
    while offset < rect.width + step {
      let stripe = [
        SIMD2(rect.x + offset - half, rect.bottom), SIMD2(rect.x + offset + half, rect.bottom),
        SIMD2(rect.x + offset + half + rect.height, rect.y), SIMD2(rect.x + offset - half + rect.height, rect.y),
      ]
      let clipped = Outline.clipped(stripe, to: rect)
      if clipped.count > 2 { stripes.append(clipped) }
      offset += step
    }
    if !stripes.isEmpty { shape(Outline(stripes), paint) }
  }
}

extension ReportIndex {
  /// Returns the tile of a token in a variant; `canvas` lies under a translucent color.
  func tile(_ token: Int, in variant: Int, on canvas: Color?, _ board: Checkerboard, empty: Chrome = .line)
    -> TileContent
  {
    switch color(token, in: variant).state {
    case .color(let color):
      if color.alpha < 1 { return .translucent(color, on: canvas, board) }
      return isWide(color) ? .wide(mapped: mapped(token, in: variant, color), asIs: color) : .opaque(color)
    case .gradient(let stops) where !stops.isEmpty:
      let under = canvas ?? board.colors.0
      return .bands(stops.map { Mixing.over($0.color, under) })
    case .composite(let parts) where !parts.isEmpty:
      let under = canvas ?? board.colors.0
      return .bands(parts.map { Mixing.over($0.color, under) })
    default:
      return .empty(empty)
    }
  }
}
