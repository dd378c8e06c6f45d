import Audit
import ColorScience
import Wording

extension PaletteSheet {
  func head() -> SheetHead {
    let variants = content.variants
    return SheetHead(
      kind: "Palette", number: number.of > 1 ? (number.first + page, number.of) : nil,
      title: index.report.variants[variants[0]].theme, subtitle: index.subtitle(variants), verdict: verdict(),
      legend: legend(), stamps: SheetHead.stamps(index.report.tool))
  }

  func verdict() -> VerdictSentence {
    let missing = content.withoutValue(purposes, index).count
    let count = purposes.count
    let first: String
    // Other outputs count the steps of ramps among the tokens, so the sentence says that it does not.
    let place = steps.isEmpty ? "" : " outside the ramps"
    let (one, many) = ("semantic token\(place)", "semantic tokens\(place)")
    if count == 0 {
      first = colors.isEmpty ? "No tokens." : "No semantic tokens."
    } else if missing > 0 {
      first =
        "\(missing) of \(Counted.of(count, one, many)) "
        + (missing == 1 ? "has no value." : "have no value.")
    } else {
      first =
        Counted.every(count, one, many)
        + (count == 1 ? " has a value." : " have a value.")
    }
    let mark: Mark = missing > 0 ? .query : count == 0 ? .dash : .tick
    return VerdictSentence(mark: mark, first: first, second: gamutSentence().map { [.words($0)] } ?? [])
  }

  /// The tokens counted as colors, as in the sections: a step of a ramp is a color, whatever its tier.
  private var colors: [Int] { content.rawTokens + steps }

  private var steps: [Int] { content.rawTokens.isEmpty ? [] : content.steppedTokens }

  /// The tokens of the system that are not drawn in ramps, without the colors that only views write.
  private var purposes: [Int] {
    let stepped = Set(steps)
    return content.otherTokens.filter { index.report.tokens[$0].isPurpose && !stepped.contains($0) }
  }

  private func gamutSentence() -> String? {
    let isRaw = !colors.isEmpty
    let tokens = (isRaw ? colors : purposes).filter {
      index.firstVariant(of: $0, in: content.variants) != nil
    }
    guard !tokens.isEmpty else { return nil }
    let wide = tokens.filter { token in
      content.variants.contains { variant in index.stops(token, in: variant).contains { index.isWide($0) } }
    }.count
    let noun = isRaw ? "raw colour" : "colour"
    if wide == 0 {
      return Counted.every(tokens.count, noun, noun + "s")
        + (tokens.count == 1 ? " lies inside sRGB." : " lie inside sRGB.")
    }
    return
      "\(wide) of \(Counted.of(tokens.count, noun, noun + "s")) \(wide == 1 ? "lies" : "lie") outside sRGB."
  }

  func footer() -> [String] {
    var sentences = [captionSentence()]
    if PaletteSheet.hasVariantHeads(content), hasSharedValues {
      sentences.append("A value applies to the variants on its right, up to the next value.")
    }
    if !shownRamps.isEmpty, !usesOfRaw.isEmpty {
      let scope = content.variants.count > 1 ? ", in any variant" : ""
      sentences.append("Uses: semantic and component tokens that come to this raw colour\(scope).")
    }
    if shownRamps.contains(where: \.hasCurves) { sentences.append(RampCurves.note) }
    let others = pages.indices.filter { $0 != page }.map { number -> String in
      var titles: [String] = []
      for part in pages[number].parts {
        for title in content.sections[part.section].titles.map(VisibleName.shown) where !titles.contains(title) {
          titles.append(title)
        }
      }
      if titles.count > 6 { titles = Array(titles.prefix(5)) + ["\(titles.count - 5) more"] }
      return "\(SheetFooter.listed(titles)) on sheet \(self.number.first + number)"
    }
    if !others.isEmpty {
      let shown =
        others.count > 8
        ? Array(others.prefix(8)) + ["\(Counted.of(others.count - 8, "more sheet", "more sheets"))"] : others
      sentences.append("Elsewhere: \(shown.joined(separator: "; ")).")
    }
    if number.of > pages.count {
      sentences.append("Other variants are on the other sheets.")
    }
    if !content.goBetweens.isEmpty {
      let names = Counted.of(content.goBetweens.count, "name that only passes", "names that only pass")
      sentences.append("Not shown: \(names) on another raw colour.")
    }
    sentences.append(
      SheetFooter.gamut(index, tokens: content.rawTokens + content.otherTokens, variants: content.variants))
    let absent =
      index.report.tokens.count { !$0.isStandIn } - colors.count - purposes.count - content.goBetweens.count
    if absent > 0 {
      sentences.append(
        "\(Counted.of(absent, "token", "tokens")) of other themes \(absent == 1 ? "is" : "are") not in this one.")
    }
    return sentences
  }

