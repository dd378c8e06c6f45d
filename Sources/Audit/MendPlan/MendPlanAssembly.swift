import ColorScience
import ThemeModel

/// Turns a draft into the plan that people read: names, places, counts, alternatives, what remains.
struct MendPlanAssembly {
  let mender: Mender
  let draft: Mender.Draft
  let outcome: MendCheck.Outcome

  private let model: MendModel
  private let run: AuditRun

  init(_ mender: Mender, draft: Mender.Draft, outcome: MendCheck.Outcome) {
    self.mender = mender
    self.draft = draft
    self.outcome = outcome
    model = mender.model
    run = mender.run
  }

  private static let shownAlternatives = 3

  func plan() -> MendPlan {
    let totals = run.head.totals
    let repoints = aliasChanges().enumerated().sorted { a, b in
      (b.element.mended, a.offset) < (a.element.mended, b.offset)
    }
    let changes = valueChanges() + repoints.map(\.element)
    let remaining = remainingLooks()
    let conflicts = MendConflicts(self, remaining: remaining)
    let outside = OutsidePairs(mender)
    let result = draft.result
    var plan = MendPlan(
      tool: run.head.tool, system: run.head.system, themes: run.audits.count, judged: totals.judged,
      failing: totals.fail, mended: outcome.mended, remaining: totals.fail - outcome.mended,
      optimality: result.isProven ? .provenFewest : .bestFound(atLeast: result.atLeast),
      endedEarly: draft.endedEarly,
      changes: changes, offers: offers(), conflicts: conflicts.found(), trades: trades(remaining),
      asides: asides(remaining), immovable: immovable(remaining) + outside.immovable,
      remains: (remaining.map { look($0) } + outside.looks).sorted(by: MendPlanAssembly.isWorse),
      pairWorth: mender.recommender.pairWorth)
    plan.fragile = outcome.fragile
    plan.outside = outside.count
    plan.undetermined = totals.undetermined
    return plan
  }

  static func isWorse(_ a: MendPlan.Look, _ b: MendPlan.Look) -> Bool {
    let first = a.before / a.required
    let second = b.before / b.required
    return first != second
      ? first < second : (a.foreground, a.background, a.variant) < (b.foreground, b.background, b.variant)
  }

  // MARK: Changes

  private func valueChanges() -> [MendPlan.Change] {
    let names = Dictionary(grouping: draft.changes.keys) { name(of: $0) }
    return inOrder().compactMap { site, looks in
      guard let candidate = draft.changes[site] else { return nil }
      let own = model.sites[Int(site)]
      let moved = moved(by: site)
      let name = name(of: site)
      return MendPlan.Change(
        id: names[name, default: []].count > 1 ? "\(name)@\(own.place)" : name, kind: .value, name: name,
        place: own.place, before: own.color, after: candidate.color, difference: candidate.difference,
        mended: looks.reduce(0) { $0 + model.looks[Int($1)].count },
        looks: looks.map { look($0) }.sorted(by: MendPlanAssembly.isWorse), tokens: moved.tokens, themes: moved.themes,
        alternatives: alternatives(to: site), advised: advised(for: site, instead: candidate))
    }
  }

  /// Returns the changes in the order of what each adds, with the looks that it mends: the next one is always the change that
  /// mends most after those before it. So whoever makes only the first few knows what they gain.
  private func inOrder() -> [(site: Int32, looks: [Int32])] {
    let mended = draft.changes.keys.reduce(into: [Int32: [Int32]]()) { $0[$1] = mendedLooks(of: $1) }
    var made: [Int32: MendCandidate] = [:]
    var claimed: Set<Int32> = []
    func gained(_ site: Int32) -> [Int32] {
      (mended[site] ?? []).filter { index in
        let look = model.looks[Int(index)]
        guard !claimed.contains(index) else { return false }
        return model.ratio(of: look) { $0 == site ? draft.changes[site] : made[$0] } >= look.shape.required
      }
    }
    func count(_ looks: [Int32]) -> Int { looks.reduce(0) { $0 + model.looks[Int($1)].count } }
    var left = draft.changes.keys.reduce(into: [Int32: [Int32]]()) { $0[$1] = gained($1) }
    var order: [(site: Int32, looks: [Int32])] = []
    while let next = left.max(by: { a, b in
      let (first, second) = (count(a.value), count(b.value))
      return first != second ? first < second : model.sites[Int(b.key)].place < model.sites[Int(a.key)].place
    }) {
      order.append((next.key, next.value))
      made[next.key] = draft.changes[next.key]
      claimed.formUnion(next.value)
      left[next.key] = nil
      // Only sites that share a look with this one can have gained or lost by it.
      let touched = Set((mended[next.key] ?? []).flatMap { model.looks[Int($0)].sites })
      for site in touched where left[site] != nil { left[site] = gained(site) }
    }
    return order
  }

