import ColorScience
import ThemeModel
import Threads

/// The entry point of an audit: takes a theme system and a plan, and returns a report. It reads and writes no files.
public enum Auditor {
  /// - Parameter tiers: The patterns that give a token's tier where its source does not.
  public static func audit(
    _ system: ThemeSystem, tiers: [TierPattern] = [], plan: Plan, options: AuditOptions
  ) -> AuditReport {
    run(system, tiers: tiers, plan: plan, options: options).report()
  }

  /// Returns a run that writes a large report theme by theme, without holding all of it in memory.
  public static func run(
    _ system: ThemeSystem, tiers: [TierPattern] = [], plan: Plan, options: AuditOptions
  ) -> AuditRun {
    let lifted = LiftedLooks { trial, rules in
      var options = options.forVerdicts
      options.baseline = nil
      return judged(trial, tiers: tiers, plan: plan.only(rules), options: options)
    }
    return judged(prepared(lifted.settled(system)), tiers: tiers, plan: plan, options: options)
  }

  /// Returns the system with a token for every color that its views show.
  static func prepared(_ system: ThemeSystem) -> ThemeSystem {
    DimmedTokens.added(to: GuestTokens.added(to: system))
  }

  private static func judged(
    _ system: ThemeSystem, tiers: [TierPattern], plan: Plan, options: AuditOptions
  ) -> AuditRun {
    let given = plan
    let resolver = ThemeResolver(system, tiers: tiers, keptAxes: plan.namedAxes)
    let catalogue = TokenCatalogue(resolver, workers: options.workers)
    var plan = plan
    var inference: InferenceReport?
    var inferredOver: [Backdrop] = []
    if plan.rules.isEmpty, options.infersRules {
      let inferred = PlanInference(catalogue, resolver)
      plan.roles += inferred.roles
      plan.rules = inferred.rules
      inferredOver = inferred.over
      inference = inferred.report
    }
    var tracker = PatternTracker()
    let roles = RoleAssignment(plan.roles, catalogue: catalogue, tracker: &tracker)
    let sighted = SightingRules(
      system.sightings, plan: plan, isInferred: inference != nil, catalogue: catalogue, roles: roles)
    plan.rules += sighted.rules
    if plan.over.isEmpty { plan.assume(over: inferredOver) }
    let expansion = PairExpansion(
      rules: plan.rules, over: plan.over, catalogue: catalogue, roles: roles, tracker: &tracker)
    let auditor = ThemeAuditor(
      plan: plan, catalogue: catalogue, exempt: roles.roles.map { $0?.exemption }, expansion: expansion,
      waivers: WaiverBook(plan.waivers, rules: plan.rules, catalogue: catalogue, today: options.today),
      surfaces: roles.roles.indices.filter { roles.roles[$0] == .surface })
    let gamut = GamutCheck(auditor: auditor, roles: roles, tracker: &tracker)
    let distinguish = DistinguishCheck(auditor: auditor, roles: roles, tracker: &tracker)
    let rest = options.spool.map(SpoolRest.init)
    var all = themes(of: resolver, auditor, options, rest) { audit in
      audit.gamutFindings = gamut.findings(in: audit)
      audit.distinguish = distinguish.reports(in: audit)
    }
    let tallies = all.map(\.tally)
    let shown = all.indices.filter { options.scope?.admits(theme: all[$0].name) ?? true }
    var audits = AuditedThemes(shown.count == all.count ? all : shown.map { all[$0] }, rest: rest)
    all = []
    let baseline = options.baseline.map {
      BaselineCheck(auditor: auditor, baseline: $0, scope: options.scope).check(&audits)
    }
    let failures = FailureTable(audits, tokens: catalogue.count)
    // The table says all of it.
    for index in audits.indices { audits[index].blame = ThemeBlame() }
    return AuditRun(
      options: options, failures: consume failures,
      assembly: ReportAssembly(
        resolver: resolver, options: options, auditor: auditor, roles: roles, audits: audits,
        themes: shown.map { resolver.themes[$0] }, tallies: tallies,
        idlePatterns: inference == nil
          ? tracker.idle(allowing: optionalOwners(of: plan), IdleHint(catalogue).hint) : [],
        baseline: baseline, inference: inference)
    ) { changed in
      // What is tried is soon forgotten, and nothing leaves a spool.
      var options = options.forVerdicts
      options.spool = nil
      return run(changed, tiers: tiers, plan: given, options: options)
    }
  }

  /// Audits each theme. What is large of one moves into the spool as soon as it is done.
  private static func themes(
    of resolver: ThemeResolver, _ auditor: ThemeAuditor, _ options: AuditOptions, _ rest: SpoolRest?,
    check: @Sendable (inout ThemeAudit) -> Void
  ) -> [ThemeAudit] {
    let progress = AuditProgress(themes: resolver.themes.count, report: options.progress)
    var all = Parallel.map(resolver.themes.count, workers: options.workers) { index in
      rest?.read(theme: index)
      var audit = auditor.audit(resolver.resolve(resolver.themes[index]))
      check(&audit)
      if let scope = options.scope { audit.restrict(to: scope, auditor: auditor) }
      if let rest { audit.move(to: rest.spool) }
      progress.finishedTheme()
      return audit
    }
    for index in all.indices.dropFirst() { all[index].tally.share(with: all[index - 1].tally) }
    return all
  }

  /// Returns the owners of the selectors that may match nothing: the parts of optional rules.
  private static func optionalOwners(of plan: Plan) -> Set<String> {
    Set(plan.rules.filter(\.isOptional).flatMap { rule in PairRule.Part.allCases.map(rule.owner) })
  }
}

extension AuditOptions {
  /// The same without what only a report needs.
  fileprivate var forVerdicts: AuditOptions {
    var options = self
    options.suggestions = .none
    options.progress = nil
    return options
  }
}

extension Plan {
  /// Takes what names say lies at the bottom, for all but what views show.
  fileprivate mutating func assume(over assumed: [Backdrop]) {
    over = assumed
    rules = rules.map(\.withoutAssumedOver)
  }

  /// The same colors, judged by some rules alone.
  fileprivate func only(_ rules: [PairRule]) -> Plan {
    var plan = self
    plan.rules = rules
    plan.waivers = []
    plan.gamutRules = []
    plan.distinguishRules = []
    plan.lints = []
    return plan
  }
}
