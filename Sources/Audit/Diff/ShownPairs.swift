import ColorScience

/// Finds the pairs that a change begins to show, and where each comes nearest to its requirement or misses it most.
struct ShownPairs: Sendable {
  private struct Key: Hashable {
    var foreground: Int
    var background: Int
  }

  private let keys: [Key]
  private var found: [Key: ShownPair] = [:]

  init(before: AuditReport, after: AuditReport, renames: RenamedNames) {
    let known = Set(
      before.sightings.compactMap { sighting -> [String]? in
        guard let foreground = sighting.foreground, let background = sighting.background else { return nil }
        return [before.tokens[foreground].path, before.tokens[background].path].map(renames.token)
      })
    var keys: [Key] = []
    for sighting in after.sightings {
      guard let foreground = sighting.foreground, let background = sighting.background else { continue }
      let key = Key(foreground: foreground, background: background)
      let paths = [after.tokens[foreground].path, after.tokens[background].path]
      guard !known.contains(paths) else { continue }
      if found[key] == nil { keys.append(key) }
      if found[key]?.evidence == .seen { continue }
      found[key] = ShownPair(
        foreground: paths[0], background: paths[1], evidence: sighting.evidence,
        place: sighting.sites.first?.foreground)
    }
    self.keys = keys
  }

  var pairs: [ShownPair] { keys.compactMap { found[$0] } }

  /// Takes note of a pair of the side after.
  mutating func look(at pair: PairReport) {
    guard !keys.isEmpty else { return }
    note(Key(foreground: pair.foreground, background: pair.background), pair.ratio, pair.required, pair.verdict)
  }

  /// Adds what another part of the comparison has noted.
  mutating func merge(_ others: ShownPairs) {
    for key in keys {
      guard let other = others.found[key], let required = other.required, let verdict = other.verdict else { continue }
      note(key, other.ratio, required, verdict)
    }
  }

  private mutating func note(_ key: Key, _ ratio: Double?, _ required: Double, _ verdict: Verdict) {
    guard let shown = found[key] else { return }
    let share = WCAG.share(of: required, reachedBy: ratio ?? 1)
    let worst = shown.required.map { WCAG.share(of: $0, reachedBy: shown.ratio ?? 1) } ?? .infinity
    guard share < worst else { return }
    found[key]?.ratio = ratio
    found[key]?.required = required
    found[key]?.verdict = verdict
  }
}
