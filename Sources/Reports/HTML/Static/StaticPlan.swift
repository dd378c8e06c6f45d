import Audit
import Wording

/// The plan for readers without scripts: every change, and the patch that makes them.
enum StaticPlan {
  static func node(_ page: PagePlan?) -> HTMLNode {
    guard let page, page.plan.failing > 0 else { return .nothing }
    let words = MendWords(plan: page.plan)
    return .tag(
      "section", [:],
      .tag("h2", [:], "Mend"),
      .tag("p", [:], .tag("strong", [:], .text(words.headline + ".")), .text(" " + VisibleText.name(words.detail))),
      .tag("ol", ["class": "plain-causes"], page.plan.changes.map { .tag("li", [:], line($0)) }),
      page.patch.isEmpty ? .nothing : .tag("pre", ["class": "plain-patch"], .text(page.patch)))
  }

  private static func line(_ change: MendPlan.Change) -> [HTMLNode] {
    let step = MendWords.step(change)
    return [
      StaticPage.code(change.name),
      .text(
        ": \(VisibleText.name(step.before)) → \(VisibleText.name(step.after)), \(MendWords.mends(change)), at "
          + StaticPage.place(change.place)),
    ]
  }
}
