import Audit
import ColorScience
import Wording

extension FailuresSheet {
  /// Draws the cause: its color, its name, the number of failures behind it, and the fixes.
  func groupHead(
    _ group: FailureGroup, _ isContinued: Bool, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    guard let cause = group.cause.map({ index.report.causes[$0] }) else {
      drawing.text("Other failures", .head, x: Measures.margin, baseline: y + 16, .chrome(.ink))
      drawing.text(counts(group, isContinued), .pairGround, x: Measures.margin, baseline: y + 34, .chrome(.ink2))
      return
    }
    let color = color(of: cause)
    let x = Measures.margin + 54
    let stops = cause.token.map { index.stops($0, in: variant) } ?? []
    let swatch = Rect(Measures.margin, y, 40, 40)
    if stops.count > 1 {
      let canvas = index.report.variants[variant].canvas ?? .gray(0xFF)
      drawing.tile(swatch, .bands(stops.map { Mixing.over($0, canvas) }))
    } else if let color {
      rawSwatch(color, swatch, &drawing)
    }
    let value = stops.count > 1 ? "gradient" : color.map(SheetColor.text) ?? ""
    let room = (geometry.isStacked ? geometry.width - Measures.margin : geometry.fixes - 16) - x
    let name = engine.fitted(
      index.label(cause.name), .head, width: room - engine.width(value, .headValue) - 12)
    drawing.text(VisibleName.isolated(name), .head, x: x, baseline: y + 16, .chrome(.ink))
    drawing.text(value, .headValue, x: x + engine.width(name, .head) + 12, baseline: y + 16, .chrome(.ink2))
    drawing.text(side(cause) + counts(group, isContinued), .pairGround, x: x, baseline: y + 34, .chrome(.ink2))
    fixes(cause, group, &drawing, y: y, with: engine)
  }

  /// Returns which side a cause is on, when the same color is a cause on both sides and so heads two groups; else an empty text.
  private func side(_ cause: CauseReport) -> String {
    let others = groups.compactMap(\.cause).map { index.report.causes[$0] }
    guard others.contains(where: { $0.name == cause.name && $0.side != cause.side }) else { return "" }
    return cause.side == .background ? "as background: " : "as foreground: "
  }

  private func counts(_ group: FailureGroup, _ isContinued: Bool) -> String {
    let looks =
      group.looks.count < group.pairCount
      ? ", \(Counted.of(group.looks.count, "distinct look", "distinct looks"))" : ""
    return Counted.of(group.pairCount, "failing pair", "failing pairs") + looks
      + (isContinued ? ", continued" : "")
  }

  /// Returns the color of the cause in this variant.
  private func color(of cause: CauseReport) -> Color? {
    if let token = cause.token, let color = index.stops(token, in: variant).first { return color }
    return definition(of: cause).map { cause.definitions[$0].color }
  }

  private func definition(of cause: CauseReport) -> Int? {
    let theme = index.report.variants[variant].theme
    if let token = cause.token, let color = index.stops(token, in: variant).first {
      if let at = cause.definitions.firstIndex(where: { $0.color == color }) { return at }
    }
    return cause.definitions.firstIndex { $0.themes.contains(theme) } ?? (cause.definitions.isEmpty ? nil : 0)
  }

  private func rawSwatch(_ color: Color, _ rect: Rect, _ drawing: inout Drawing) {
    if color.alpha < 1 {
      let board: Checkerboard = .under([color])
      drawing.checkerboard(rect, color, board, check: rect.height > 20 ? 10 : 5)
      if drawing.needsHairline(TileContent.translucent(color, on: nil, board)) { drawing.frame(rect) }
    } else {
      drawing.tile(rect, .opaque(color))
    }
  }

