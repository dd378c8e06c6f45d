import ColorScience
import ThemeModel

/// Roles and pairs as names give them away, for teams that have not written rules yet.
public struct PlanInference: Sendable {
  public var roles: [Plan.RolePatterns] = []
  public var rules: [PairRule] = []
  public var over: [Backdrop] = []
  public var report: InferenceReport

  /// What the names of a system say.
  public static func infer(_ system: ThemeSystem, tiers: [TierPattern] = []) -> PlanInference {
    PlanInference(TokenCatalogue(ThemeResolver(system, tiers: tiers)))
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
