import Audit
import ColorScience
import Wording

/// A sheet of the failing pairs of one variant, drawn large and grouped by cause, each with a color that would pass.
struct FailuresSheet: Sendable {
  let index: ReportIndex
  let variant: Int
  let groups: [FailureGroup]
  let undetermined: [UndeterminedGroup]
  let pages: [FailurePage]
  let page: Int
  let paper: SheetPaper
  let summary: PairSummary
  let geometry: FailureGeometry
  /// The tokens of all failing pairs.
  let tokens: [Int]
  /// The number of sheets that are not drawn.
  let undrawn: Int
  /// The variants whose failures look the same and which therefore have no sheet of their own.
  var twins: [Int] = []

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(paper: paper, width: geometry.width)
    var y = drawing.head(head(), with: engine)
    for (number, part) in pages[page].parts.enumerated() {
      if number > 0 { drawing.rule(y: y) }
      y += number > 0 ? 26 : 28
      let isContinued = part.rows.lowerBound > 0
      if let number = part.group {
        groupHead(groups[number], isContinued, &drawing, y: y, with: engine)
        columnHeads(&drawing, y: y, with: engine)
      } else {
        undeterminedHead(isContinued, &drawing, y: y)
      }
      y += part.group == nil ? 48 : geometry.head
      if let number = part.group {
        let looks = groups[number].looks
        for look in looks[part.rows] {
          row(look, &drawing, y: y, with: engine)
          y += geometry.rowPitch
        }
        if part.rows.upperBound == FailureGroup.lookLimit { y = more(looks, &drawing, y: y, with: engine) }
      } else {
        for reason in undetermined[part.rows] {
          noVerdict(reason, &drawing, y: y, with: engine)
          y += geometry.rowPitch
        }
        if part.rows.upperBound == FailureGroup.lookLimit { y = moreReasons(&drawing, y: y, with: engine) }
      }
      y += 14
    }
    drawing.foot(footer(), y: y, with: engine)
    return drawing
  }

  private func columnHeads(_ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    let baseline = y + geometry.head - 8
    drawing.text("now", .note, x: Measures.margin, baseline: baseline, .chrome(.ink2))
    drawing.text("suggested", .note, x: Measures.margin + FailureGeometry.tile.x, baseline: baseline, .chrome(.ink2))
    if !geometry.isStacked { figureHeads(&drawing, baseline: baseline, with: engine) }
  }

  private func figureHeads(_ drawing: inout Drawing, baseline: Double, with engine: TextEngine) {
    drawing.text("now", .note, right: geometry.ratioRight, baseline: baseline, .chrome(.ink2), with: engine)
    let bar = MarginBar(x: geometry.bar.x, width: geometry.bar.width, y: 0)
    drawing.barFigures(bar, baseline: baseline, with: engine)
    drawing.text("suggested", .note, x: geometry.suggestion, baseline: baseline, .chrome(.ink2))
  }

  private func row(_ look: FailureLook, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    guard let pair = look.pairs.first else { return }
    tiles(look, pair, &drawing, y: y, with: engine)
    names(look, pair, &drawing, y: y, with: engine)
    let y = y + geometry.figures
    if geometry.isStacked { figureHeads(&drawing, baseline: y - 8, with: engine) }
    if let ratio = pair.ratio {
      drawing.text(
        SheetNumber.ratio(ratio, required: pair.required), .largeRatio, right: geometry.ratioRight,
        baseline: y + 29, .chrome(.ink), with: engine)
      let bar = MarginBar(x: geometry.bar.x, width: geometry.bar.width, y: y + 23)
      drawing.failureBar(bar, ratio: ratio, required: pair.required, suggested: shownSuggestion(pair)?.ratio)
      drawing.text(
        "short by \(ShownNumber.shortBy(ratio, required: pair.required))", .note, x: geometry.bar.x, baseline: y + 48,
        .chrome(.ink2))
    }
    drawing.text(
      "of \(ShownNumber.requirement(pair.required))", .note, right: geometry.ratioRight, baseline: y + 48,
      .chrome(.ink2), with: engine)
    suggestion(pair, &drawing, y: y, with: engine)
  }

  private func tiles(
    _ look: FailureLook, _ pair: PairReport, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    let size = FailureGeometry.tile
    let now = Rect(Measures.margin, y, size.x, size.y)
    let then = Rect(now.right, y, size.x, size.y)
    guard pair.layers.count >= 2 else {
      drawing.tile(now, .empty(.soft))
      return
    }
    let ground = pair.layers[pair.layers.count - 2].composite
    drawing.tile(now, .opaque(ground), hairline: false)
    drawing.sample(
      look.kind, center: now.center, pair.layers[pair.layers.count - 1].composite, isLarge: true, with: engine)
    guard let suggestion = shownSuggestion(pair), let (back, front) = composites(pair, with: suggestion) else {
      // Fills the place of the suggestion, because an empty place would look like a mistake.
      drawing.hatch(then, .chrome(.soft), step: 6, stroke: 1)
      drawing.frame(Rect(now.x, y, 2 * size.x, size.y))
      return
    }
    drawing.tile(then, .opaque(back), hairline: false)
    drawing.sample(look.kind, center: then.center, front, isLarge: true, with: engine)
    if drawing.needsHairline([ground, back]) { drawing.frame(Rect(now.x, y, 2 * size.x, size.y)) }
    drawing.commands.append(.upright(x: then.x, y: y, height: size.y, .chrome(.line)))
  }

  /// Returns the suggestion that every report shows.
  func shownSuggestion(_ pair: PairReport) -> Suggestion? { pair.suggestions.first }

  /// Returns the composites of the pair with the suggestion in place of the color that it replaces.
  private func composites(_ pair: PairReport, with suggestion: Suggestion) -> (Color, Color)? {
    var layers = pair.layers.map(\.color)
    let place = suggestion.side == .foreground ? layers.count - 1 : layers.count - 2
    guard layers.indices.contains(place) else { return nil }
    layers[place] = suggestion.color
    let display: Display = pair.layers.last?.composite.space == .displayP3 ? .displayP3 : .srgb
    let results = Compositing.composites(layers, on: display, mapping: index.report.settings.mapping)
    return results.count >= 2 ? (results[results.count - 2], results[results.count - 1]) : nil
  }

  func names(
    _ look: FailureLook, _ pair: PairReport, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    let (x, width) = (FailureGeometry.names, geometry.namesWidth)
    let foreground = engine.fitted(index.forms(pair.foreground), .pairName, width: width)
    drawing.text(VisibleName.isolated(foreground), .pairName, x: x, baseline: y + 13, .chrome(.ink))
    drawing.sentence(
      groundParts(pair), .pairGround, .chrome(.ink2), x: x, baseline: y + 30, width: width, with: engine)
    drawing.sentence(
      note(look, pair, width: width, with: engine), .note, .chrome(.ink2), x: x, baseline: y + 48, width: width,
      with: engine)
  }

  /// Returns the note under a pair, such as `body text, 16 px; seen at 22 places; 3 pairs, with contentBrandPrimary`. Where
  /// the line is too short, the other pairs of the look are left out first, then the size.
  private func note(
    _ look: FailureLook, _ pair: PairReport, width: Double, with engine: TextEngine
  ) -> [VerdictSentence.Part] {
    guard !index.evidence.isSilent else { return company(look) }
    let words = index.evidence(pair)
    let evidence: [VerdictSentence.Part] =
      words.evidence == .declared ? [.words("declared by "), .name(words.rule)] : [.words(words.short)]
    let all = company(look) + [.words("; ")] + evidence
    let rest: [[VerdictSentence.Part]] = [[.words(look.kind.sized + "; ")] + evidence, evidence]
    return ([all] + rest).first { parts in
      let texts = parts.map { part in
        switch part {
        case .words(let text): text
        case .name(let name): engine.visible(name)
        }
      }
      return texts.reduce(0) { $0 + engine.width($1, .note) } <= width
    } ?? evidence
  }

  /// Returns, for example, `on surfaceStatusWarningMuted over bgPrimary`.
  private func groundParts(_ pair: PairReport) -> [VerdictSentence.Part] {
    var parts: [VerdictSentence.Part] = [.words("on "), .name(index.label(pair.background))]
    let isTranslucent = pair.layers.count >= 3 && pair.layers[pair.layers.count - 2].color.alpha < 1
    if isTranslucent {
      let under = pair.layers[pair.layers.count - 3]
      parts += [.words(" over "), .name(under.token.map { index.label($0) } ?? SheetColor.text(under.color))]
    }
    return parts
  }

  /// Returns the sample's size and the other pairs of a look, such as `body text, 16 px; 3 pairs, with contentBrandPrimary`.
  private func company(_ look: FailureLook) -> [VerdictSentence.Part] {
    guard let first = look.pairs.first, look.pairs.count > 1 else { return [.words(look.kind.sized)] }
    var fronts: [Int] = []
    var backs: [Int] = []
    for pair in look.pairs {
      if pair.foreground != first.foreground, !fronts.contains(pair.foreground) { fronts.append(pair.foreground) }
      if pair.background != first.background, !backs.contains(pair.background) { backs.append(pair.background) }
    }
    let lead = "\(look.kind.sized); \(Counted.of(look.pairs.count, "pair", "pairs"))"
    guard let other = fronts.first ?? backs.first else { return [.words(lead)] }
    let list = fronts.isEmpty ? backs : fronts
    var parts: [VerdictSentence.Part] = [
      .words(lead + (fronts.isEmpty ? ", also on " : ", with ")), .name(index.label(other)),
    ]
    if list.count > 1 { parts.append(.words(" and \(list.count - 1) more")) }
    return parts
  }

  private func suggestion(_ pair: PairReport, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    let x = geometry.suggestion
    guard let suggestion = shownSuggestion(pair) else {
      drawing.text(SoughtWords.none(isSought: pair.isSuggestionSought), .note, x: x, baseline: y + 29, .chrome(.ink2))
      return
    }
    let ratio = SheetNumber.ratio(suggestion.ratio)
    drawing.text(ratio, .largeRatio, x: x, baseline: y + 29, .chrome(.ink))
    // More alpha is not another color, so its difference is measured between the composites that are seen.
    let seen = composites(pair, with: suggestion).flatMap { then -> Double? in
      guard pair.layers.count >= 2 else { return nil }
      let now = pair.layers[pair.layers.count - (suggestion.side == .foreground ? 1 : 2)].composite
      return Color.deltaEOK(now, suggestion.side == .foreground ? then.1 : then.0)
    }
    let moved = suggestion.kind == .alpha ? seen ?? suggestion.difference : suggestion.difference
    let difference = "ΔE \(ShownNumber.difference(moved))"
    drawing.text(difference, .note, x: x + engine.width(ratio, .largeRatio) + 7, baseline: y + 29, .chrome(.ink2))
    let room = geometry.width - Measures.margin - x
    let value = engine.fitted(suggestion.color, .value, width: room)
    drawing.text(value, .value, x: x, baseline: y + 48, .chrome(.ink))
    guard suggestion.side == .background else { return }
    let end = engine.width(value, .value) + 8
    let hasRoom = end + engine.width("background", .note) <= room
    drawing.text(
      "background", .note, x: hasRoom ? x + end : x, baseline: hasRoom ? y + 48 : y + 62, .chrome(.ink2))
  }

  /// Draws, for example, `3 more looks of 9 pairs, 3.07 to 3.31, are listed in the report.` Returns the y at which the rows end.
  private func more(_ looks: [FailureLook], _ drawing: inout Drawing, y: Double, with engine: TextEngine) -> Double {
    let left = looks.dropFirst(FailureGroup.lookLimit)
    guard !left.isEmpty else { return y }
    let ratios = left.flatMap { $0.pairs.compactMap(\.ratio) }
    let pairs = left.map(\.pairs.count).reduce(0, +)
    let range = ratios.min().flatMap { low in
      ratios.max().map { ", \(SheetNumber.ratio(low)) to \(SheetNumber.ratio($0))," }
    }
    let verb = left.count == 1 ? "is" : "are"
    drawing.text(
      "\(Counted.of(left.count, "more look", "more looks")) of \(Counted.of(pairs, "pair", "pairs"))"
        + "\(range ?? "") \(verb) listed in the report.",
      .note, x: Measures.margin, baseline: y + 12, .chrome(.ink2))
    return y + 20
  }
}

extension Drawing {
  /// Draws words and names on one line. Only names are shortened; they share the width that the words leave.
  mutating func sentence(
    _ parts: [VerdictSentence.Part], _ style: TextStyle, _ paint: Paint, x: Double, baseline: Double, width: Double,
    with engine: TextEngine
  ) {
    var lengths: [Double] = []
    var words = 0.0
    for part in parts {
      switch part {
      case .words(let text): words += engine.width(text, style)
      case .name(let name): lengths.append(engine.width(engine.visible(name), style))
      }
    }
    let share = SharedRoom.share(of: width - words, among: lengths)
    let line = parts.map { part in
      switch part {
      case .words(let text): text
      case .name(let name): VisibleName.isolated(engine.fitted(name, style, width: share))
      }
    }
    text(line.joined(), style, x: x, baseline: baseline, paint)
  }
}
