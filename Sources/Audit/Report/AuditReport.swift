import ColorScience
import ThemeModel

/// The result of an audit: the one document that every report renders. It is sorted and stable, and no clock is in it.
///
/// Lists refer to one another by index, so that ten thousand pairs do not repeat names.
public struct AuditReport: Hashable, Sendable {
  public var tool: ToolStamp
  /// `Firefox for iOS`
  public var system: String
  public var settings: AuditSettings
  public var axes: [AxisReport]
  public var themes: [ThemeReport]
  public var variants: [VariantReport]
  /// The tokens of all themes, in the order of the contract, or else of the first theme that has each.
  public var tokens: [TokenReport]
  public var rules: [RuleReport]
  /// Every judged pair, ordered by variant, rule, foreground, background.
  public var pairs: [PairReport]
  /// The causes of the most failures come first.
  public var causes: [CauseReport]
  public var distinguish: [DistinguishReport]
  public var gamutFindings: [GamutFinding]
  public var contractFindings: [ContractFinding]
  public var waivers: [WaiverReport]
  public var baseline: BaselineReport?
  public var coverage: CoverageReport
  /// Set when the plan has no rules: how roles and pairs were inferred from names.
  public var inference: InferenceReport?
  /// What view code shows.
  public var sightings: [SightingReport] = []
  public var diagnostics: [Diagnostic]
  public var totals: Totals
  /// The classes that the plan lets fail the run and that were found, in a fixed order. When empty, the exit status is 0.
  public var failedOn: [FailureClass]
  /// What no pair is judged by, although it was to be a color or a theme, without being errors: aliases that lead to nothing, each
  /// place once, and themes that code makes in ways that are not followed. Not in the document, whose diagnostics have them among
  /// others.
  public var lost: [Diagnostic] = []
  /// What it was cut down by: only what changed since then is in it. Not in the document; a note says it there.
  public var changedSince: String?
  /// Labels of themes and variants, by name; see `labelled`.
  public var labels: [String: String] = [:]

  public init(
    tool: ToolStamp, system: String, settings: AuditSettings, axes: [AxisReport] = [], themes: [ThemeReport] = [],
    variants: [VariantReport] = [], tokens: [TokenReport] = [], rules: [RuleReport] = [], pairs: [PairReport] = [],
    causes: [CauseReport] = [], distinguish: [DistinguishReport] = [], gamutFindings: [GamutFinding] = [],
    contractFindings: [ContractFinding] = [], waivers: [WaiverReport] = [], baseline: BaselineReport? = nil,
    coverage: CoverageReport = CoverageReport(), inference: InferenceReport? = nil, diagnostics: [Diagnostic] = [],
    totals: Totals = Totals(), failedOn: [FailureClass] = []
  ) {
    self.tool = tool
    self.system = system
    self.settings = settings
    self.axes = axes
    self.themes = themes
    self.variants = variants
    self.tokens = tokens
    self.rules = rules
    self.pairs = pairs
    self.causes = causes
    self.distinguish = distinguish
    self.gamutFindings = gamutFindings
    self.contractFindings = contractFindings
    self.waivers = waivers
    self.baseline = baseline
    self.coverage = coverage
    self.inference = inference
    self.diagnostics = diagnostics
    self.totals = totals
    self.failedOn = failedOn
  }
}

public struct ToolStamp: Hashable, Sendable {
  public var name: String
  public var version: String
  /// Eight hex digits computed from the plan that was used. Empty without a configuration.
  public var configDigest: String
  /// Set only when given on the command line.
  public var commit: String?
  /// Set only when given on the command line, as `2026-11-20`.
  public var date: String?

  public init(name: String, version: String, configDigest: String, commit: String? = nil, date: String? = nil) {
    self.name = name
    self.version = version
    self.configDigest = configDigest
    self.commit = commit
    self.date = date
  }
}

public struct AuditSettings: Hashable, Sendable {
  public var displays: [Display]
  public var mapping: GamutMapping
  /// How far outside 0…1 a component may lie and still count as inside a gamut.
  public var gamutTolerance: Double
  /// The classes in the plan's `fail-on`.
  public var failOn: [FailureClass]

  public init(displays: [Display], mapping: GamutMapping, gamutTolerance: Double, failOn: [FailureClass]) {
    self.displays = displays
    self.mapping = mapping
    self.gamutTolerance = gamutTolerance
    self.failOn = failOn
  }
}

