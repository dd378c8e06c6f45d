import ColorScience
import ThemeModel

/// Plans the fewest changes of raw colors that make failing pairs pass, and measures what it planned.
public struct Mender {
  let run: AuditRun
  let model: MendModel
  let recommender: Recommender
  /// Tokens whose alias is to point elsewhere whatever that costs.
  let added: Set<String>
  var writing: SiteWriting { recommender.writing }
  private let isOutOfTime: @Sendable () -> Bool
  let isOverdue: @Sendable () -> Bool

  /// `run` must be a whole audit. What `edits` refuses is not planned. `isOutOfTime` is asked now and then; once it returns true,
  /// the best plan so far is returned. Once `isOverdue` returns true as well, everything beside the plan is left out.
  public init(
    _ run: AuditRun, added: [String] = [], edits: EditCheck = .unknown,
    isOutOfTime: @escaping @Sendable () -> Bool = { false }, isOverdue: @escaping @Sendable () -> Bool = { false }
  ) {
    self.run = run
    self.added = Set(added)
    self.isOutOfTime = isOutOfTime
    self.isOverdue = isOverdue
    let auditor = run.auditor
    model = MendModel(run.audits, auditor: auditor)
    recommender = Recommender(
      model: model,
      palette: RawPalette(run.audits, catalogue: auditor.catalogue, sharing: run.system.palettes),
      catalogue: auditor.catalogue, pairWorth: auditor.plan.mend.pairWorth, edits: edits)
  }

  public func plan() -> MendPlan {
    let failing = model.looks.indices.filter { model.looks[$0].isFailing }.map { Int32($0) }
    // Known before anything is planned: a color that the sources do not spell out cannot be moved.
    var unwritable = writing.refusals(of: Set(failing.flatMap { model.looks[Int($0)].sites }))
    var locked = lockedSites().union(unwritable.keys)
    // The check sees what the model does not, such as a color that is mixed from a changed one. Such sites are then left alone.
    var given = locked
    var rounds = 0
    while rounds < Mender.mostRounds, rounds == 0 || !isOverdue() {
      var draft = draft(failing, locked: locked)
      // A change that helps another may be refused too, and not every notation can express every color.
      let refusals = writing.refusals(of: draft.changes)
      guard refusals.isEmpty else {
        unwritable.merge(refusals) { first, _ in first }
        locked.formUnion(refusals.keys)
        given.formUnion(refusals.keys)
        continue
      }
      rounds += 1
      draft.unwritable = unwritable
      draft.refused = locked.subtracting(given)
      if locked != given { weaken(&draft, failing, locked: given) }
      if draft.changes.isEmpty { return repointed(draft, MendCheck.Outcome()) }
      let outcome = MendCheck(run: run).outcome(of: edits(draft.changes))
      if outcome.isSound { return repointed(draft, outcome) }
      locked.formUnion(blamed(outcome, draft.changes))
    }
    var none = draft([], locked: locked)
    none.unwritable = unwritable
    return MendPlanAssembly(self, draft: none, outcome: MendCheck.Outcome()).plan()
  }

  private static let mostRounds = 8
  /// The number of judgements that the search for aliases may repeat: about half a second.
  private static let repointingTrials = 5_000_000

  /// Returns the plan with aliases that point elsewhere, as far as an audit confirms them.
  private func repointed(_ draft: Draft, _ outcome: MendCheck.Outcome) -> MendPlan {
    var draft = draft
    var found =
      run.head.totals.fail > outcome.mended
      ? MendRepointer(
        run: outcome.after ?? run, locked: lockedGlobs, writing: writing.check,
        effort: MendEffort(Mender.repointingTrials, isOutOfTime: isOutOfTime)
      ).found() : []
    for _ in 0..<2 where !found.isEmpty && !isOutOfTime() {
      let checked = self.outcome(of: draft, found)
      guard checked.isSound else {
        let worse = Set(checked.worse.flatMap { shown(by: $0) })
        let sound = found.filter { $0.moved.isDisjoint(with: worse) }
        found = sound.count < found.count ? sound : []
        continue
      }
      // A repointing that costs more than its pairs are worth is a way out, not a change.
      draft.repoints = found.filter(isPlanned)
      draft.offered = found.filter { !isPlanned($0) }
      draft.offeredPassing = Set(checked.passing.keys)
      if draft.repoints.isEmpty { break }
      let planned = draft.offered.isEmpty ? checked : self.outcome(of: draft, draft.repoints)
      return finished(draft, planned)
    }
    return finished(draft, outcome)
  }

  private func isPlanned(_ repoint: MendRepoint) -> Bool {
    repoint.difference <= Double(repoint.mended) * recommender.pairWorth
      || added.contains(run.auditor.catalogue.paths[repoint.token])
  }

  func outcome(of draft: Draft, _ repoints: [MendRepoint]) -> MendCheck.Outcome {
    let paths = run.auditor.catalogue.paths
    return MendCheck(run: run).outcome(
      of: edits(draft.changes), aliases: Dictionary(repoints.map { ($0.place, paths[$0.after]) }) { first, _ in first })
  }

