import ColorScience
import ThemeModel

/// Audits the themes with the planned colors and compares every judged pair: what a plan claims is measured.
struct MendCheck {
  let run: AuditRun

  struct Outcome {
    var mended = 0
    var broken = 0
    var fallen = 0
    /// The number of pairs that pass, and whose pass is fragile as it was not before.
    var fragile = 0
    /// The number of new findings of other checks: gamuts, colors to be told apart.
    var newFindings = 0
    /// The tokens that each of these findings is about.
    var crowded: [[MendRepoint.Shown]] = []
    /// Pairs that became worse, by their numbers in the audit before.
    var worse: [MendLook.Member] = []
    /// Pairs that pass now, with their ratios.
    var passing: [MendLook.Member: Double] = [:]
    var after: AuditRun?

    var isSound: Bool { broken == 0 && fallen == 0 && newFindings == 0 }
  }

  /// `changes` contains, for each place, the color that is written there and the color to be written. `aliases` contains, for
  /// each place of an alias, the token that it is to refer to.
  func outcome(of changes: [Place: (before: Color, after: Color)], aliases: [Place: String] = [:]) -> Outcome {
    var system = run.system
    for index in system.themes.indices {
      let tokens = system.themes[index].tokens
      guard tokens.contains(where: { $0.values.contains { changes[$0.place] != nil || aliases[$0.place] != nil } })
      else { continue }
      system.themes[index].tokens = tokens.map { token in
        var token = token
        for value in token.values.indices {
          if let target = aliases[token.values[value].place], case .alias = token.values[value].value {
            token.values[value].value = .alias(target)
            token.values[value].text = nil
          }
          guard let change = changes[token.values[value].place] else { continue }
          token.values[value].value = MendCheck.replaced(token.values[value].value, change)
          token.values[value].text = nil
        }
        return token
      }
    }
    return compare(run.again(system))
  }

  private static func replaced(_ value: TokenValue, _ change: (before: Color, after: Color)) -> TokenValue {
    switch value {
    case .color(let color):
      guard color.space == change.before.space, color.components == change.before.components else { return value }
      var after = change.after
      after.alpha = color.alpha
      return .color(after)
    case .adjusted(let base, let adjustment): return .adjusted(replaced(base, change), adjustment)
    case .gradient(let stops):
      return .gradient(
        stops.map { stop in
          var stop = stop
          stop.value = replaced(stop.value, change)
          return stop
        })
    case .composite(let parts):
      return .composite(
        parts.map { part in
          var part = part
          part.value = replaced(part.value, change)
          return part
        })
    case .alias, .placeholder, .undetermined: return value
    }
  }

  private func compare(_ after: AuditRun) -> Outcome {
    var outcome = Outcome()
    outcome.after = after
    for (index, pair) in zip(run.audits, after.audits).enumerated() {
      let before = MendCheck.findings(of: pair.0)
      for (finding, count) in MendCheck.findings(of: pair.1) where count > before[finding] ?? 0 {
        outcome.newFindings += count - (before[finding] ?? 0)
        outcome.crowded.append(finding.tokens.map { MendRepoint.Shown(audit: index, token: $0) })
      }
      compare(pair.0, pair.1, index: Int32(index), &outcome)
    }
    return outcome
  }

  private struct Finding: Hashable {
    var rule: String
    var tokens: [Int]
  }

  /// Counts the variants with each finding. Colors that nobody has asked to be told apart may come near each other.
  private static func findings(of audit: ThemeAudit) -> [Finding: Int] {
    var findings: [Finding: Int] = [:]
    for finding in audit.gamutFindings {
      findings[Finding(rule: finding.rule, tokens: [finding.token]), default: 0] += 1
    }
    for set in audit.distinguish where !set.isInferred {
      for pair in set.pairs where !pair.alikeUnder.isEmpty {
        findings[Finding(rule: set.rule, tokens: [pair.first, pair.second]), default: 0] += 1
      }
    }
    return findings
  }

  /// Compares the judgements of a theme. A variant may become several when an axis changed nothing before: the worst counts.
  private func compare(_ before: ThemeAudit, _ after: ThemeAudit, index: Int32, _ outcome: inout Outcome) {
    struct Key: Hashable {
      var rule: Int32
      var pair: Int32
      var part: Int
    }
    var origins: [[Int]] = []
    for part in after.parts {
      origins.append(
        before.parts.indices.filter { origin in
          let wide = part.choices
          let narrow = before.parts[origin].choices
          return narrow.allSatisfy(wide.contains) || wide.allSatisfy(narrow.contains)
        })
    }
    var found: [Key: (fails: Bool, isFragile: Bool, ratio: Double)] = [:]
    for judgement in after.judgements where judgement.verdict == .pass || judgement.verdict == .fail {
      for origin in origins[Int(judgement.variant)] {
        let key = Key(rule: judgement.rule, pair: judgement.pair, part: origin)
        let known = found[key] ?? (false, false, .infinity)
        found[key] = (
          known.fails || judgement.verdict == .fail, known.isFragile || judgement.isFragile,
          min(known.ratio, judgement.measuredRatio ?? .infinity)
        )
      }
    }
    for (place, judgement) in before.judgements.enumerated()
    where judgement.verdict == .pass || judgement.verdict == .fail {
      guard run.auditor.rules[Int(judgement.rule)].evidence.isBinding else { continue }
      let key = Key(rule: judgement.rule, pair: judgement.pair, part: Int(judgement.variant))
      guard let now = found[key] else { continue }
      let isFailing = judgement.verdict == .fail
      if isFailing, !now.fails {
        outcome.mended += 1
        outcome.passing[MendLook.Member(audit: index, judgement: Int32(place))] = now.ratio
      }
      if !now.fails, now.isFragile, isFailing || !judgement.isFragile { outcome.fragile += 1 }
      let isBroken = !isFailing && now.fails
      let isFallen = isFailing && now.fails && now.ratio < (judgement.measuredRatio ?? 0) - 1e-9
      if isBroken { outcome.broken += 1 }
      if isFallen { outcome.fallen += 1 }
      if isBroken || isFallen { outcome.worse.append(MendLook.Member(audit: index, judgement: Int32(place))) }
    }
  }
}
