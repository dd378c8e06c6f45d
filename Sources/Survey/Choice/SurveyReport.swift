import ThemeModel

/// What a run read, and what it left aside: the survey with what came of it.
public struct SurveyReport: Equatable, Sendable {
  public struct Source: Equatable, Sendable {
    public var format: Candidate.Format
    /// Folders or files in which its themes lie, with the most themes first.
    public var paths: [String]
    public var themes: [String]
    /// Of the theme that has most.
    public var colors: Int
    public var axes: [Axis]
    public var files: Int
    /// The files or folders right below the top that it has.
    public var folders: [String]
    public var strength: Candidate.Strength
    /// A build wrote it, and nothing else holds colors.
    public var isWritten: Bool

    public init(
      format: Candidate.Format, paths: [String], themes: [String], colors: Int, axes: [Axis], files: Int,
      folders: [String] = [], strength: Candidate.Strength, isWritten: Bool = false
    ) {
      self.format = format
      self.paths = paths
      self.themes = themes
      self.colors = colors
      self.axes = axes
      self.files = files
      self.folders = folders
      self.strength = strength
      self.isWritten = isWritten
    }
  }

  public var read: [Source] = []
  public var aside: [Aside] = []
  public var builds: [String] = []
  /// How many files were looked at.
  public var looked = 0
  public var swiftFiles = 0
  /// Files of Swift in tests, stubs and samples.
  public var codeAside = 0
  public var isCut = false
  /// Folders at the top that hold Swift code.
  public var topFolders: [String] = []

  public init() {}

  public mutating func add(_ survey: Survey) {
    aside += survey.aside
    builds += survey.builds
    looked += survey.looked
    swiftFiles += survey.groups.filter { $0.format == .swift }.reduce(0) { $0 + $1.files.count }
    isCut = isCut || survey.isCut
    codeAside += survey.codeAside
    let code = survey.groups.filter { $0.format == .swift }.flatMap(\.files)
    topFolders = Set(topFolders + code.map { Self.top(of: $0.path) }).sorted()
  }

  /// The first folder of a path, or the file itself.
  public static func top(of path: String) -> String {
    path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? path
  }

  /// What is left aside, the most surprising first: what promises tokens, what has colors, what cannot be read, what is somebody's
  /// sample, and what merely lies there.
  public var surprising: [Aside] {
    func rank(_ aside: Aside) -> Int {
      switch aside.reason {
      case _ where aside.promises: 0
      case .notReached: 0
      // Where nothing was found, that is where the colors are.
      case .otherFormat: read.isEmpty ? 0 : 6
      case .hidden, .ignored, .outside, .notInBuild: 2
      case .unreadable: 3
      case .sample: 4
      case .documentation, .fixtures, .stubs, .tests, .previews: 5
      case .notATheme where aside.colors > 0: 1
      case .notATheme, .noColors: 6
      case .special, .usedElsewhere, .repeated, .excluded, .vendored, .buildProduct: 7
      }
    }
    return aside.enumerated().sorted { a, b in
      (rank(a.element), -a.element.colors, a.offset) < (rank(b.element), -b.element.colors, b.offset)
    }.map(\.element)
  }
}
