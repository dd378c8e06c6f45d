import ColorScience
import ThemeModel

/// A rule that says which foregrounds are shown on which backgrounds, over what, and what each such pair has to reach.
public struct PairRule: Hashable, Sendable {
  public var id: String
  public var foreground: [TokenSelector]
  public var background: [TokenSelector]
  /// What can lie under a translucent background. Each alternative is tried, and the worst decides.
  public var over: [Backdrop]
  public var criterion: Criterion
  /// The contexts in which the rule applies; empty for all.
  public var when: ContextCondition
  /// Globs over theme names; empty for all themes.
  public var themes: [ThemePattern]
  /// The contexts of the same theme that the foreground is taken from, for surfaces that decide the mode of their content.
  public var foregroundContexts: Contexts
  public var severity: RuleReport.Severity
  public var reason: String?
  public var sample: SampleKind
  public var place: Place?
  public var evidence: Evidence
  /// Whether the rule may match nothing without a finding.
  public var isOptional = false
  /// Whether nothing is known of what lies under its translucent backgrounds, whatever the plan's `over` says.
  public var ignoresPlanOver = false
  /// The pairs themselves, when they are not the product of both lists.
  public var listed: [ListedPair]?

  public init(
    id: String, foreground: [TokenSelector], background: [TokenSelector], over: [Backdrop] = [],
    criterion: Criterion, when: ContextCondition = ContextCondition(), themes: [ThemePattern] = [],
    foregroundContexts: Contexts = [:], severity: RuleReport.Severity = .error, reason: String? = nil,
    sample: SampleKind, place: Place? = nil, evidence: Evidence = .declared
  ) {
    self.id = id
    self.foreground = foreground
    self.background = background
    self.over = over
    self.criterion = criterion
    self.when = when
    self.themes = themes
    self.foregroundContexts = foregroundContexts
    self.severity = severity
    self.reason = reason
    self.sample = sample
    self.place = place
    self.evidence = evidence
  }

  /// Whether the rule applies in every variant of every theme.
  var isUnconditional: Bool { when.contexts.isEmpty && themes.isEmpty && foregroundContexts.isEmpty }

  /// The rule where names alone give the plan's `over`: they do not say what is under that which views show.
  public var withoutAssumedOver: PairRule {
    var rule = self
    rule.ignoresPlanOver = ignoresPlanOver || over.isEmpty && [.seen, .likely].contains(evidence)
    return rule
  }

  /// Returns what can lie under a translucent background, with the plan's where the rule says nothing.
  func backdrops(orOf plan: [Backdrop]) -> [Backdrop] { over.isEmpty && !ignoresPlanOver ? plan : over }

  /// Whether the rule applies in a variant of a theme.
  func applies(in choices: [Variant.Choice], of theme: String) -> Bool {
    guard ThemePattern.list(themes, admits: theme) else { return false }
    return switch evidence {
    case .seen, .likely: ShownContexts.hold(when.contexts, in: choices, of: theme)
    case .declared, .named, .guessed: when.holds(for: choices)
    }
  }

  /// Reports whether the rule judges a pair on better evidence than another that has the pair as well.
  func settles(_ other: PairRule) -> Bool {
    guard evidence.index < other.evidence.index else { return false }
    // Names count less than views. But a view that shows small text may ask for more than a declared rule, and an icon says
    // nothing about the text for which the two are named.
    let asksLess = criterion.required < other.criterion.required
    let isShapeBesideText = evidence == .seen && sample.isShape && [.named, .likely].contains(other.evidence)
    return !(asksLess && (other.evidence == .seen || isShapeBesideText))
  }

  /// One of its lists of selectors.
  enum Part: String, CaseIterable {
    case foreground
    case background
    case over
  }

  /// Returns the owner that reports name for a selector that matches nothing.
  func owner(of part: Part) -> String { "rule \(id), \(part.rawValue)" }
}

/// Layers that can lie under a translucent background, bottom first.
public struct Backdrop: Hashable, Sendable {
  public enum Layer: Hashable, Sendable {
    case token(TokenSelector)
    /// A color given by its value, with its text as written.
    case color(Color, text: String)
  }

  public var layers: [Layer]
  public var place: Place?

  public init(_ layers: [Layer], place: Place? = nil) {
    self.layers = layers
    self.place = place
  }

  /// The layers as a report lists them: `layer1`, `layer1 + scrim`.
  public var text: String {
    layers.map { layer in
      switch layer {
      case .token(let selector): selector.text
      case .color(_, let text): text
      }
    }.joined(separator: " + ")
  }
}
