import ColorScience

/// A foreground that view code puts on a background, at one place or at several with the same result.
public struct Sighting: Hashable, Sendable {
  /// The color that is painted: a token of a theme, or a literal or otherwise known color.
  public struct DrawnColor: Hashable, Sendable {
    public enum Color: Hashable, Sendable {
      /// A token's path.
      case token(String)
      /// A color by its value, with its text in the code.
      case fixed(ColorScience.Color, text: String)
      /// A color that code names, and that each look of the device shows otherwise, with the text that stands in the code.
      case adapting(AdaptingColor, text: String)
      /// A color of the system's that no code writes: what a label shows where nothing sets its color.
      case system(AdaptingColor)
      /// A color that code paints and whose value is not known, with its name in the code.
      case unread(name: String, Unread)
    }

    /// Why the value of a color is not known.
    public enum Unread: String, Hashable, Sendable {
      /// The system picks it, or dims another one: `.secondary`, `.tint`. No audit of the app's colors can judge it.
      case ofTheSystem = "the system decides what colour it is"
      /// The app's user or its data pick it.
      case chosen = "the colour is chosen while the app runs"
      /// The verdict in a sheet is another one.
      case lifted = "the system shows another colour in a sheet, with which the verdict is another one"
      /// The code that makes it asks for the release.
      case earlier = "its value on earlier releases was not read"
      /// The two colors are of two systems of themes, each of which may have any of its themes in use.
      case otherSystem = "it is of another system of themes than the colour that it is shown on"
      /// The two colors are taken of values of two types, and no theme is of both.
      case otherTheme = "it is of another theme than the colour that it is shown on"
      /// An app and a package may each have a color of the name.
      case otherCatalog = "it is in another asset catalog than the colour that it is shown on"
      /// Two modules have a color of the name, and what a file of neither means, its imports decide.
      case ofModules = "several modules have a colour of this name, and nothing tells which one is meant"
      /// A name that none of the colors has that were read.
      case missing = "no colour that was read has this name"
      /// As a background it is none that is known, whatever its other stops are.
      case fading = "it is a gradient that becomes clear"
      case notFollowed = "the code that makes the colour could not be followed"
    }

    public var color: Color
    /// The alpha that the code gives the color in place of its own: `text.withAlphaComponent(0.6)`.
    public var alpha: Double?
    /// The factor by which the code multiplies the alpha: `text.opacity(0.6)`.
    public var opacity: Double
    /// A further factor for the alpha that is only known at run time, as written in the code.
    public var dimming: String?
    /// Where the value is written, if the views use it under the name of a constant.
    public var definition: Place?
    /// Whether it is one of the app's own colors, though no theme has it: code of the app makes it.
    public var isOfTheApp: Bool

    public init(
      _ color: Color, alpha: Double? = nil, opacity: Double = 1, dimming: String? = nil, definition: Place? = nil,
      isOfTheApp: Bool = false
    ) {
      self.color = color
      self.alpha = alpha
      self.opacity = opacity
      self.dimming = dimming
      self.definition = definition
      self.isOfTheApp = isOfTheApp
    }

    public static func token(_ path: String, opacity: Double = 1) -> DrawnColor {
      DrawnColor(.token(path), opacity: opacity)
    }

    /// Whether the color is used with its own alpha.
    public var isWhole: Bool { alpha == nil && opacity == 1 && dimming == nil }

