import ColorScience
import ThemeModel

public enum Verdict: String, CaseIterable, Hashable, Sendable {
  case fail
  case undetermined
  case waived
  case exempt
  case pass
}

/// What represents the foreground when a pair is shown.
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
    /// It is judged and shown, but never fails the run.
    case warning
  }

  public var id: String
  /// The patterns or roles as the plan spells them.
  public var foreground: [String]
  public var background: [String]
  public var over: [String]
  public var criterion: Criterion
  public var when: Contexts
  public var severity: Severity
  public var reason: String?
  public var sample: SampleKind
  public var place: Place?
  /// The reason to believe that its pairs are shown.
  public var evidence: Evidence
  /// What `over` expands to. Each alternative lists the layers, bottom first, that can lie under a translucent background.
  /// One that contains the background itself does not count for that background. Empty when captures make the alternatives
  /// differ from pair to pair; a pair's own layers show them then.
  public var backdrops: [[BackdropLayer]]
  /// The contexts of the same theme that the foreground is taken from, when they are not those of the pair's variant.
  public var foregroundContexts: Contexts
  /// Globs over the themes in which the rule applies; empty for all.
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
  /// The evidence of its rule.
  public var evidence: Evidence
  public var verdict: Verdict
  /// The smallest ratio over displays and alternatives, unrounded; `nil` when undetermined or not drawn.
  public var ratio: Double?
  public var required: Double
  /// One ratio per display, in the order of the settings' displays.
  public var displayRatios: [Double] {
    get { stack.ratios }
    set { stack = .listed(ratios: newValue, layers: stack.layers) }
  }
  /// The stack that decided the ratio, bottom first; the foreground is last.
  public var layers: [PairLayer] {
    get { stack.layers }
    set { stack = .listed(ratios: stack.ratios, layers: newValue) }
  }
  var stack: PairStack
  /// The number of `over` alternatives that were tried; 0 when the background is opaque.
  public var alternatives: Int
  /// The stop that decided the ratio, counted from 0, when the background (or foreground) is a gradient.
  public var backgroundStop: Int?
  public var foregroundStop: Int?
  /// Whether the verdict would flip if the composite were rounded to 8 bits, or if displays composited in their own space.
  public var isFragile: Bool
  /// The smallest ratio when displays composite in their own space. Set when it makes the pair fragile.
  public var nativeRatio: Double?
  /// Whether suggestions were looked for, so that none means that none was found. An audit looks for those of its worst
  /// failures.
  public var isSuggestionSought: Bool
  /// Why the pair is undetermined or exempt.
  public var reason: String?
  /// An index into the report's waivers.
  public var waiver: Int?
  /// An index into the report's causes, for failures.
  public var cause: Int?
  public var suggestions: [Suggestion]
  public var change: Change?

  /// Whether it misses its requirement and its evidence makes it count.
  public var isFailure: Bool { verdict == .fail && evidence.isBinding }

  /// Whether the baseline contains it and it has not become worse. Then it does not fail the run.
  public var isAccepted: Bool {
    change.map { $0.kind == .known || $0.kind == .better } ?? false
  }

  /// The change since the baseline.
  public struct Change: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable {
      case new
      case worse
      case better
      case known
      /// It failed in the baseline and does not fail now.
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
  /// An index into the report's tokens; `nil` for a color that the plan gives by its value.
  public var token: Int?
  public var color: Color
  /// The composite up to and including this layer, on the display that decided the ratio, in its encoded space.
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
    /// The nearest color of the same hue, which no token needs to have.
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
  /// ΔE OK from the present color.
  public var difference: Double
  /// Why no edit of the sources can make the change; `nil` when one can, as far as is known.
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

  /// Returns the words for a change that no edit can make.
  public static func byHand(_ refusal: String) -> String { "by hand: \(refusal)" }
}
