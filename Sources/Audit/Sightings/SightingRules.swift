import ColorScience
import ThemeModel

/// Rules for what view code shows: one for each kind of sample and condition.
struct SightingRules {
  private(set) var rules: [PairRule] = []

  fileprivate struct Key: Hashable {
    var evidence: Evidence
    var sample: SampleKind
    var contexts: [String: [String]]
    var themes: [String]
  }

  private struct Pair: Hashable {
    var foreground: String
    var background: String
  }

  /// Makes rules for what the plan does not judge already, at least as strictly, wherever it is shown. Rules that the plan got
  /// from names alone do not count here: what views show replaces them.
  init(
    _ sightings: [Sighting], plan: Plan, isInferred: Bool, catalogue: TokenCatalogue, roles: RoleAssignment
  ) {
    let judged = isInferred || sightings.isEmpty ? [] : SightingRules.judged(plan, catalogue, roles)
    self.init(
      sightings.filter { sighting in
        guard let pair = sighting.judgedPair, let sample = sighting.element.sample,
          catalogue.indices[pair.foreground] != nil, catalogue.indices[pair.background] != nil
        else { return false }
        return !judged.contains { known in
          known.foreground == pair.foreground && known.background == pair.background
            && known.required >= sample.criterion.required && known.holds(for: sighting)
        }
      })
  }

  private struct JudgedByPlan {
    var foreground: String
    var background: String
    var required: Double
    var contexts: [String: [String]]
    var isForSomeThemes: Bool

    func holds(for sighting: Sighting) -> Bool {
      !isForSomeThemes
        && contexts.allSatisfy { axis, allowed in
          sighting.contexts[axis].map { $0.allSatisfy(allowed.contains) } ?? false
        }
    }
  }

  private static func judged(
    _ plan: Plan, _ catalogue: TokenCatalogue, _ roles: RoleAssignment
  ) -> [JudgedByPlan] {
    var tracker = PatternTracker()
    let expansion = PairExpansion(
      rules: plan.rules, over: [], catalogue: catalogue, roles: roles, tracker: &tracker)
    return zip(plan.rules, expansion.rules).filter { $0.0.evidence.isBinding }.flatMap { rule, expanded in
      expanded.pairs.map { pair in
        JudgedByPlan(
          foreground: catalogue.paths[pair.foreground], background: catalogue.paths[pair.background],
          required: rule.criterion.required, contexts: rule.when.contexts,
          isForSomeThemes: !rule.themes.isEmpty || !rule.foregroundContexts.isEmpty)
      }
    }
  }

  init(_ sightings: [Sighting]) {
    var order: [Key] = []
    var pairs: [Key: [ListedPair]] = [:]
    for sighting in sightings {
      guard let pair = sighting.judgedPair, let sample = sighting.element.sample else { continue }
      let key = Key(
        evidence: sighting.certainty.evidence, sample: sample, contexts: sighting.contexts,
        themes: sighting.themes.sorted())
      if pairs[key] == nil { order.append(key) }
      if !pairs[key, default: []].contains(pair) { pairs[key, default: []].append(pair) }
    }
    // The strictest come first, so that a pair that is both text and icon in one place is judged as text.
    let ranked = order.enumerated().sorted { a, b in
      (a.element.rank, a.offset) < (b.element.rank, b.offset)
    }.map(\.element)
    var judged: [Key: Set<ListedPair>] = [:]
    for key in ranked {
      let stricter = ranked.filter { $0.includes(key) }.flatMap { judged[$0, default: []] }
      let left = pairs[key, default: []].filter { !stricter.contains($0) }
      judged[key] = Set(left)
      if let rule = rule(key, left) { rules.append(rule) }
    }
  }