  private func fixes(
    _ cause: CauseReport, _ group: FailureGroup, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    let definition = definition(of: cause)
    let here = cause.fixes.filter { $0.definition == definition }
    var baseline = y + (geometry.isStacked ? 57 : 13)
    let x = geometry.fixes
    let right = geometry.width - Measures.margin
    if let fix = here.first(where: { $0.kind != .existing }), fix.mended > 0 {
      rawSwatch(fix.color, Rect(x, baseline - 12, 28, 16), &drawing)
      let value = SheetColor.text(fix.color)
      drawing.text(value, .headValue, x: x + 36, baseline: baseline, .chrome(.ink))
      let start = x + 36 + engine.width(value, .headValue) + 8
      // The first line says what the fix mends. A second line holds what the person who makes the change has to know.
      let words = "in its place \(mends(fix, cause, group))"
      let tail = SuggestionWords.tail(fix.refusal)
      let isOne = engine.width(words + tail, .pairGround) <= right - start
      let first = engine.fitted(isOne ? words + tail : words, .pairGround, width: right - start)
      drawing.text(first, .pairGround, x: start, baseline: baseline, .chrome(.ink2))
      baseline += 21
      if !isOne, !tail.isEmpty {
        let note = engine.fitted(String(tail.drop { $0 == ";" || $0 == " " }), .pairGround, width: right - x - 36)
        drawing.text(note, .pairGround, x: x + 36, baseline: baseline - 4, .chrome(.ink2))
        baseline += 13
      }
    }
    if let fix = here.first(where: { $0.kind == .existing }), let token = fix.token, fix.mended > 0 {
      rawSwatch(fix.color, Rect(x, baseline - 12, 28, 16), &drawing)
      let existing = paletteName(token, as: fix.color)
      let isFamily = Ramp.split(existing).family == Ramp.split(cause.name).family
      let tail =
        (isFamily ? "is the nearest of its family" : "is the nearest existing colour")
        + (fix.mended >= reach(of: fix, cause) ? " that does" : " and mends \(fix.mended)") + FixWords.aside(fix)
      let tailWidth = engine.width(tail, .pairGround)
      let name = engine.fitted(
        index.label(existing), .tokenName, width: right - x - 36 - 8 - tailWidth)
      drawing.text(VisibleName.isolated(name), .tokenName, x: x + 36, baseline: baseline, .chrome(.ink))
      drawing.text(
        tail, .pairGround, x: x + 36 + engine.width(name, .tokenName) + 8, baseline: baseline, .chrome(.ink2))
    }
  }

  /// Returns the name of the raw color itself when the fix names a go-between, a raw token that only passes on another raw
  /// color. A go-between may pass on another color in this variant than where the fix found it, so a variant with that color
  /// is used.
  private func paletteName(_ token: Int, as color: Color) -> String {
    let name = index.name(token)
    let holder = ([variant] + index.report.variants.indices).first { index.stops(token, in: $0).first == color }
    guard let holder, index.isGoBetween(token, in: [holder]) else { return name }
    return index.aliases(token, in: holder).last ?? name
  }

  /// Describes how much a fix mends. A cause may reach beyond this variant, and then its fix does too.
  private func mends(_ fix: CauseReport.Fix, _ cause: CauseReport, _ group: FailureGroup) -> String {
    let all = reach(of: fix, cause)
    let scope = all > group.pairCount ? " in every variant" : ""
    if fix.mended >= all { return (all == 1 ? "mends it" : "mends all \(all)\(scope)") + FixWords.aside(fix) }
    return "mends \(fix.mended) of \(all)\(scope)" + FixWords.aside(fix)
  }

  /// Returns the number of failing pairs behind the value that a fix replaces. A cause may have another value in another variant.
  private func reach(of fix: CauseReport.Fix, _ cause: CauseReport) -> Int {
    guard let token = cause.token, cause.definitions.indices.contains(fix.definition), cause.definitions.count > 1
    else { return cause.pairs.count }
    let color = cause.definitions[fix.definition].color
    return cause.pairs.filter { pair in
      guard index.report.pairs.indices.contains(pair) else { return false }
      return index.stops(token, in: index.report.pairs[pair].variant).contains(color)
    }.count
  }

  func head() -> SheetHead {
    let causes = groups.filter { $0.cause != nil }.count
    return SheetHead(
      kind: "Failures", number: pages.count > 1 ? (page + 1, pages.count) : nil,
      title: index.report.variants[variant].theme, subtitle: index.subtitle(variant),
      verdict: summary.sentence(index, measured: 0, causes: causes > 0 ? causes : nil), legend: legend(summary.tally),
      legendNote: LegendItem(
        .drawn(width: 64) { drawing, x, y in
          let bar = MarginBar(x: x, width: 64, y: y)
          drawing.failureBar(bar, ratio: 1.7, required: 3.8, suggested: 5.9)
        }, "bar: now.  hatched: missing.  line: required.  ring: suggested."),
      stamps: SheetHead.stamps(index.report.tool))
  }

