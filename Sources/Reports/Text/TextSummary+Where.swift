import Audit
import ColorScience
import ThemeModel
import Wording

extension TextSummary {
  /// Returns the failures of each variant, with variants of the same colors in brackets; empty for a single variant.
  func place() -> TextBlock {
    guard report.totals.fail > 0, report.variants.count > 1 else { return TextBlock() }
    var counts = [Int](repeating: 0, count: report.variants.count)
    for pair in report.pairs where pair.isFailure { counts[pair.variant] += 1 }
    let isFew = report.variants.count <= 12
    let order =
      isFew
      ? Array(report.variants.indices)
      : report.variants.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    var line = WrappedLine()
    var parts: [String] = []
    for variant in order where report.variants[variant].sameAs == nil || !isFew {
      guard isFew ? counts[variant] > 0 : parts.count < 6 else { continue }
      let twins = isFew ? report.variants.indices.filter { report.variants[$0].sameAs == variant } : []
      let name = SafeText.of(report.variants[variant].name, limit: 40)
      let also =
        twins.isEmpty
        ? "" : " (as \(Counted.list(twins.map { SafeText.of(report.variants[$0].name, limit: 40) }, limit: 2)))"
      parts.append("\(name) \(Counted.number(counts[variant]))\(also)")
    }
    line.add(parts.joined(separator: ", "))
    if !isFew { line.add(" and \(Counted.ranges(order.dropFirst(6).map { counts[$0] }))") }
    return TextBlock(head: titled("Where", line))
  }

  /// Returns the worst failures, the new ones before those that the baseline accepts, or the closest passes.
  func pairs() -> TextBlock {
    let fails = report.totals.fail > 0
    let ranked = fails ? ranking.failuresByNovelty() : ranking.pairs(.pass)
    guard !ranked.isEmpty else { return TextBlock() }
    var shown: [Int] = []
    var seen: Set<[Int]> = []
    for at in ranked where shown.count < (fails ? 6 : 4) {
      if seen.insert([report.pairs[at].foreground, report.pairs[at].background]).inserted { shown.append(at) }
    }
    let width = shown.map { figures(report.pairs[$0]).count }.max() ?? 0
    var last = ""
    let items = shown.map { at in
      let title = fails ? title(report.pairs[at], after: last) : "Closest"
      defer { last = title }
      return pairLines(report.pairs[at], title: title == last ? "" : title, figures: width)
    }
    // The summary already names the worst failure.
    return TextBlock(items: items, least: fails ? 0 : 1, rank: 0)
  }

  private func title(_ failure: PairReport, after last: String) -> String {
    switch failure.novelty {
    case .new: "New"
    case .worse: "Worse"
    case .other: last.isEmpty || last == "Worst" ? "Worst" : "Known"
    }
  }

  func figures(_ pair: PairReport) -> String {
    "\(ShownNumber.ratio(pair.ratio, required: pair.required)) of \(ShownNumber.requirement(pair.required))"
  }

  private func pairLines(_ pair: PairReport, title: String, figures width: Int) -> [String] {
    let chip = style.chip(
      foreground: pair.layers.last?.composite, background: pair.layers.dropLast().last?.composite)
    let lead =
      style.emphasized(title, .bold) + String(repeating: " ", count: max(1, 10 - SafeText.width(title))) + chip
      + SafeText.padded(figures(pair), to: width) + "  "
    let indent = max(10, SafeText.width(title) + 1) + (style.showsTrueColor ? 5 : 0) + width + 2
    var line = WrappedLine()
    let room = max(12, self.width - indent)
    line.add(SafeText.fitted(SafeText.of(short(names.foreground(pair))), width: room))
    line.add(" on \(SafeText.fitted(SafeText.of(short(names.background(pair))), width: max(8, room - 3)))")
    line.add(" in \(SafeText.of(names.variant(pair), limit: 60))", .faint)
    if let change = pair.change, pair.isFailure { line.add(" \(change.kind.rawValue)") }
    if pair.isFragile { line.add(" fragile") }
    line.add(unbroken: SafeText.of(PlaceWords.short(report.foregroundPlace(of: pair))), .faint)
    return line.lines(width: self.width, first: lead, indent: indent, style: style)
  }
}