  /// Returns the sentence that explains the captions under the colors of this sheet.
  private func captionSentence() -> String {
    let depth =
      shownCards.flatMap { token in content.variants.map { index.aliases(token, in: $0).count } }.max() ?? 0
    switch depth {
    case 0: return "Under each colour: its value."
    case 1: return "Under each colour: its value, and the colour it comes from."
    default: return "Under each colour: its value, the raw colour it comes from, and the alias on the way."
    }
  }

  private var shownCards: [Int] {
    pages[page].parts.flatMap { part in
      content.sections[part.section].rows[part.rows].flatMap { row -> [Int] in
        if case .cards(let cards) = row { cards.tokens } else { [] }
      }
    }
  }

  /// Whether one value on this sheet stands for several variants.
  private var hasSharedValues: Bool {
    shownCards.contains { captionRuns($0).contains { $0.count > 1 } }
  }

  /// Returns the legend: the order of the variants, then the kinds of tile that occur on this sheet.
  private func legend() -> [LegendItem] {
    var items: [LegendItem] = []
    if content.variants.count > 1, !PaletteSheet.hasVariantHeads(content) {
      for (variant, name) in zip(content.variants, index.variantNames(content.variants)) {
        let canvas = index.report.variants[variant].canvas ?? .gray(index.paper(variant) == .night ? 0x13 : 0xFF)
        items.append(
          LegendItem(
            .drawn(width: 20) { drawing, x, y in
              drawing.tile(Rect(x, (y - 7).rounded(), 20, 14), .opaque(canvas))
            }, VisibleName.shown(name)))
      }
    }
    let shown = pages[page].parts.flatMap { part in
      content.sections[part.section].rows[part.rows].flatMap { tiles($0) }
    }
    func example(_ test: (TileContent) -> Bool, _ meaning: String) {
      guard let tile = shown.first(where: test) else { return }
      items.append(
        LegendItem(
          .drawn(width: 28) { drawing, x, y in
            drawing.tile(Rect(x, (y - 7).rounded(), 28, 14), tile, check: 5, columns: 3)
          }, meaning))
    }
    let translucent = shown.filter { if case .translucent = $0 { true } else { false } }
    // A tile that shows both the checkerboard and the color is the clearest example.
    let telling = translucent.first {
      if case .translucent(let color, _, _) = $0 { 0.25...0.75 ~= color.alpha } else { false }
    }
    example({ $0 == telling ?? translucent.first }, translucentMeaning())
    example(
      { if case .wide = $0 { true } else { false } },
      "outside sRGB: as mapped, then \(isClipped ? "clipped" : "as is")")
    example({ if case .bands = $0 { true } else { false } }, "gradient: one band a stop")
    example({ if case .empty = $0 { true } else { false } }, "no value")
    return items
  }

  private func translucentMeaning() -> String {
    let canvases = Set(content.variants.compactMap(index.canvasName))
    guard let canvas = canvases.first, canvases.count == 1 else {
      return "translucent: over a checkerboard, then over its canvas"
    }
    return "translucent: over a checkerboard, then over \(VisibleName.shown(canvas))"
  }

  /// The ramps on this sheet.
  private var shownRamps: [Ramp] {
    pages[page].parts.flatMap { part in
      content.sections[part.section].rows[part.rows].flatMap { row -> [Ramp] in
        if case .ramps(let ramps) = row { ramps } else { [] }
      }
    }
  }

