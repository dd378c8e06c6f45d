import ColorScience
import ThemeModel

/// A change that points an alias at another step of the palette, when no change of a raw color mends what the alias shows.
struct MendRepoint: Sendable {
  var place: Place
  /// The token whose alias it is, and the raw tokens that it leads to before and after, as indices into the catalogue.
  var token: Int
  var before: Int
  var after: Int
  var colorBefore: Color
  var colorAfter: Color
  var difference: Double
  /// The number of failing pairs that it mends, as far as the chains show.
  var mended: Int
  /// The tokens that show the alias, theme by theme, and the themes that have such tokens.
  var moved: Set<Shown>
  var themes: [String]

  /// A token in a theme, as indices.
  struct Shown: Hashable, Sendable {
    var audit: Int
    var token: Int
  }
}

/// Looks for aliases to point elsewhere, for the pairs that still fail when raw colors have changed. A repointing must break
/// nothing, and no two of those that are found meet in a pair, so that each has its effect alone. Colors that are mixed from
/// others are only followed along their chains, as far as those show them: an audit has to confirm what is found.
struct MendRepointer {
  /// An audit with the raw colors changed.
  let run: AuditRun
  /// Globs for tokens that must stay as they are.
  let locked: [PathGlob]
  let writing: EditCheck
  let effort: MendEffort

  /// The number of steps that are tried for one alias, nearest first.
  private static let triedSteps = 16

  private struct Alias {
    var token: Int
    var place: Place
    var target: Int
    var color: Color
    var audit: Int
  }

  func found() -> [MendRepoint] {
    let model = MendModel(run.audits, auditor: run.auditor)
    let failing = model.looks.filter(\.isFailing).sorted { ($1.count, $0.ratio) < ($0.count, $1.ratio) }
    guard !failing.isEmpty else { return [] }
    let palette = RawPalette(run.audits, catalogue: run.auditor.catalogue, sharing: run.system.palettes)
    let holders = self.holders()
    var found: [MendRepoint] = []
    var moved: Set<MendRepoint.Shown> = []
    var met: Set<MendRepoint.Shown> = []
    var known: [Place: MendRepoint?] = [:]
    for look in failing {
      guard let member = look.members.first else { continue }
      var best: MendRepoint?
      for alias in aliases(of: member) {
        if effort.isSpent { return found }
        let repoint = known[alias.place] ?? self.repoint(alias, palette, holders)
        known[alias.place] = .some(repoint)
        guard let repoint, repoint.moved.isDisjoint(with: moved), repoint.moved.isDisjoint(with: met) else { continue }
        if let best, (best.mended, -best.difference) >= (repoint.mended, -repoint.difference) { continue }
        best = repoint
      }
      guard let best else { continue }
      found.append(best)
      moved.formUnion(best.moved)
      met.formUnion(partners(of: best.moved))
    }
    return found
  }

  private func repoint(_ alias: Alias, _ palette: RawPalette, _ holders: [Place: [Int]]) -> MendRepoint? {
    // Checked before a step is sought: a name that the source does not spell cannot be changed.
    let name = run.auditor.catalogue.paths[alias.target]
    guard writing.alias(AliasEdit(place: alias.place, before: name, after: name)) == nil,
      let (step, mended) = step(for: alias, palette, holders)
    else { return nil }
    let target = run.auditor.catalogue.paths[Int(step.entry.token)]
    guard writing.alias(AliasEdit(place: alias.place, before: name, after: target)) == nil else { return nil }
    return MendRepoint(
      place: alias.place, token: alias.token, before: alias.target, after: Int(step.entry.token),
      colorBefore: alias.color, colorAfter: step.entry.color, difference: step.difference, mended: mended,
      moved: moved(by: alias, holders), themes: (holders[alias.place] ?? []).map { run.audits[$0].name })
  }

  /// Returns the audits that have each alias, by its place.
  private func holders() -> [Place: [Int]] {
    var holders: [Place: [Int]] = [:]
    for (index, audit) in run.audits.enumerated() {
      for link in audit.links.links where link.next >= 0 {
        let place = audit.links.place(of: link)
        if holders[place]?.last != index { holders[place, default: []].append(index) }
      }
    }
    return holders
  }

