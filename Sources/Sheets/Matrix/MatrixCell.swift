import Audit
import ColorScience
import Wording

/// One combination of foreground and background, ready to be drawn.
struct MatrixCell: Hashable, Sendable {
  var tile: TileContent
  /// The foreground as it is drawn on the tile; `nil` where there is nothing to show.
  var sample: (color: Color, kind: SampleKind)? {
    sampleColor.map { ($0, sampleKind) }
  }
  var sampleColor: Color?
  var sampleKind: SampleKind
  var label: CellLabel
  var standing: ShownVerdict
}

extension ReportIndex {
  /// Returns the pair that a cell shows where several rules judge it: the one with the worst verdict, and among these the one
  /// with the smallest ratio for its requirement.
  func deciding(_ pairs: [Int]) -> PairReport? {
    pairs.map { report.pairs[$0] }.min { a, b in
      let (first, second) = (rank(a), rank(b))
      if first != second { return first < second }
      return ReportIndex.badness(a.ratio ?? 1, required: a.required)
        < ReportIndex.badness(b.ratio ?? 1, required: b.required)
    }
  }

  private func rank(_ pair: PairReport) -> Int {
    switch pair.verdict {
    case .fail: 0
    case .undetermined: 1
    case .waived: 2
    case .exempt: 3
    case .pass: 4
    }
  }

  func matrixCell(
    _ foreground: Int, on background: Int, in variant: Int, pairs: [Int], columnSample: SampleKind
  ) -> MatrixCell {
    if let pair = deciding(pairs) { return judgedCell(pair) }
    var cell = MatrixCell(
      tile: .empty(.soft), sampleColor: nil, sampleKind: columnSample,
      label: CellLabel(word: "", figure: "", look: .plain, mark: nil, isFragile: false, isJudged: false),
      standing: .plain)
    switch measured(foreground, on: background, in: variant) {
    case .noValue: (cell.label.word, cell.standing) = ("no value", .blank)
    case .noCanvas: (cell.label.word, cell.standing) = ("no canvas", .blank)
    case .ratio(let found):
      show(found.background, found.foreground, of: (foreground, background), in: variant, under: nil, cell: &cell)
      if found.background == found.foreground {
        cell.label.word = "same"
      } else {
        cell.label.word = ConformanceLevel.word(found.ratio, sample: columnSample)
        cell.label.figure = SheetNumber.ratio(found.ratio)
      }
    }
    return cell
  }

  private func judgedCell(_ pair: PairReport) -> MatrixCell {
    let standing = shownVerdict(pair)
    let pill = standing.pill
    var cell = MatrixCell(
      tile: .empty(.soft), sampleColor: nil, sampleKind: sample(of: pair),
      label: CellLabel(
        word: pill?.word ?? "", figure: "", look: pill?.look ?? .plain, mark: pill?.mark, isFragile: pair.isFragile,
        isJudged: true),
      standing: standing)
    if standing == .waiverExpired { cell.label.word = "fails" }
    if let ratio = pair.ratio, standing != .undetermined {
      cell.label.figure = SheetNumber.ratio(ratio, required: pair.required)
    }
    let tokens = (pair.foreground, pair.background)
    if pair.layers.count >= 2, standing != .undetermined {
      let under = pair.layers.count >= 3 ? pair.layers[pair.layers.count - 3].composite : nil
      show(
        pair.layers[pair.layers.count - 2].composite, pair.layers[pair.layers.count - 1].composite, of: tokens,
        in: pair.variant, under: under, cell: &cell)
    } else if standing != .undetermined,
      case .ratio(let found) = measured(pair.foreground, on: pair.background, in: pair.variant)
    {
      // The pair has no composites, as when its foreground is fully transparent: only the background is drawn.
      show(found.background, found.foreground, of: tokens, in: pair.variant, under: nil, cell: &cell)
    }
    return cell
  }

  /// Sets the tile and the color of the sample: a flat tile where the background is one color, or the bands of a gradient
  /// with the sample across them.
  private func show(
    _ background: Color, _ foreground: Color, of tokens: (foreground: Int, background: Int), in variant: Int,
    under: Color?, cell: inout MatrixCell
  ) {
    let backs = stops(tokens.background, in: variant)
    cell.tile = .opaque(background)
    cell.sampleColor = foreground
    guard backs.count > 1 else { return }
    let canvas = under ?? report.variants[variant].canvas ?? .gray(0xFF)
    cell.tile = .bands(backs.map { Mixing.over($0, canvas) })
    if let front = stops(tokens.foreground, in: variant).first {
      // The sample crosses several bands, and a color composited over one of them would be wrong on the others.
      let isWide = self.isWide(front)
      cell.sampleColor = isWide ? front : front.mapped(to: .srgb, by: report.settings.mapping)
    }
  }
}
