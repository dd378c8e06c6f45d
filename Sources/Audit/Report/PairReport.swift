import ColorScience
import ThemeModel

public enum Verdict: String, CaseIterable, Hashable, Sendable {
  case fail
  case undetermined
  case waived
  case exempt
  case pass
}

/// What stands for the foreground when a pair is shown.
public enum SampleKind: String, CaseIterable, Hashable, Sendable {
  case text
  case largeText = "large-text"
  case largeBoldText = "large-bold-text"
  case icon
  case border
  case focus
  /// A control that cannot be used now: its label and its edge.
  case disabled
}

public struct RuleReport: Hashable, Sendable {
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    case error
    /// Judged and shown, never failing the run.
    case warning
  }

  public var id: String
  /// The patterns or roles as the plan has them.
  public var foreground: [String]
  public var background: [String]
  public var over: [String]
  public var criterion: Criterion
  public var when: Contexts
  public var severity: Severity
  public var reason: String?
  public var sample: SampleKind
  public var place: Place?
  /// What says that its pairs are shown.
  public var evidence: Evidence
  /// What `over` comes to: each alternative is the layers, bottom first, that can lie under a translucent background.
  /// One that holds the background itself does not count for it. Empty where captures make it differ from pair to pair; a
  /// pair's own layers tell then.
  public var backdrops: [[BackdropLayer]]
  /// The contexts of the same theme from which the foreground is taken, where they are not those of the pair's variant.
  public var foregroundContexts: Contexts
  /// Globs over the themes in which it holds; empty: all.
  public var themes: [String]

  public enum BackdropLayer: Hashable, Sendable {
    /// An index into the report's tokens.
    case token(Int)
    case color(Color)
  }

  public init(
    id: String, foreground: [String], background: [String], over: [String] = [], criterion: Criterion,
    when: Contexts = [:], severity: Severity = .error, reason: String? = nil, sample: SampleKind,
    place: Place? = nil, evidence: Evidence = .declared, backdrops: [[BackdropLayer]] = [],
    foregroundContexts: Contexts = [:], themes: [String] = []
  ) {
    self.id = id
    self.foreground = foreground
    self.background = background
    self.over = over
    self.criterion = criterion
    self.when = when
    self.severity = severity
    self.reason = reason
    self.sample = sample
    self.place = place
    self.evidence = evidence
    self.backdrops = backdrops
    self.foregroundContexts = foregroundContexts
    self.themes = themes
  }
}

/// A foreground on a background under a rule, in one variant. Tokens, rules and variants are indices into the report.
public struct PairReport: Hashable, Sendable {
  public var rule: Int
  public var foreground: Int
  public var background: Int
  public var variant: Int
  /// That of its rule.
  public var evidence: Evidence
  public var verdict: Verdict
  /// The smallest over displays and alternatives, unrounded; nil when undetermined or not drawn.
  public var ratio: Double?
  public var required: Double
  /// In the order of the settings' displays.
  public var displayRatios: [Double] {
    get { stack.ratios }
    set { stack = .listed(ratios: newValue, layers: stack.layers) }
  }
  /// The stack that decided, bottom first; the foreground is the last.
  public var layers: [PairLayer] {
    get { stack.layers }
    set { stack = .listed(ratios: stack.ratios, layers: newValue) }
  }
  var stack: PairStack
  /// How many `over` alternatives were tried; 0 when the background is opaque.
  public var alternatives: Int
  /// The stop that decided, counted from 0, when the background (or foreground) is a gradient.
  public var backgroundStop: Int?
  public var foregroundStop: Int?
  /// The verdict would flip if the composite were rounded to 8 bits, or if displays composited in their own space.
  public var isFragile: Bool
  /// Set where it is fragile because of this: the smallest ratio where displays composite in their own space.
  public var nativeRatio: Double?
  /// Suggestions were looked for, so that none means that none was found. An audit looks for those of its worst failures.
  public var isSuggestionSought: Bool
  /// Why it is undetermined or exempt.
  public var reason: String?
  /// An index into the report's waivers.
  public var waiver: Int?
  /// An index into the report's causes, for failures.
  public var cause: Int?
  public var suggestions: [Suggestion]
  public var change: Change?

  /// It misses its requirement, and its evidence lets that count.
  public var isFailure: Bool { verdict == .fail && evidence.isBinding }

  /// The baseline knows it, and it has not become worse: it does not fail the run.
  public var isAccepted: Bool {
    change.map { $0.kind == .known || $0.kind == .better } ?? false
  }

  /// Against the baseline.
  public struct Change: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case new
      case worse
      case better
      case known
      /// Failed in the baseline, does not fail now.
      case fixed
    }

    public var kind: Kind
    public var baselineRatio: Double?

    public init(kind: Kind, baselineRatio: Double?) {
      self.kind = kind
      self.baselineRatio = baselineRatio
    }
  }

  public init(
    rule: Int, foreground: Int, background: Int, variant: Int, verdict: Verdict, ratio: Double?, required: Double,
    displayRatios: [Double] = [], layers: [PairLayer] = [], alternatives: Int = 0, backgroundStop: Int? = nil,
    foregroundStop: Int? = nil, isFragile: Bool = false, reason: String? = nil, waiver: Int? = nil, cause: Int? = nil,
    suggestions: [Suggestion] = [], isSuggestionSought: Bool = false, change: Change? = nil,
    evidence: Evidence = .declared
  ) {
    self.rule = rule
    self.foreground = foreground
    self.background = background
    self.variant = variant
    self.evidence = evidence
    self.verdict = verdict
    self.ratio = ratio
    self.required = required
    stack = .listed(ratios: displayRatios, layers: layers)
    self.alternatives = alternatives
    self.backgroundStop = backgroundStop
    self.foregroundStop = foregroundStop
    self.isFragile = isFragile
    self.isSuggestionSought = isSuggestionSought || !suggestions.isEmpty
    self.reason = reason
    self.waiver = waiver
    self.cause = cause
    self.suggestions = suggestions
    self.change = change
  }
}

public struct PairLayer: Hashable, Sendable {
  /// An index into the report's tokens; nil for a color that the plan names by value.
  public var token: Int?
  public var color: Color
  /// Everything up to and with this layer, on the display that decided, in its encoded space.
  public var composite: Color

  public init(token: Int?, color: Color, composite: Color) {
    self.token = token
    self.color = color
    self.composite = composite
  }
}

/// A change that would make a failing pair pass, checked again as the 8-bit value that will be pasted.
public struct Suggestion: Hashable, Sendable {
  public enum Side: String, Hashable, Sendable {
    case foreground
    case background
  }

  public enum Kind: String, Hashable, Sendable {
    /// The nearest free color of the same hue.
    case nearest
    /// The nearest raw color that the system already has.
    case existing
    /// The same color with more alpha.
    case alpha
  }

  public var side: Side
  public var kind: Kind
  public var color: Color
  /// The raw token, for `existing`, as an index into the report's tokens.
  public var token: Int?
  public var ratio: Double
  /// ΔE OK from the color as it is.
  public var difference: Double
  /// Why no edit of the sources can make it; nil where one can, as far as that is known.
  public var refusal: String?

  public init(
    side: Side, kind: Kind, color: Color, token: Int? = nil, ratio: Double, difference: Double, refusal: String? = nil
  ) {
    self.side = side
    self.kind = kind
    self.color = color
    self.token = token
    self.ratio = ratio
    self.difference = difference
    self.refusal = refusal
  }

  /// What is said of a change that no edit can make.
  public static func byHand(_ refusal: String) -> String { "by hand: \(refusal)" }
}
