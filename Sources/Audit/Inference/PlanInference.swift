import ColorScience
import ThemeModel

/// Roles and pairs inferred from names, for teams that have not written rules yet.
public struct PlanInference: Sendable {
  public var roles: [Plan.RolePatterns] = []
  public var rules: [PairRule] = []
  public var over: [Backdrop] = []
  public var report: InferenceReport
  /// Tokens that take part, but whose color could not be determined in some variant. Until it can be, pairs with them are
  /// undetermined.
  public var undetermined: [UndeterminedPart] = []

  public struct UndeterminedPart: Hashable, Sendable {
    public var path: String
    public var reason: String
    public var place: Place
  }

  /// Infers roles and pairs from the names of a system.
  public static func infer(_ system: ThemeSystem, tiers: [TierPattern] = []) -> PlanInference {
    let resolver = ThemeResolver(system, tiers: tiers)
    let catalogue = TokenCatalogue(resolver)
    var inference = PlanInference(catalogue, resolver, writesSightings: true)
    let taking = Set(InferredNames(catalogue, uses: TokenUses(system)).entries.filter { $0.role != nil }.map(\.path))
    var reasons: [String: String] = [:]
    for index in resolver.themes {
      let theme = resolver.resolve(index)
      for (token, path) in theme.paths.enumerated() where taking.contains(path) && reasons[path] == nil {
        for variant in theme.variants.indices {
          guard case .undetermined(let why)? = theme.value(of: token, in: variant) else { continue }
          reasons[path] = why.reason
          break
        }
      }
    }
    inference.undetermined = catalogue.paths.indices.compactMap { token in
      reasons[catalogue.paths[token]].map { reason in
        UndeterminedPart(path: catalogue.paths[token], reason: reason, place: catalogue.places[token])
      }
    }
    return inference
  }

  /// What views show becomes rules too if `writesSightings` is set, and then names add nothing to those pairs.
  init(_ catalogue: TokenCatalogue, _ resolver: ThemeResolver, writesSightings: Bool = false) {
    let names = InferredNames(catalogue, uses: TokenUses(resolver.system))
    let shown = SightedRules(resolver.system.sightings, catalogue: catalogue)
    let shared = SharedThemes(resolver, catalogue: catalogue, names: names)
    let parts = shared.parts(of: names)
    let files = catalogue.paths.map { resolver.system.filesOfTokens[$0] }
    let modules = TokenModules(resolver.system, catalogue: catalogue)
    let found = modules.pairs(of: parts) { PairInference($0, shared: shared).pairs }.filter { pair in
      shared.haveBoth(pair.foreground, pair.background)
        && PlanInference.canMeet(files[pair.foreground], files[pair.background])
    }
    let inferred = PlanInference.once(found, resolver.system.namesInCode, catalogue)
    let unused = Set(resolver.system.unusedTokens.compactMap { catalogue.indices[$0] })
    let pairs = PairDoubts(resolver, catalogue: catalogue).settled(inferred, names: names, unused: unused)
    roles = PlanInference.roles(names)
    var tracker = PatternTracker()
    let assignment = RoleAssignment(roles, catalogue: catalogue, tracker: &tracker)
    // Each alternative counts in the themes that have it.
    over = parts.compactMap(CanvasInference.canvas).compactMap { canvas in
      (try? TokenSelector(canvas)).map { Backdrop([.token($0)]) }
    }
    let written = writesSightings ? pairs.filter { !shown.settles($0) } : pairs
    rules =
      (writesSightings ? shown.rules(assignment) : [])
      + InferredRules(written, catalogue: catalogue, roles: assignment, over: over, shared: shared).rules
    let words = InferenceWords(names, pairs: pairs, shown: shown, over: over, rules: rules)
    report = InferenceReport(convention: words.convention, explanation: words.sentence)
  }

  /// Colors that are private to two files are on different screens, as far as their names tell.
  private static func canMeet(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return true }
    return one == other
  }

  /// Drops pairs of a catalog's colors that code pairs under its own names on the same or a better basis: both are one pair.
  private static func once(
    _ pairs: [InferredPair], _ namesInCode: [String: String], _ catalogue: TokenCatalogue
  ) -> [InferredPair] {
    guard !namesInCode.isEmpty else { return pairs }
    let codes = namesInCode.reduce(into: [Int: Int]()) { codes, names in
      guard let token = catalogue.indices[names.key], let code = catalogue.indices[names.value] else { return }
      codes[token] = code
    }
    let known = Dictionary(
      pairs.filter { $0.sets == nil }.map { ([$0.foreground, $0.background], $0.basis) }, uniquingKeysWith: min)
    return pairs.filter { pair in
      guard let foreground = codes[pair.foreground], let background = codes[pair.background],
        let basis = known[[foreground, background]]
      else { return true }
      return basis > pair.basis
    }
  }

  /// Returns patterns that give each token the role that its name says.
  private static func roles(_ names: InferredNames) -> [Plan.RolePatterns] {
    let cover = PatternCover(names.catalogue)
    let order: [TokenRole] = [.disabled, .decoration, .focus, .text, .icon, .border, .surface]
    return order.compactMap { role in
      let tokens = Set(names.entries(role).map(\.token))
      let selectors = cover.texts(tokens).compactMap { try? TokenSelector($0) }
      return selectors.isEmpty ? nil : Plan.RolePatterns(role: role, selectors: selectors)
    }
  }
}