    /// The text for people: `text`, `text at 60%`, `text at 60% × progress`, `text with alpha 0.6`.
    public var words: String {
      let name =
        switch color {
        case .token(let path): path
        case .fixed(_, let text), .adapting(_, let text): text
        case .system(let color): color.name
        case .unread(let name, _): name
        }
      if let alpha {
        var rest = self
        rest.alpha = nil
        return "\(name) with alpha \(alpha == 1 ? "1" : "\(alpha)")" + rest.words.dropFirst(name.count)
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

    /// The color of no theme that each look of the device shows otherwise, if it is one.
    public var adapting: AdaptingColor? {
      switch color {
      case .adapting(let color, _), .system(let color): color
      case .token, .fixed, .unread: nil
      }
    }
  }

  /// The background of the foreground.
  public enum Ground: Hashable, Sendable {
    /// The layers from the bottom up; the last one is the background. There is only one layer if it is opaque, or if
    /// nobody knows what is under it.
    case layers([DrawnColor])
    /// The reason why no background was found: `the caller's background`, `a material lies between`.
    case unknown(String)
  }

  /// The kind of foreground.
  public enum Element: Hashable, Sendable {
    case text(TextSize)
    case placeholder(TextSize)
    case icon
    case border
    /// A fill or outline that identifies a control or its state.
    case control
    /// Only shown when the control is disabled, which WCAG exempts.
    case disabled
  }

  /// The size as far as the code tells. An unknown size counts as small, and an unknown weight as regular.
  public struct TextSize: Hashable, Sendable {
    /// In iOS points at the default content size.
    public var points: Double?
    public var isBold: Bool?

    public init(points: Double? = nil, isBold: Bool? = nil) {
      self.points = points
      self.isBold = isBold
    }
  }

  public enum Certainty: Hashable, Sendable {
    /// Every step was read in the code.
    case proven
    /// One step was assumed. The text describes it.
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

  /// A place in view code that shows the sighting.
  public struct Site: Hashable, Sendable {
    /// The line that sets the foreground.
    public var foreground: Place
    /// The line that paints the background.
    public var background: Place?
    /// Other steps, from the foreground outwards: a call, a branch, a default argument.
    public var steps: [Place]
    /// The view, controller or element: `MenuCell`.
    public var view: String?
    /// Whether the code checks the mode there, and chooses between several colors itself.
    public var picksByMode: Bool
    /// The state of the view in which the site applies, as written in the code.
    public var condition: String?
    /// The files whose targets look the colors up: that of the outermost view, and those of code that names its own module; empty where
    /// the code names another bundle.
    public var lookupFiles: Set<String>

    public init(
      foreground: Place, background: Place? = nil, steps: [Place] = [], view: String? = nil, picksByMode: Bool = false,
      condition: String? = nil, lookupFiles: Set<String>? = nil
    ) {
      self.lookupFiles = lookupFiles ?? [(steps.last ?? foreground).file]
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
  /// The contexts of each axis in which it applies. Empty means all.
  public var contexts: [String: [String]]
  /// The names of the themes in which it applies. Empty means all themes that have both tokens.
  public var themes: [String]
  /// Where these themes are written, since two systems of one source may have themes of one name.
  public var themePlaces: Set<Place>
  /// The state of the view in which it applies, as written in the code: `on`, `configuration.isPressed`.
  public var condition: String?
  public var source: Source
  /// At least one site.
  public var sites: [Site]

  public init(
    foreground: DrawnColor, ground: Ground, element: Element, certainty: Certainty, contexts: [String: [String]] = [:],
    themes: [String] = [], themePlaces: Set<Place> = [], condition: String? = nil, source: Source, sites: [Site]
  ) {
    self.foreground = foreground
    self.ground = ground
    self.element = element
    self.certainty = certainty
    self.contexts = contexts
    self.themes = themes
    self.themePlaces = themePlaces
    self.condition = condition
    self.source = source
    self.sites = sites
  }

  /// The foreground, and the layers behind it where they are known, from bottom to top.
  public var colors: [DrawnColor] {
    if case .layers(let layers) = ground { [foreground] + layers } else { [foreground] }
  }

  /// The tokens among its colors.
  public var tokens: [String] { colors.compactMap(\.token) }

  /// Why the color of one side is not known, if it is not.
  public var unread: DrawnColor.Unread? {
    colors.lazy.compactMap { if case .unread(_, let reason) = $0.color { reason } else { nil } }.first
  }

  /// Whether code of the app makes one of the colors, although no theme has it.
  public var isOfTheApp: Bool { colors.contains(where: \.isOfTheApp) }

  /// The nearest layer behind the foreground.
  public var background: DrawnColor? {
    if case .layers(let layers) = ground { layers.last } else { nil }
  }
}