  private func advised(for site: Int32, instead planned: MendCandidate) -> MendPlan.Alternative? {
    guard !mender.isOverdue(), let advice = mender.recommender.advice(for: site).first,
      advice.candidate.color.eightBits != planned.color.eightBits
    else { return nil }
    return MendPlan.Alternative(
      name: advice.token.map { run.auditor.catalogue.paths[$0] } ?? "", color: advice.candidate.color,
      difference: advice.candidate.difference, mended: advice.mended, broken: advice.broken, fallen: advice.fallen)
  }

  private func aliasChanges() -> [MendPlan.Change] {
    let paths = run.auditor.catalogue.paths
    let names = Dictionary(grouping: draft.repoints) { paths[$0.token] }
    let failing = remainingAfterValues()
    return draft.repoints.compactMap { repoint in
      let looks = failing.compactMap { index -> MendPlan.Look? in
        let members = model.looks[Int(index)].members.filter { member in
          outcome.passing[member] != nil && mender.shown(by: member).contains(where: repoint.moved.contains)
        }
        return members.isEmpty ? nil : look(index, members, moving: repoint)
      }
      guard !looks.isEmpty else { return nil }
      let name = paths[repoint.token]
      return MendPlan.Change(
        id: names[name, default: []].count > 1 ? "\(name)@\(repoint.place)" : name, kind: .alias, name: name,
        place: repoint.place, before: repoint.colorBefore, after: repoint.colorAfter, difference: repoint.difference,
        target: MendPlan.Change.Target(before: paths[repoint.before], after: paths[repoint.after]),
        mended: looks.reduce(0) { $0 + $1.pairs }, looks: looks.sorted(by: MendPlanAssembly.isWorse),
        tokens: Set(repoint.moved.map(\.token)).sorted().map { paths[$0] }, themes: repoint.themes)
    }
  }

  /// Returns the raw token's path, or else the value's place.
  func name(of site: Int32) -> String {
    let token = model.sites[Int(site)].token
    return token < 0 ? model.sites[Int(site)].place.description : run.auditor.catalogue.paths[Int(token)]
  }

  private func mendedLooks(of site: Int32) -> [Int32] {
    model.looksOfSite[Int(site)].filter { index in
      let look = model.looks[Int(index)]
      return look.isFailing && ratioAfter(look) >= look.shape.required
    }
  }

  func ratioAfter(_ look: MendLook) -> Double { model.ratio(of: look) { draft.changes[$0] } }

  private func moved(by site: Int32) -> (tokens: [String], themes: [String]) {
    var tokens: Set<Int> = []
    var themes: [String] = []
    for index in model.auditsOfSite[Int(site)] {
      let audit = run.audits[Int(index)]
      themes.append(audit.name)
      for part in audit.parts {
        for token in part.chains.indices where part.chains[token] >= 0 && part.values[token] >= 0 {
          if model.siteOfLink[Int(index)][Int(part.chains[token])] == site { tokens.insert(token) }
        }
      }
    }
    let catalogue = run.auditor.catalogue
    let own = Int(model.sites[Int(site)].token)
    return (tokens.sorted().filter { $0 != own || tokens.count == 1 }.map { catalogue.paths[$0] }, themes)
  }

  private func alternatives(to site: Int32) -> [MendPlan.Alternative] {
    guard !mender.isOverdue() else { return [] }
    let own = model.sites[Int(site)]
    let catalogue = run.auditor.catalogue
    let steps = mender.recommender.steps(insteadOf: site)
    var found: [MendPlan.Alternative] = []
    for step in steps.prefix(40) where step.difference <= 2 * RawPalette.farthest {
      var color = step.entry.color
      if color.alpha >= 1 { color.alpha = own.color.alpha }
      var effects = MendEffects(model, of: [color], at: site, isAlpha: false)
      let effect = effects.effect(of: 0)
      guard effect.mended > 0, effect.broken + effect.fallen == 0 else { continue }
      found.append(
        MendPlan.Alternative(
          name: catalogue.paths[Int(step.entry.token)], color: color, difference: step.difference,
          mended: effect.mended, broken: effect.broken))
      if found.count == MendPlanAssembly.shownAlternatives { break }
    }
    return found
  }

