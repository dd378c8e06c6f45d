import Audit
import ColorScience
import ThemeModel
import Wording

/// A plan as text, for a person at a terminal.
public struct MendText {
  private let plan: MendPlan
  private let words: MendWords
  private let style: TerminalStyle
  private let isVerbose: Bool
  private let showsTrades: Bool

  private static let limit = 20
  private static let looks = 3

  public init(_ plan: MendPlan, style: TerminalStyle = .plain, isVerbose: Bool = false, showsTrades: Bool = false) {
    self.plan = plan
    self.style = style
    self.isVerbose = isVerbose
    self.showsTrades = showsTrades
    words = MendWords(plan: plan)
  }

  public static func text(
    _ plan: MendPlan, style: TerminalStyle = .plain, isVerbose: Bool = false, showsTrades: Bool = false
  ) -> String {
    MendText(plan, style: style, isVerbose: isVerbose, showsTrades: showsTrades).lines().joined(separator: "\n") + "\n"
  }

  /// Returns the result of the plan in one sentence.
  public static func headline(_ plan: MendPlan) -> String { MendWords(plan: plan).headline + "." }

  public func lines() -> [String] {
    let mark = plan.remaining == 0 ? "✓" : "✕"
    let isGood = plan.remaining == 0
    var blocks = [
      [
        style.emphasized("\(mark) \(words.headline).", isGood ? .boldGreen : .boldRed),
        "  " + SafeText.of(words.detail),
      ]
    ]
    blocks.append(changes())
    blocks.append(list("Offers", plan.offers.map(MendWords.offer)))
    blocks.append(conflicts())
    blocks.append(list(MendWords.immovableTitle, plan.immovable.map(MendWords.immovable)))
    blocks.append(list("Advised, and not planned", plan.asides.map(MendWords.aside)))
    if showsTrades {
      blocks.append(list("Trades", plan.trades.map(MendWords.trade)))
    } else if !plan.trades.isEmpty {
      blocks.append(
        ["\(Counted.of(plan.trades.count, "change")) would mend more and make something worse: --trades lists them."])
    }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func changes() -> [String] {
    guard !plan.changes.isEmpty else { return [] }
    var lines = [style.emphasized("Changes", .bold)]
    let shown = isVerbose ? plan.changes.count : MendText.limit
    let width = String(min(plan.changes.count, shown)).count
    for (index, change) in plan.changes.prefix(shown).enumerated() {
      let number = String(index + 1)
      let step = MendWords.step(change)
      let indent = String(repeating: " ", count: width + 4)
      lines.append(
        "  " + String(repeating: " ", count: width - number.count) + number + "  "
          + style.emphasized(SafeText.of(change.name, limit: 60), .bold) + "  "
          + style.chip(change.before) + SafeText.of(step.before, limit: 60) + " → " + style.chip(change.after)
          + SafeText.of(step.after, limit: 60) + "  \(MendWords.move(change))")
      lines.append(
        indent + "\(MendWords.mends(change)), moves \(Counted.of(change.tokens.count, "token")) in "
          + Counted.of(change.themes.count, "theme")
          + style.emphasized("  \(SafeText.of(change.place.description, limit: 80))", .faint))
      let looks = isVerbose ? change.looks.count : MendText.looks
      for look in change.looks.prefix(looks) { lines.append(indent + self.look(look)) }
      if change.looks.count > looks {
        lines.append(indent + "and \(Counted.of(change.looks.count - looks, "more look"))")
      }
      if let advised = change.advised { lines.append(indent + MendWords.advised(advised, instead: change)) }
      for other in change.alternatives {
        lines.append(
          indent + "or \(SafeText.of(other.name, limit: 60)) (\(ShownNumber.color(other.color))): "
            + MendWords.effect(mended: other.mended, broken: other.broken))
      }
    }
    if plan.changes.count > shown { lines.append("  and \(Counted.of(plan.changes.count - shown, "more change"))") }
    return lines
  }

  private func look(_ look: MendPlan.Look) -> String {
    "\(MendWords.figures(look))  \(SafeText.of(MendWords.look(look), limit: 80)), \(SafeText.of(look.variant, limit: 40))"
      + (look.pairs > 1 ? " and \(Counted.number(look.pairs - 1)) more" : "")
  }

  private func conflicts() -> [String] {
    guard !plan.conflicts.isEmpty else { return [] }
    var lines = [style.emphasized("What remains", .bold)]
    let shown = isVerbose ? plan.conflicts.count : MendText.limit
    for conflict in plan.conflicts.prefix(shown) {
      lines.append(
        "  " + style.emphasized(SafeText.of(conflict.name, limit: 60), .bold) + "  " + style.chip(conflict.color)
          + ShownNumber.color(conflict.color))
      for (look, demand) in zip(conflict.looks, conflict.demands) {
        lines.append(
          "    \(SafeText.of(MendWords.look(look), limit: 80)) \(MendWords.demand(demand))"
            + style.emphasized(
              "  \(ShownNumber.ratio(look.before, required: look.required))"
                + " of \(ShownNumber.requirement(look.required)), \(SafeText.of(look.variant, limit: 40))", .faint))
      }
      for way in conflict.ways {
        lines.append("    way out: \(SafeText.of(MendWords.way(way)))")
        if let waiver = MendWaiver.line(way) { lines.append("      \(SafeText.of(waiver))") }
      }
    }
    if plan.conflicts.count > shown {
      lines.append("  and \(Counted.of(plan.conflicts.count - shown, "more conflict"))")
    }
    return lines
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    let shown = isVerbose ? items.count : MendText.limit
    var lines = [style.emphasized(title, .bold)] + items.prefix(shown).map { "  " + SafeText.of($0) }
    if items.count > shown { lines.append("  and \(Counted.number(items.count - shown)) more") }
    return lines
  }
}
