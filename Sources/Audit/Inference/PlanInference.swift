import ColorScience
import ThemeModel

/// Roles and pairs as names give them away, for teams that have not written rules yet.
public struct PlanInference: Sendable {
  public var roles: [Plan.RolePatterns] = []
  public var rules: [PairRule] = []
  public var over: [Backdrop] = []
  public var report: InferenceReport
  /// Tokens that take part, and whose colour could not be worked out in some variant: pairs with them are undetermined until
  /// it can.
  public var undetermined: [UndeterminedPart] = []

  public struct UndeterminedPart: Hashable, Sendable {
    public var path: String
    public var reason: String
    public var place: Place
  }

  /// What the names of a system say.
  public static func infer(_ system: ThemeSystem, tiers: [TierPattern] = []) -> PlanInference {
    let resolver = ThemeResolver(system, tiers: tiers)
    let catalogue = TokenCatalogue(resolver)
    var inference = PlanInference(catalogue)
    let names = InferredNames(catalogue)
    let taking = Set(names.entries.filter { names.role($0) != nil }.map(\.path))
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

  init(_ catalogue: TokenCatalogue) {
    let names = InferredNames(catalogue)
    let partners = PartnerInference(names)
    roles = RolePatternInference(names).roles()
    rules = partners.rules() + GeneralInference(names, partners: partners).rules()
    if let canvas = CanvasInference.canvas(names), let selector = try? TokenSelector(canvas) {
      over = [Backdrop([.token(selector)])]
    }
    report = InferenceReport(
      convention: partners.convention,
      explanation: InferenceWords(names, partners: partners, over: over, rules: rules).sentence)
  }
}

/// The tokens that take part, and what their names say.
struct InferredNames {
  struct Entry {
    var token: Int
    var path: String
    var reading: NameReading
  }

  let catalogue: TokenCatalogue
  let entries: [Entry]

  init(_ catalogue: TokenCatalogue) {
    self.catalogue = catalogue
    entries = (0..<catalogue.count).filter { catalogue.tiers[$0] != .raw }.map { token in
      Entry(
        token: token, path: catalogue.paths[token],
        reading: NameReading(catalogue.paths[token], isComponent: catalogue.tiers[token] == .component))
    }
  }

  /// A token's own declaration wins over its name.
  func role(_ entry: Entry) -> TokenRole? {
    catalogue.declaredRoles[entry.token].map { TokenRole(rawValue: $0) } ?? entry.reading.role
  }

  func entries(_ role: TokenRole) -> [Entry] {
    entries.filter { self.role($0) == role }
  }
}
