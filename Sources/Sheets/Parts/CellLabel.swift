import Audit
import ColorScience

/// The label under a cell of the matrix: a word at the left, a figure at the right.
struct CellLabel: Hashable, Sendable {
  var word: String
  var figure: String
  var look: Pill.Look
  var mark: Mark?
  var isFragile: Bool
  /// Whether a rule judges the cell, which makes the type heavier.
  var isJudged: Bool

  static let height = 16.0
  /// The distance below the tile.
  static let gap = 3.0
  static let padding = 6.0
  /// The width from which waived, exempt and undetermined cells show their mark here too.
  static let wide = 100.0
}

extension Drawing {
  mutating func cellLabel(_ label: CellLabel, x: Double, y: Double, width: Double, with engine: TextEngine) {
    capsule(Rect(x, y, width, CellLabel.height), label.look)
    let (wordPaint, figurePaint) = paints(label)
    let baseline = y + 11.6
    if label.figure.isEmpty, label.look != .plain {
      centered(label, x: x, y: y, width: width, paint: wordPaint, with: engine)
      return
    }
    var pen = x + CellLabel.padding
    if let mark = label.mark {
      self.mark(mark, in: Rect(pen, y + 4.5, 7, 7), wordPaint, with: engine)
      pen += 7 + 3
    }
    let wordStyle: TextStyle = label.look == .plain ? .labelPlain : .label
    text(label.word, wordStyle, x: pen, baseline: baseline, wordPaint)
    let figureStyle: TextStyle = label.isJudged && label.look != .plain ? .cellRatioJudged : .cellRatio
    let figureWidth = engine.width(label.figure, figureStyle)
    let left = x + width - CellLabel.padding - figureWidth
    text(label.figure, figureStyle, x: left, baseline: y + 12, figurePaint)
    if label.isFragile {
      mark(.diamond, in: Rect(left - 2 - 7, y + 4.5, 7, 7), figurePaint, with: engine)
    }
  }

  private mutating func centered(
    _ label: CellLabel, x: Double, y: Double, width: Double, paint: Paint, with engine: TextEngine
  ) {
    let style: TextStyle = width < CellLabel.wide ? .labelTight : .label
    let markWidth = width >= CellLabel.wide && label.mark != nil ? 10.0 : 0
    let left = x + (width - markWidth - engine.width(label.word, style)) / 2
    if markWidth > 0, let mark = label.mark {
      self.mark(mark, in: Rect(left, y + 4.5, 7, 7), paint, with: engine)
    }
    text(label.word, style, x: left + markWidth, baseline: y + 11.6, paint)
  }

  private func paints(_ label: CellLabel) -> (word: Paint, figure: Paint) {
    switch label.look {
    case .solid: (.chrome(.onInk), .chrome(.onInk))
    case .filled, .outlined: (.chrome(.ink), .chrome(.ink))
    case .plain: label.isJudged ? (.chrome(.ink2), .chrome(.ink2)) : (.chrome(.ink3), .chrome(.ink3))
    }
  }
}
