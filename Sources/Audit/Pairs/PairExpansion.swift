import ColorScience
import ThemeModel

/// Forms the pairs of every rule: foregrounds with backgrounds that agree on the names which both capture.
struct PairExpansion: Sendable {
  private(set) var rules: [ExpandedRule] = []
  private(set) var backdropSets: [BackdropSet] = [BackdropSet(alternatives: [])]
  private(set) var fixedColors: [Color] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let catalogue: TokenCatalogue
  private let roles: RoleAssignment
  private var setIndices: [BackdropSet: Int] = [BackdropSet(alternatives: []): 0]

  /// The most alternatives of one `over`. Nobody means to try more: a pattern that wide says nothing.
  static let alternativeLimit = 4096

  init(
    rules: [PairRule], over: [Backdrop], catalogue: TokenCatalogue, roles: RoleAssignment,
    tracker: inout PatternTracker
  ) {
    self.catalogue = catalogue
    self.roles = roles
    for rule in rules {
      if let listed = rule.listed {
        self.rules.append(expand(listed, of: rule, over: over, tracker: &tracker))
      } else {
        self.rules.append(expand(rule, planOver: over, tracker: &tracker))
      }
    }
    dropCovered(rules)
  }

  /// Drops the pairs of a rule that better evidence judges wherever the rule applies, and notes those that it judges in part.
  private mutating func dropCovered(_ rules: [PairRule]) {
    guard Set(rules.map(\.evidence)).count > 1 else { return }
    var judging: [[Int]: [Int]] = [:]
    for (index, rule) in rules.enumerated() where rule.foregroundContexts.isEmpty {
      for pair in self.rules[index].pairs { judging[[pair.foreground, pair.background], default: []].append(index) }
    }
    for (index, rule) in rules.enumerated() {
      let all = self.rules[index].pairs
      var kept: [CandidatePair] = []
      for pair in all {
        let better = (judging[[pair.foreground, pair.background]] ?? []).filter { rules[$0].settles(rule) }
        guard !better.contains(where: { rules[$0].isUnconditional }) else { continue }
        if !better.isEmpty { self.rules[index].coveredInPart[kept.count] = better }
        kept.append(pair)
      }
      guard kept.count < all.count else { continue }
      self.rules[index].pairs = kept
      self.rules[index].covered = all.count - kept.count
    }
  }

  private mutating func expand(
    _ listed: [ListedPair], of rule: PairRule, over: [Backdrop], tracker: inout PatternTracker
  ) -> ExpandedRule {
    let general = BackdropExpansion(
      rule.backdrops(orOf: over), owner: "over", catalogue: catalogue, roles: roles, fixedColors: &fixedColors,
      tracker: &tracker)
    var pairs: [CandidatePair] = []
    for pair in listed {
      guard let foreground = catalogue.indices[pair.foreground], let background = catalogue.indices[pair.background]
      else { continue }
      var backdrops = general
      if !pair.under.isEmpty {
        backdrops = BackdropExpansion(
          [Backdrop(pair.under)], owner: rule.id, catalogue: catalogue, roles: roles, fixedColors: &fixedColors,
          tracker: &tracker)
      }
      var set = backdrops.set(bound: Captures(), except: background)
      set.isAssumed = pair.under.isEmpty && [.seen, .likely].contains(rule.evidence)
      pairs.append(CandidatePair(foreground: foreground, background: background, over: index(of: set)))
    }
    return ExpandedRule(pairs: pairs)
  }

  private mutating func expand(
    _ rule: PairRule, planOver: [Backdrop], tracker: inout PatternTracker
  ) -> ExpandedRule {
    let foregrounds = SelectorList.select(
      rule.foreground, catalogue: catalogue, roles: roles, owner: rule.owner(of: .foreground), tracker: &tracker)
    let backgrounds = SelectorList.select(
      rule.background, catalogue: catalogue, roles: roles, owner: rule.owner(of: .background), tracker: &tracker)
    let isOwn = !rule.over.isEmpty
    let backdrops = BackdropExpansion(
      rule.backdrops(orOf: planOver), owner: isOwn ? rule.owner(of: .over) : "over", catalogue: catalogue,
      roles: roles, fixedColors: &fixedColors, tracker: &tracker)

    diagnostics += backdrops.diagnostics.filter { !diagnostics.contains($0) }
    let byWords = Dictionary(grouping: backgrounds.indices) { index in
      Set(backgrounds[index].captures.flatMap { $0.words.keys })
    }
    let bindsNothing = byWords.keys.allSatisfy(\.isEmpty)
    var pairs: [CandidatePair] = []
    for foreground in foregrounds {
      for background in backgrounds where background.token != foreground.token {
        let bound: Captures?
        if bindsNothing {
          bound = foreground.captures.first
        } else {
          bound = PairExpansion.binding(foreground, background)
        }
        guard let bound else { continue }
        pairs.append(
          CandidatePair(
            foreground: foreground.token, background: background.token,
            over: index(of: backdrops.set(bound: bound, except: background.token))))
      }
    }
    return ExpandedRule(pairs: pairs)
  }

