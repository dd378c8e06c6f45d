/// What a format's reader would make of a file, told without reading it as themes: how many colors, of which themes and axes, and
/// what speaks for it. The survey chooses among candidates; readers read what was chosen.
public struct Candidate: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case designTokens = "design-tokens"
    case assetCatalog = "asset-catalog"
    /// Keys and colors: property lists, and JSON that is no design tokens.
    case keyed
    case swift
  }

  /// How much speaks for it, from least to most.
  public enum Strength: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Keys and values that look so.
    case shape
    /// The file's name or its own marks promise it: `*.tokens.json`, `.xcassets`, `$value` beside `$type`.
    case promised
    /// Other files use what it holds.
    case used
    /// A configuration, a resolver document, `$themes.json` or a contract names it.
    case declared

    public static func < (a: Strength, b: Strength) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  public var format: Format
  /// Which way of keeping that format, for people: `Tokens Studio`, `Style Dictionary`; nil where there is one way only.
  public var dialect: String?
  /// Paths, the first one the file that was asked about.
  public var files: [String]
  /// How many values hold a color or stand for one, without following anything.
  public var colors: Int
  /// The names that the file itself gives to themes; empty where its name and folder are all there is.
  public var themes: [String]
  /// The axes that the file itself tells of.
  public var axes: [Axis]
  public var strength: Strength
  /// What speaks for it and against it, for people, each a clause.
  public var reasons: [String]
  /// Files that it names as parts of itself, relative to its own folder; globs are possible.
  public var references: [String]
  /// Its reader opens those files by itself, wherever they lie in the project.
  public var opensReferences = false
  /// The themes that it says it builds on.
  public var parents: Set<String> = []
  /// Keys at its top, by which two files are told to be alike.
  public var keys: Set<String> = []
  /// Its name promises this format, and its bytes cannot be read as that.
  public var problem: Diagnostic?

  public init(
    format: Format, dialect: String? = nil, files: [String], colors: Int = 0, themes: [String] = [],
    axes: [Axis] = [], strength: Strength = .shape, reasons: [String] = [], references: [String] = [],
    problem: Diagnostic? = nil
  ) {
    self.format = format
    self.dialect = dialect
    self.files = files
    self.colors = colors
    self.themes = themes
    self.axes = axes
    self.strength = strength
    self.reasons = reasons
    self.references = references
    self.problem = problem
  }
}

/// A format that answers what a file holds.
public protocol CandidateFormat: Sendable {
  /// Nil where the file is nothing of this format. Cheap: bytes that evidently hold none of it are not parsed.
  static func candidate(_ file: SourceFile) -> Candidate?
}
