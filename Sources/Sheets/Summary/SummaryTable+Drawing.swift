import Audit
import ColorScience
import Wording

extension SummaryTable {
  private static let rowHeight = 26.0
  private static let groupWidth = 78.0
  private static let allWidth = 92.0
  private static let longestBar = 50.0

  func draw(_ pen: inout SummaryPen) {
    let isSpare = title == "To spare"
    // The sums stand to the right of their bars, however many digits they have.
    let sums = rows.map { pen.engine.width(Counted.number($0.sum), .summaryFigureStrong) }.max() ?? 0
    let sumWidth = max(30, sums + 8)
    let allWidth = isSpare ? 0 : max(Self.allWidth, sumWidth + Self.longestBar + 12)
    let left = SummarySheet.right - allWidth - Self.groupWidth * Double(groups.count)
    for (at, group) in groups.enumerated() {
      pen.text(
        group.rawValue, .summaryNote, right: left + Self.groupWidth * Double(at + 1) - 12, baseline: pen.y + 14, .ink2)
    }
    if !isSpare { pen.text("All", .summaryNote, right: SummarySheet.right, baseline: pen.y + 14, .ink2) }
    pen.y += 24
    let most = rows.flatMap(\.counts).max() ?? 0
    let mostSum = rows.map(\.sum).max() ?? 0
    for row in rows {
      pen.rule()
      name(row, width: left - SummarySheet.margin - 12, &pen)
      for at in groups.indices {
        let box = Rect(left + Self.groupWidth * Double(at), pen.y + 1, Self.groupWidth, Self.rowHeight - 1)
        if isSpare {
          let text = row.spare[at].map(Self.percent) ?? "–"
          pen.text(text, .summaryFigure, right: box.right - 12, baseline: pen.y + 19, .ink)
        } else {
          figure(row.counts[at], of: most, box, &pen)
        }
      }
      if !isSpare { sum(row.sum, of: mostSum, barEnd: SummarySheet.right - sumWidth, &pen) }
      pen.y += Self.rowHeight
    }
    pen.rule()
    guard !rest.isEmpty else { return }
    pen.text(rest, .summaryNote, x: SummarySheet.margin, baseline: pen.y + 24, .ink2)
    pen.y += 24
  }

  private func name(_ row: Row, width: Double, _ pen: inout SummaryPen) {
    let themeWidth = pen.engine.width(pen.engine.visible(row.theme), .summaryTheme)
    let whole = [row.contexts, row.same.map { "= \(VisibleName.shown($0))" } ?? ""].filter { !$0.isEmpty }
      .joined(separator: " ")
    // A variant's own contexts come before those of another one with the same colours.
    let isWhole = row.contexts.isEmpty || themeWidth + 6 + pen.engine.width(whole, .summaryContexts) <= width
    let tail = isWhole ? whole : row.contexts
    let tailWidth = tail.isEmpty ? 0 : pen.engine.width(tail, .summaryContexts) + 6
    let share = SharedRoom.share(of: width, among: [themeWidth, tailWidth])
    let x = SummarySheet.margin
    let used = pen.name(row.theme, .summaryTheme, x: x, baseline: pen.y + 19, width: min(share, width))
    if !tail.isEmpty, width - used - 6 > 20 {
      pen.name(tail, .summaryContexts, x: x + used + 6, baseline: pen.y + 19, width: width - used - 6, .ink2)
    }
  }

  private func figure(_ count: Int, of most: Int, _ box: Rect, _ pen: inout SummaryPen) {
    if count > 0, most > 0 {
      // The tint is 4% for one failure and 19% for the most.
      let share = Mathematics.power(Double(count) / Double(most), 0.6)
      pen.drawing.fill(box, .color(pen.drawing.paper.ink(over: .page, share: 0.04 + 0.15 * share)))
    }
    pen.text(
      Counted.number(count), .summaryFigure, right: box.right - 12, baseline: pen.y + 19, count > 0 ? .ink : .ink3)
  }

  private func sum(_ sum: Int, of most: Int, barEnd: Double, _ pen: inout SummaryPen) {
    let text = Counted.number(sum)
    pen.text(text, .summaryFigureStrong, right: SummarySheet.right, baseline: pen.y + 19, sum > 0 ? .ink : .ink3)
    guard sum > 0, most > 0 else { return }
    let length = max(2, (Self.longestBar * Double(sum) / Double(most)).rounded())
    pen.drawing.fill(Rect((barEnd - length).rounded(), pen.y + 10, length, 6), .chrome(.ink))
  }