  private static func binding(_ foreground: SelectedToken, _ background: SelectedToken) -> Captures? {
    for first in foreground.captures {
      for second in background.captures where first.agrees(with: second) {
        return first.merged(with: second)
      }
    }
    return nil
  }

  private mutating func index(of set: BackdropSet) -> Int {
    if let known = setIndices[set] { return known }
    setIndices[set] = backdropSets.count
    backdropSets.append(set)
    return backdropSets.count - 1
  }
}

/// The `over` of a rule, expanded to tokens. Patterns that bind names are narrowed for each pair.
private struct BackdropExpansion {
  private typealias Stack = (layers: [BackdropLayer], captures: Captures)

  private var alternatives: [Stack] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ backdrops: [Backdrop], owner: String, catalogue: TokenCatalogue, roles: RoleAssignment,
    fixedColors: inout [Color], tracker: inout PatternTracker
  ) {
    var excluded: Set<Int> = []
    var seen: Set<[BackdropLayer]> = []
    var isCut = false
    for backdrop in backdrops {
      if case .token(let selector)? = backdrop.layers.first, selector.isExclusion {
        var wanted = selector
        wanted.isExclusion = false
        excluded.formUnion(
          SelectorList.select([wanted], catalogue: catalogue, roles: roles, owner: owner, tracker: &tracker)
            .map(\.token))
        continue
      }
      let stacks = Self.stacks(
        backdrop.layers, owner: owner, catalogue: catalogue, roles: roles, fixedColors: &fixedColors, tracker: &tracker,
        isCut: &isCut)
      for stack in stacks where seen.insert(stack.layers).inserted {
        guard alternatives.count < PairExpansion.alternativeLimit else {
          isCut = true
          break
        }
        alternatives.append(stack)
      }
      if isCut {
        diagnostics.append(
          Diagnostic(
            .error, code: "config-too-many-alternatives",
            message:
              "\(owner): “\(backdrop.text)” leads to more than \(PairExpansion.alternativeLimit) alternatives, and the "
              + "worst of them would decide; name the layers that are really there",
            place: backdrop.place))
        break
      }
    }
    alternatives.removeAll { alternative in
      alternative.layers.contains { layer in
        if case .token(let token) = layer { excluded.contains(token) } else { false }
      }
    }
  }

  /// Returns every choice of one token per layer in which equal names are bound to equal texts.
  private static func stacks(
    _ layers: [Backdrop.Layer], owner: String, catalogue: TokenCatalogue, roles: RoleAssignment,
    fixedColors: inout [Color], tracker: inout PatternTracker, isCut: inout Bool
  ) -> [Stack] {
    var stacks: [Stack] = [([], Captures())]
    for layer in layers {
      var options: [(layer: BackdropLayer, captures: Captures)] = []
      switch layer {
      case .color(let color, _):
        let known = fixedColors.firstIndex(of: color) ?? fixedColors.count
        if known == fixedColors.count { fixedColors.append(color) }
        options = [(.fixed(known), Captures())]
      case .token(let selector):
        let selected = SelectorList.select(
          [selector], catalogue: catalogue, roles: roles, owner: owner, tracker: &tracker)
        options = selected.map { (.token($0.token), $0.captures.first ?? Captures()) }
      }
      stacks = stacks.flatMap { stack in
        options.compactMap { option in
          stack.captures.agrees(with: option.captures)
            ? (stack.layers + [option.layer], stack.captures.merged(with: option.captures)) : nil
        }
      }
      if stacks.count > PairExpansion.alternativeLimit {
        stacks.removeLast(stacks.count - PairExpansion.alternativeLimit)
        isCut = true
      }
    }
    return stacks
  }

  /// Returns the alternatives for a pair, without those that contain the background: it does not lie on itself.
  func set(bound: Captures, except background: Int) -> BackdropSet {
    BackdropSet(
      alternatives: alternatives.filter { alternative in
        alternative.captures.agrees(with: bound) && !alternative.layers.contains(.token(background))
      }.map(\.layers))
  }
}