  /// Returns the aliases of the foreground and the background, if they lead to a raw token.
  private func aliases(of member: MendLook.Member) -> [Alias] {
    let auditor = run.auditor
    let audit = run.audits[Int(member.audit)]
    let judgement = audit.judgements[Int(member.judgement)]
    let pair = auditor.expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
    let part = Int(judgement.variant)
    let source = auditor.foregroundPart(ofRule: Int(judgement.rule), in: part, audit.parts.map(\.choices)) ?? part
    return [(pair.foreground, source), (pair.background, part)].compactMap { token, part in
      let chain = audit.parts[part].chains[token]
      guard chain >= 0, case .color(let color) = audit.state(of: token, in: part) else { return nil }
      // The last alias of the chain: that of the token that refers to the raw color itself.
      var link = audit.links.links[Int(chain)]
      var owner = token
      while link.next >= 0 {
        let next = audit.links.links[Int(link.next)]
        guard next.token >= 0 else { return nil }
        // A color that is mixed from another is not an alias to repoint.
        guard !link.hasText else { return nil }
        if next.next >= 0, audit.links.links[Int(next.next)].next < 0, audit.links.links[Int(next.next)].token < 0 {
          let path = auditor.catalogue.paths[owner]
          return locked.contains { $0.matches(path) }
            ? nil
            : Alias(
              token: owner, place: audit.links.place(of: link), target: Int(next.token), color: color,
              audit: Int(member.audit))
        }
        owner = Int(next.token)
        link = next
      }
      return nil
    }
  }

  /// Returns the tokens whose chain passes through an alias, in any theme.
  private func moved(by alias: Alias, _ holders: [Place: [Int]]) -> Set<MendRepoint.Shown> {
    var moved: Set<MendRepoint.Shown> = []
    for index in holders[alias.place] ?? [] {
      let audit = run.audits[index]
      let leads = audit.links.leading(to: alias.place, isAlias: true)
      for part in audit.parts {
        for token in part.chains.indices where part.chains[token] >= 0 && leads[Int(part.chains[token])] {
          moved.insert(MendRepoint.Shown(audit: index, token: token))
        }
      }
    }
    return moved
  }

  /// Returns the tokens that are in a pair with one of these, in the same theme.
  private func partners(of moved: Set<MendRepoint.Shown>) -> Set<MendRepoint.Shown> {
    var facing: [Int: Set<Int>] = [:]
    for token in Set(moved.map(\.token)) { facing[token] = [] }
    for rule in run.auditor.expansion.rules {
      for pair in rule.pairs {
        facing[pair.foreground]?.insert(pair.background)
        facing[pair.background]?.insert(pair.foreground)
      }
    }
    var partners: Set<MendRepoint.Shown> = []
    for shown in moved {
      for token in facing[shown.token] ?? [] { partners.insert(MendRepoint.Shown(audit: shown.audit, token: token)) }
    }
    return partners
  }

  /// Returns the step that mends most and breaks nothing. Of equal ones, the first is the nearest in family and color.
  private func step(
    for alias: Alias, _ palette: RawPalette, _ holders: [Place: [Int]]
  ) -> (step: RawPalette.Step, mended: Int)? {
    let steps = palette.steps(
      insteadOf: alias.color, named: RawName(run.auditor.catalogue.paths[alias.target]),
      at: palette.spots(ofAliasAt: alias.place, of: alias.token, in: holders[alias.place] ?? [alias.audit]))
    var best: (step: RawPalette.Step, mended: Int)?
    for step in steps.lazy.filter({ step in
      // Never a gray for a green: a token keeps to its family, or to colors of a near hue.
      step.entry.token != alias.target && step.rank <= 1 && step.difference <= RawPalette.farthest
        && step.entry.color.alpha == alias.color.alpha
    }).prefix(MendRepointer.triedSteps) {
      var mended = 0
      var isSound = true
      // Its own theme comes first, since that rejects most steps.
      for index in [alias.audit] + (holders[alias.place] ?? []).filter({ $0 != alias.audit }) {
        effort.spend(run.audits[index].judgements.count + run.audits[index].values.count)
        if effort.isSpent { return nil }
        guard
          let effect = run.auditor.effect(of: step.entry.color, at: alias.place, isAlias: true, on: run.audits[index])
        else { continue }
        mended += effect.mended
        isSound = effect.broken == 0 && (index != alias.audit || effect.mended > 0)
        if !isSound { break }
      }
      guard isSound, mended > best?.mended ?? 0 else { continue }
      best = (step, mended)
    }
    return best
  }
}
