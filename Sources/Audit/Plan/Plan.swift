import ColorScience
import ThemeModel

/// What is to be audited, and how strictly. `legible.json` says it, or it is inferred from names.
public struct Plan: Hashable, Sendable {
  public var name: String?
  /// In the order of the plan: the first that matches a token gives its role, after what the token says itself.
  public var roles: [RolePatterns]
  public var rules: [PairRule]
  /// What lies under translucent backgrounds where a rule names nothing itself.
  public var over: [Backdrop]
  public var waivers: [Waiver]
  public var displays: [Display]
  public var mapping: GamutMapping
  public var gamutTolerance: Double
  public var gamutRules: [GamutRule]
  public var distinguishRules: [DistinguishRule]
  public var failOn: Set<FailureClass>
  /// A single pattern that matches nothing fails on coverage too, not only a rule. Whoever names the classes asks for it.
  public var countsIdlePatterns = false
  /// Shorter names of themes and variants, for people: `NovaDarkTheme` to `Nova dark`.
  public var labels: [Label] = []
  /// Checks of theming code that were asked for.
  public var lints: Set<Lint> = []
  /// How failures are to be mended.
  public var mend = MendSettings()
  /// Eight hex digits over the text that it was read from; empty for one made in memory.
  public var digest: String

  public struct RolePatterns: Hashable, Sendable {
    public var role: TokenRole
    public var selectors: [TokenSelector]

    public init(role: TokenRole, selectors: [TokenSelector]) {
      self.role = role
      self.selectors = selectors
    }
  }

  public struct Label: Hashable, Sendable {
    /// A theme's name, or a variant's: `Orange`, `Orange/dark`.
    public var name: String
    public var text: String
    public var place: Place?

    public init(name: String, text: String, place: Place? = nil) {
      self.name = name
      self.text = text
      self.place = place
    }
  }

  public static let defaultFailOn: Set<FailureClass> = [
    .failures, .undetermined, .contract, .gamut, .distinguish, .expiredWaivers, .staleBaseline,
    .coverage,
  ]

  public init(
    name: String? = nil, roles: [RolePatterns] = [], rules: [PairRule] = [], over: [Backdrop] = [],
    waivers: [Waiver] = [], displays: [Display] = Display.allCases, mapping: GamutMapping = .minde,
    gamutTolerance: Double = Gamut.tolerance, gamutRules: [GamutRule] = [],
    distinguishRules: [DistinguishRule] = [], failOn: Set<FailureClass> = Plan.defaultFailOn, digest: String = ""
  ) {
    self.name = name
    self.roles = roles
    self.rules = rules
    self.over = over
    self.waivers = waivers
    self.displays = displays
    self.mapping = mapping
    self.gamutTolerance = gamutTolerance
    self.gamutRules = gamutRules
    self.distinguishRules = distinguishRules
    self.failOn = failOn
    self.digest = digest
  }

  /// Axes that rules and waivers speak of.
  var namedAxes: Set<String> {
    var axes: Set<String> = []
    for rule in rules {
      axes.formUnion(rule.when.contexts.keys)
      axes.formUnion(rule.foregroundContexts.keys)
    }
    for waiver in waivers { axes.formUnion(waiver.when.contexts.keys) }
    return axes
  }
}