  private func rule(_ key: Key, _ pairs: [ListedPair]) -> PairRule? {
    guard !pairs.isEmpty else { return nil }
    let base = "\(key.evidence.rawValue)-\(key.sample.rawValue)"
    let conditions = key.contexts.sorted { $0.key < $1.key }.flatMap(\.value) + key.themes
    let id = ([base] + conditions).joined(separator: "-")
    var rule = PairRule(
      id: id, foreground: SightingRules.selectors(pairs.map(\.foreground)),
      background: SightingRules.selectors(pairs.map(\.background)), criterion: key.sample.criterion,
      when: ContextCondition(key.contexts), themes: key.themes.compactMap { try? ThemePattern($0) },
      severity: key.sample == .border ? .warning : .error,
      reason: key.evidence == .seen
        ? "View code shows these pairs." : "View code shows these pairs, with one step assumed.",
      sample: key.sample, evidence: key.evidence)
    rule.listed = pairs
    rule.isOptional = true
    return rule
  }

  private static func selectors(_ paths: [String]) -> [TokenSelector] {
    var seen: Set<String> = []
    return paths.filter { seen.insert($0).inserted }.compactMap {
      try? TokenSelector(TokenSelector.text(ofPattern: $0))
    }
  }
}

extension SightingRules.Key {
  fileprivate var rank: Int {
    (evidence == .seen ? 0 : 10)
      + (sample == .text ? 0 : sample == .largeText || sample == .largeBoldText ? 1 : sample == .border ? 3 : 2)
      + (contexts.isEmpty && themes.isEmpty ? 0 : 100)
  }

  /// Reports whether it judges wherever the other one does, and requires no less.
  fileprivate func includes(_ other: SightingRules.Key) -> Bool {
    self != other && rank < other.rank && (evidence == .seen || evidence == other.evidence)
      && (contexts.isEmpty || contexts == other.contexts) && (themes.isEmpty || themes == other.themes)
      && sample.criterion.required >= other.sample.criterion.required
  }
}

extension Sighting.Certainty {
  public var evidence: Evidence {
    switch self {
    case .proven: .seen
    case .likely: .likely
    }
  }
}

extension Sighting.Element {
  /// `nil` when nothing is required: then the pair is listed, not judged.
  public var sample: SampleKind? {
    switch self {
    case .text(let size): size.isLarge ? (size.points ?? 0) >= 24 ? .largeText : .largeBoldText : .text
    case .placeholder: .text
    case .icon, .control: .icon
    case .border: .border
    case .disabled: nil
    }
  }

  /// Whether it is a line or a shape, and no text or icon that somebody has to recognise.
  fileprivate var isDrawn: Bool {
    switch self {
    case .border, .control, .disabled: true
    case .text, .placeholder, .icon: false
    }
  }

  public var word: String {
    switch self {
    case .text: "text"
    case .placeholder: "placeholder"
    case .icon: "icon"
    case .border: "border"
    case .control: "control"
    case .disabled: "disabled"
    }
  }
}

extension Sighting.TextSize {
  /// Whether the text is large: 18 points, or 14 bold ones, of print. One point of iOS is one pixel of CSS.
  public var isLarge: Bool {
    guard let points else { return false }
    return points >= 24 || (points >= 18.67 && isBold == true)
  }
}

extension SampleKind {
  /// The criterion that WCAG sets for it.
  var criterion: Criterion {
    switch self {
    case .text, .disabled: .aaText
    case .largeText, .largeBoldText: .aaLarge
    case .icon, .border, .focus: .nonText
    }
  }
}

extension Sighting {
  /// The pair of tokens to judge; `nil` when one side is not a token or is drawn with another alpha than the token's.
  public var judgedPair: ListedPair? {
    guard let ink = foreground.token, foreground.isWhole, case .layers(let layers) = ground,
      let top = layers.last, let surface = top.token
    else { return nil }
    guard layers.allSatisfy(\.isWhole) else { return nil }
    // A line or a shape in the color of its ground is meant to be invisible.
    if ink == surface, element.isDrawn { return nil }
    var under: [Backdrop.Layer] = []
    for layer in layers.dropLast() {
      switch layer.color {
      case .token(let path):
        if let selector = try? TokenSelector(TokenSelector.text(ofPattern: path)) { under.append(.token(selector)) }
      case .fixed(let color, let text): under.append(.color(color, text: text))
      case .adapting, .system, .unread: return nil
      }
    }
    return ListedPair(foreground: ink, background: surface, under: under)
  }
}
