import ColorScience
import ThemeModel
import Threads

/// The suggestions for failing pairs, chosen once for every output: the advice for the sites of a pair's colors, if it mends
/// the pair.
struct PairAdvice: Sendable {
  /// Suggestions by the pair's index in the report, only for the pairs that were asked for.
  private(set) var suggestions: [Int: [Suggestion]] = [:]

  init() {}

  /// `isAsked` has one element per pair of the report.
  init(_ recommender: Recommender, audits: AuditedThemes, isAsked: [Bool], workers: Int) {
    let model = recommender.model
    var firstPairs: [Int] = []
    var next = 0
    for audit in audits {
      firstPairs.append(next)
      next += audit.judgements.count
    }
    let asked = model.looks.indices.filter { look in
      model.looks[look].hasMember { isAsked[firstPairs[Int($0.audit)] + Int($0.judgement)] }
    }
    var sites: Set<Int32> = []
    for look in asked { sites.formUnion([model.looks[look].foreground, model.looks[look].background]) }
    let order = sites.filter { $0 >= 0 && !model.sites[Int($0)].isDerived }.sorted()
    let found = Parallel.map(order.count, workers: workers) { recommender.advice(for: order[$0]) }
    let advice = Dictionary(uniqueKeysWithValues: zip(order, found))
    let refusals = recommender.writing.refusals(of: advice.filter { !$0.value.isEmpty }.keys)
    let made = Parallel.map(asked.count, workers: workers) { index in
      PairAdvice.suggestions(for: model.looks[asked[index]], advice, refusals, model)
    }
    for (index, look) in asked.enumerated() {
      for member in model.looks[look].members {
        let pair = firstPairs[Int(member.audit)] + Int(member.judgement)
        if isAsked[pair] { suggestions[pair] = made[index] }
      }
    }
  }

  private static func suggestions(
    for look: MendLook, _ advice: [Int32: [MendAdvice]], _ refusals: [Int32: EditRefusal], _ model: MendModel
  ) -> [Suggestion] {
    var found: [(advice: MendAdvice, suggestion: Suggestion)] = []
    var sides: [(Suggestion.Side, Int32, Int32?)] = [(.foreground, look.foreground, look.shape.front)]
    if look.background != look.foreground {
      sides.append((.background, look.background, look.shape.back))
    }
    for (side, site, cell) in sides where site >= 0 {
      for advice in advice[site] ?? [] {
        let ratio =
          advice.kind == .alpha
          ? model.ratio(of: look, withAlpha: advice.candidate, at: site)
          : model.ratio(of: look) { $0 == site ? advice.candidate : nil }
        guard ratio >= look.shape.required else { continue }
        var color = advice.candidate.color
        // A token may show its raw color at another opacity, and keeps that opacity.
        if advice.kind != .alpha, let cell { color.alpha = model.cells[Int(cell)].color.alpha }
        found.append(
          (
            advice,
            Suggestion(
              side: side, kind: advice.kind, color: color, token: advice.token, ratio: ratio,
              difference: advice.candidate.difference, refusal: refusals[site]?.reason)
          ))
      }
    }
    return found.sorted { MendAdvice.stands($0.advice, before: $1.advice) }.map(\.suggestion)
  }
}
