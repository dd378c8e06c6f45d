import ColorScience
import ThemeModel

/// A team's existing list of pairs, as rules for the tokens of a system.
public struct ImportedRules: Sendable {
  public struct Pair: Hashable, Sendable {
    public var foreground: String
    public var background: String
    public var criterion: Criterion
    public var sample: SampleKind

    public init(foreground: String, background: String, criterion: Criterion, sample: SampleKind) {
      self.foreground = foreground
      self.background = background
      self.criterion = criterion
      self.sample = sample
    }
  }

  public private(set) var rules: [PairRule] = []
  /// Names that are not tokens, each once, in the order of the list.
  public private(set) var unknown: [String] = []
  public private(set) var taken = 0

  /// Compares names by their words: `fgColor-default` is `fgColor.default`.
  public init(_ pairs: [Pair], system: ThemeSystem, tiers: [TierPattern] = []) {
    let catalogue = TokenCatalogue(ThemeResolver(system, tiers: tiers))
    let tokens = Dictionary(catalogue.paths.enumerated().map { (ImportedRules.key($1), $0) }) { first, _ in first }
    var tracker = PatternTracker()
    let roles = RoleAssignment([], catalogue: catalogue, tracker: &tracker)
    var order: [Criterion] = []
    var found: [Criterion: [InferredPair]] = [:]
    for pair in pairs {
      let sides = [pair.foreground, pair.background].map { name -> Int? in
        let token = catalogue.indices[name] ?? tokens[ImportedRules.key(name)]
        if token == nil, !unknown.contains(name) { unknown.append(name) }
        return token
      }
      guard let foreground = sides[0], let background = sides[1], foreground != background else { continue }
      let imported = InferredPair(
        basis: .seen, role: .text, foreground: foreground, background: background, sample: pair.sample)
      if found[pair.criterion] == nil { order.append(pair.criterion) }
      guard !found[pair.criterion, default: []].contains(imported) else { continue }
      found[pair.criterion, default: []].append(imported)
      taken += 1
    }
    for criterion in order {
      let formed = InferredRules(found[criterion, default: []], catalogue: catalogue, roles: roles).rules
      for (index, rule) in formed.enumerated() {
        var rule = rule
        rule.id = "imported-\(criterion.name)" + (index == 0 ? "" : "-\(index + 1)")
        rule.criterion = criterion
        rule.evidence = .declared
        rule.reason = nil
        rules.append(rule)
      }
    }
  }

  private static func key(_ name: String) -> [UInt8] {
    WordedName(name.replacing("/", with: ".")).bytes.filter { $0 != WordedName.dot }
  }
}