  private func offers() -> [MendPlan.Offer] {
    draft.offers.map { offer in
      MendPlan.Offer(
        change: name(of: offer.site), color: offer.candidate.color, pairs: offer.pairs, difference: offer.difference)
    }
  }

  // MARK: What remains

  private func remainingLooks() -> [Int32] {
    remainingAfterValues().filter { !remainingMembers(of: model.looks[Int($0)]).isEmpty }
  }

  private func remainingAfterValues() -> [Int32] {
    model.looks.indices.filter { index in
      let look = model.looks[index]
      return look.isFailing && ratioAfter(look) < look.shape.required
    }.map { Int32($0) }
  }

  /// Returns the members of a look that still fail, without the pairs that a changed alias mends.
  func remainingMembers(of look: MendLook) -> [MendLook.Member] {
    draft.repoints.isEmpty ? look.members : look.members.filter { outcome.passing[$0] == nil }
  }

  private func trades(_ remaining: [Int32]) -> [MendPlan.Trade] {
    var sites: Set<Int32> = []
    for look in remaining { sites.formUnion([model.looks[Int(look)].foreground, model.looks[Int(look)].background]) }
    var trades: [MendPlan.Trade] = []
    for site in sites.sorted() where site >= 0 && !draft.tables.isLocked(site) && draft.changes[site] == nil {
      if mender.isOverdue() { break }
      guard let advice = mender.recommender.advice(for: site).first(where: { $0.broken + $0.fallen > 0 }) else {
        continue
      }
      let own = model.sites[Int(site)]
      trades.append(
        MendPlan.Trade(
          name: name(of: site), place: own.place, before: own.color, after: advice.candidate.color,
          difference: advice.candidate.difference, mended: advice.mended, broken: advice.broken, fallen: advice.fallen))
    }
    return trades.sorted { a, b in
      (b.mended - b.broken, a.broken, a.difference, a.place) < (a.mended - a.broken, b.broken, b.difference, b.place)
    }
  }

  /// Groups the values of remaining pairs that cannot be rewritten, by reason.
  private func immovable(_ remaining: [Int32]) -> [MendPlan.Immovable] {
    var sites: [EditRefusal: Set<Int32>] = [:]
    var pairs: [EditRefusal: Int] = [:]
    for index in remaining {
      let look = model.looks[Int(index)]
      let refused = look.sites.filter { draft.unwritable[$0] != nil }
      for reason in Set(refused.compactMap { draft.unwritable[$0] }) {
        pairs[reason, default: 0] += look.count - look.members.count + remainingMembers(of: look).count
      }
      for site in refused { if let reason = draft.unwritable[site] { sites[reason, default: []].insert(site) } }
    }
    return sites.map { reason, sites in
      MendPlan.Immovable(
        reason: reason.reason, pairs: pairs[reason] ?? 0,
        values: sites.map { site in
          let own = model.sites[Int(site)]
          return MendPlan.Immovable.Value(name: name(of: site), place: own.place, color: own.color)
        }.sorted { ($0.name, $0.place) < ($1.name, $1.place) })
    }.sorted { ($1.pairs, $0.reason) < ($0.pairs, $1.reason) }
  }

  private func asides(_ remaining: [Int32]) -> [MendPlan.Aside] {
    var mended: [Int32: Int] = [:]
    for index in remaining where !mender.isOverdue() {
      let look = model.looks[Int(index)]
      for site in Set([look.foreground, look.background])
      where site >= 0 && draft.changes[site] == nil && draft.unwritable[site] == nil {
        // Only an audit of the whole shows what becomes of colors that are mixed from it.
        guard !model.sites[Int(site)].isDerived, let advice = mender.recommender.advice(for: site).first,
          advice.broken + advice.fallen == 0, !advice.isFlip
        else { continue }
        let ratio =
          advice.kind == .alpha
          ? model.ratio(of: look, withAlpha: advice.candidate, at: site)
          : model.ratio(of: look) { $0 == site ? advice.candidate : nil }
        if ratio >= look.shape.required { mended[site, default: 0] += look.count }
      }
    }
    return mended.keys.sorted().compactMap { site in
      guard let advice = mender.recommender.advice(for: site).first else { return nil }
      let own = model.sites[Int(site)]
      return MendPlan.Aside(
        name: name(of: site), place: own.place, before: own.color, after: advice.candidate.color,
        difference: advice.candidate.difference, mended: mended[site] ?? 0, reason: reason(advice, at: site))
    }.sorted { ($1.mended, $0.place) < ($0.mended, $1.place) }
  }

