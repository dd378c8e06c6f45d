extension SourceWalk {
  /// A file in a folder that builds write, such as `dist`.
  public struct Product: Equatable, Sendable {
    public var path: String
    public var folder: String
  }

  /// The limits of a walk.
  public struct Limits: Sendable {
    public var entries: Int
    public var depth: Int
    /// The limit in a folder that is left aside, where files are only counted.
    public var entriesAside: Int
    /// The limit for build configurations.
    public let builds = 300
    /// The limit for files that builds wrote.
    public let products = 2_000
    /// The limit for files of formats that Legible does not read.
    public let unread = 4_000

    public static let standard = Limits(entries: 400_000, depth: 64, entriesAside: 4_000)

    public init(entries: Int, depth: Int, entriesAside: Int) {
      self.entries = entries
      self.depth = depth
      self.entriesAside = entriesAside
    }
  }

  struct Link {
    var path: String
    var identity: String
    var depth: Int
  }

  /// The counts for a folder that is left aside.
  struct Counting {
    var entries = 0
    var files = 0
    var code = 0
    var only: String?
    var promises = false
    /// Whether the folder is hidden. Tools store settings there, so only files that mention colors count.
    var isHidden = false
  }
}

extension SourceWalk.Result {
  /// The one folder of samples where there is nothing else to read: the app of a repository may be called `ThemeDemo`.
  var onlySample: String? {
    guard files.isEmpty, products.isEmpty, unread.isEmpty, errors.isEmpty, !isCut else { return nil }
    let samples = aside.filter { $0.reason == .sample && $0.isFolder }
    return samples.count == 1 ? samples[0].path : nil
  }
}