  private func tiles(_ row: PaletteContent.Row) -> [TileContent] {
    switch row {
    case .ramps(let ramps):
      return ramps.flatMap(\.steps).map { rawTile($0.token, .light) }
    case .missing: return [.empty(.line)]
    case .cards(let cards):
      return cards.tokens.flatMap { token in
        content.variants.map { variant in
          index.tile(token, in: variant, on: index.report.variants[variant].canvas, index.checkerboard(variant))
        }
      }
    }
  }

  func altText() -> AltText {
    var lines: [String] = []
    for part in pages[page].parts {
      let section = content.sections[part.section]
      lines.append("\(section.titles.map(AltText.name).joined(separator: ", ")):")
      for row in section.rows[part.rows] {
        switch row {
        case .ramps(let ramps):
          lines += ramps.flatMap { ramp -> [String] in
            ramp.steps.map { step in
              line(step.token, variants: [variant(of: step.token)])
                + (ramp.hasCurves ? step.tone.map { "; " + $0.words } ?? "" : "")
            }
          }
        case .cards(let cards): lines += cards.tokens.map { line($0, variants: content.variants) }
        case .missing(let tokens): lines += tokens.map { line($0, variants: Array(content.variants.prefix(1))) }
        }
      }
    }
    if page == pages.count - 1, !content.goBetweens.isEmpty {
      lines.append("Between palette and purpose, not shown:")
      lines += content.goBetweens.map { token in
        line(token, variants: [variant(of: token)])
      }
    }
    return AltText(head(), lines: lines)
  }

  /// Returns the line of a token, such as `textAccent: light #0060DF from FXColors.Blue50; dark #00B3F4 from …`.
  private func line(_ token: Int, variants: [Int]) -> String {
    let values = variants.map { variant in
      let name = variants.count > 1 ? index.shortVariantName(variant) + " " : ""
      let chain = index.aliases(token, in: variant).map(AltText.name)
      let reason = index.missingReason(token, in: variant).map { " (\(AltText.name($0)))" } ?? ""
      return name + index.valueText(token, in: variant) + reason
        + (chain.isEmpty ? "" : " from " + chain.joined(separator: ", "))
    }
    return "\(AltText.name(index.name(token))): \(values.joined(separator: "; "))"
  }
}

extension ReportIndex {
  /// Returns only the contexts of a variant, such as `dark, high contrast`, because the title names the theme.
  func shortVariantName(_ variant: Int) -> String {
    let contexts = contexts(variant)
    return contexts.isEmpty ? report.variants[variant].theme : contexts.joined(separator: ", ")
  }

  /// Returns names that distinguish several variants of one theme: the mode, and every context that is not its axis's
  /// default. Returns full names where two would be the same.
  func variantNames(_ variants: [Int]) -> [String] {
    let short = variants.map { variant in
      report.variants[variant].choices.filter { choice in
        guard choice.axis != "mode" else { return true }
        let isShared = variants.allSatisfy { report.variants[$0].choices.contains(choice) }
        return !isShared && report.axes.first { $0.name == choice.axis }?.defaultContext != choice.context
      }.map(contextName).joined(separator: ", ")
    }
    return Set(short).count == variants.count && !short.contains("") ? short : variants.map(shortVariantName)
  }

  /// Returns, for example, `OUDS iOS, light and dark`: the contexts of each axis over several variants, or the number of
  /// variants where there are many.
  func subtitle(_ variants: [Int]) -> String {
    guard variants.count > 1 else { return variants.first.map { subtitle($0) } ?? report.system }
    guard variants.count <= 4 else {
      return [report.system, "\(variants.count) variants"].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    var parts: [String] = []
    for axis in report.axes where axis.contexts.count > 1 {
      var seen: [String] = []
      for choice in variants.flatMap({ report.variants[$0].choices }) where choice.axis == axis.name {
        let name = contextName(choice)
        if !seen.contains(name) { seen.append(name) }
      }
      if seen.count > 1 || axis.name == "mode" { parts.append(SheetFooter.listed(seen)) }
    }
    return ([report.system] + parts).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
