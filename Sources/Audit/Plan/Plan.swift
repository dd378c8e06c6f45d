import ColorScience
import ThemeModel

/// What to audit, and how strictly. It is read from `legible.json`, or inferred from names.
public struct Plan: Hashable, Sendable {
  public var name: String?
  /// In the order of the plan. A token's own role counts first, then the first entry that matches it; entries for roles that
  /// WCAG exempts come before the others.
  public var roles: [RolePatterns]
  public var rules: [PairRule]
  /// What lies under translucent backgrounds when a rule has no `over` of its own.
  public var over: [Backdrop]
  public var waivers: [Waiver]
  public var displays: [Display]
  public var mapping: GamutMapping
  public var gamutTolerance: Double
  public var gamutRules: [GamutRule]
  public var distinguishRules: [DistinguishRule]
  public var failOn: Set<FailureClass>
  /// Whether a single pattern that matches nothing, or a theme without a judged pair, fails on coverage too, not only a rule. A
  /// plan that lists the classes asks for this.
  public var countsIdlePatterns = false
  /// Shorter names of themes and variants, for people: `Nova dark` for `NovaDarkTheme`.
  public var labels: [Label] = []
  /// The checks of theming code that were asked for.
  public var lints: Set<Lint> = []
  /// How failures are to be mended.
  public var mend = MendSettings()
  /// Eight hex digits computed from the text that the plan was read from; empty for a plan made in memory.
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

  /// The axes that rules and waivers name.
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
