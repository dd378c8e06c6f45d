/// What a plan says of how one source is to be read. Every reader takes what concerns it.
public struct SourceOptions: Hashable, Sendable {
  /// The system's name in reports; else the reader's own finding, else the folder's name.
  public var name: String?
  /// Accept what the wild does, each deviation a warning; also in files of no dialect that is known.
  public var isLenient: Bool
  /// Insist on the standard: a dialect that would be recognised is an error.
  public var isStrict = false
  /// Where alpha stands in a hex color of eight digits, in formats that do not fix it.
  public var hexOrder: HexOrder
  /// Tiers by pattern, first match wins; they stand where the source says nothing.
  public var tiers: [TierPattern]
  /// Axes declared by hand, with the contexts that file names or keys spell out.
  public var axes: [Axis]
  /// Names of themes to keep (globs); empty keeps all that was found.
  public var includedThemes: [String]
  /// Names of themes to leave out (globs).
  public var excludedThemes: [String]
  /// What other sources, which read the same files, have been asked for by name: here nobody misses it.
  public var elsewhere: [ThemeChoice] = []
  /// Stand-ins that mean “this theme has no such color”, beside those that a reader knows.
  public var placeholders: [PlaceholderPattern]
  /// The generation of system colors: `ios13` … `ios18`, `ios26`, or the release of macOS of the same year.
  public var systemGeneration: String
  /// Whether somebody said so.
  public var declaresSystemGeneration = false
  /// In which modes the app is shown; nil: as its own settings say.
  public var shownModes: ShownModes?
  /// The file (as named in the source) whose keys every theme must have.
  public var contract: String?
  /// Whether a token that the contract does not list is a finding.
  public var contractIsClosed: Bool
  /// Keyed files: the key path under which the colors stand, where they are not at the top.
  public var colorsKey: String?
  /// Keyed files: the keys that name a parent theme.
  public var parentKeys: [String]
  /// Keyed files: what a reference to another key begins with.
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
    ThemeChoice(included: includedThemes, excluded: excludedThemes)
  }
}

/// In which modes an app shows itself.
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
  /// The text or expression that stands in, as a glob: `NovaMissingToken.*`.
  public var pattern: String

  public init(kind: Placeholder.Kind, pattern: String) {
    self.kind = kind
    self.pattern = pattern
  }
}
