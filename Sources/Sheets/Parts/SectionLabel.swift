extension Drawing {
  /// Draws a section's name in the label column, with notes on its content under it.
  mutating func sectionLabel(_ title: String, _ notes: String..., y: Double, with engine: TextEngine) {
    let lines = engine.wrapped(title, .section, width: Measures.labelWidth - 12, lines: 5)
    sectionLabel(lines: lines, notes, y: y, with: engine)
  }

  /// Draws the names of a section, each on its own line, with a note under them.
  mutating func sectionLabel(_ titles: [String], _ note: String, y: Double, with engine: TextEngine) {
    let width = Measures.labelWidth - 12
    let lines =
      titles.count == 1
      ? engine.wrapped(titles[0], .section, width: width, lines: 5)
      : titles.enumerated().map { place, title in
        // The comma may extend into the gap before the tiles.
        engine.fitted(title, .section, width: width) + (place < titles.count - 1 ? "," : "")
      }
    sectionLabel(lines: lines, [note], y: y, with: engine)
  }

  private mutating func sectionLabel(lines: [String], _ notes: [String], y: Double, with engine: TextEngine) {
    let width = Measures.labelWidth - 12
    var baseline = y
    for line in lines {
      text(VisibleName.isolated(line), .section, x: Measures.margin, baseline: baseline, .chrome(.ink))
      baseline += 17
    }
    for note in notes where !note.isEmpty {
      for line in engine.lines([TextPiece(note, .note, .chrome(.ink2))], width: width) {
        for run in line { text(run.text, run.style, x: Measures.margin + run.x, baseline: baseline, run.paint) }
        baseline += 14
      }
    }
  }
}
