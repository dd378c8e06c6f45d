import ThemeModel

/// The files that a run read and left aside: the survey together with its result.
public struct SurveyReport: Equatable, Sendable {
  public struct Source: Equatable, Sendable {
    public var format: Candidate.Format
    /// Folders or files that contain its themes. Those with the most themes come first.
    public var paths: [String]
    public var themes: [String]
    /// The number of colors in the theme that has the most.
    public var colors: Int
    public var axes: [Axis]
    public var files: Int
    /// The files or folders directly below the top that it uses.
    public var folders: [String]
    public var strength: Candidate.Strength
    /// Whether a build wrote it, and nothing else has colors.
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
  /// The number of files that were opened.
  public var looked = 0
  public var swiftFiles = 0
  /// The number of Swift files in tests, stubs and samples.
  public var codeAside = 0
  public var isCut = false
  /// Top-level folders that contain Swift code.
  public var topFolders: [String] = []
  /// The files of the sources.
  public var readFiles: Set<String> = []

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

  /// Returns the first folder of a path, or the file itself.
  public static func top(of path: String) -> String {
    path.split(separator: "/", maxSplits: 1).first.map(String.init) ?? path
  }

  /// Whether something was left aside that would be read if it were named. Where nothing else is read, it may be anything but a format
  /// that is not read.
  public var mayNameMore: Bool {
    aside.contains { read.isEmpty ? $0.reason != .otherFormat : $0.mayBeRead }
  }

  /// The files left aside, the most surprising first: those that promise tokens, those that have colors, those that
  /// cannot be read, samples, and then everything else.
  public var surprising: [Aside] {
    func rank(_ aside: Aside) -> Int {
      switch aside.reason {
      case _ where aside.promises: 0
      case .notReached: 0
      // If nothing else was found, or only what a build made, the colors are probably in these files.
      case .otherFormat: read.isEmpty ? 1 : read.allSatisfy(\.isWritten) ? 0 : 6
      case .hidden, .ignored, .outside, .notInBuild: 2
      case .unreadable: 3
      case .sample: 4
      case .documentation, .fixtures, .stubs, .tests, .previews: 5
      case .notATheme where aside.colors > 0: 1
      case .notATheme, .noColors, .animation: 6
      case .special, .usedElsewhere, .repeated, .excluded, .vendored, .buildProduct: 7
      }
    }
    return aside.enumerated().sorted { a, b in
      (rank(a.element), -a.element.colors, a.offset) < (rank(b.element), -b.element.colors, b.offset)
    }.map(\.element)
  }
}
