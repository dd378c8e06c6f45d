/// Lists the steps from a token to its value.
struct ChainBuilder {
  /// Real chains have a handful of links. The middle of a longer chain is replaced by the number of its links.
  static let mostLinks = 2 * ChainTails.span

  private let work: EvaluatedTheme

  init(_ work: EvaluatedTheme) {
    self.work = work
  }

  func links(from first: Int32) -> [ChainLink] {
    let half = ChainBuilder.mostLinks / 2
    let length = work.tails.length(of: first)
    let skipped = max(0, length - ChainBuilder.mostLinks)
    var steps: [Int32] = []
    steps.reserveCapacity(length - skipped)
    var last = first
    var outcome = first
    while outcome >= 0 {
      steps.append(outcome)
      last = outcome
      // The middle is skipped in one step. Otherwise many long chains would take quadratic time.
      outcome =
        skipped > 0 && steps.count == half
        ? work.tails.tail(of: first) : work.evaluation.outcomes[Int(outcome)].next
    }
    var links: [ChainLink] = []
    links.reserveCapacity(steps.count + 1)
    for (index, step) in steps.enumerated() {
      links.append(link(of: step))
      if skipped > 0, index == half - 1 {
        let words = "… \(skipped) more …"
        links.append(ChainLink(path: nil, text: words, place: links[index].place, theme: links[index].theme))
      }
    }
    if let value = valueLink(of: last) { links.append(value) }
    return links
  }

  private func link(of outcome: Int32) -> ChainLink {
    let step = work.evaluation.outcomes[Int(outcome)]
    let entry = work.evaluation.theme.values[Int(step.value)]
    var text: String?
    // Only an expression has an adjustment.
    if case .expression = entry.kind { text = work.evaluation.theme.source(of: entry).value.adjustmentText }
    return ChainLink(
      path: work.evaluation.theme.paths[Int(step.token)], text: text, place: work.evaluation.theme.place(of: entry),
      theme: work.evaluation.theme.giverName(of: entry))
  }

  /// Returns the link for the value at the end, if there is one to show.
  private func valueLink(of outcome: Int32) -> ChainLink? {
    guard let text = valueText(of: outcome) else { return nil }
    let entry = work.evaluation.theme.values[Int(work.evaluation.outcomes[Int(outcome)].value)]
    return ChainLink(
      path: nil, text: text, place: work.evaluation.theme.place(of: entry),
      theme: work.evaluation.theme.giverName(of: entry))
  }

  /// Returns the text of the value at the end, or `nil` if there is none.
  func valueText(of outcome: Int32) -> String? {
    let step = work.evaluation.outcomes[Int(outcome)]
    let entry = work.evaluation.theme.values[Int(step.value)]
    if case .constant = entry.kind, let text = work.text(of: step.resolved) { return text }
    let source = work.evaluation.theme.source(of: entry)
    var text = source.text
    switch entry.kind {
    case .alias, .broken:
      // The alias is part of a cycle, or its target does not exist. There is no value.
      return nil
    case .constant:
      if case .color(let color) = work.evaluation.theme.constants[Int(step.resolved)], source.value != .color(color) {
        text = color.css
      }
    case .expression:
      if let base = source.value.adjustedBase, text == nil { text = base.shortText }
    }
    return text ?? source.value.shortText
  }
}
