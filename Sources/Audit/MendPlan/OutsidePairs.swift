import ColorScience
import ThemeModel

/// The failing pairs that no change of a theme's colors can mend: views write both colors, or it is not known where they are written.
struct OutsidePairs {
  private(set) var looks: [MendPlan.Look] = []
  private(set) var immovable: [MendPlan.Immovable] = []

  var count: Int { looks.reduce(0) { $0 + $1.pairs } }

  /// One look of a pair, in all variants that show it.
  private struct Key: Hashable {
    var rule: Int32
    var pair: Int32
    var ratio: Double
  }

  init(_ mender: Mender) {
    let run = mender.run
    let known = Set(mender.model.looks.lazy.filter(\.isFailing).flatMap(\.members))
    var places: [Key: Int] = [:]
    var values: [(isWritten: Bool, value: MendPlan.Immovable.Value)] = []
    var pairs: [Bool: Int] = [:]
    let written = Set(run.auditor.catalogue.written)
    for (index, audit) in run.audits.enumerated() {
      for (place, judgement) in audit.judgements.enumerated() where judgement.verdict == .fail {
        guard run.auditor.rules[Int(judgement.rule)].evidence.isBinding,
          !known.contains(MendLook.Member(audit: Int32(index), judgement: Int32(place)))
        else { continue }
        let key = Key(rule: judgement.rule, pair: judgement.pair, ratio: judgement.measuredRatio ?? 0)
        if let at = places[key] {
          looks[at].pairs += 1
          if looks[at].themes.last != audit.name { looks[at].themes.append(audit.name) }
        } else {
          places[key] = looks.count
          looks.append(OutsidePairs.look(of: judgement, in: audit, run))
        }
        let ends = OutsidePairs.ends(of: judgement, in: audit, run)
        let isWritten = ends.allSatisfy { written.contains($0.token) }
        pairs[isWritten, default: 0] += 1
        for end in ends where !values.contains(where: { $0.isWritten == isWritten && $0.value.name == end.value.name })
        {
          values.append((isWritten, end.value))
        }
      }
    }
    immovable = [true, false].compactMap { isWritten in
      pairs[isWritten].map { count in
        MendPlan.Immovable(
          reason: isWritten ? "views write it, and no theme has it" : "it has no one place in a theme", pairs: count,
          values: values.filter { $0.isWritten == isWritten }.map(\.value))
      }
    }
  }

  /// Returns the foreground and the background of a pair with their colors.
  private static func ends(
    of judgement: Judgement, in audit: ThemeAudit, _ run: AuditRun
  ) -> [(token: Int, value: MendPlan.Immovable.Value)] {
    let catalogue = run.auditor.catalogue
    let pair = run.auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    let part = Int(judgement.variant)
    let source = run.auditor.foregroundPart(ofRule: Int(judgement.rule), in: part, audit.parts.map(\.choices)) ?? part
    return [(pair.foreground, source), (pair.background, part)].map { token, part in
      var color = Color(.srgb, 0, 0, 0)
      if case .color(let own) = audit.state(of: token, in: part) { color = own }
      return (
        token, MendPlan.Immovable.Value(name: catalogue.paths[token], place: catalogue.places[token], color: color)
      )
    }
  }

  private static func look(of judgement: Judgement, in audit: ThemeAudit, _ run: AuditRun) -> MendPlan.Look {
    let rule = run.auditor.plan.rules[Int(judgement.rule)]
    let ends = ends(of: judgement, in: audit, run)
    let variant = Variant(theme: audit.name, choices: audit.parts[Int(judgement.variant)].choices)
    let colors = MendPlan.Look.Colors(foreground: ends[0].value.color, background: ends[1].value.color)
    let ratio = judgement.measuredRatio ?? 0
    return MendPlan.Look(
      foreground: ends[0].value.name, background: ends[1].value.name, rule: rule.id, variant: variant.name, pairs: 1,
      themes: [audit.name], before: ratio, after: ratio,
      required: run.auditor.rules[Int(judgement.rule)].required, colorsBefore: colors, colorsAfter: colors,
      sample: rule.sample)
  }
}
