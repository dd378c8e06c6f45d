/// The options of a plan for reading one source. Every reader uses those that concern it.
public struct SourceOptions: Hashable, Sendable {
  /// The system's name in reports. Without it, the reader finds a name, or the name of the folder is used.
  public var name: String?
  /// Whether to accept common deviations from the standard, each with a warning, even in files of no known dialect.
  public var isLenient: Bool
  /// Whether to insist on the standard: a recognized dialect is an error.
  public var isStrict = false
  /// The place of alpha in a hex color of eight digits, for formats that do not define it.
  public var hexOrder: HexOrder
  /// Whether the configuration says so.
  public var declaresHexOrder = false
  /// Tiers by pattern; the first match counts. They apply to tokens for which the source has no tier.
  public var tiers: [TierPattern]
  /// Axes declared in the configuration, whose contexts are in the names of files or keys.
  public var axes: [Axis]
  /// Names of themes to keep (globs). Empty keeps all themes.
  public var includedThemes: [String]
  /// Names of themes to leave out (globs).
  public var excludedThemes: [String]
  /// The places of the themes to read, of those that the sources have. `nil` reads the themes with the strongest evidence.
  public var themePlaces: Set<Place>?
  /// Globs over themes of which another part of the configuration speaks, such as a rule. They choose nothing.
  public var spokenThemes: [String] = []
  /// The themes that other sources with the same files ask for by name. They are not missing here.
  public var elsewhere: [ThemeChoice] = []
  /// Stand-ins that mean "this theme has no such color", in addition to those that a reader knows.
  public var placeholders: [PlaceholderPattern]
  /// The generation of system colors: `ios13` … `ios18`, `ios26`, or the macOS release of the same year.
  public var systemGeneration: String
  /// Whether the configuration names the generation.
  public var declaresSystemGeneration = false
  /// The modes in which the app is shown. `nil` uses the settings of the app.
  public var shownModes: ShownModes?
  /// The targets that compile the files.
  public var modules = SourceModules()
  /// The file, as named in the source, whose keys every theme must have.
  public var contract: String?
  /// Whether a token that the contract does not list is a finding.
  public var contractIsClosed: Bool
  /// For keyed files: the key path of the colors, if they are not at the top.
  public var colorsKey: String?
  /// For keyed files: the keys that name a parent theme.
  public var parentKeys: [String]
  /// For keyed files: the prefix of a reference to another key.
  public var referencePrefix: String

  public init(
    name: String? = nil, isLenient: Bool = false, hexOrder: HexOrder = .alphaLast, tiers: [TierPattern] = [],
    axes: [Axis] = [], includedThemes: [String] = [], excludedThemes: [String] = [],
    placeholders: [PlaceholderPattern] = [], systemGeneration: String = "ios18", contract: String? = nil,
    contractIsClosed: Bool = true, colorsKey: String? = nil,
    parentKeys: [String] = ["$parent", "parent", "extends", "inherits"], referencePrefix: String = "$"
  ) {
    self.name = name
    self.isLenient = isLenient
    self.hexOrder = hexOrder
    self.tiers = tiers
    self.axes = axes
    self.includedThemes = includedThemes
    self.excludedThemes = excludedThemes
    self.placeholders = placeholders
    self.systemGeneration = systemGeneration
    self.contract = contract
    self.contractIsClosed = contractIsClosed
    self.colorsKey = colorsKey
    self.parentKeys = parentKeys
    self.referencePrefix = referencePrefix
  }
}

extension SourceOptions {
  public var choice: ThemeChoice {
    ThemeChoice(included: includedThemes, excluded: excludedThemes, spoken: spokenThemes)
  }
}

/// The modes in which an app is shown.
public enum ShownModes: String, CaseIterable, Hashable, Sendable {
  case both
  case light
  case dark
}

public enum HexOrder: String, CaseIterable, Hashable, Sendable {
  /// RRGGBBAA, as in CSS, Figma and most Swift code.
  case alphaLast = "rrggbbaa"
  /// AARRGGBB, as on Android.
  case alphaFirst = "aarrggbb"
}

public struct TierPattern: Hashable, Sendable {
  public var tier: Tier
  /// A glob over token paths.
  public var pattern: String

  public init(tier: Tier, pattern: String) {
    self.tier = tier
    self.pattern = pattern
  }
}

public struct PlaceholderPattern: Hashable, Sendable {
  public var kind: Placeholder.Kind
  /// The text or expression of the stand-in, as a glob: `NovaMissingToken.*`.
  public var pattern: String

  public init(kind: Placeholder.Kind, pattern: String) {
    self.kind = kind
    self.pattern = pattern
  }
}
