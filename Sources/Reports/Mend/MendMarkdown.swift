import Audit
import ColorScience
import ThemeModel
import Wording

/// A plan in Markdown, for a pull request.
public struct MendMarkdown {
  private let plan: MendPlan
  private let words: MendWords

  public init(_ plan: MendPlan) {
    self.plan = plan
    words = MendWords(plan: plan)
  }

  public static func markdown(_ plan: MendPlan, showsTrades: Bool = false) -> String {
    MendMarkdown(plan).lines(showsTrades: showsTrades).joined(separator: "\n") + "\n"
  }

  func lines(showsTrades: Bool) -> [String] {
    let mark = plan.remaining == 0 ? "✓" : "✕"
    var lines = [
      "## \(mark) \(MarkdownText.escaped(plan.system)): \(words.headline)", "", MarkdownText.escaped(words.detail), "",
    ]
    lines += changes()
    lines += list("Offers", plan.offers.map(MendWords.offer))
    lines += conflicts()
    lines += list(MendWords.immovableTitle, plan.immovable.map(MendWords.immovable))
    lines += list("Advised, and not planned", plan.asides.map(MendWords.aside))
    if showsTrades { lines += list("Trades", plan.trades.map(MendWords.trade)) }
    lines.append(
      "<sub>\(plan.tool.name) \(MarkdownText.escaped(plan.tool.version)) · hue kept, checked by judging every pair again. "
        + "Nothing is changed until it is applied.</sub>")
    return lines
  }

  private func changes() -> [String] {
    guard !plan.changes.isEmpty else { return [] }
    var lines = [
      "### Changes", "", "| mends | colour | now | then | ΔE OK | at |", "| ---: | --- | --- | --- | ---: | --- |",
    ]
    for change in plan.changes {
      let step = MendWords.step(change)
      let cells = [
        Counted.number(change.mended), MarkdownText.code(change.name), MarkdownText.code(step.before),
        MarkdownText.code(step.after),
        ShownNumber.difference(change.difference), MarkdownText.code(change.place.description),
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines += ["", "<details><summary>What each mends</summary>", ""]
    for change in plan.changes {
      let advised = change.advised.map { "; " + MendWords.advised($0, instead: change) } ?? ""
      lines.append("- \(MarkdownText.code(change.name))\(advised)")
      for look in change.looks.prefix(10) {
        lines.append(
          "  - \(MarkdownText.code(MendWords.look(look))) in \(MarkdownText.cell(look.variant)): \(MendWords.figures(look))"
        )
      }
      if change.looks.count > 10 { lines.append("  - and \(Counted.of(change.looks.count - 10, "more look"))") }
    }
    return lines + ["", "</details>", ""]
  }

  private func conflicts() -> [String] {
    guard !plan.conflicts.isEmpty else { return [] }
    var lines = ["### What remains", ""]
    for conflict in plan.conflicts {
      lines.append("- \(MarkdownText.code(conflict.name)), \(MarkdownText.code(ShownNumber.color(conflict.color)))")
      for (look, demand) in zip(conflict.looks, conflict.demands) {
        lines.append(
          "  - \(MarkdownText.code(MendWords.look(look))) in \(MarkdownText.cell(look.variant)) \(MendWords.demand(demand))"
        )
      }
      for way in conflict.ways {
        lines.append("  - way out: \(MarkdownText.cell(MendWords.way(way)))")
        if let waiver = MendWaiver.line(way) {
          lines += ["", "    ```json", "    " + SafeText.of(waiver), "    ```"]
        }
      }
    }
    return lines + [""]
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    items.isEmpty ? [] : ["### \(title)", ""] + items.map { "- " + MarkdownText.escaped($0) } + [""]
  }
}
