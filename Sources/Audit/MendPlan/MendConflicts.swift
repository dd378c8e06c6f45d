import ColorScience
import ThemeModel

/// Explains why failing looks remain: the smallest set that cannot be met together, and the cheapest ways out.
struct MendConflicts {
  private let assembly: MendPlanAssembly
  private let model: MendModel
  private let run: AuditRun
  private let remaining: [Int32]

  /// Nobody would read more.
  private static let shownConflicts = 40
  private static let triedSteps = 12

  init(_ assembly: MendPlanAssembly, remaining: [Int32]) {
    self.assembly = assembly
    self.remaining = remaining
    model = assembly.mender.model
    run = assembly.mender.run
  }

  func found() -> [MendPlan.Conflict] {
    let tables = assembly.draft.tables
    var bySite: [Int32: [Int32]] = [:]
    var order: [Int32] = []
    for index in remaining {
      let look = model.looks[Int(index)]
      let movable = [look.foreground, look.background].first { $0 >= 0 && !tables.isLocked($0) }
      guard let site = movable ?? [look.foreground, look.background].first(where: { $0 >= 0 }) else { continue }
      if bySite[site] == nil { order.append(site) }
      bySite[site, default: []].append(index)
    }
    return order.prefix(MendConflicts.shownConflicts).compactMap { site in
      bySite[site].map { conflict(at: site, $0) }
    }
  }

  private func conflict(at site: Int32, _ failing: [Int32]) -> MendPlan.Conflict {
    let worst = failing.min { model.looks[Int($0)].ratio < model.looks[Int($1)].ratio } ?? failing[0]
    var core = assembly.draft.result.conflicts.first { $0.contains(worst) && $0.count > 1 } ?? [worst]
    if core.count == 1 { core += blockers(of: worst, at: site) }
    let own = model.sites[Int(site)]
    return MendPlan.Conflict(
      name: assembly.name(of: site), place: own.place, color: own.color, looks: core.map { assembly.look($0) },
      demands: core.map { demand(of: $0, on: site) }, ways: ways(for: worst))
  }

  /// Returns a look that passes now and would fail at the nearest value with which the given look passes.
  private func blockers(of look: Int32, at site: Int32) -> [Int32] {
    let looks = model.looksOfSite[Int(site)]
    let wanted = model.looks[Int(look)]
    for shade in Shade.shades(of: model.sites[Int(site)].color, within: Recommender.farthest) {
      let candidate = MendCandidate(
        shade.color, difference: shade.difference, displays: model.displays, mapping: model.mapping)
      let change: (Int32) -> MendCandidate? = { $0 == site ? candidate : self.assembly.draft.changes[$0] }
      guard model.ratio(of: wanted, change) >= wanted.shape.required else { continue }
      let broken = looks.filter { index in
        let other = model.looks[Int(index)]
        return index != look && !other.isKept(at: model.ratio(of: other, change))
      }
      return Array(broken.prefix(1))
    }
    return []
  }

  private func demand(of index: Int32, on site: Int32) -> MendPlan.Conflict.Demand {
    let look = model.looks[Int(index)]
    let isForeground = look.foreground == site
    let other = isForeground ? look.shape.back : look.shape.front
    let facing = other.map { model.seen($0) { self.assembly.draft.changes[$0] }.luminance } ?? 0
    let own = WCAG.luminance(model.sites[Int(site)].color)
    return own >= facing
      ? .lighter(than: WCAG.lighter(than: facing, by: look.shape.required))
      : .darker(than: WCAG.darker(than: facing, by: look.shape.required))
  }

