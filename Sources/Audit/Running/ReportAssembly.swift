import ColorScience
import ThemeModel
import Threads

/// Combines the audits of all themes into one report, without the variants' colors and the pairs.
struct ReportAssembly: Sendable {
  let resolver: ThemeResolver
  let options: AuditOptions
  let auditor: ThemeAuditor
  let roles: RoleAssignment
  let audits: AuditedThemes
  /// The theme of each audit, as an index into the system's.
  let themes: [Int]
  /// The tallies of every theme, including those outside the report's scope.
  let tallies: [ThemeTally]
  let idlePatterns: [CoverageReport.IdlePattern]
  let baseline: BaselineReport?
  let inference: InferenceReport?

  /// Returns the head of the report, and the suggestions for the failing pairs that are farthest from their requirements.
  ///
  /// - Parameter failures: What the failing pairs stand on. It is freed before suggestions are sought, which take as much memory.
  func head(_ failures: consuming FailureTable) -> (report: AuditReport, advice: PairAdvice) {
    let plan = auditor.plan
    let system = resolver.system
    var (report, wanted) = headWithoutFixes(failures)
    let advice = wanted.map { addFixes(to: &report.causes, $0) }
    report.diagnostics =
      system.excused(system.diagnostics + resolver.diagnostics + audits.flatMap(\.diagnostics))
      + auditor.expansion.diagnostics
      + GuessNotes(
        plan: plan, audits: audits, totals: report.totals, expansion: auditor.expansion, catalogue: auditor.catalogue
      ).diagnostics()
      + LintNotes(
        lints: plan.lints, sightings: system.sightings, strays: system.strayPaints, literals: system.literalPaints,
        catalogue: auditor.catalogue, missing: report.coverage.missing
      ).diagnostics()
      + LimitNotes(limits: options.suggestions, report: report).diagnostics
      + LabelCheck(plan.labels, themes: system.themes).diagnostics
      + NameCheck(plan: plan, catalogue: auditor.catalogue, themes: resolver.themes.map { system.themes[$0].name })
      .diagnostics()
    report.lost = lost()
    if let accepted = options.baseline {
      BaselineCheck.addFindings(of: accepted, scope: options.scope, to: &report)
    }
    report.failedOn = FailureGate(plan: plan, report: report, audits: audits).classes()
    return (report, advice ?? PairAdvice())
  }

  /// Returns the head with its causes, and what fixes and suggestions are wanted for: `nil` when nobody asks for any, or nothing
  /// fails.
  private func headWithoutFixes(
    _ failures: consuming FailureTable
  ) -> (report: AuditReport, wanted: MendModel.Wanted?) {
    let failures = failures
    let assembly = CauseAssembly(auditor: auditor, audits: audits, failures: failures, workers: options.workers)
    let (found, headOnly) = Parallel.both(workers: options.workers) {
      assembly.found()
    } _: {
      headWithoutCauses()
    }
    var report = headOnly
    report.causes = assembly.reports(of: found)
    guard !options.suggestions.isNone, !failures.pairs.isEmpty else { return (report, nil) }
    let places = report.causes.prefix(options.suggestions.causes).flatMap {
      $0.definitions.prefix(options.suggestions.definitions).compactMap(\.place)
    }
    return (report, MendModel.Wanted(isPair: worst(of: failures), places: Set(places)))
  }

  /// Returns what no pair is judged by. Of aliases, only those of colors count: readers report those of lengths and fonts themselves.
  private func lost() -> [Diagnostic] {
    let codes: Set = [DiagnosticCode.unresolvedAlias.rawValue, DiagnosticCode.aliasToGroup.rawValue]
    let told = resolver.system.excused(resolver.diagnostics + audits.flatMap(\.diagnostics))
    var places: Set<Place?> = []
    let aliases = told.filter {
      $0.severity == .warning && codes.contains($0.code) && places.insert($0.place).inserted
    }
    return aliases + resolver.system.diagnostics.filter(\.isAboutLostThemes)
  }

