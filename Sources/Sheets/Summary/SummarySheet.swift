import Audit
import ColorScience
import Wording

/// One picture of a whole system, for a pull request: the verdict, what to change, where, the worst pairs, what is open.
///
/// It is read at a small size, in a comment or on a phone. So it is 720 wide whatever width is requested, and has no text
/// smaller than 12.
struct SummarySheet: Sendable {
  let content: SummaryContent
  let paper: SheetPaper

  static let width = 720.0
  static let margin = 36.0
  static let body = width - 2 * margin
  static let right = width - margin

  func drawing(with engine: TextEngine) -> Drawing {
    var pen = SummaryPen(Drawing(paper: paper, width: SummarySheet.width), engine)
    head(&pen)
    bar(&pen)
    for section in content.sections {
      pen.section(section.title, note: section.note)
      switch section {
      case .changes(let changes): changes.draw(&pen)
      case .table(let table): table.draw(&pen)
      case .strip(let strip): strip.draw(&pen)
      case .pairs(let pairs): pairs.draw(&pen)
      case .palette(let palette): palette.draw(&pen)
      case .notes(_, let notes): draw(notes, &pen)
      }
    }
    foot(&pen)
    return pen.drawing
  }

  private func head(_ pen: inout SummaryPen) {
    let (left, right) = (SummarySheet.margin, SummarySheet.right)
    let stamp = pen.engine.fitted(content.stamp, .summaryStamp, width: SummarySheet.body * 0.6)
    let stampWidth = pen.engine.width(stamp, .summaryStamp)
    pen.text(stamp, .summaryStamp, right: right, baseline: 46, .ink3)
    let system = pen.engine.fitted(content.system, .summarySystem, width: SummarySheet.body - stampWidth - 20)
    pen.text(VisibleName.isolated(system), .summarySystem, x: left, baseline: 46, .ink)
    let mark: Mark =
      switch content.mark {
      case .cross: .cross
      case .tick: .tick
      case .query, .none: .query
      }
    pen.drawing.mark(mark, in: Rect(left, 70, 24, 24), .chrome(.ink), stroke: 4, with: pen.engine)
    pen.y = 95
    let lines = pen.engine.lines(
      [TextPiece(content.verdict, .summaryVerdict, .chrome(.ink))], width: SummarySheet.body - 38)
    for line in lines {
      for run in line {
        pen.drawing.text(run.text, run.style, x: left + 38 + run.x, baseline: pen.y, run.paint)
      }
      pen.y += 42
    }
    pen.y -= 42 - 35
    let pieces = content.lede.enumerated().map { at, part in
      let style: TextStyle = part.weight == .strong ? .summaryLedeStrong : .summaryLede
      return TextPiece(
        (at > 0 ? " " : "") + part.text, style, .chrome(part.weight == .soft ? .ink2 : .ink))
    }
    pen.paragraph(pieces, x: left, width: SummarySheet.body, leading: 26, limit: 4)
  }

  /// Draws the bar of the judged pairs by verdict, and their counts.
  private func bar(_ pen: inout SummaryPen) {
    guard !content.counts.isEmpty else {
      pen.y -= 19
      return
    }
    pen.y += 18 - 19
    let total = content.counts.map(\.count).reduce(0, +)
    let room = SummarySheet.body - 2 * Double(content.counts.count - 1)
    let least = 6.0
    let large = content.counts.max { $0.count < $1.count }
    var widths = content.counts.map { max(least, (room * Double($0.count) / Double(max(total, 1))).rounded()) }
    if let large, let at = content.counts.firstIndex(of: large) { widths[at] += room - widths.reduce(0, +) }
    var x = SummarySheet.margin
    for (count, width) in zip(content.counts, widths) {
      part(count, Rect(x, pen.y, width, 14), &pen)
      x += width + 2
    }
    pen.y += 14 + 26
    x = SummarySheet.margin
    for count in content.counts {
      pen.drawing.mark(count.mark, in: Rect(x, pen.y - 11, 10, 10), .chrome(.ink), stroke: 2, with: pen.engine)
      x += 18
      let figure = Counted.number(count.count)
      pen.text(figure, .summaryCountStrong, x: x, baseline: pen.y, .ink)
      x += pen.engine.width(figure, .summaryCountStrong) + 5
      pen.text(count.word, .summaryCount, x: x, baseline: pen.y, .ink2)
      x += pen.engine.width(count.word, .summaryCount) + 22
    }
    pen.y += 4
  }

  private func part(_ count: SummaryCount, _ rect: Rect, _ pen: inout SummaryPen) {
    switch count.mark {
    case .cross: pen.drawing.fill(rect, .chrome(.ink))
    case .query:
      pen.drawing.hatch(rect, .chrome(.ink2), step: 5, stroke: 1.4)
      pen.drawing.frame(rect, .chrome(.ink2))
    case .pause: pen.drawing.fill(rect, .chrome(.ink2))
    case .dash: pen.drawing.frame(rect, .chrome(.line))
    default:
      pen.drawing.fill(rect, .chrome(.fill))
      pen.drawing.frame(rect, .chrome(.line))
    }
  }

  private func draw(_ notes: [SummaryNote], _ pen: inout SummaryPen) {
    pen.y += 14
    for note in notes {
      let mark = note.mark ?? (note.isFailing ? .cross : .query)
      pen.drawing.mark(
        mark, in: Rect(SummarySheet.margin, pen.y - 10, 10, 10), .chrome(.ink), stroke: 2, with: pen.engine)
      pen.paragraph(
        [
          TextPiece(note.strong, .summaryLineStrong, .chrome(.ink)), TextPiece(note.rest, .summaryLine, .chrome(.ink)),
        ], x: SummarySheet.margin + 21, width: SummarySheet.body - 21, leading: 20, limit: 3)
      pen.y += 6
    }
    pen.y -= 18
  }

  private func foot(_ pen: inout SummaryPen) {
    pen.y += 20
    pen.rule()
    pen.y += 24
    pen.paragraph(
      [TextPiece(content.footer, .summaryFooter, .chrome(.ink2))], x: SummarySheet.margin, width: SummarySheet.body,
      leading: 18, limit: 4)
    pen.drawing.height = (pen.y + 10).rounded(.up)
  }
}