  /// Returns the sites that a token of a theme gets its colors from.
  private func sites(of shown: MendRepoint.Shown) -> [Int32] {
    run.audits[shown.audit].parts.compactMap { part in
      let chain = part.chains[shown.token]
      return chain < 0 ? nil : model.siteOfLink[shown.audit][Int(chain)]
    }
  }

  private func mended(by site: Int32, _ changes: [Int32: MendCandidate]) -> Int {
    model.looksOfSite[Int(site)].reduce(0) { sum, index in
      let look = model.looks[Int(index)]
      return look.isFailing && model.ratio(of: look) { changes[$0] } >= look.shape.required ? sum + look.count : sum
    }
  }

  func shown(by member: MendLook.Member) -> [MendRepoint.Shown] {
    tokens(of: member).map { MendRepoint.Shown(audit: Int(member.audit), token: $0) }
  }

  /// Returns the foreground and the background of a pair.
  func tokens(of member: MendLook.Member) -> [Int] {
    let judgement = run.audits[Int(member.audit)].judgements[Int(member.judgement)]
    let pair = run.auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    return [pair.foreground, pair.background]
  }

  struct Draft {
    var changes: [Int32: MendCandidate]
    var offers: [MendWorth.Offer]
    var result: MendSolver.Result
    var tables: MendTables
    var endedEarly: Bool
    /// Sites that were left alone because of a check.
    var refused: Set<Int32> = []
    /// Sites whose color the sources do not spell out, or where the planned color cannot be written.
    var unwritable: [Int32: EditRefusal] = [:]
    var repoints: [MendRepoint] = []
    /// Repointings that are sound too, but not worth their cost.
    var offered: [MendRepoint] = []
    /// Pairs that pass with all repointings.
    var offeredPassing: Set<MendLook.Member> = []
  }

  private func draft(_ failing: [Int32], locked: Set<Int32>) -> Draft {
    let recommender = recommender
    let tables = MendTables(model, locked: locked) { recommender.shades(of: $0) }
    let result = MendSolver(tables: tables, workers: run.workers, isOutOfTime: isOutOfTime).solve(failing)
    let (changes, offers) = MendWorth(
      model: model, tables: tables, pairWorth: recommender.pairWorth
    ).trimmed(result.changes)
    return Draft(
      changes: changes, offers: offers, result: result, tables: tables, endedEarly: !result.isProven && isOutOfTime())
  }

  /// Withdraws the proof, since sites were left alone that a check refused: others could have been left alone instead.
  private func weaken(_ draft: inout Draft, _ failing: [Int32], locked: Set<Int32>) {
    let recommender = recommender
    let tables = MendTables(model, locked: locked) { recommender.shades(of: $0) }
    let mended = failing.filter { index in
      let look = model.looks[Int(index)]
      return model.ratio(of: look) { draft.changes[$0] } >= look.shape.required
    }
    draft.result.isProven = false
    draft.result.atLeast = MendSolver(tables: tables, workers: 1, isOutOfTime: isOutOfTime).apart(mended)
  }

  private func edits(_ changes: [Int32: MendCandidate]) -> [Place: (before: Color, after: Color)] {
    Dictionary(
      uniqueKeysWithValues: changes.map { site, candidate in
        (model.sites[Int(site)].place, (model.sites[Int(site)].color, candidate.color))
      })
  }

  private var lockedGlobs: [PathGlob] { run.auditor.plan.mend.locked.map { PathGlob($0) } }

  private func lockedSites() -> Set<Int32> {
    let globs = lockedGlobs
    return Set(
      model.sites.indices.filter { index in
        let site = model.sites[index]
        if site.isDerived { return true }
        guard site.token >= 0 else { return false }
        return globs.contains { $0.matches(run.auditor.catalogue.paths[Int(site.token)]) }
      }.map { Int32($0) })
  }

  /// Returns the changes behind what became worse: those of the pairs' colors, or else of the same themes, or else all.
  private func blamed(_ outcome: MendCheck.Outcome, _ changes: [Int32: MendCandidate]) -> Set<Int32> {
    var sites: Set<Int32> = []
    var audits: Set<Int32> = []
    for member in outcome.worse {
      audits.insert(member.audit)
      let audit = run.audits[Int(member.audit)]
      let variant = Int(audit.judgements[Int(member.judgement)].variant)
      for token in tokens(of: member) {
        let chain = audit.parts[variant].chains[token]
        if chain >= 0 { sites.insert(model.siteOfLink[Int(member.audit)][Int(chain)]) }
      }
    }
    for finding in outcome.crowded {
      let own = Set(finding.flatMap(self.sites)).intersection(changes.keys)
      audits.formUnion(finding.map { Int32($0.audit) })
      // One of them is enough: the one that mends least.
      if let least = own.min(by: { (mended(by: $0, changes), $0) < (mended(by: $1, changes), $1) }) {
        sites.insert(least)
      }
    }
    let direct = sites.intersection(changes.keys)
    if !direct.isEmpty { return direct }
    let near = changes.keys.filter { site in model.auditsOfSite[Int(site)].contains(where: audits.contains) }
    return near.isEmpty ? Set(changes.keys) : Set(near)
  }
}