  private func headWithoutCauses() -> AuditReport {
    let plan = auditor.plan
    let system = resolver.system
    let themes = self.themes.map { system.themes[$0] }
    var report = AuditReport(
      tool: options.tool, system: plan.name ?? system.name,
      settings: AuditSettings(
        displays: plan.displays, mapping: plan.mapping, gamutTolerance: plan.gamutTolerance,
        failOn: FailureClass.allCases.filter(plan.failOn.contains)))
    report.axes = AxisAssembly.reports(system, audits: audits)
    report.themes = themes.map { ThemeReport(name: $0.name, extends: $0.extends ?? $0.givers.first, place: $0.place) }
    report.variants = VariantAssembly(audits).heads()
    report.tokens = auditor.catalogue.reports(roles: roles)
    report.rules = plan.rules.indices.map(ruleReport)
    report.contractFindings = ContractCheck.findings(
      system, themes: themes, audits: audits, catalogue: auditor.catalogue)
    addThemeFindings(to: &report)
    report.sightings = SightingAssembly.reports(system.sightings, catalogue: auditor.catalogue)
    report.baseline = baseline
    report.inference = inference
    report.waivers = auditor.waivers.reports(matched: matchedWaivers())
    report.coverage = CoverageBuilder(
      plan: plan, catalogue: auditor.catalogue, expansion: auditor.expansion
    ).report(audits: audits, tallies: tallies, idlePatterns: idlePatterns)
    SightingCoverage(plan: plan, expansion: auditor.expansion, sightings: report.sightings).add(to: &report.coverage)
    report.labels = Dictionary(plan.labels.map { ($0.name, $0.text) }) { first, _ in first }
    report.totals = totals()
    return report
  }

  /// Adds the findings of each theme. Their variants, counted within the theme, become those of the report.
  private func addThemeFindings(to report: inout AuditReport) {
    var firstVariant = 0
    for audit in audits {
      for var finding in audit.gamutFindings {
        finding.variant += firstVariant
        report.gamutFindings.append(finding)
      }
      for var set in audit.distinguish {
        set.variant += firstVariant
        report.distinguish.append(set)
      }
      firstVariant += audit.shownParts
    }
  }

  private func ruleReport(_ index: Int) -> RuleReport {
    let rule = auditor.plan.rules[index]
    return RuleReport(
      id: rule.id, foreground: rule.foreground.map(\.text), background: rule.background.map(\.text),
      over: rule.backdrops(orOf: auditor.plan.over).map(\.text), criterion: rule.criterion,
      when: rule.when.described, severity: rule.severity, reason: rule.reason, sample: rule.sample,
      place: rule.place, evidence: rule.evidence, backdrops: backdrops(of: index),
      foregroundContexts: rule.foregroundContexts, themes: rule.themes.map(\.text))
  }

  /// Returns the alternatives if all pairs of the rule have the same, apart from those that contain the pair's background.
  private func backdrops(of rule: Int) -> [[RuleReport.BackdropLayer]] {
    let expansion = auditor.expansion
    let pairs = expansion.rules[rule].pairs
    var all: [[BackdropLayer]] = []
    for set in Set(pairs.map(\.over)).sorted() {
      for layers in expansion.backdropSets[set].alternatives where !all.contains(layers) { all.append(layers) }
    }
    let areShared = pairs.allSatisfy { pair in
      Set(expansion.backdropSets[pair.over].alternatives)
        == Set(all.filter { !$0.contains(.token(pair.background)) })
    }
    guard areShared else { return [] }
    return all.map { layers in
      layers.map { layer in
        switch layer {
        case .token(let token): .token(token)
        case .fixed(let index): .color(expansion.fixedColors[index])
        }
      }
    }
  }

  /// Adds the fixes to causes, and returns the suggestions for pairs.
  private func addFixes(to causes: inout [CauseReport], _ wanted: MendModel.Wanted) -> PairAdvice {
    let recommender = recommender(for: wanted)
    CauseFixes(auditor: auditor, audits: audits, themes: themes, resolver: resolver, recommender: recommender)
      .add(to: &causes, limits: options.suggestions, workers: options.workers)
    return PairAdvice(recommender, audits: audits, isAsked: wanted.isPair, workers: options.workers)
  }

  private func recommender(for wanted: MendModel.Wanted) -> Recommender {
    let model = MendModel(audits, auditor: auditor, wanted: wanted)
    let recommender = Recommender(
      model: model, palette: RawPalette(audits, catalogue: auditor.catalogue, sharing: resolver.system.palettes),
      catalogue: auditor.catalogue, pairWorth: auditor.plan.mend.pairWorth, edits: options.edits)
    // Asks about all sites at once, so that each file is read once.
    _ = recommender.writing.refusals(of: model.sites.indices.lazy.map(Int32.init))
    return recommender
  }

  private func worst(of failures: FailureTable) -> [Bool] {
    var worst = WorstPairs(limit: options.suggestions.pairs)
    for failing in failures.pairs { worst.add(failing.share, failures.reportIndex(of: failing)) }
    var marks = Array(repeating: false, count: audits.reduce(0) { $0 + $1.judgements.count })
    for pair in worst.pairs { marks[pair] = true }
    return marks
  }

  private func matchedWaivers() -> [Int] {
    var matched = Array(repeating: 0, count: auditor.plan.waivers.count)
    guard !matched.isEmpty else { return [] }
    for tally in tallies {
      for (waiver, count) in tally.matchedWaivers.enumerated() { matched[waiver] += count }
    }
    return matched
  }

  private func totals() -> Totals {
    var totals = Totals()
    for audit in audits { totals += audit.tally.totals }
    return totals
  }
}
