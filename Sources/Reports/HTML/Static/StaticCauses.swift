import Audit
import ColorScience
import Wording

/// The causes of the failing pairs, those whose change mends most first.
enum StaticCauses {
  static func node(_ report: AuditReport) -> HTMLNode {
    guard !report.causes.isEmpty else { return .nothing }
    let shown = report.causesByEffect.prefix(40)
    let rest = report.causes.count - shown.count
    return .tag(
      "section", [:],
      .tag("h2", [:], "Causes"),
      .tag(
        "ol", ["class": "plain-causes"],
        shown.map { cause in .tag("li", [:], line(cause, report)) }),
      rest > 0
        ? .tag("p", [:], .text("\(Counted.of(rest, "more cause is", "more causes are")) behind the rest.")) : .nothing)
  }

  private static func line(_ cause: CauseReport, _ report: AuditReport) -> [HTMLNode] {
    var nodes: [HTMLNode] = [
      StaticPage.code(cause.name),
      .text(cause.side == .background ? " as background: " : ": "),
      .tag("b", [:], .text(Counted.number(cause.pairs.count))),
      .text(cause.pairs.count == 1 ? " failure in " : " failures in "),
      .text(themes(cause, report)),
    ]
    if let worst = cause.worst.flatMap({ report.pairs.indices.contains($0) ? report.pairs[$0] : nil }),
      let ratio = worst.ratio
    {
      nodes.append(
        .text(". Worst \(WCAG.shown(ratio, missing: worst.required)), needs \(number(worst.required))."))
    }
    for definition in cause.definitions.prefix(3) {
      guard let place = definition.place else { continue }
      nodes.append(.text(" \(ShownNumber.color(definition.color)) at \(StaticPage.place(place))."))
    }
    return nodes
  }

  private static func themes(_ cause: CauseReport, _ report: AuditReport) -> String {
    let all = Set(report.variants.map(\.theme)).count
    if cause.themes.count == all, all > 2 { return "all \(all) themes" }
    if cause.themes.count > 3 { return "\(cause.themes.count) themes" }
    return cause.themes.map { VisibleText.name($0) }.joined(separator: ", ")
  }

  /// Returns, for example, `3` or `4.5`.
  static func number(_ required: Double) -> String {
    required == required.rounded() ? String(Int(required)) : "\(required)"
  }
}
