/// The reason why something that may have colors is left aside.
public enum AsideReason: String, CaseIterable, Sendable {
  case sample
  case tests
  case fixtures
  case stubs
  case previews
  case documentation
  case buildProduct = "build-product"
  case vendored
  case hidden
  case ignored
  case excluded
  /// A link that leads out of the project.
  case outside
  case special
  /// The walk ended before it.
  case notReached = "not-reached"
  case noColors = "no-colors"
  /// Keys and values that look like tokens or colors, but are neither.
  case notATheme = "not-a-theme"
  /// The keyframes of an animation, whose colors are not those of a theme.
  case animation
  /// It cannot be read, and the user did not name it.
  case unreadable
  /// It is read as part of something else.
  case usedElsewhere = "used-elsewhere"
  /// Keys with colors that a token file beside it contains as tokens.
  case repeated
  /// Its name mentions colors, but its format is not read.
  case otherFormat = "other-format"
  /// A build reads other files.
  case notInBuild = "not-in-build"

  /// The text for people, shown in parentheses after a name.
  public var words: String {
    switch self {
    case .sample: "a sample"
    case .tests: "tests"
    case .fixtures: "fixtures"
    case .stubs: "stubs"
    case .previews: "previews"
    case .documentation: "documentation"
    case .buildProduct: "build products"
    case .vendored: "dependencies"
    case .hidden: "hidden"
    case .ignored: "ignored by git"
    case .excluded: "excluded"
    case .outside: "a link to outside the project"
    case .special: "not a regular file"
    case .notReached: "not looked at: the repository is too large"
    case .noColors: "no colours in it"
    case .notATheme: "only looks like tokens"
    case .animation: "an animation"
    case .unreadable: "cannot be read"
    case .usedElsewhere: "used by what is read"
    case .repeated: "repeats the tokens beside it"
    case .otherFormat: "a format that is not read"
    case .notInBuild: "not in the build's configuration"
    }
  }
}

/// A file or folder that is left aside.
public struct Aside: Equatable, Sendable {
  /// Without a trailing slash.
  public var path: String
  public var reason: AsideReason
  /// For a folder, the number of files in it that may have colors, as far as it was searched.
  public var files: Int
  public var isFolder: Bool
  /// The path of the file, if the folder has only one that may have colors.
  public var only: String?
  /// Whether the name of the file, or of one in the folder, promises tokens.
  public var promises: Bool
  /// A detail for people: `line 4: …`.
  public var detail: String?
  /// The number of its colors, if they were counted.
  public var colors: Int

  public init(
    path: String, reason: AsideReason, files: Int = 1, isFolder: Bool = false, only: String? = nil,
    promises: Bool = false, detail: String? = nil, colors: Int = 0
  ) {
    self.path = path
    self.reason = reason
    self.files = files
    self.isFolder = isFolder
    self.only = only
    self.promises = promises
    self.detail = detail
    self.colors = colors
  }

  /// Whether a user looking for their colors might miss it.
  public var maySurprise: Bool {
    switch reason {
    case .tests, .fixtures, .stubs, .previews: !(only ?? path).hasSuffix(".swift")
    case .special, .vendored, .otherFormat, .repeated, .usedElsewhere, .noColors, .animation: false
    case .notATheme: colors > 0
    case .buildProduct: isFolder
    default: true
    }
  }

  /// Whether it would be read if somebody named it, as far as that is known. Folders of tests and documentation are counted by the
  /// kinds of their files, which mostly have no colors.
  public var mayBeRead: Bool {
    switch reason {
    case .otherFormat, .special, .notReached, .unreadable, .noColors: false
    case .tests, .fixtures, .stubs, .previews, .documentation: promises || colors > 0
    default: true
    }
  }
}