  /// Returns the counts of pairs by verdict, which add up to the number of judged pairs.
  private func legend(_ tally: Tally) -> [LegendItem] {
    let passing = tally[.aa] + tally[.aaa] + tally[.passes]
    let items: [(Pill, Int, String)] = [
      (.fails, tally[.fails], "under its requirement"),
      (.waiverExpired, tally[.waiverExpired], "no longer accepted"),
      (.undetermined, tally[.undetermined], ""),
      (.waived, tally[.waived], "accepted"),
      (.exempt, tally[.exempt], "inactive"),
      (.passes, passing, ""),
    ]
    return items.filter { $0.1 > 0 }.map { LegendItem(.pill($0.0), count: $0.1, $0.2) }
  }

  func footer() -> [String] {
    var sentences = [
      "Grouped by the colour behind most failures, worst first.", "Pairs that look the same share a row.",
      "Bar: contrast from 1 to 10 on a logarithmic scale.",
      SheetFooter.criteria(index, variant: variant), "Ratios are truncated, never rounded up.",
      SheetFooter.blending(index, tokens: tokens, variant: variant),
    ]
    if groups.contains(where: { $0.looks.contains { $0.pairs.contains { !$0.suggestions.isEmpty } } }) {
      sentences.append("Suggested: the nearest colour that passes, a new one in the same hue\(alphaNote).")
    }
    if shownLooks().contains(where: { $0.pairs.first.map { $0.suggestions.isEmpty && !$0.isSuggestionSought } ?? false }
    ) {
      sentences.append(
        "Not looked for: colours are suggested for the worst failures; “legible audit --suggestions all” suggests them for "
          + "every one.")
    }
    sentences.append(SheetFooter.gamut(index, tokens: tokens, variants: [variant]))
    if undrawn > 0 {
      let sheets = Counted.of(undrawn, "more sheet", "more sheets")
      sentences.append("Not drawn: \(sheets) of colours behind fewer failures; the report has every failure.")
    }
    sentences.append(SheetFooter.twins(twins, of: variant, index))
    return sentences
  }

  /// The part of a footer sentence about translucent colors that gain alpha; empty where none does.
  private var alphaNote: String {
    let isRaised = shownLooks().contains { $0.pairs.first.flatMap(shownSuggestion)?.kind == .alpha }
    return isRaised ? "; a translucent colour gains alpha" : ""
  }

  /// Returns the looks on this sheet, without the pairs that have no verdict.
  private func shownLooks() -> [FailureLook] {
    pages[page].parts.flatMap { part in part.group.map { groups[$0].looks[part.rows] } ?? [] }
  }

  func altText() -> AltText {
    let shown = pages[page].parts.compactMap { part in part.group.map { ($0, part.rows) } }
    let pairs = shown.flatMap { group, rows in groups[group].looks[rows].flatMap(\.pairs) }
    // Failures that are on no sheet: those beyond the limit of looks of a cause, and those on sheets that are not drawn.
    let undrawn = summary.failures.count - pages.map(failureCount).reduce(0, +)
    let failures = AltText.failures(
      PairSummary.worstFirst(pairs), of: summary.failures.count, undrawn: undrawn, index
    ) { pair in
      guard let suggestion = shownSuggestion(pair) else { return "" }
      return "; \(SuggestionWords.color(suggestion)) would reach \(WCAG.shown(suggestion.ratio))"
        + SuggestionWords.tail(suggestion.refusal)
    }
    let causes = shown.compactMap { group, _ in
      groups[group].cause.map { cause in
        let pairs = Counted.of(groups[group].pairCount, "failure", "failures")
        return "\(AltText.name(PaletteSheet.withoutType(index.report.causes[cause].name))) is behind \(pairs)."
      }
    }
    return AltText(head(), lines: causes.prefix(6) + failures.lines, rest: failures.rest)
  }

  private func failureCount(_ page: FailurePage) -> Int {
    page.parts.map { part in
      part.group.map { groups[$0].looks[part.rows].map(\.pairs.count).reduce(0, +) } ?? 0
    }.reduce(0, +)
  }
}