public enum FailureClass: String, CaseIterable, Hashable, Sendable {
  /// The job could not be done: a source or the configuration cannot be read. It fails the run whatever the plan says.
  case errors
  case failures
  /// Failing pairs that are likely shown.
  case likely
  /// Failing pairs that are guessed from roles.
  case guessed
  case undetermined
  case contract
  case gamut
  case distinguish
  case expiredWaivers = "expired-waivers"
  case unusedWaivers = "unused-waivers"
  case staleBaseline = "stale-baseline"
  case coverage
  case warnings

  /// The classes that a plan may choose.
  public static var choosable: [FailureClass] { allCases.filter { $0 != .errors } }
}

extension AuditReport {
  /// Whether the job could not be done. Whatever was judged beside the errors is then no verdict.
  public var isBroken: Bool { failedOn.contains(.errors) }

  public var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
}

public struct AxisReport: Hashable, Sendable {
  public var name: String
  public var contexts: [String]
  public var defaultContext: String
  /// Whether no color of any theme depends on the axis, so that only one of its contexts was judged.
  public var changesNothing: Bool

  public init(name: String, contexts: [String], defaultContext: String, changesNothing: Bool) {
    self.name = name
    self.contexts = contexts
    self.defaultContext = defaultContext
    self.changesNothing = changesNothing
  }
}

public struct ThemeReport: Hashable, Sendable {
  public var name: String
  public var extends: String?
  public var place: Place?

  public init(name: String, extends: String? = nil, place: Place? = nil) {
    self.name = name
    self.extends = extends
    self.place = place
  }
}

public struct VariantReport: Hashable, Sendable {
  public var theme: String
  public var choices: [Variant.Choice]
  /// `Orange/dark`; unique.
  public var name: String
  /// The first variant with all the same colors, by index.
  public var sameAs: Int?
  /// The bottommost color: the first `over` of the rules, or else the median surface.
  public var canvas: Color?
  /// One color per token of the report, in its order.
  public var colors: TokenColors
  public var matrix: MatrixSummary

  public init(
    theme: String, choices: [Variant.Choice], name: String, sameAs: Int? = nil, canvas: Color? = nil,
    colors: TokenColors, matrix: MatrixSummary = MatrixSummary()
  ) {
    self.theme = theme
    self.choices = choices
    self.name = name
    self.sameAs = sameAs
    self.canvas = canvas
    self.colors = colors
    self.matrix = matrix
  }
}

public struct TokenReport: Hashable, Sendable {
  public var path: String
  public var tier: Tier
  public var tierEvidence: TierEvidence
  /// `text`, `surface`, …; `nil` when nothing says what the token is for.
  public var role: String?
  public var summary: String?
  /// The message of a deprecation, which can be empty.
  public var deprecated: String?
  public var place: Place
  /// Whether no theme declares it: it is a color as views show it, dimmed, of another source, or written there.
  public var isStandIn: Bool

  public init(
    path: String, tier: Tier, tierEvidence: TierEvidence, role: String? = nil, summary: String? = nil,
    deprecated: String? = nil, place: Place, isStandIn: Bool = false
  ) {
    self.path = path
    self.tier = tier
    self.tierEvidence = tierEvidence
    self.role = role
    self.summary = summary
    self.deprecated = deprecated
    self.place = place
    self.isStandIn = isStandIn
  }

  /// Whether people count it: a token that says what it is for.
  public var isPurpose: Bool { tier != .raw && !isStandIn }
}

public struct Totals: Hashable, Sendable {
  /// The number of all measured pairs, judged or not: the sum of the matrices.
  public var measured: Int
  /// pass + fail + waived + exempt + undetermined, for pairs that are declared, seen or named. Likely and guessed pairs count in
  /// `byEvidence` only.
  public var judged: Int
  public var pass: Int
  public var fail: Int
  public var waived: Int
  public var exempt: Int
  public var undetermined: Int
  public var fragile: Int
  public var byEvidence = EvidenceTotals()

  public init(
    measured: Int = 0, judged: Int = 0, pass: Int = 0, fail: Int = 0, waived: Int = 0, exempt: Int = 0,
    undetermined: Int = 0, fragile: Int = 0
  ) {
    self.measured = measured
    self.judged = judged
    self.pass = pass
    self.fail = fail
    self.waived = waived
    self.exempt = exempt
    self.undetermined = undetermined
    self.fragile = fragile
  }
}
