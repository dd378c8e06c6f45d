import Audit
import ColorScience
import Wording

extension DiffSheet {
  func head() -> SheetHead {
    SheetHead(
      kind: "Difference", number: pages.count > 1 ? (page + 1, pages.count) : nil,
      title: change.after.report.variants[change.variantAfter].theme,
      subtitle: change.after.subtitle(change.variantAfter), verdict: verdict(), legend: legend(), stamps: stamps())
  }

  /// Returns the lines about the tool and the commits. The second names both commits where both are known.
  private func stamps() -> [String] {
    let (before, after) = (change.before.report.tool, change.after.report.tool)
    let first = SheetHead.stamps(after).prefix(1)
    let parts = [before.commit, after.commit].compactMap { $0.map(SheetHead.short) }
    let commits = parts.count == 2 ? "\(parts[0]) to \(parts[1])" : parts.first.map { "commit \($0)" }
    let second = [commits, after.date].compactMap { $0 }.joined(separator: " · ")
    return first + (second.isEmpty ? [] : [second])
  }

  func verdict() -> VerdictSentence {
    let (new, fixed) = (change.count(.new), change.count(.fixed))
    let worse = change.count(.worse)
    var first = new > 0 ? Counted.of(new, "new failure", "new failures") : "No new failure"
    if fixed > 0 { first += ", \(fixed) fixed" }
    let silenced = change.count(.waived) + change.count(.unjudged)
    if silenced > 0 { first += ", \(silenced) silenced" }
    first += "."
    var second: [VerdictSentence.Part] = []
    if worse > 0 {
      let more = new > 0 ? " more" : ""
      second.append(.words("\(worse)\(more) \(worse == 1 ? "pair" : "pairs") got worse. "))
    }
    let better = change.count(.better)
    if worse == 0, better > 0 { second.append(.words("\(Counted.of(better, "pair", "pairs")) got better.")) }
    if let worst = (change.pairs[.new]?.first ?? change.pairs[.worse]?.first) {
      second.append(.words("Worst: "))
      second.append(.name(worst.foreground))
      second.append(.words(" on "))
      second.append(.name(worst.background))
      let shown = worst.shownRatios
      let now = shown.after ?? "no value"
      second.append(.words(shown.before.map { ", \($0) to \(now)." } ?? ", \(now)."))
    }
    return VerdictSentence(mark: new > 0 ? .cross : silenced > 0 ? .pause : .tick, first: first, second: second)
  }

  private func legend() -> [LegendItem] {
    let sample: (Color, Color) =
      change.raw.first.map { ($0.before, $0.after) } ?? (.gray(0x60), .gray(0x90))
    var items = [
      LegendItem(
        .drawn(width: 32) { drawing, x, y in
          drawing.tile(
            Rect(x, (y - 8).rounded(), 32, 16),
            .split(Mixing.over(sample.0, .gray(0xFF)), Mixing.over(sample.1, .gray(0xFF))))
        }, "before, after")
    ]
    if VariantChange.Kind.allCases.contains(where: { change.count($0) > 0 }) {
      items.append(
        LegendItem(
          .drawn(width: 40) { drawing, x, y in
            drawing.fill(Rect(x + 4, y - 1, 32, 2), .chrome(.ink))
            drawing.ring(at: x + 4, y: y)
            drawing.shape(.circle(center: SIMD2(x + 36, y), radius: 4.5), .chrome(.ink))
          }, "ratio before, after; line: required"))
    }
    for kind in VariantChange.Kind.allCases where change.count(kind) > 0 {
      guard let pill = VariantChange.pills[kind] else { continue }
      items.append(LegendItem(.pill(pill), count: change.count(kind), kind == .waived ? "failed before" : ""))
    }
    return items
  }

  func footer() -> [String] {
    let index = change.after
    let parts = pages[page].parts
    let hasPairs = parts.contains { if case .pairs = $0 { true } else { false } }
    let hasMap = map.isDrawn && parts.contains { if case .map = $0 { true } else { false } }
    var sentences: [String] = []
    if hasPairs { sentences.append("Worst first within each group.") }
    if hasMap {
      sentences += [
        "In the map, a changed cell is outlined; its bar is the foreground before, then after.",
        "A mark shows that a rule judges the pair.",
      ]
    }
    sentences += [
      SheetFooter.criteria(index, variant: change.variantAfter), "Ratios are truncated, never rounded up.",
    ]
    if let first = change.exempt.first {
      let was = first.before?.ratio.map { WCAG.shown($0) } ?? ""
      let now = first.after?.ratio.map { WCAG.shown($0) } ?? ""
      let names = "\(VisibleName.shown(first.foreground)) on \(VisibleName.shown(first.background))"
      let more = change.exempt.count > 1 ? ", and others" : ""
      sentences.append(
        "\(Counted.of(change.exempt.count, "exempt pair", "exempt pairs")) also got worse: \(names), \(was) to \(now)\(more)."
      )
    }
    let lost = change.withoutVerdict(.new)
    if lost > 0 {
      sentences.append("\(Counted.of(lost, "new failure is", "new failures are")) undetermined now.")
    }
    if change.count(.waived) + change.count(.unjudged) > 0 {
      sentences.append("Silenced pairs failed before and are now waived, exempt or not judged.")
    }
    if hasPairs { sentences.append("Bars from 1 to 10, logarithmic.") }
    return sentences
  }

  func altText() -> AltText {
    let index = change.after
    let all = VariantChange.Kind.allCases.map(change.count).reduce(0, +)
    let listed = pages[page].parts.flatMap { part -> [VariantChange.Pair] in
      if case .pairs(let kind, let range) = part { Array((change.pairs[kind] ?? [])[range]) } else { [] }
    }
    let lines = listed.prefix(AltText.failureLimit).map { pair in
      let shown = pair.shownRatios
      let was = shown.before.map { "\($0) to " } ?? ""
      let now = shown.after ?? (pair.after == nil ? "not judged" : "no value")
      let names = "\(AltText.name(pair.foreground)) on \(AltText.name(pair.background))"
      let word = VariantChange.pills[pair.kind]?.word ?? ""
      return "\(names): \(was)\(now), needs \(ShownNumber.requirement(pair.required)), \(word)"
    }
    let colors = pages[page].parts.flatMap { part -> [VariantChange.Raw] in
      if case .raw(let range) = part { Array(change.raw[range]) } else { [] }
    }
    let raw = colors.map {
      "\(AltText.name(index.name($0.token))): \(SheetColor.text($0.before)) to \(SheetColor.text($0.after))"
    }
    let left = all - lines.count
    return AltText(
      head(), lines: raw + lines,
      rest: left > 0 ? "\(Counted.of(left, "more pair", "more pairs")) changed; the report lists them." : "")
  }
}

extension VariantChange {
  /// The pill of each kind in the legend; its mark is the one on the map.
  static let pills: [Kind: Pill] = [
    .new: .newFailure, .worse: .worse, .waived: .nowWaived, .unjudged: .unjudged, .better: .better, .fixed: .fixed,
  ]
}
