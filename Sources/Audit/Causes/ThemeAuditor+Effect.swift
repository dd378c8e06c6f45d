import ColorScience
import ThemeModel

extension ThemeAuditor {
  /// Counts the judged pairs that are mended and broken when the color at a place is replaced, in a theme where a change shows
  /// along the alias chains only. Returns `nil` when no color of the theme comes from the place. With `isAlias`, the name of
  /// another token is written at the place, and `color` is what it leads to after the change.
  func effect(
    of color: Color, at place: Place, isAlias: Bool = false, on audit: ThemeAudit
  ) -> (mended: Int, broken: Int)? {
    let leads = audit.links.leading(to: place, isAlias: isAlias)
    let replaced = Int32(audit.values.count)
    var isHeld = false
    let rows = audit.parts.map { part in
      var row = Array(part.values)
      for token in row.indices where row[token] >= 0 && part.chains[token] >= 0 && leads[Int(part.chains[token])] {
        guard case .color = audit.values[Int(row[token])] else { continue }
        row[token] = replaced
        isHeld = true
      }
      return row
    }
    guard isHeld else { return nil }
    let theme = PreparedTheme(
      values: Array(audit.values) + [.color(color)], fixedColors: expansion.fixedColors, displays: plan.displays,
      mapping: plan.mapping)
    var after = ChangedTheme(
      variants: rows.map { PreparedVariant(theme: theme, values: $0) }, choices: audit.parts.map(\.choices),
      isChanged: rows.map { $0.map { $0 == replaced } }, auditor: self)
    return after.effect(on: audit, parts: audit.parts.indices.map { [$0] })
  }

  /// Does the same for a theme that was resolved again with every axis in its variants. What was one variant, while an axis
  /// changed nothing, may now be several.
  func effect(of changed: ResolvedTheme, on audit: ThemeAudit) -> (mended: Int, broken: Int) {
    let after = ThemeValues(changed, catalogue: catalogue, keepsChains: false).audit()
    var before = Array(repeating: -1, count: after.parts.count)
    let parts = audit.parts.indices.map { part in
      after.parts.indices.filter { index in
        guard audit.parts[part].choices.allSatisfy(after.parts[index].choices.contains) else { return false }
        before[index] = part
        return true
      }
    }
    let isChanged = after.parts.indices.map { index in
      (0..<catalogue.count).map { token in
        before[index] < 0 || audit.state(of: token, in: before[index]) != after.state(of: token, in: index)
      }
    }
    var theme = ChangedTheme(
      variants: prepared(after), choices: after.parts.map(\.choices), isChanged: isChanged, auditor: self)
    return theme.effect(on: audit, parts: parts)
  }
}

/// A theme with a changed color, ready to be judged again. Only pairs of changed tokens are judged.
private struct ChangedTheme {
  let variants: [PreparedVariant]
  let choices: [[Variant.Choice]]
  /// For each variant, whether each token changed.
  let isChanged: [[Bool]]
  let auditor: ThemeAuditor
  private var judges: [PairJudge?] = []
  /// For each variant, whether each backdrop set changed.
  private var isUnderneathChanged: [[Bool]] = []

  init(variants: [PreparedVariant], choices: [[Variant.Choice]], isChanged: [[Bool]], auditor: ThemeAuditor) {
    self.variants = variants
    self.choices = choices
    self.isChanged = isChanged
    self.auditor = auditor
    judges = Array(repeating: nil, count: variants.count)
    isUnderneathChanged = isChanged.map { isChanged in
      auditor.expansion.backdropSets.map { set in
        set.alternatives.contains { layers in
          layers.contains { layer in
            if case .token(let token) = layer { isChanged[token] } else { false }
          }
        }
      }
    }
  }

  /// `parts` lists the variants that each variant of the audit has become. A pair is mended when it passes in all of them, and
  /// broken when it fails in one.
  mutating func effect(on audit: ThemeAudit, parts: [[Int]]) -> (mended: Int, broken: Int) {
    var mended = 0
    var broken = 0
    audit.judgements.eachDecided { judgement in
      let rule = Int(judgement.rule)
      guard auditor.rules[rule].evidence.isBinding else { return }
      let pair = auditor.expansion.rules[rule].pairs[Int(judgement.pair)]
      var passes = true
      var fails = false
      var isTouched = false
      for part in parts[Int(judgement.variant)] {
        let source = auditor.foregroundPart(ofRule: rule, in: part, choices) ?? part
        guard
          isChanged[source][pair.foreground] || isChanged[part][pair.background]
            || isUnderneathChanged[part][pair.over]
        else {
          passes = passes && judgement.verdict == .pass
          fails = fails || judgement.verdict == .fail
          continue
        }
        isTouched = true
        let verdict = verdict(pair, auditor.rules[rule], part, source)
        passes = passes && verdict == .pass
        fails = fails || verdict == .fail
      }
      guard isTouched else { return }
      if judgement.verdict == .fail, passes { mended += 1 }
      if judgement.verdict == .pass, fails { broken += 1 }
    }
    return (mended, broken)
  }

  private mutating func verdict(_ pair: CandidatePair, _ rule: JudgedRule, _ part: Int, _ source: Int) -> Verdict? {
    var judge = judges[part] ?? auditor.judge(for: variants[part])
    judge.foregrounds = variants[source]
    let answer =
      judge.plain(pair, required: rule.required, isWCAG: rule.isWCAG)
      ?? judge.judge(pair, required: rule.required, isWCAG: rule.isWCAG)
    judges[part] = judge
    return answer?.verdict
  }
}

extension LinkTable {
  /// Reports, for each link, whether its chain ends at the place or, for an alias, passes through it.
  func leading(to place: Place, isAlias: Bool) -> [Bool] {
    guard let file = texts.firstIndex(of: place.file) else { return Array(repeating: false, count: links.count) }
    var leads: [Bool] = []
    leads.reserveCapacity(links.count)
    for link in links {
      let isHere = Int(link.file) == file && Int(link.line) == place.line && Int(link.column) == place.column
      leads.append(link.next >= 0 ? leads[Int(link.next)] || isAlias && isHere : !isAlias && isHere)
    }
    return leads
  }
}
