import ColorScience

/// A foreground that view code puts on a background: at one place, or at several that say the same.
public struct Sighting: Hashable, Sendable {
  /// What is painted: a token as a theme gives it, or a color that is written or known.
  public struct DrawnColor: Hashable, Sendable {
    public enum Color: Hashable, Sendable {
      /// A token's path.
      case token(String)
      /// A color by its value, with the text that stands in the code.
      case fixed(ColorScience.Color, text: String)
      /// A color of the system's that no code writes, by its name: what a label shows where nothing sets its color.
      case system(ColorScience.Color, name: String)
    }

    public var color: Color
    /// What the code multiplies its alpha with: `text.opacity(0.6)`.
    public var opacity: Double
    /// What the code multiplies its alpha with, too, where only the running app knows how much that is: its words.
    public var dimming: String?

    public init(_ color: Color, opacity: Double = 1, dimming: String? = nil) {
      self.color = color
      self.opacity = opacity
      self.dimming = dimming
    }

    public static func token(_ path: String, opacity: Double = 1) -> DrawnColor {
      DrawnColor(.token(path), opacity: opacity)
    }

    /// Whether it has the alpha that the color has by itself.
    public var isWhole: Bool { opacity == 1 && dimming == nil }

    /// For people: `text`, `text at 60%`, `text at 60% × progress`.
    public var words: String {
      let name =
        switch color {
        case .token(let path): path
        case .fixed(_, let text), .system(_, let text): text
        }
      guard !isWhole else { return name }
      let hundredths = (min(max(opacity, 0), 1) * 10_000).rounded() / 100
      let share = hundredths == hundredths.rounded() ? "\(Int(hundredths))%" : "\(hundredths)%"
      return "\(name) at " + [opacity == 1 ? nil : share, dimming].compactMap(\.self).joined(separator: " × ")
    }

    /// The token's path, if it is one.
    public var token: String? {
      if case .token(let path) = color { path } else { nil }
    }
  }

  /// What the foreground is painted on.
  public enum Ground: Hashable, Sendable {
    /// The layers from the bottom up; the last is the background. One layer where it is opaque, or where nobody knows what lies
    /// under it.
    case layers([DrawnColor])
    /// No ground was found, and why: `the caller's background`, `a material lies between`.
    case unknown(String)
  }

  /// What the foreground is.
  public enum Element: Hashable, Sendable {
    case text(TextSize)
    case placeholder(TextSize)
    case icon
    case border
    /// A fill or an outline by which a control or its state is recognised.
    case control
    /// Shown only where the control is disabled, which WCAG exempts.
    case disabled
  }

  /// As far as the code tells. What it does not tell counts as small and regular.
  public struct TextSize: Hashable, Sendable {
    /// iOS points at the default content size.
    public var points: Double?
    public var isBold: Bool?

    public init(points: Double? = nil, isBold: Bool? = nil) {
      self.points = points
      self.isBold = isBold
    }
  }

  public enum Certainty: Hashable, Sendable {
    /// Every step was read.
    case proven
    /// One step was assumed: what it is.
    case likely(String)

    public var assumption: String? {
      if case .likely(let step) = self { step } else { nil }
    }
  }

  public enum Source: String, CaseIterable, Hashable, Sendable {
    case swiftUI = "swiftui"
    case uiKit = "uikit"
    case storyboard
  }

  /// Where it is said.
  public struct Site: Hashable, Sendable {
    /// The line that sets the foreground.
    public var foreground: Place
    /// The line that paints the background.
    public var background: Place?
    /// Other steps on the way, from the foreground outwards: a call, a branch, a default argument.
    public var steps: [Place]
    /// The view, controller or element: `MenuCell`.
    public var view: String?
    /// Whether the code asks for the mode there, and picks one of several colors by hand.
    public var picksByMode: Bool
    /// The state of the view in which it holds there, in the code's words.
    public var condition: String?

    public init(
      foreground: Place, background: Place? = nil, steps: [Place] = [], view: String? = nil, picksByMode: Bool = false,
      condition: String? = nil
    ) {
      self.foreground = foreground
      self.background = background
      self.steps = steps
      self.view = view
      self.picksByMode = picksByMode
      self.condition = condition
    }
  }

  public var foreground: DrawnColor
  public var ground: Ground
  public var element: Element
  public var certainty: Certainty
  /// The contexts of each axis in which it holds; empty: in all.
  public var contexts: [String: [String]]
  /// The themes in which it holds, by name; empty: in all that have both tokens.
  public var themes: [String]
  /// The state of the view in which it holds, in the code's words: `on`, `configuration.isPressed`.
  public var condition: String?
  public var source: Source
  /// At least one.
  public var sites: [Site]

  public init(
    foreground: DrawnColor, ground: Ground, element: Element, certainty: Certainty, contexts: [String: [String]] = [:],
    themes: [String] = [], condition: String? = nil, source: Source, sites: [Site]
  ) {
    self.foreground = foreground
    self.ground = ground
    self.element = element
    self.certainty = certainty
    self.contexts = contexts
    self.themes = themes
    self.condition = condition
    self.source = source
    self.sites = sites
  }

  /// The nearest layer behind the foreground.
  public var background: DrawnColor? {
    if case .layers(let layers) = ground { layers.last } else { nil }
  }
}
