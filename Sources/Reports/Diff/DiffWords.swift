import Audit
import ColorScience
import Wording

/// The words of a comparison: its headline, its details and the names of its entries.
struct DiffWords {
  let diff: ReportDiff

  /// The mark of the comparison. A failure that disappeared without being fixed does not earn a tick.
  var mark: VerdictMark {
    if diff.hasRegressed { return .cross }
    return diff.hasSilenced || !diff.new.isEmpty || !diff.worse.isEmpty || !diff.accepted.isEmpty ? .none : .tick
  }

  /// The headline, such as `8 new failures, 5 fixed`.
  var headline: String {
    let failing =
      diff.new.isEmpty ? "No new failure" : Counted.of(diff.new.count, "new failure")
    var text = failing
    if !diff.fixed.isEmpty { text += ", \(Counted.number(diff.fixed.count)) fixed" }
    if !diff.waived.isEmpty { text += ", \(Counted.number(diff.waived.count)) waived or exempt" }
    if !diff.unjudged.isEmpty { text += ", \(Counted.number(diff.unjudged.count)) no longer judged" }
    if diff.new.isEmpty, !minor.isEmpty { text += ", " + minor.joined(separator: ", ") }
    if !diff.newFindings.isEmpty { text += ", \(Counted.of(diff.newFindings.count, "other new finding"))" }
    return text
  }

  /// The counts that the headline contains only when there is no new failure.
  private var minor: [String] {
    [
      (diff.worse, "worse"), (diff.better, "better"), (diff.accepted, "accepted by the baseline"),
    ].filter { !$0.0.isEmpty }.map { "\(Counted.number($0.0.count)) \($0.1)" }
  }

  var details: [String] {
    var lines: [String] = []
    if let worst = (diff.new + diff.worse).min(by: { share($0) < share($1) }) {
      lines.append("Worst: \(title(worst)) in \(worst.variant()), \(figures(worst)).")
    }
    lines.append(
      "\(Counted.of(diff.beforeTotals.fail, "failure")) before, \(Counted.number(diff.afterTotals.fail)) after; "
        + "\(Counted.of(diff.tokens.count, "token")) changed.")
    lines += movements + fallen
    return lines
  }

  /// The sentences with what the headline leaves out, such as `Also: 12 worse.` or `Renamed: muted is now quiet.`.
  var movements: [String] {
    var lines: [String] = []
    if !diff.new.isEmpty, !minor.isEmpty { lines.append("Also: \(minor.joined(separator: ", ")).") }
    if diff.moved > 0 {
      let owner = diff.moved == 1 ? "its verdict" : "their verdict"
      lines.append("The ratio of \(Counted.of(diff.moved, "more pair")) changed, but not \(owner).")
    }
    if diff.added > 0 || diff.removed > 0 {
      lines.append(
        "\(Counted.of(diff.added, "pair")) newly judged, \(Counted.number(diff.removed)) no longer judged.")
    }
    if !diff.renames.isEmpty {
      let renames = diff.renames.map { "\($0.before) is now \($0.after)" }
      lines.append("Renamed: \(Counted.list(renames, limit: 3)).")
    }
    let warned = (diff.new + diff.worse).count { $0.severity == .warning }
    if warned > 0 { lines.append("\(Counted.number(warned)) of these only warn.") }
    return lines
  }

  /// The sentences about the likely and the guessed pairs that fell under their requirement, which have no verdict that counts.
  var fallen: [String] {
    [Evidence.likely, .guessed].compactMap { evidence in
      let all = diff.fallen.filter { $0.evidence == evidence }
      guard let worst = all.first else { return nil }
      let owner = all.count == 1 ? "its requirement" : "their requirement"
      let example = "\(title(worst)) in \(worst.variant()), \(figures(worst))"
      return "\(Counted.of(all.count, "\(evidence.rawValue) pair")) fell under \(owner), measured and not judged: "
        + "\(all.count == 1 ? "" : "worst ")\(example)."
    }
  }

  func title(_ change: PairChange) -> String {
    "\(change.identity.foreground) on \(change.identity.background)"
  }

  /// Returns, for example, `4.68 to 3.58 where 4.5 is required`.
  func figures(_ change: PairChange) -> String {
    let (before, after) = figures(of: change)
    return "\(before) to \(after) where \(ShownNumber.requirement(change.required)) is required"
  }

  /// Returns the ratios before and after, with as many digits as it takes to tell them apart.
  func figures(of change: PairChange) -> (before: String, after: String) {
    var shown = (
      before: change.beforeRatio.map { ShownNumber.ratio($0, required: change.required) },
      after: change.afterRatio.map { ShownNumber.ratio($0, required: change.required) }
    )
    if let before = change.beforeRatio, let after = change.afterRatio {
      let both = ShownNumber.ratios(before, after, required: change.required)
      shown = (both.before, both.after)
    }
    return (figure(shown.before, change.beforeVerdict), figure(shown.after, change.afterVerdict))
  }

  private func figure(_ shown: String?, _ verdict: Verdict?) -> String {
    guard let shown else { return verdict?.rawValue ?? "not judged" }
    return verdict == .waived || verdict == .exempt ? "\(shown) \(verdict?.rawValue ?? "")" : shown
  }

  /// Returns which color would pass instead of the new one.
  func wish(_ wish: WishedColor) -> String {
    "\(SuggestionWords.color(wish.suggestion)) is the nearest colour to \(ShownNumber.color(wish.wished)) that passes"
      + SuggestionWords.tail(wish.suggestion.refusal)
  }

  func color(_ state: TokenColor.State?) -> String {
    switch state {
    case nil, .absent?: "none"
    case .color(let color)?: ShownNumber.color(color)
    case .gradient(let stops)?: stops.map { ShownNumber.color($0.color) }.joined(separator: " – ")
    case .composite(let parts)?: parts.map { "\($0.name) \(ShownNumber.color($0.color))" }.joined(separator: ", ")
    case .placeholder(let placeholder)?: placeholder.text
    case .undetermined(let reason)?: "undetermined (\(reason.reason))"
    }
  }

  private func share(_ change: PairChange) -> Double {
    WCAG.share(of: change.required, reachedBy: change.afterRatio ?? 1)
  }
}
