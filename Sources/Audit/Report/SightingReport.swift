import ThemeModel

/// What view code puts on what, as a report lists it. Tokens are indices into the report's.
public struct SightingReport: Hashable, Sendable {
  /// `nil` when the color is not a token of the report; `ink` then describes it.
  public var foreground: Int?
  public var background: Int?
  /// The colors in words: `textPrimary`, `white`, `layer1 at 40%`.
  public var ink: String
  /// The colors from the top down, joined by “on”; `nil` when the ground is unknown.
  public var ground: String?
  /// `seen` or `likely`.
  public var evidence: Evidence
  /// `text`, `icon`, `border`, …
  public var element: String
  public var points: Double?
  public var isBold: Bool?
  public var contexts: Contexts
  public var themes: [String]
  public var condition: String?
  /// The step that is assumed, or why the ground is unknown.
  public var reason: String?
  public var source: Sighting.Source
  public var sites: [Sighting.Site]

  /// Whether it forms no pair: its background is not known, or one of the colors is not a token.
  public var isUnplaced: Bool { foreground == nil || background == nil }

  public init(
    foreground: Int?, background: Int?, ink: String, ground: String?, evidence: Evidence, element: String,
    points: Double? = nil, isBold: Bool? = nil, contexts: Contexts = [:], themes: [String] = [],
    condition: String? = nil, reason: String? = nil, source: Sighting.Source, sites: [Sighting.Site]
  ) {
    self.foreground = foreground
    self.background = background
    self.ink = ink
    self.ground = ground
    self.evidence = evidence
    self.element = element
    self.points = points
    self.isBold = isBold
    self.contexts = contexts
    self.themes = themes
    self.condition = condition
    self.reason = reason
    self.source = source
    self.sites = sites
  }

  public var isText: Bool { element == "text" || element == "placeholder" }

  /// Returns whether the sighting applies to a variant. A view in dark mode tells nothing about light mode.
  public func holds(in variant: VariantReport) -> Bool {
    guard themes.isEmpty || themes.contains(variant.theme) else { return false }
    let allowed = contexts.mapValues { $0.split(separator: " or ").map(String.init) }
    return ShownContexts.hold(allowed, in: variant.choices, of: variant.theme)
  }
}
