import ColorScience

/// Finds the pairs that a change begins to show.
struct ShownPairs {
  let before: AuditReport
  let after: AuditReport
  let renames: RenamedNames

  private struct Key: Hashable {
    var foreground: String
    var background: String
  }

  func pairs() -> [ShownPair] {
    let known = Set(
      before.sightings.compactMap { key($0, in: before) }.map {
        Key(foreground: renames.token($0.foreground), background: renames.token($0.background))
      })
    var order: [Key] = []
    var found: [Key: ShownPair] = [:]
    for sighting in after.sightings {
      guard let key = key(sighting, in: after), !known.contains(key) else { continue }
      if found[key] == nil { order.append(key) }
      if found[key]?.evidence == .seen { continue }
      found[key] = ShownPair(
        foreground: key.foreground, background: key.background, evidence: sighting.evidence,
        place: sighting.sites.first?.foreground)
    }
    guard !order.isEmpty else { return [] }
    for pair in after.pairs {
      let key = Key(
        foreground: after.tokens[pair.foreground].path, background: after.tokens[pair.background].path)
      guard let shown = found[key] else { continue }
      let share = WCAG.share(of: pair.required, reachedBy: pair.ratio ?? 1)
      let worst = shown.required.map { WCAG.share(of: $0, reachedBy: shown.ratio ?? 1) } ?? .infinity
      guard share < worst else { continue }
      found[key]?.ratio = pair.ratio
      found[key]?.required = pair.required
      found[key]?.verdict = pair.verdict
    }
    return order.compactMap { found[$0] }
  }

  private func key(_ sighting: SightingReport, in report: AuditReport) -> Key? {
    guard let foreground = sighting.foreground, let background = sighting.background else { return nil }
    return Key(foreground: report.tokens[foreground].path, background: report.tokens[background].path)
  }
}
