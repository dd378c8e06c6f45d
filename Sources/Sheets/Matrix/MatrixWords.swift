import Audit
import ColorScience
import Wording

extension MatrixSheet {
  func head(_ cells: [[MatrixCell]]) -> SheetHead {
    let measured = cells.joined().count { $0.standing != .blank }
    return SheetHead(
      kind: "Contrast matrix", number: number, title: index.report.variants[variant].theme,
      subtitle: index.subtitle(variant),
      verdict: summary.sentence(index, measured: measured),
      legend: legend(cells), legendNote: legendNote(cells),
      stamps: SheetHead.stamps(index.report.tool))
  }

  /// Returns the legend. Its counts add up to the cells of the sheet.
  func legend(_ cells: [[MatrixCell]]) -> [LegendItem] {
    let tally = Tally(cells.joined().lazy.map(\.standing))
    return ShownVerdict.allCases.compactMap { standing in
      guard tally[standing] > 0 else { return nil }
      return LegendItem(
        standing.pill.map { .pill($0) } ?? .none, count: tally[standing], meaning(standing, cells))
    }
  }

  /// Returns what the counts of the legend count, where the verdict above counts something else.
  private func legendNote(_ cells: [[MatrixCell]]) -> LegendItem? {
    if number != nil { return LegendItem(.none, "counts are of this sheet") }
    guard cells.joined().count(where: \.label.isJudged) != pairs.count else { return nil }
    return LegendItem(.none, "counts are of cells; several rules may judge one")
  }

  private func meaning(_ standing: ShownVerdict, _ cells: [[MatrixCell]]) -> String {
    switch standing {
    case .fails: return "under its requirement"
    case .waiverExpired: return "its waiver has expired"
    case .undetermined: return facts.lacksValues ? "a token has no value" : "not measured, never a pass"
    case .waived: return areWaiversDated ? "fails, accepted until a date" : "fails, accepted for a reason"
    case .exempt: return "inactive or decoration"
    case .passes: return "meets its own number"
    case .plain: return "measured, not judged"
    case .blank: return "without a value"
    case .aa, .aaa:
      let kinds = Set(cells.joined().filter { $0.standing == standing }.map(\.sampleKind))
      return ConformanceLevel.meaning(standing, of: kinds)
    }
  }

  /// Whether every waiver has a date. An exception that the criteria themselves make needs none.
  private var areWaiversDated: Bool {
    pairs.lazy.map { index.report.pairs[$0] }.filter { $0.verdict == .waived }.allSatisfy { pair in
      pair.waiver.map { index.report.waivers.indices.contains($0) && index.report.waivers[$0].expires != nil } ?? true
    }
  }

  func footer(_ cells: [[MatrixCell]]) -> [String] {
    let shown = cells.joined()
    let kinds = Set(shown.filter { $0.sampleColor != nil }.map(\.sampleKind))
    var sentences: [String] = []
    let sizes = [
      kinds.contains(.text) ? "its text set at 16 px regular" : nil,
      kinds.contains(.largeText) ? "large text at 24 px" : nil,
      kinds.contains(.largeBoldText) ? "large text at 19 px bold" : nil,
      kinds.contains(.icon) ? "its icon at 20 px" : nil,
      kinds.contains(.border) ? "its border 1 px" : nil,
      kinds.contains(.focus) ? "its focus ring 2 px" : nil,
    ].compactMap { $0 }
    if !shown.isEmpty {
      sentences.append((["Each tile is the real composite"] + sizes).joined(separator: ", ") + ".")
    }
    let plain = shown.filter { $0.standing == .plain }
    let large = ShownNumber.requirement(Criterion.aaLarge.required)
    if plain.contains(where: { $0.sampleKind == .text && !$0.label.figure.isEmpty }) {
      sentences.append(
        "Plain figures: large means \(large) or more, enough for 24 px text or 18.7 px bold; no word means under \(large)."
      )
    }
    if shown.contains(where: \.label.isFragile) {
      sentences.append("Diamond: the verdict would change if the colours were rounded to 8 bits.")
    }
    sentences.append(SheetFooter.criteria(index, variant: variant))
    sentences.append("Ratios are truncated, never rounded up.")
    sentences.append(SheetFooter.blending(index, tokens: shownTokens(), variant: variant))
    sentences.append(SheetFooter.gamut(index, tokens: shownTokens(), variants: [variant]))
    sentences.append(shownSentence(cells))
    if undrawn > 0 {
      sentences.append(
        "Not drawn: \(Counted.of(undrawn, "more sheet", "more sheets")) with no more judged pairs than these."
      )
    }
    sentences.append(SheetFooter.twins(twins, of: variant, index))
    return sentences
  }

