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

  /// Whether it is no text.
  public var isShape: Bool {
    switch self {
    case .icon, .border, .focus: true
    case .text, .largeText, .largeBoldText, .disabled: false
    }
  }
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
///
/// Large systems have hundreds of thousands of these, so numbers are stored as short as they come and what few pairs have stands
/// apart. An index that no report can have, as a damaged file may name it, becomes the largest.
public struct PairReport: Hashable, Sendable {
  private var ruleIndex: Int32
  private var foregroundIndex: Int32
  private var backgroundIndex: Int32
  private var variantIndex: Int32
  /// Below 0 where there is none.
  private var waiverIndex: Int32
  private var causeIndex: Int32
  public var required: Double
  /// The smallest over displays and alternatives, unrounded; nil when undetermined or not drawn.
  public var ratio: Double?
  /// That of its rule.
  public var evidence: Evidence
  public var verdict: Verdict
  /// The verdict would flip if the composite were rounded to 8 bits, or if displays composited in their own space.
  public var isFragile: Bool
  var stack: PairStack
  /// None or one: an optional would take its whole room in every pair.
  private var rare: [RareFacts]

  public var rule: Int {
    get { Int(ruleIndex) }
    set { ruleIndex = Int32(clamping: newValue) }
  }
  public var foreground: Int {
    get { Int(foregroundIndex) }
    set { foregroundIndex = Int32(clamping: newValue) }
  }
  public var background: Int {
    get { Int(backgroundIndex) }
    set { backgroundIndex = Int32(clamping: newValue) }
  }
  public var variant: Int {
    get { Int(variantIndex) }
    set { variantIndex = Int32(clamping: newValue) }
  }
  /// An index into the report's waivers.
  public var waiver: Int? {
    get { waiverIndex < 0 ? nil : Int(waiverIndex) }
    set { waiverIndex = newValue.map { Int32(clamping: $0) } ?? -1 }
  }
  /// An index into the report's causes, for failures.
  public var cause: Int? {
    get { causeIndex < 0 ? nil : Int(causeIndex) }
    set { causeIndex = newValue.map { Int32(clamping: $0) } ?? -1 }
  }
  /// In the order of the settings' displays.
  public var displayRatios: [Double] {
    get { stack.ratios }
    set { stack = .listed(ratios: newValue, layers: stack.layers) }
  }
  /// The stack that decided the ratio, bottom first; the foreground is last.
  public var layers: [PairLayer] {
    get { stack.layers }
    set { stack = .listed(ratios: stack.ratios, layers: newValue) }
  }

  /// Whether it misses its requirement and its evidence makes it count.
  public var isFailure: Bool { verdict == .fail && evidence.isBinding }

  /// Whether the baseline contains it and it has not become worse. Then it does not fail the run.
  public var isAccepted: Bool {
    change.map { $0.kind == .known || $0.kind == .better } ?? false
  }

  public init(
    rule: Int, foreground: Int, background: Int, variant: Int, verdict: Verdict, ratio: Double?, required: Double,
    displayRatios: [Double] = [], layers: [PairLayer] = [], alternatives: Int = 0, backgroundStop: Int? = nil,
    foregroundStop: Int? = nil, isFragile: Bool = false, reason: String? = nil, waiver: Int? = nil, cause: Int? = nil,
    suggestions: [Suggestion] = [], isSuggestionSought: Bool = false, change: Change? = nil,
    evidence: Evidence = .declared
  ) {
    ruleIndex = Int32(clamping: rule)
    foregroundIndex = Int32(clamping: foreground)
    backgroundIndex = Int32(clamping: background)
    variantIndex = Int32(clamping: variant)
    waiverIndex = waiver.map { Int32(clamping: $0) } ?? -1
    causeIndex = cause.map { Int32(clamping: $0) } ?? -1
    self.required = required
    self.ratio = ratio
    self.evidence = evidence
    self.verdict = verdict
    self.isFragile = isFragile
    stack = displayRatios.isEmpty && layers.isEmpty ? .none : .listed(ratios: displayRatios, layers: layers)
    rare = []
    facts = RareFacts(
      alternatives: alternatives, backgroundStop: backgroundStop, foregroundStop: foregroundStop, reason: reason,
      isSuggestionSought: isSuggestionSought || !suggestions.isEmpty, suggestions: suggestions, change: change)
  }
}

// MARK: - What few pairs have

extension PairReport {
  fileprivate struct RareFacts: Hashable, Sendable {
    var alternatives = 0
    var backgroundStop: Int?
    var foregroundStop: Int?
    var nativeRatio: Double?
    var reason: String?
    var isSuggestionSought = false
    var suggestions: [Suggestion] = []
    var change: Change?

    var isNone: Bool {
      alternatives == 0 && backgroundStop == nil && foregroundStop == nil && nativeRatio == nil && reason == nil
        && !isSuggestionSought && suggestions.isEmpty && change == nil
    }
  }

  private var facts: RareFacts {
    get { rare.first ?? RareFacts() }
    set { rare = newValue.isNone ? [] : [newValue] }
  }

  /// How many `over` alternatives were tried; 0 when the background is opaque.
  public var alternatives: Int {
    get { facts.alternatives }
    set { facts.alternatives = newValue }
  }
  /// The stop that decided, counted from 0, when the background (or foreground) is a gradient.
  public var backgroundStop: Int? {
    get { facts.backgroundStop }
    set { facts.backgroundStop = newValue }
  }
  public var foregroundStop: Int? {
    get { facts.foregroundStop }
    set { facts.foregroundStop = newValue }
  }
  /// Set where it is fragile because of this: the smallest ratio where displays composite in their own space.
  public var nativeRatio: Double? {
    get { facts.nativeRatio }
    set { facts.nativeRatio = newValue }
  }
  /// Why it is undetermined or exempt.
  public var reason: String? {
    get { rare.first?.reason }
    set { facts.reason = newValue }
  }
  /// Suggestions were looked for, so that none means that none was found. An audit looks for those of its worst failures.
  public var isSuggestionSought: Bool {
    get { facts.isSuggestionSought }
    set { facts.isSuggestionSought = newValue }
  }
  public var suggestions: [Suggestion] {
    get { rare.first?.suggestions ?? [] }
    set { facts.suggestions = newValue }
  }
  public var change: Change? {
    get { rare.first?.change }
    set { facts.change = newValue }
  }

  /// Against the baseline.
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
}

public struct PairLayer: Hashable, Sendable {
  // The colors stand first: their alignment would leave gaps.
  public var color: Color
  /// The composite up to and including this layer, on the display that decided the ratio, in its encoded space.
  public var composite: Color
  /// An index into the report's tokens; `nil` for a color that the plan gives by its value.
  public var token: Int?

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
