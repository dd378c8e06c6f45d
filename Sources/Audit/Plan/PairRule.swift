import ColorScience
import ThemeModel

/// Which foregrounds meet which backgrounds, over what, and what each such pair has to reach.
public struct PairRule: Hashable, Sendable {
  public var id: String
  public var foreground: [TokenSelector]
  public var background: [TokenSelector]
  /// What can lie under a translucent background: each is tried, and the worst decides.
  public var over: [Backdrop]
  public var criterion: Criterion
  /// The contexts in which it holds; empty: in all.
  public var when: ContextCondition
  /// Globs over theme names; empty: all themes.
  public var themes: [ThemePattern]
  /// The foreground is taken from these contexts of the same theme, where a surface decides the mode of its content.
  public var foregroundContexts: Contexts
  public var severity: RuleReport.Severity
  public var reason: String?
  public var sample: SampleKind
  public var place: Place?
  public var evidence: Evidence
  /// That it matches nothing is no finding.
  public var isOptional = false
  /// The pairs themselves, where they are no product of both lists.
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

  /// It holds in every variant of every theme.
  var isUnconditional: Bool { when.contexts.isEmpty && themes.isEmpty && foregroundContexts.isEmpty }

  /// One of its lists of selectors.
  enum Part: String, CaseIterable {
    case foreground
    case background
    case over
  }

  /// What a selector that matches nothing is said to belong to.
  func owner(of part: Part) -> String { "rule \(id), \(part.rawValue)" }
}

/// Layers that can lie under a translucent background, bottom first.
public struct Backdrop: Hashable, Sendable {
  public enum Layer: Hashable, Sendable {
    case token(TokenSelector)
    /// A color by its value, as written.
    case color(Color, text: String)
  }

  public var layers: [Layer]
  public var place: Place?

  public init(_ layers: [Layer], place: Place? = nil) {
    self.layers = layers
    self.place = place
  }

  /// As a report lists it: `layer1`, `layer1 + scrim`.
  public var text: String {
    layers.map { layer in
      switch layer {
      case .token(let selector): selector.text
      case .color(_, let text): text
      }
    }.joined(separator: " + ")
  }
}