  private func reason(_ advice: MendAdvice, at site: Int32) -> MendPlan.Aside.Reason {
    if draft.refused.contains(site) { return .refused }
    if draft.tables.isLocked(site) { return .locked }
    if advice.kind == .alpha { return .opacity }
    if advice.candidate.difference > Recommender.farthest { return .far }
    let lightness = advice.candidate.color.oklch.x
    if let bounds = mender.recommender.bounds(of: site), !bounds.holds(lightness) { return .order }
    return .together
  }

  /// Returns the aliases that could point elsewhere to mend a pair.
  func offered(for member: MendLook.Member) -> [MendPlan.WayOut] {
    let paths = run.auditor.catalogue.paths
    let shown = mender.shown(by: member)
    guard draft.offeredPassing.contains(member) else { return [] }
    return draft.offered.filter { $0.moved.contains(where: shown.contains) }.map { repoint in
      MendPlan.WayOut(
        kind: .step, token: paths[repoint.token], theme: repoint.themes.first ?? "", place: repoint.place,
        target: paths[repoint.after], color: repoint.colorAfter, mended: repoint.mended, broken: 0,
        from: paths[repoint.before])
    }
  }

  // MARK: Looks

  func look(_ index: Int32) -> MendPlan.Look {
    let look = model.looks[Int(index)]
    return self.look(index, ratioAfter(look) < look.shape.required ? remainingMembers(of: look) : look.members)
  }

  /// Describes some of a look's pairs, with the color that a changed alias gives them.
  private func look(
    _ index: Int32, _ members: [MendLook.Member], moving repoint: MendRepoint? = nil
  ) -> MendPlan.Look {
    let look = model.looks[Int(index)]
    let auditor = run.auditor
    var names = (foreground: "", background: "", rule: "", variant: "", sample: SampleKind.text)
    var themes: [String] = []
    if let member = members.first {
      let audit = run.audits[Int(member.audit)]
      let judgement = audit.judgements[Int(member.judgement)]
      let rule = auditor.plan.rules[Int(judgement.rule)]
      let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      let variant = Variant(theme: audit.name, choices: audit.parts[Int(judgement.variant)].choices)
      names = (
        auditor.catalogue.paths[pair.foreground], auditor.catalogue.paths[pair.background], rule.id, variant.name,
        rule.sample
      )
      for member in members where themes.last != run.audits[Int(member.audit)].name {
        themes.append(run.audits[Int(member.audit)].name)
      }
    }
    var after = seen(look) { draft.changes[$0] }
    if let repoint, let member = members.first {
      let shown = mender.shown(by: member)
      if repoint.moved.contains(shown[0]) { after.foreground = repoint.colorAfter }
      if repoint.moved.contains(shown[1]) { after.background = repoint.colorAfter }
    }
    return MendPlan.Look(
      foreground: names.foreground, background: names.background, rule: names.rule, variant: names.variant,
      pairs: look.count - look.members.count + members.count, themes: themes, before: look.ratio,
      after: repoint == nil ? ratioAfter(look) : members.compactMap { outcome.passing[$0] }.min() ?? look.ratio,
      required: look.shape.required, colorsBefore: seen(look) { _ in nil }, colorsAfter: after, sample: names.sample)
  }

  /// Returns the colors of the worst of its stacks on the first display.
  private func seen(_ look: MendLook, _ change: (Int32) -> MendCandidate?) -> MendPlan.Look.Colors {
    var worst: (ratio: Double, colors: MendPlan.Look.Colors)?
    for ground in look.shape.grounds {
      guard let first = ground.first else { continue }
      var under = model.seen(first, change)
      for layer in ground.dropFirst() { under = model.seen(layer, change).over(under) }
      for top in look.shape.top {
        let over = model.seen(top, change).over(under)
        let ratio = over.contrast(with: under)
        if ratio < worst?.ratio ?? .infinity {
          worst = (ratio, MendPlan.Look.Colors(foreground: over.color, background: under.color))
        }
      }
    }
    let black = Color(.srgb, 0, 0, 0)
    return worst?.colors ?? MendPlan.Look.Colors(foreground: black, background: black)
  }
}
