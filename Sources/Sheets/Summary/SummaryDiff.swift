import Audit
import ColorScience
import Wording

extension SummaryContent {
  /// Creates the summary of what a change did to a whole system.
  init(from before: ReportIndex, to after: ReportIndex) {
    let comparison = ReportComparison(before: before.report, after: after.report)
    let diff = comparison.diff(beforeName: "", afterName: "")
    let line = ChangeLine(diff)
    system = after.report.system.isEmpty ? "Design tokens" : after.report.system
    let commits = [before.report.tool.commit, after.report.tool.commit].compactMap { $0 }.map(SheetHead.short)
    stamp =
      (commits.count == 2 ? "\(commits[0]) to \(commits[1]) · " : "") + SummaryContent.stamp(after.report.tool)
    mark = line.mark
    verdict = line.text
    lede = SummaryContent.changeLede(diff, after)
    counts = SummaryCount.all(after.report.totals)
    sections = [
      SummaryContent.changed("New failures", diff.new, before, after, limit: 6),
      SummaryContent.changed("Worse", diff.worse, before, after, limit: 3),
      SummaryContent.changedColors(diff, after),
      SummaryContent.changed("Fixed", diff.fixed, before, after, limit: 3),
      SummaryContent.changedThemes(diff, after), SummaryContent.unchanged(diff, after),
    ].compactMap(\.self)
    footer =
      "Each tile is the real composite, before at the left and after at the right. Ratios are truncated, never rounded up. "
      + "Evidence about design tokens, not a statement of conformance."
  }

  private static func changeLede(_ diff: ReportDiff, _ index: ReportIndex) -> [SummaryText] {
    var parts: [SummaryText] = []
    let causes = Set(
      diff.new.map { change in
        change.after.flatMap { index.report.pairs[$0].cause }.map { index.report.causes[$0].name }
      })
    if causes.count == 1, let name = causes.first ?? nil {
      let all = diff.new.count == 1 ? "it" : "all \(Counted.number(diff.new.count))"
      parts.append(SummaryText("One colour causes \(all): \(cut(VisibleName.shown(index.label(name)), 28)).", .strong))
    }
    parts.append(SummaryText(VerdictLine.failing(diff), parts.isEmpty ? .strong : .plain))
    let moved = [(diff.worse.count, "more got worse"), (diff.better.count, "better")].filter { $0.0 > 0 }
    if !moved.isEmpty {
      parts.append(
        SummaryText(moved.map { "\(Counted.number($0.0)) \($0.1)" }.joined(separator: ", ") + ".", .soft))
    }
    let silenced = diff.waived.count + diff.unjudged.count
    if silenced > 0 {
      parts.append(
        SummaryText(
          "\(Counted.of(silenced, "failure is", "failures are")) waived, exempt or no longer judged.", .soft))
    }
    return parts
  }

  /// Returns tiles cut in the middle, before and after, one for each look.
  private static func changed(
    _ title: String, _ changes: [PairChange], _ before: ReportIndex, _ after: ReportIndex, limit: Int
  ) -> SummarySection? {
    guard !changes.isEmpty else { return nil }
    let sorted = changes.enumerated().sorted { a, b in
      (share(a.element), a.offset) < (share(b.element), b.offset)
    }.map(\.element)
    var seen: Set<[SummaryLook?]> = []
    var looks = 0
    var tiles: [SummaryTile] = []
    for change in sorted {
      guard let at = change.after, let now = look(at, after) else { continue }
      let then = change.before.flatMap { look($0, before) }
      guard seen.insert([now, then]).inserted else { continue }
      looks += 1
      guard tiles.count < limit else { continue }
      let pair = after.report.pairs[at]
      var tile = SummaryTile(
        look: now, sample: after.sample(of: pair), ratio: pair.ratio ?? 1, required: pair.required,
        pill: title == "Fixed" ? .fixed : title == "Worse" ? .worse : .newFailure,
        foreground: after.forms(pair.foreground), background: after.forms(pair.background),
        theme: after.tableName(pair.variant), others: 0)
      tile.before = then
      if let was = change.beforeRatio {
        tile.beforeRatio = ShownNumber.ratios(was, pair.ratio ?? 1, required: change.required).before
        tile.shownRatio = ShownNumber.ratios(was, pair.ratio ?? 1, required: pair.required).after
      }
      tiles.append(tile)
    }
    guard !tiles.isEmpty else { return nil }
    let note =
      looks == changes.count
      ? "before, then after" : "\(Counted.of(changes.count, "pair")), \(Counted.of(looks, "look"))"
    return .pairs(SummaryPairs(title: title, note: note, tiles: tiles))
  }

