/// What the reader of a format would find in a file, determined without reading the file as themes: the number of
/// colors, the themes and axes, and the evidence. The survey chooses among candidates, and the readers read what was
/// chosen.
public struct Candidate: Hashable, Sendable {
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case designTokens = "design-tokens"
    case assetCatalog = "asset-catalog"
    /// Keys and colors: property lists, and JSON that is not design tokens.
    case keyed
    case swift
  }

  /// The strength of the evidence, from least to most.
  public enum Strength: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// Keys and values that look like colors.
    case shape
    /// The file's name or content promises it: `*.tokens.json`, `.xcassets`, `$value` beside `$type`.
    case promised
    /// Other files use its colors.
    case used
    /// A configuration, a resolver document, `$themes.json` or a contract names it.
    case declared

    public static func < (a: Strength, b: Strength) -> Bool {
      a.rawValue < b.rawValue
    }
  }

  public var format: Format
  /// The variety of the format, for people: `Tokens Studio`, `Style Dictionary`. `nil` if the format has only one.
  public var dialect: String?
  /// Paths, beginning with the file itself.
  public var files: [String]
  /// The number of values that are colors or aliases, without following anything.
  public var colors: Int
  /// The theme names in the file itself. Empty if there is only the name of the file and its folder.
  public var themes: [String]
  /// The axes in the file itself.
  public var axes: [Axis]
  public var strength: Strength
  /// The evidence for and against it, for people. Each entry is a clause.
  public var reasons: [String]
  /// Files that it names as parts of itself, relative to its own folder. They may be globs.
  public var references: [String]
  /// Whether its reader opens those files itself, wherever they are in the project.
  public var opensReferences = false
  /// The names of the themes that it extends.
  public var parents: Set<String> = []
  /// Its top-level keys, by which two files are compared.
  public var keys: Set<String> = []
  /// Whether its colors are for text and for what text is on, as those of a whole theme are.
  public var isForTextAndGround = false
  /// The error in a file whose name promises this format, but which cannot be read as such.
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

/// A format that can determine the content of a file.
public protocol CandidateFormat: Sendable {
  /// Returns `nil` if the file is not of this format. Cheap: bytes that evidently contain nothing of it are not parsed.
  static func candidate(_ file: SourceFile) -> Candidate?
}
