/// A named set of tokens that may extend another theme and override parts of it.
public struct Theme: Hashable, Sendable {
  public var name: String
  /// The name of the theme that it inherits from.
  public var extends: String?
  /// Themes from which its own tokens took values, nearest first, if the source tells. The tokens are part of this
  /// theme, so these themes are not looked up as parents.
  public var givers: [String]
  /// The names of the system's axes along which it varies.
  public var axes: [String]
  /// Axes on which it has other contexts than themes of other origins in the same system.
  public var ownAxes: [Axis] = []
  /// Its own tokens: new ones, and ones that replace inherited tokens. For a theme in columns, they are created on each
  /// access.
  public var tokens: [Token] {
    get { columns?.tokens ?? listedTokens }
    set {
      columns = nil
      listedTokens = newValue
    }
  }
  /// The tokens in columns, if they fit.
  private(set) var columns: TokenColumns?
  /// The tokens as a list, if they do not fit in columns.
  private var listedTokens: [Token]
  public var place: Place?
  /// Whether it exists only for others to extend. It then has no variants of its own.
  public var isAbstract: Bool
  /// The only context of `Axis.mode` in which users see it. `nil` means all.
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

  /// Moves the tokens into a spool as far as they are in columns. The theme stays the same.
  public mutating func move(to spool: any ByteSpool) {
    columns = columns.map { TokenColumns($0, movedTo: spool) }
  }

  /// The paths of its own tokens, in order.
  public var paths: [String] { columns?.paths.paths ?? listedTokens.map(\.path) }

  /// Returns whether both have tokens with the same paths, in the same order.
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

  /// The storage, as columns or as a list, makes no difference.
  public static func == (a: Theme, b: Theme) -> Bool {
    (a.name, a.extends, a.givers, a.axes) == (b.name, b.extends, b.givers, b.axes) && a.place == b.place
      && a.ownAxes == b.ownAxes
      && (a.isAbstract, a.shownMode) == (b.isAbstract, b.shownMode) && a.tokens == b.tokens
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(extends)
    hasher.combine(tokens)
  }
}

/// The tokens that every theme must have.
public struct Contract: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var path: String
    public var place: Place?

    public init(path: String, place: Place? = nil) {
      self.path = path
      self.place = place
    }
  }

  /// For example `ThemeColourPalette` or `template.plist`.
  public var name: String
  /// In the order of the contract, which is the order of every report.
  public var entries: [Entry]
  /// Tokens that a theme may have or not.
  public var optional: Set<String> = []
  /// Tokens that one theme has for itself, by the theme's name. In another theme they are as unexpected as any.
  public var own: [String: Set<String>] = [:]
  /// Whether a token that the contract does not list is a finding.
  public var isClosed: Bool
  /// The names of the themes that it binds. `nil` binds all. A contract never binds the themes of another source.
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

/// The content of all sources of one design system.
public struct ThemeSystem: Hashable, Sendable {
  public var name: String
  public var axes: [Axis]
  public var themes: [Theme]
  /// One contract for each source that has one.
  public var contracts: [Contract]
  /// The places where view code puts one color on another.
  public var sightings: [Sighting]
  /// Colors that code sets where a change of theme does not update them.
  public var strayPaints: [StrayPaint] = []
  /// Literal colors in views, where a token could be used.
  public var literalPaints: [LiteralPaint] = []
  public var diagnostics: [Diagnostic]
  /// The interpretations of the code, the strongest first.
  public var readings: [ThemeReading] = []
  /// The axes of themes whose product has other contexts than the whole system, by theme name.
  public var axesOfThemes: [String: [Axis]] = [:]
  /// By theme name, a number that themes share if each of them could use a raw color that only another one of them uses: themes
  /// of one program. A theme without a number has all the tokens that it can refer to. `nil` if all themes share.
  public var palettes: [String: Int]?
  /// Colors of a catalog that also have a name in code: from the token of the catalog to the token of the code.
  public var namesInCode: [String: String] = [:]
  /// Tokens that represent another token as views show it, with a part of its alpha or beside another source's tokens.
  /// Maps each to that other token.
  public var standIns: [String: String] = [:]
  /// Tokens of an app that neither its code nor its storyboards name, although its views are read. Empty where nobody can tell.
  public var unusedTokens: Set<String> = []
  /// For tokens that only the code of one file can name, that file.
  public var filesOfTokens: [String: String] = [:]
  /// The tokens of modules that have some of the same names.
  public var namesakes = Namesakes()
  /// Files that the user did not name, and whose names do not promise tokens.
  public var foundFiles: Set<String> = []
  /// Files that the user did not name, but whose names promise tokens, or that a build names.
  public var promisedFiles: Set<String> = []
  /// Those of the found files that somebody named, and that are read leniently.
  public var leniencyFiles: Set<String> = []

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

  /// Returns the system's axes with the contexts that a theme has.
  public func axes(of theme: Theme) -> [Axis] {
    let known = axesOfThemes[theme.name] ?? axes
    guard !theme.ownAxes.isEmpty else { return known }
    return known.map { axis in theme.ownAxes.first { $0.name == axis.name } ?? axis }
  }

  /// The contract of a system with one source.
  public var contract: Contract? {
    get { contracts.first }
    set { contracts = newValue.map { [$0] } ?? [] }
  }
}
