/// A named set of tokens that may extend another theme and override parts of it.
public struct Theme: Hashable, Sendable {
  public var name: String
  /// The theme it inherits from, by name.
  public var extends: String?
  /// Other themes from which its own tokens took values over, nearest first, where its source says so: those tokens are here,
  /// and no parent is looked up for them.
  public var givers: [String]
  /// Names of the system's axes in which it varies.
  public var axes: [String]
  /// Its own tokens: new ones, and ones that take the place of inherited ones. Of a theme that is kept in columns they are made
  /// anew for each question.
  public var tokens: [Token] {
    get { columns?.tokens ?? listedTokens }
    set {
      columns = nil
      listedTokens = newValue
    }
  }
  /// The tokens in columns, where they fit into those.
  private(set) var columns: TokenColumns?
  /// Where they do not.
  private var listedTokens: [Token]
  public var place: Place?
  /// There only for others to extend: it has no variants of its own.
  public var isAbstract: Bool
  /// The only context of `Axis.mode` in which anybody sees it; nil: all.
  public var shownMode: String?

  public init(
    name: String, extends: String? = nil, givers: [String] = [], axes: [String] = [], tokens: [Token],
    place: Place? = nil, isAbstract: Bool = false
  ) {
    self.name = name
    self.extends = extends
    self.givers = givers
    self.axes = axes
    listedTokens = tokens
    self.place = place
    self.isAbstract = isAbstract
  }

  public init(
    name: String, givers: [String] = [], axes: [String] = [], columns: TokenColumns, place: Place? = nil
  ) {
    self.init(name: name, givers: givers, axes: axes, tokens: [], place: place)
    self.columns = columns
  }

  /// The paths of its own tokens, in order.
  public var paths: [String] { columns?.paths.paths ?? listedTokens.map(\.path) }

  /// Whether both have tokens of the same paths, in the same order.
  public func hasPaths(of other: Theme) -> Bool {
    if let columns, let theirs = other.columns, columns.paths === theirs.paths { return true }
    if columns == nil, other.columns == nil {
      guard listedTokens.count == other.listedTokens.count else { return false }
      for index in listedTokens.indices where listedTokens[index].path != other.listedTokens[index].path {
        return false
      }
      return true
    }
    return paths == other.paths
  }

  /// Columns or not makes no difference.
  public static func == (a: Theme, b: Theme) -> Bool {
    (a.name, a.extends, a.givers, a.axes) == (b.name, b.extends, b.givers, b.axes) && a.place == b.place
      && (a.isAbstract, a.shownMode) == (b.isAbstract, b.shownMode) && a.tokens == b.tokens
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(extends)
    hasher.combine(tokens)
  }
}

/// The tokens that every theme promises to have.
public struct Contract: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var path: String
    public var place: Place?

    public init(path: String, place: Place? = nil) {
      self.path = path
      self.place = place
    }
  }

  /// `ThemeColourPalette`, `template.plist`.
  public var name: String
  /// In the order in which the contract lists them, which is the order of every report.
  public var entries: [Entry]
  /// Whether a token that the contract does not list is a finding.
  public var isClosed: Bool
  /// The names of the themes that it binds, where it does not bind all: a contract never reaches into another source.
  public var themes: Set<String>?

  public init(name: String, entries: [Entry], isClosed: Bool, themes: Set<String>? = nil) {
    self.name = name
    self.entries = entries
    self.isClosed = isClosed
    self.themes = themes
  }

  public func binds(_ theme: String) -> Bool {
    themes?.contains(theme) ?? true
  }
}

/// Everything that one design system's sources hold.
public struct ThemeSystem: Hashable, Sendable {
  public var name: String
  public var axes: [Axis]
  public var themes: [Theme]
  /// One for each of the sources that has one.
  public var contracts: [Contract]
  /// Where view code puts one color on another.
  public var sightings: [Sighting]
  /// Colors that code sets where a change of theme does not reach them.
  public var strayPaints: [StrayPaint] = []
  /// Values that views write where a token could stand.
  public var literalPaints: [LiteralPaint] = []
  public var diagnostics: [Diagnostic]
  /// How code was understood, the strongest reading first.
  public var readings: [ThemeReading] = []
  /// By the names of themes, where a theme's product has other contexts on an axis than the whole has.
  public var axesOfThemes: [String: [Axis]] = [:]
  /// Colors of a catalog that code has under names of its own: the token of the catalog to that of the code.
  public var namesInCode: [String: String] = [:]
  /// Tokens that stand for another one as views show it, at part of its alpha or beside another source's, each with that one.
  public var standIns: [String: String] = [:]
  /// Files that nobody named, and whose names promise nothing.
  public var foundFiles: Set<String> = []
  /// Files that nobody named, and whose names, or a build, promise tokens.
  public var promisedFiles: Set<String> = []

  public init(
    name: String, axes: [Axis] = [], themes: [Theme] = [], contract: Contract? = nil,
    sightings: [Sighting] = [], diagnostics: [Diagnostic] = []
  ) {
    self.name = name
    self.axes = axes
    self.themes = themes
    contracts = contract.map { [$0] } ?? []
    self.sightings = sightings
    self.diagnostics = diagnostics
  }

  /// Of a system of one source.
  public var contract: Contract? {
    get { contracts.first }
    set { contracts = newValue.map { [$0] } ?? [] }
  }
}
