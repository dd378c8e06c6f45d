import Audit
import Wording

/// The pairs without a verdict, below the failures, in one row for each reason.
extension FailuresSheet {
  func undeterminedHead(_ isContinued: Bool, _ drawing: inout Drawing, y: Double) {
    drawing.text("Undetermined", .head, x: Measures.margin, baseline: y + 16, .chrome(.ink))
    let count = undetermined.map(\.pairs.count).reduce(0, +)
    let reasons = undetermined.count < count ? ", \(Counted.of(undetermined.count, "reason", "reasons"))" : ""
    drawing.text(
      Counted.of(count, "pair", "pairs") + reasons + (isContinued ? ", continued" : ""), .pairGround,
      x: Measures.margin, baseline: y + 34, .chrome(.ink2))
  }

  /// Draws the pairs of one reason: their number, three examples, and the reason in place of the bar and the suggestion.
  func noVerdict(_ group: UndeterminedGroup, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    let tile = Rect(Measures.margin, y, FailureGeometry.tile.x, FailureGeometry.tile.y)
    drawing.tile(tile, .empty(.soft))
    let examples = group.examples(in: index.report)
    if examples.count == 1, let pair = examples.first {
      names(FailureLook(pairs: [pair], kind: index.sample(of: pair)), pair, &drawing, y: y, with: engine)
    } else {
      for (number, pair) in examples.enumerated() {
        drawing.sentence(
          [.name(index.label(pair.foreground)), .words(" on "), .name(index.label(pair.background))], .pairGround,
          .chrome(.ink), x: FailureGeometry.names, baseline: y + 13 + 17 * Double(number), width: geometry.namesWidth,
          with: engine)
      }
    }
    let x = geometry.isStacked ? FailureGeometry.names : geometry.fixes
    reason(group, &drawing, x: x, y: y + (geometry.isStacked ? 62 : 0), with: engine)
  }

  private func reason(
    _ group: UndeterminedGroup, _ drawing: inout Drawing, x: Double, y: Double, with engine: TextEngine
  ) {
    let width = geometry.width - Measures.margin - x
    let end = x + drawing.pill(.undetermined, x: x, y: y + 2, with: engine)
    if group.pairs.count > 1 {
      drawing.text(
        Counted.of(group.pairs.count, "pair", "pairs"), .count, x: end + 6, baseline: y + 14, .chrome(.ink))
    }
    let lines = engine.lines(
      [TextPiece(VisibleName.shown(group.reason), .note, .chrome(.ink2))], width: width)
    for (number, line) in lines.prefix(2).enumerated() {
      let words = line.map(\.text).joined(separator: " ")
      let shown = engine.fitted(words + (number == 1 && lines.count > 2 ? " …" : ""), .note, width: width)
      drawing.text(shown, .note, x: x, baseline: y + 32 + 16 * Double(number), .chrome(.ink2))
    }
  }

  /// Draws, for example, `3 more reasons of 9 pairs are listed in the report.` Returns the y at which the rows end.
  func moreReasons(_ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let left = undetermined.dropFirst(FailureGroup.lookLimit)
    guard !left.isEmpty else { return y }
    let pairs = left.map(\.pairs.count).reduce(0, +)
    let verb = left.count == 1 ? "is" : "are"
    drawing.text(
      "\(Counted.of(left.count, "more reason", "more reasons")) of \(Counted.of(pairs, "pair", "pairs")) \(verb) listed "
        + "in the report.", .note, x: Measures.margin, baseline: y + 12, .chrome(.ink2))
    return y + 20
  }
}
