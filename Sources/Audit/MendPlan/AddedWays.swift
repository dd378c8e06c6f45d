import ColorScience
import ThemeModel

/// The ways out that somebody added to a plan. Whatever a plan names as a way out to another step can be added to it.
extension Mender {
  /// Returns the plan of a draft, with the ways out that were asked for. Those that would make something worse are left out.
  func finished(_ draft: Draft, _ outcome: MendCheck.Outcome) -> MendPlan {
    let plan = MendPlanAssembly(self, draft: draft, outcome: outcome).plan()
    let ways = plan.conflicts.flatMap(\.ways).filter {
      $0.kind == .step && added.contains($0.token) && $0.refusal == nil
    }
    guard !ways.isEmpty else { return plan }
    var (draft, outcome, isExtended) = (draft, outcome, false)
    for repoint in ways.uniqued().compactMap({ self.repoint($0, in: outcome.after ?? run) }) {
      var extended = draft
      extended.repoints.append(repoint)
      extended.offered.removeAll { $0.place == repoint.place }
      let checked = self.outcome(of: extended, extended.repoints)
      guard checked.isSound, checked.mended > outcome.mended else { continue }
      (draft, outcome, isExtended) = (extended, checked, true)
    }
    return isExtended ? MendPlanAssembly(self, draft: draft, outcome: outcome).plan() : plan
  }

  /// Returns a way out as a change of its alias. `run` is an audit with the raw colors changed.
  private func repoint(_ way: MendPlan.WayOut, in run: AuditRun) -> MendRepoint? {
    let indices = run.auditor.catalogue.indices
    guard let token = indices[way.token], let before = way.from.flatMap({ indices[$0] }),
      let after = way.target.flatMap({ indices[$0] })
    else { return nil }
    let holders = run.audits.indices.filter { run.audits[$0].links.has(aliasAt: way.place) }
    var moved: Set<MendRepoint.Shown> = []
    var colors: (before: Color, after: Color)?
    for index in holders {
      let audit = run.audits[index]
      let leads = audit.links.leading(to: way.place, isAlias: true)
      for (number, part) in audit.parts.enumerated() {
        let shown = part.chains.indices.filter { part.chains[$0] >= 0 && leads[Int(part.chains[$0])] }
        moved.formUnion(shown.map { MendRepoint.Shown(audit: index, token: $0) })
        if colors == nil, shown.contains(token), case .color(let own) = audit.state(of: token, in: number) {
          if case .color(let new) = audit.state(of: after, in: number) {
            colors = (own, new)
          } else {
            colors = (own, way.color)
          }
        }
      }
    }
    guard let colors else { return nil }
    return MendRepoint(
      place: way.place, token: token, before: before, after: after, colorBefore: colors.before,
      colorAfter: colors.after, difference: Color.deltaEOK(colors.before, colors.after), mended: way.mended,
      moved: moved, themes: holders.map { run.audits[$0].name })
  }
}

extension LinkTable {
  /// Reports whether a token refers to another at this place.
  fileprivate func has(aliasAt place: Place) -> Bool {
    links.contains { $0.next >= 0 && self.place(of: $0) == place }
  }
}

extension Array where Element == MendPlan.WayOut {
  /// Returns the first way of each place: several conflicts can name the same one.
  fileprivate func uniqued() -> [MendPlan.WayOut] {
    var places: Set<Place> = []
    return filter { places.insert($0.place).inserted }
  }
}