  /// Returns ways for the foreground and the background, in the theme where the look is seen: another step, or a color of its own
  /// when no step does without breaking something. Returns a waiver when there is neither.
  private func ways(for index: Int32) -> [MendPlan.WayOut] {
    let look = model.looks[Int(index)]
    guard let member = assembly.remainingMembers(of: look).first else { return [] }
    let auditor = run.auditor
    let audit = run.audits[Int(member.audit)]
    let judgement = audit.judgements[Int(member.judgement)]
    let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    let part = Int(judgement.variant)
    let source =
      auditor.foregroundPart(ofRule: Int(judgement.rule), in: part, audit.parts.map(\.choices)) ?? part
    let sides = [(pair.foreground, source), (pair.background, part)]
    var ways = assembly.offered(for: member)
    let isHurried = assembly.mender.isOverdue()
    if ways.isEmpty, !isHurried { ways = sides.compactMap { step(for: $0, in: Int(member.audit), part: $1) } }
    if !isHurried, !ways.contains(where: { $0.broken == 0 }) {
      ways += sides.compactMap { split($0, in: Int(member.audit), part: $1, mending: look) }
    }
    guard ways.isEmpty else { return ways.sorted { ($0.broken, -$0.mended) < ($1.broken, -$1.mended) } }
    guard let site = [look.foreground, look.background].first(where: { $0 >= 0 }).map({ model.sites[Int($0)] }) else {
      return []
    }
    let paths = auditor.catalogue.paths
    return [
      MendPlan.WayOut(
        kind: .waiver, token: paths[pair.foreground], theme: audit.name, place: site.place,
        target: paths[pair.background], color: site.color, mended: look.count, broken: 0,
        rule: auditor.plan.rules[Int(judgement.rule)].id)
    ]
  }

  /// A token that refers to another, and its color now.
  private struct Alias {
    var place: Place
    var target: String
    var color: Color
    /// The first link of its chain.
    var chain: Int
  }

  private func alias(_ token: Int, in audit: ThemeAudit, part: Int) -> Alias? {
    let chain = audit.parts[part].chains[token]
    guard chain >= 0, audit.followsChains, case .color(let color) = audit.state(of: token, in: part) else { return nil }
    let first = audit.links.links[Int(chain)]
    guard first.next >= 0, audit.links.links[Int(first.next)].token >= 0 else { return nil }
    return Alias(
      place: audit.links.place(of: first),
      target: run.auditor.catalogue.paths[Int(audit.links.links[Int(first.next)].token)], color: color,
      chain: Int(chain))
  }

  private func step(for token: Int, in index: Int, part: Int) -> MendPlan.WayOut? {
    let audit = run.audits[index]
    guard let alias = alias(token, in: audit, part: part) else { return nil }
    let catalogue = run.auditor.catalogue
    var best: MendPlan.WayOut?
    let palette = assembly.mender.recommender.palette
    let steps = palette.steps(
      insteadOf: alias.color, named: RawName(alias.target),
      at: palette.spots(ofAliasAt: alias.place, of: token, in: [index]))
    for step in steps.prefix(MendConflicts.triedSteps) {
      guard let effect = run.auditor.effect(of: step.entry.color, at: alias.place, isAlias: true, on: audit),
        effect.mended > 0, effect.broken <= effect.mended
      else { continue }
      let better =
        best.map { (effect.broken, -effect.mended) < ($0.broken, -$0.mended) } ?? true
      guard better else { continue }
      best = MendPlan.WayOut(
        kind: .step, token: catalogue.paths[token], theme: audit.name, place: alias.place,
        target: catalogue.paths[Int(step.entry.token)], color: step.entry.color, mended: effect.mended,
        broken: effect.broken, from: alias.target)
    }
    guard var best else { return nil }
    if let target = best.target {
      let edit = AliasEdit(place: alias.place, before: alias.target, after: target)
      best.refusal = assembly.mender.writing.check.alias(edit)?.reason
    }
    return best
  }

  /// Returns the nearest shade with which the look passes, if as a color of this token's own it breaks nothing.
  private func split(_ token: Int, in index: Int, part: Int, mending look: MendLook) -> MendPlan.WayOut? {
    let audit = run.audits[index]
    guard let alias = alias(token, in: audit, part: part) else { return nil }
    let site = model.siteOfLink[index][alias.chain]
    guard site >= 0, look.foreground != look.background, look.sites.contains(site) else { return nil }
    let shades = Shade.shades(of: alias.color, within: Recommender.farthest)
    let passing = shades.first { shade in
      let candidate = MendCandidate(
        shade.color, difference: shade.difference, displays: model.displays, mapping: model.mapping)
      return model.ratio(of: look) { $0 == site ? candidate : self.assembly.draft.changes[$0] } >= look.shape.required
    }
    guard let passing,
      let effect = run.auditor.effect(of: passing.color, at: alias.place, isAlias: true, on: audit), effect.mended > 0,
      effect.broken == 0
    else { return nil }
    return MendPlan.WayOut(
      kind: .split, token: run.auditor.catalogue.paths[token], theme: audit.name, place: alias.place, target: nil,
      color: passing.color, mended: effect.mended, broken: 0)
  }
}
