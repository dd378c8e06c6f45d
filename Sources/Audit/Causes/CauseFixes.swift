import ColorScience
import ThemeModel

/// Changes of one definition that make its failing pairs pass, and what each does to every judged pair of every theme.
struct CauseFixes {
  let auditor: ThemeAuditor
  let audits: [ThemeAudit]
  /// The theme of each audit, as an index into the system's.
  let themes: [Int]
  let resolver: ThemeResolver
  let holders: FileHolders
  let rawTokens: RawTokens

  /// Distinct looks that a suggestion has to satisfy at once; more change nothing but time.
  static let sceneLimit = 256

  /// `name` is the cause's: the raw token's path.
  func fixes(
    of definition: CauseDefinitions.Definition, index: Int, side: Suggestion.Side, named name: String
  ) -> [CauseReport.Fix] {
    let demands = self.demands(of: definition, side: side)
    guard !demands.isEmpty else { return [] }
    var fixes: [CauseReport.Fix] = []
    for found in candidates(definition, demands, side, named: name) {
      // What mends nothing, or breaks more than it mends, is no fix.
      guard let effect = effect(of: found.color, on: definition), effect.mended > 0, effect.broken <= effect.mended
      else { continue }
      fixes.append(
        CauseReport.Fix(
          kind: found.kind, definition: index, color: found.color, token: found.token,
          difference: found.difference, mended: effect.mended, broken: effect.broken))
    }
    return fixes
  }

  /// Scenes in which a colour of one alpha has to reach one ratio.
  private struct Demand {
    var alpha: Double
    var required: Double
    var scenes: [ContrastScene]
  }

  private func demands(of definition: CauseDefinitions.Definition, side: Suggestion.Side) -> [Demand] {
    struct Key: Hashable {
      var alpha: Double
      var required: Double
    }
    var order: [Key] = []
    var scenes: [Key: Set<ContrastScene>] = [:]
    var lists: [Key: [ContrastScene]] = [:]
    var prepared: [Int32: [PreparedVariant]] = [:]
    for member in definition.members.prefix(CauseFixes.sceneLimit) {
      let audit = audits[Int(member.audit)]
      let judgement = audit.judgements[Int(member.judgement)]
      let required = auditor.rules[Int(judgement.rule)].required
      let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
      let variants = prepared[member.audit] ?? auditor.prepared(audit)
      prepared[member.audit] = variants
      var judge = auditor.judge(for: variants[Int(judgement.variant)])
      judge.foregrounds = variants[auditor.part(judgement, in: audit, side: .foreground)]
      guard let found = PairScenes(pair, judge: &judge),
        let color = side == .foreground ? found.foregroundColor : found.backgroundColor
      else { continue }
      let key = Key(alpha: color.alpha, required: required)
      if lists[key] == nil { order.append(key) }
      for scene in side == .foreground ? found.foreground : found.background
      where scenes[key, default: []].insert(scene).inserted {
        lists[key, default: []].append(scene)
      }
    }
    return order.map { Demand(alpha: $0.alpha, required: $0.required, scenes: lists[$0, default: []]) }
  }

  private struct Candidate {
    var kind: Suggestion.Kind
    var color: Color
    var token: Int?
    var difference: Double
  }

  private func candidates(
    _ definition: CauseDefinitions.Definition, _ demands: [Demand], _ side: Suggestion.Side, named name: String
  ) -> [Candidate] {
    var candidates: [Candidate] = []
    if let raised = raisedAlpha(definition, demands, side) { candidates.append(raised) }
    if let nearest = nearest(definition, demands) { candidates.append(nearest) }
    if side == .foreground, let existing = existing(definition, demands, named: name) { candidates.append(existing) }
    return candidates
  }

  private func raisedAlpha(
    _ definition: CauseDefinitions.Definition, _ demands: [Demand], _ side: Suggestion.Side
  ) -> Candidate? {
    guard side == .foreground, definition.color.alpha < 1 else { return nil }
    var highest: Color?
    for demand in demands {
      guard demand.alpha == definition.color.alpha,
        let raised = ColorSuggestion.raisedAlpha(
          of: definition.color, reaching: demand.required, in: demand.scenes, mapping: auditor.plan.mapping)
      else { return nil }
      if raised.color.alpha > (highest?.alpha ?? 0) { highest = raised.color }
    }
    return highest.map { Candidate(kind: .alpha, color: $0, token: nil, difference: 0) }
  }

  private func nearest(_ definition: CauseDefinitions.Definition, _ demands: [Demand]) -> Candidate? {
    let all = demands.map { ContrastDemand(required: $0.required, in: $0.scenes, alpha: $0.alpha) }
    guard let best = ColorSuggestion.nearest(to: definition.color, meeting: all).nearest else { return nil }
    var color = best.color
    color.alpha = definition.color.alpha
    return Candidate(kind: .nearest, color: color, token: nil, difference: best.difference)
  }

  private func existing(
    _ definition: CauseDefinitions.Definition, _ demands: [Demand], named name: String
  ) -> Candidate? {
    guard let member = definition.ofFirstTheme else { return nil }
    let audit = audits[Int(member.audit)]
    let judgement = audit.judgements[Int(member.judgement)]
    let raw = RawColors(audit, part: Int(judgement.variant), tokens: rawTokens)
    for candidate in raw.candidates(insteadOf: definition.color, named: name)
    where satisfies(candidate.color, demands, keepsAlpha: candidate.color.alpha < 1) {
      return Candidate(
        kind: .existing, color: candidate.color, token: candidate.token, difference: candidate.difference)
    }
    return nil
  }

  private func satisfies(_ color: Color, _ demands: [Demand], keepsAlpha: Bool = false) -> Bool {
    demands.allSatisfy { demand in
      var color = color
      if !keepsAlpha { color.alpha = demand.alpha }
      return ExistingColor.ratio(
        of: color, reaching: demand.required, in: demand.scenes, mapping: auditor.plan.mapping) != nil
    }
  }

  /// Judges every theme that holds the definition again, as if it had the other colour.
  private func effect(of color: Color, on definition: CauseDefinitions.Definition) -> (mended: Int, broken: Int)? {
    var mended = 0
    var broken = 0
    var isHeld = false
    for index in holders.audits(with: definition.place.file) where audits[index].links.hasValue(at: definition.place) {
      guard let found = effect(of: color, at: definition.place, on: index) else { continue }
      isHeld = true
      mended += found.mended
      broken += found.broken
    }
    return isHeld ? (mended, broken) : nil
  }

  private func effect(of color: Color, at place: Place, on index: Int) -> (mended: Int, broken: Int)? {
    let audit = audits[index]
    if audit.followsChains { return auditor.effect(of: color, at: place, on: audit) }
    return resolver.resolve(themes[index], replacing: place, with: color).map {
      auditor.effect(of: $0, on: audit)
    }
  }
}
