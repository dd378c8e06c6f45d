import ThemeModel
import ThemeReaders

/// The content of the paths of one source: the files to read, in groups that are separate systems, and the files left
/// aside.
public struct Survey: Sendable {
  /// Files of one format that belong to one product.
  public struct Group: Sendable {
    public var format: Candidate.Format
    /// The folder of the product. Empty for the whole repository.
    public var product: String
    public var files: [FileLook]
    public var strength: Candidate.Strength
    /// The builds that read files of this group.
    public var builds: [TokenBuild] = []

    /// The deepest folder that contains all files.
    public var folder: String {
      FolderOfAll.of(files.map(\.path))
    }
  }

  public var groups: [Group]
  /// Storyboards and xibs, which use colors of the groups.
  public var interfaces: [FileLook]
  public var aside: [Aside]
  /// Files that were named, or whose names promise tokens, and that cannot be read.
  public var broken: [FileLook]
  /// Build configurations that name files of the survey.
  public var builds: [String]
  /// The number of files that were opened.
  public var looked: Int
  public var isCut: Bool
  /// The number of Swift files in folders that are left aside.
  public var codeAside: Int

  /// Chooses among the files that were found and opened.
  ///
  /// - Parameters:
  ///   - written: The files that builds wrote into their own folders.
  ///   - transformed: What scripts of packages write from other token files.
  ///   - namedFolders: The folders that the user named, other than the project itself.
  public init(
    _ looks: [FileLook], written: [FileLook] = [], walk: SourceWalk.Result, builds: [BuildConfiguration] = [],
    products: ProductFolders, transformed: TransformedTokens = TransformedTokens(), namedFolders: [String] = []
  ) {
    var choice = SurveyChoice(
      looks, written: BuildProducts(written, in: walk.products), builds: builds, transformed: transformed,
      root: products.root, namedFolders: namedFolders)
    choice.choose()
    choice.leaveUnread(walk.unread)
    let told = Set(choice.aside.filter { $0.reason == .otherFormat }.map(\.path))
    aside = walk.aside.filter { $0.reason != .otherFormat || !told.contains($0.path) } + choice.aside
    broken = choice.broken
    interfaces = choice.interfaces
    self.builds = choice.builds
    looked = looks.count + (choice.chosen.contains(where: \.look.isWritten) ? written.count : 0)
    isCut = walk.isCut
    codeAside = walk.codeAside
    let packages = TokenPackages(
      choice.chosen.filter { $0.format == .designTokens }.map(\.look), packages: walk.packages,
      // The builds of one script belong together.
      builds: Dictionary(grouping: choice.tokenBuilds, by: \.file).sorted { $0.key < $1.key }.map { _, builds in
        builds.flatMap { $0.steps.joined() }
      }, root: products.root)
    var groups: [Group] = []
    var places: [String: Int] = [:]
    for (look, format) in choice.chosen {
      let product = products.product(of: look.path, format, packages: packages)
      let strength = look.candidate?.strength ?? (look.isNamed || look.promises ? .promised : .shape)
      let key = format.rawValue + "\n" + product
      if let place = places[key] {
        groups[place].files.append(look)
        groups[place].strength = max(groups[place].strength, strength)
      } else {
        places[key] = groups.count
        groups.append(Group(format: format, product: product, files: [look], strength: strength))
      }
    }
    for index in groups.indices where groups[index].format == .designTokens {
      let own = Set(groups[index].files.map(\.path))
      groups[index].builds = choice.tokenBuilds.filter { $0.steps.joined().contains(where: own.contains) }
    }
    self.groups = groups
  }
}
