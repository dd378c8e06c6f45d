import Audit
import Wording

/// The failures by theme and by the purpose of the pairs.
enum StaticHeatTable {
  private enum Kind: Int, CaseIterable {
    case text
    case icons
    case controls

    init(_ sample: SampleKind) {
      switch sample {
      case .text, .largeText, .largeBoldText, .disabled: self = .text
      case .icon: self = .icons
      case .border, .focus: self = .controls
      }
    }

    var title: String {
      switch self {
      case .text: "Text"
      case .icons: "Icons"
      case .controls: "Controls"
      }
    }
  }

  private static let shownThemes = 12

  static func node(_ report: AuditReport, failures: [Int]) -> HTMLNode {
    guard !failures.isEmpty else { return .nothing }
    var order: [String] = []
    var counts: [String: [Int]] = [:]
    for variant in report.variants where counts[variant.theme] == nil {
      order.append(variant.theme)
      counts[variant.theme] = [0, 0, 0]
    }
    for index in failures {
      let pair = report.pairs[index]
      counts[report.variants[pair.variant].theme]?[Kind(report.rules[pair.rule].sample).rawValue] += 1
    }
    // Of many themes, only the worst are in the markup; the script shows all.
    let isLong = order.count > shownThemes
    let sums = counts.mapValues { $0.reduce(0, +) }
    let sorted = order.enumerated().sorted { a, b in
      (sums[b.element] ?? 0, a.offset) < (sums[a.element] ?? 0, b.offset)
    }.map(\.element)
    let shown = isLong ? Array(sorted.prefix(shownThemes)) : order
    let rest = order.count - shown.count
    return .tag(
      "section", [:],
      .tag("h2", [:], "Failures by theme"),
      .tag(
        "table", ["class": "heat"],
        .tag("caption", ["class": "unseen"], "Failing pairs of each theme, by what they are for"),
        .tag(
          "thead", [:], .tag("tr", [:], head("Theme") + Kind.allCases.map { figureHead($0.title) } + figureHead("All"))),
        .tag("tbody", [:], shown.map { row($0, counts[$0] ?? [0, 0, 0]) })),
      rest > 0 ? .tag("p", [:], .text("and \(Counted.of(rest, "more theme"))")) : .nothing)
  }

  private static func head(_ title: String) -> [HTMLNode] {
    [.tag("th", ["scope": "col"], .text(title))]
  }

  private static func figureHead(_ title: String) -> HTMLNode {
    .tag("th", ["scope": "col", "class": "figure"], .text(title))
  }

  private static func row(_ theme: String, _ counts: [Int]) -> HTMLNode {
    let figures = counts + [counts.reduce(0, +)]
    return .tag(
      "tr", [:],
      [.tag("th", ["scope": "row"], StaticPage.name(theme))]
        + figures.map { .tag("td", ["class": "figure"], .text(Counted.number($0))) })
  }
}

private func + (nodes: [HTMLNode], node: HTMLNode) -> [HTMLNode] {
  var nodes = nodes
  nodes.append(node)
  return nodes
}
