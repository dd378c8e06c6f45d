/// Compares the rules of the plan with what view code shows.
struct SightingCoverage {
  let plan: Plan
  let expansion: PairExpansion
  let sightings: [SightingReport]

  func add(to coverage: inout CoverageReport) {
    guard !sightings.isEmpty else { return }
    let shown = Set(sightings.compactMap { sighting in pair(sighting) })
    var judged: Set<[Int]> = []
    for (rule, expanded) in zip(plan.rules, expansion.rules) where rule.listed == nil && rule.evidence.isBinding {
      let pairs = expanded.pairs.map { [$0.foreground, $0.background] }
      judged.formUnion(pairs)
      if !pairs.isEmpty, shown.isDisjoint(with: pairs) { coverage.unseenRules.append(rule.id) }
    }
    coverage.unruledSightings = sightings.indices.filter { index in
      guard sightings[index].evidence == .seen, let pair = pair(sightings[index]) else { return false }
      return !judged.contains(pair)
    }
  }

  private func pair(_ sighting: SightingReport) -> [Int]? {
    guard let foreground = sighting.foreground, let background = sighting.background else { return nil }
    return [foreground, background]
  }
}