  /// Returns a percentage, truncated, with one decimal below ten.
  static func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded(.down))
    if tenths >= 100 { return "\(Counted.number(tenths / 10))%" }
    return tenths % 10 == 0 ? "\(tenths / 10)%" : "\(tenths / 10).\(tenths % 10)%"
  }
}

extension SummaryStrip {
  private static let label = 92.0
  private static let width = 400.0

  func draw(_ pen: inout SummaryPen) {
    let left = SummarySheet.margin + Self.label
    let count = groups.first?.columns.count ?? 1
    let column = max(1, (Self.width / Double(max(count, 1))).rounded(.down))
    let end = left + column * Double(count)
    let most = groups.flatMap(\.columns).max() ?? 1
    for group in groups {
      pen.text(group.group.rawValue, .summaryLine, x: SummarySheet.margin, baseline: pen.y + 16, .ink)
      pen.drawing.fill(Rect(left, pen.y, end - left, 22), .chrome(.fill))
      for (at, failures) in group.columns.enumerated() where failures > 0 {
        let share = Mathematics.power(Double(failures) / Double(max(most, 1)), 0.75)
        pen.drawing.fill(
          Rect(left + column * Double(at), pen.y, column, 22),
          .color(pen.drawing.paper.ink(over: .fill, share: share)))
      }
      let unit = Counted.of(group.variants, unit)
      pen.text(unit, .summaryNote, right: SummarySheet.right, baseline: pen.y + 16, .ink2)
      let unitLeft = SummarySheet.right - pen.engine.width(unit, .summaryNote) - 8
      if unitLeft - pen.engine.width(Counted.number(group.sum), .summaryLineStrong) > end + 4 {
        pen.text(Counted.number(group.sum), .summaryLineStrong, right: unitLeft, baseline: pen.y + 16, .ink)
      }
      pen.y += 26
    }
    if self.most == least {
      pen.text("\(Counted.number(least)) each", .summaryNote, x: left, baseline: pen.y + 12, .ink2)
    } else {
      pen.text("\(Counted.number(self.most)), most", .summaryNote, x: left, baseline: pen.y + 12, .ink2)
      pen.text("\(Counted.number(least)), least", .summaryNote, right: end, baseline: pen.y + 12, .ink2)
    }
    pen.y += 38
    names(&pen)
  }

  private func names(_ pen: inout SummaryPen) {
    let figures = worst.map { max(30, pen.engine.width(Counted.number($0.count), .summaryLineStrong) + 8) }
    let widest = zip(worst, figures).map { $1 + pen.engine.width(pen.engine.visible($0.name), .summaryLine) }.max() ?? 0
    // Three names in a row; fewer where a name would lose its middle, which distinguishes it.
    let columns = [3, 2].first { widest <= (SummarySheet.body + 12) / Double($0) - 12 } ?? 1
    let pitch = ((SummarySheet.body + 12) / Double(columns)).rounded(.down)
    for (at, entry) in worst.enumerated() {
      let x = SummarySheet.margin + Double(at % columns) * pitch
      pen.text(Counted.number(entry.count), .summaryLineStrong, x: x, baseline: pen.y, .ink)
      let start = x + figures[at]
      pen.name(entry.name, .summaryLine, x: start, baseline: pen.y, width: x + pitch - 12 - start)
      if at % columns == columns - 1 || at == worst.count - 1 { pen.y += 24 }
    }
    guard !rest.isEmpty else {
      pen.y -= 24
      return
    }
    pen.paragraph(
      [TextPiece(rest, .summaryNote, .chrome(.ink2))], x: SummarySheet.margin, width: SummarySheet.body, leading: 20,
      limit: 2)
    pen.y -= 20
  }
}

extension SheetPaper {
  /// Returns the ink mixed over another chrome color.
  func ink(over chrome: Chrome, share: Double) -> Color {
    let (ink, under) = (Chrome.ink.color(on: self).components, chrome.color(on: self).components)
    let mixed = under + (ink - under) * min(max(share, 0), 1)
    return Color(.srgb, mixed.x, mixed.y, mixed.z)
  }
}