  private static func share(_ change: PairChange) -> Double {
    WCAG.share(of: change.required, reachedBy: change.afterRatio ?? 1)
  }

  private static func look(_ pair: Int, _ index: ReportIndex) -> SummaryLook? {
    let layers = index.report.pairs[pair].layers
    guard layers.count >= 2 else { return nil }
    return SummaryLook(
      background: layers[layers.count - 2].composite, foreground: layers[layers.count - 1].composite)
  }

  /// Returns the raw colors with a changed value, the largest difference first; other tokens where no raw color changed.
  private static func changedColors(_ diff: ReportDiff, _ index: ReportIndex) -> SummarySection? {
    // A name that passes on another color changes with it, and would only repeat its row.
    let derived = Set(
      index.report.tokens.indices.filter { token in
        index.report.variants.indices.contains { !index.aliases(token, in: $0).isEmpty }
      }.map(index.name))
    let raw = diff.tokens.filter { $0.tier == .raw }
    let own = raw.filter { !derived.contains($0.path) }
    let tokens = own.isEmpty ? (raw.isEmpty ? diff.tokens : raw) : own
    let rows = tokens.compactMap { token -> SummaryChange? in
      guard case .color(let then)? = token.before, case .color(let now)? = token.after else { return nil }
      let variants = Counted.of(token.variants.count, index.unit)
      return SummaryChange(
        name: index.label(token.path), sample: .text, now: SummaryLook(background: then, foreground: then),
        after: SummaryLook(background: now, foreground: now), values: [SummaryChange.Values(now: then, after: now)],
        valueCount: 1, difference: token.difference, tokens: [], scope: "in \(variants)", count: nil, unit: "")
    }.enumerated().sorted { ($1.element.difference ?? 0, $0.offset) < ($0.element.difference ?? 0, $1.offset) }
      .map(\.element)
    guard !rows.isEmpty else { return nil }
    let left = tokens.count - min(rows.count, 6)
    return .changes(
      SummaryChanges(
        title: "Changed colours", note: "before, then after", rows: Array(rows.prefix(6)),
        rest: left > 0 ? "and \(Counted.of(left, "more changed token"))." : ""))
  }

  private static func changedThemes(_ diff: ReportDiff, _ index: ReportIndex) -> SummarySection? {
    guard index.report.themes.count > 1 else { return nil }
    var new: [String: Int] = [:]
    var fixed: [String: Int] = [:]
    for change in diff.new { new[change.identity.theme, default: 0] += 1 }
    for change in diff.fixed { fixed[change.identity.theme, default: 0] += 1 }
    let touched = index.report.themes.map(\.name).filter { new[$0] != nil || fixed[$0] != nil }
      .enumerated().sorted { (new[$1.element] ?? 0, $0.offset) < (new[$0.element] ?? 0, $1.offset) }.map(\.element)
    guard !touched.isEmpty else { return nil }
    var notes = touched.prefix(6).map { theme in
      let parts = [(new[theme] ?? 0, "new"), (fixed[theme] ?? 0, "fixed")].filter { $0.0 > 0 }
        .map { "\(Counted.number($0.0)) \($0.1)" }
      return SummaryNote(
        isFailing: new[theme] != nil, strong: cut(VisibleName.shown(theme), 40),
        rest: ": \(parts.joined(separator: ", ")).", mark: new[theme] != nil ? .cross : .tick)
    }
    if touched.count > 6 {
      notes.append(
        SummaryNote(
          isFailing: false, strong: Counted.of(touched.count - 6, "more theme"), rest: " with a changed verdict.",
          mark: .dash))
    }
    return .notes(title: "Where", notes)
  }

  private static func unchanged(_ diff: ReportDiff, _ index: ReportIndex) -> SummarySection? {
    let known = diff.afterTotals.fail - diff.new.count { $0.afterVerdict == .fail }
    var notes: [SummaryNote] = []
    if known > 0 {
      notes.append(
        SummaryNote(
          isFailing: true, strong: Counted.of(known, "known failure"),
          rest: " \(known == 1 ? "remains" : "remain")."))
    }
    if diff.afterTotals.undetermined > 0 {
      notes.append(
        SummaryNote(
          isFailing: false,
          strong: Counted.of(diff.afterTotals.undetermined, "pair is undetermined", "pairs are undetermined"), rest: "."
        ))
    }
    return notes.isEmpty ? nil : .notes(title: "Not changed", notes)
  }
}