  func altText() -> AltText {
    let cells = cells()
    let head = head(cells)
    let (across, down) = (Set(MatrixSheet.tokens(columns, tokens.columns)), Set(MatrixSheet.tokens(rows, tokens.rows)))
    let failures = AltText.failures(
      PairSummary.worstFirst(pairs.map { index.report.pairs[$0] }.filter { $0.verdict == .fail }),
      of: summary.failures.count, undrawn: unseen, index)
    let tally = Tally(cells.joined().lazy.map(\.standing))
    let counts = ShownVerdict.allCases.filter { tally[$0] > 0 }.map { MatrixSheet.counted(tally[$0], $0) }
    let grid =
      "\(Counted.of(across.count, "foreground", "foregrounds")) on "
      + "\(Counted.of(down.count, "background", "backgrounds")). Of the cells, \(SheetFooter.listed(counts))."
    return AltText(head, lines: (counts.isEmpty ? [] : [grid]) + failures.lines, rest: failures.rest)
  }

  private static func counted(_ count: Int, _ standing: ShownVerdict) -> String {
    switch standing {
    case .fails: Counted.of(count, "fails", "fail")
    case .passes: Counted.of(count, "passes", "pass")
    case .aa, .aaa: Counted.of(count, "reaches", "reach") + " " + (standing.pill?.word ?? "")
    case .waiverExpired: Counted.of(count, "fails with an expired waiver", "fail with expired waivers")
    case .undetermined, .waived, .exempt: Counted.of(count, "is", "are") + " " + (standing.pill?.word ?? "")
    case .plain: Counted.of(count, "is only measured", "are only measured")
    case .blank: Counted.of(count, "has no value", "have no value")
    }
  }

  func shownTokens() -> [Int] {
    MatrixSheet.tokens(columns, tokens.columns) + MatrixSheet.tokens(rows, tokens.rows)
  }

  private func shownSentence(_ cells: [[MatrixCell]]) -> String {
    let foregrounds = tokens.columns.map(\.tokens.count).reduce(0, +)
    let backgrounds = tokens.rows.map(\.tokens.count).reduce(0, +)
    let counted =
      "\(Counted.of(foregrounds, "foreground", "foregrounds")) and "
      + "\(Counted.of(backgrounds, "background", "backgrounds"))"
    let left = tokens.leftOut > 0 ? ", \(Counted.of(tokens.leftOut, "token is", "tokens are")) left out" : ""
    let isJudged = index.pairsOfVariant.contains { !$0.isEmpty }
    let named = isJudged ? "that a rule names" : "that the names suggest"
    let which = all ? "every semantic token, \(counted)" : "the \(counted) \(named)\(left)"
    return undrawn > 0 ? "Of \(which)." : "Shown\(number == nil ? "" : " on these sheets"): \(which)."
  }
}

extension ConformanceLevel {
  /// Returns what a level requires of the kinds on a sheet, such as `text from 4.5, icon and border from 3`.
  static func meaning(_ standing: ShownVerdict, of kinds: Set<SampleKind>) -> String {
    let isLarge = kinds.contains(.largeText) || kinds.contains(.largeBoldText)
    let criteria: [Criterion] = standing == .aaa ? [.aaaText, .aaaLarge] : [.aaText, .aaLarge]
    let (text, large) = (ShownNumber.requirement(criteria[0].required), ShownNumber.requirement(criteria[1].required))
    var groups: [(words: [String], from: String)] = []
    if kinds.contains(.text) || kinds.contains(.disabled) { groups.append((["text"], text)) }
    if isLarge { groups.append((["large text"], large)) }
    if standing == .aa {
      let graphics = [SampleKind.icon, .border, .focus].filter(kinds.contains).map(\.word)
      if isLarge, !graphics.isEmpty {
        groups[groups.count - 1].words += graphics
      } else if !graphics.isEmpty {
        groups.append((graphics, ShownNumber.requirement(Criterion.nonText.required)))
      }
    }
    return groups.map { "\(SheetFooter.listed($0.words)) from \($0.from)" }.joined(separator: ", ")
  }
}
