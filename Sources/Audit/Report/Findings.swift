import ColorScience
import ThemeModel

/// A kind of color vision.
public enum Vision: String, CaseIterable, Hashable, Sendable {
  case typical
  case protanopia
  case deuteranopia
  case tritanopia
  case achromatopsia
}

/// Tokens that must be told apart, in one variant.
public struct DistinguishReport: Hashable, Sendable {
  public var rule: String
  public var variant: Int
  /// Indices into the report's tokens.
  public var tokens: [Int]
  /// The smallest allowed ΔE OK.
  public var threshold: Double
  public var pairs: [AlikePair]
  /// Whether the plan has no such rule, so that status colors were found by their names.
  public var isInferred: Bool

  public struct AlikePair: Hashable, Sendable {
    public var first: Int
    public var second: Int
    /// One difference per vision, in the order of `Vision.allCases`.
    public var differences: [Double]
    /// The visions, including the typical one, under which the two are too similar. Achromatopsia is shown, but does not count.
    public var alikeUnder: [Vision]

    public init(first: Int, second: Int, differences: [Double], alikeUnder: [Vision]) {
      self.first = first
      self.second = second
      self.differences = differences
      self.alikeUnder = alikeUnder
    }
  }

  public init(
    rule: String, variant: Int, tokens: [Int], threshold: Double, pairs: [AlikePair], isInferred: Bool = false
  ) {
    self.rule = rule
    self.variant = variant
    self.tokens = tokens
    self.threshold = threshold
    self.pairs = pairs
    self.isInferred = isInferred
  }
}

/// A token outside the gamut that a rule asks for.
public struct GamutFinding: Hashable, Sendable {
  public var rule: String
  public var token: Int
  public var variant: Int
  public var gamut: Display
  public var difference: Double
  public var allowed: Double

  public init(rule: String, token: Int, variant: Int, gamut: Display, difference: Double, allowed: Double) {
    self.rule = rule
    self.token = token
    self.variant = variant
    self.gamut = gamut
    self.difference = difference
    self.allowed = allowed
  }
}

public struct ContractFinding: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// The contract lists it, the theme does not have it.
    case missing
    /// The theme has it, the contract does not list it.
    case extra
    /// The theme has a placeholder for it.
    case placeholder
  }

  public var kind: Kind
  public var token: String
  public var theme: String
  public var place: Place?
  public var reason: String

  public init(kind: Kind, token: String, theme: String, place: Place?, reason: String) {
    self.kind = kind
    self.token = token
    self.theme = theme
    self.place = place
    self.reason = reason
  }
}

public struct WaiverReport: Hashable, Sendable {
  public enum State: String, Hashable, Sendable {
    case active
    case expired
    /// It matches no pair, or only pairs that pass.
    case unused
  }

  public var rule: String
  public var foreground: String
  public var background: String
  public var theme: String
  public var when: Contexts
  /// `debt`, or the WCAG exception: `inactive`, `decoration`, `logotype`, `incidental`, `essential`, `user-agent`.
  public var kind: String
  public var reason: String
  public var owner: String?
  /// `2027-03-31`, the last day on which the waiver applies.
  public var expires: String?
  public var state: State
  public var matched: Int
  public var place: Place?

  public init(
    rule: String, foreground: String, background: String, theme: String, when: Contexts = [:], kind: String,
    reason: String, owner: String? = nil, expires: String? = nil, state: State, matched: Int, place: Place? = nil
  ) {
    self.rule = rule
    self.foreground = foreground
    self.background = background
    self.theme = theme
    self.when = when
    self.kind = kind
    self.reason = reason
    self.owner = owner
    self.expires = expires
    self.state = state
    self.matched = matched
    self.place = place
  }
}

/// What changed since the failures were accepted.
public struct BaselineReport: Hashable, Sendable {
  /// The file's name.
  public var name: String
  public var entries: Int
  public var new: Int
  public var worse: Int
  public var better: Int
  public var known: Int
  public var fixed: Int
  /// Accepted findings that are not pairs.
  public var accepted: [FindingIdentity] = []
  /// Entries that match no pair or finding of this audit.
  public var stale: [StaleEntry]

  public struct StaleEntry: Hashable, Sendable {
    /// `rule~foreground~background~variant`
    public var identity: String
    public var ratio: Double?
    public var place: Place?

    public init(identity: String, ratio: Double?, place: Place?) {
      self.identity = identity
      self.ratio = ratio
      self.place = place
    }
  }

  public init(
    name: String, entries: Int, new: Int = 0, worse: Int = 0, better: Int = 0, known: Int = 0, fixed: Int = 0,
    stale: [StaleEntry] = []
  ) {
    self.name = name
    self.entries = entries
    self.new = new
    self.worse = worse
    self.better = better
    self.known = known
    self.fixed = fixed
    self.stale = stale
  }
}

public struct CoverageReport: Hashable, Sendable {
  /// Semantic and component tokens in no judged pair, as indices.
  public var unpaired: [Int]
  /// Tokens that some themes lack and others have.
  public var missing: [Missing]
  /// Ids of rules that formed no pair.
  public var idleRules: [String]
  /// Names of themes in which no pair is judged, when other themes have judged pairs.
  public var idleThemes: [String]
  /// Variants in which no pair is judged, when other variants of their themes have judged pairs, as indices.
  public var idleVariants: [Int]
  /// Patterns of the plan that match nothing.
  public var idlePatterns: [IdlePattern]
  /// Foregrounds that are fully transparent and so not drawn.
  public var notDrawn: [NotDrawn]
  /// Ids of rules whose pairs view code never shows, when there is view code that shows any pair.
  public var unseenRules: [String] = []
  /// Pairs that view code certainly shows and no rule of the plan judges, as indices into the sightings.
  public var unruledSightings: [Int] = []

  public struct Missing: Hashable, Sendable {
    public var token: Int
    public var themes: [String]

    public init(token: Int, themes: [String]) {
      self.token = token
      self.themes = themes
    }
  }

  public struct IdlePattern: Hashable, Sendable {
    public var pattern: String
    /// `rule body-text, foreground`
    public var owner: String
    public var place: Place?
    /// What was probably meant, in words; `nil` when nothing is similar.
    public var hint: String?

    public init(pattern: String, owner: String, place: Place?, hint: String? = nil) {
      self.pattern = pattern
      self.owner = owner
      self.place = place
      self.hint = hint
    }
  }

  public struct NotDrawn: Hashable, Sendable {
    public var token: Int
    public var variants: [Int]

    public init(token: Int, variants: [Int]) {
      self.token = token
      self.variants = variants
    }
  }

  public init(
    unpaired: [Int] = [], missing: [Missing] = [], idleRules: [String] = [], idleThemes: [String] = [],
    idleVariants: [Int] = [],
    idlePatterns: [IdlePattern] = [], notDrawn: [NotDrawn] = []
  ) {
    self.unpaired = unpaired
    self.missing = missing
    self.idleRules = idleRules
    self.idleThemes = idleThemes
    self.idleVariants = idleVariants
    self.idlePatterns = idlePatterns
    self.notDrawn = notDrawn
  }
}

/// How roles and pairs were inferred when the plan has no rules.
public struct InferenceReport: Hashable, Sendable {
  /// `material`, `text-and-layer`, … : the naming convention that was recognised.
  public var convention: String
  /// One sentence for people.
  public var explanation: String

  public init(convention: String, explanation: String) {
    self.convention = convention
    self.explanation = explanation
  }
}
