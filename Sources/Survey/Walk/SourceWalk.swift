/// Finds the files behind paths and globs, in an order that does not depend on the file system, and counts what it
/// leaves aside.
public struct SourceWalk {
  public struct Found: Equatable, Sendable {
    /// The path for messages: as the user gave it, or below a folder that the user gave.
    public var path: String
    /// Whether it was named itself. Then it is an error if no format reads it.
    public var isNamed: Bool

    public init(path: String, isNamed: Bool) {
      self.path = path
      self.isNamed = isNamed
    }
  }

  public struct Result: Sendable {
    /// Each file once, sorted by the bytes of its path.
    public var files: [Found] = []
    public var aside: [Aside] = []
    public var errors: [FileError] = []
    /// Files that may be build configurations that name token files.
    public var builds: [String] = []
    /// Files that may contain the setting for the mode of an app.
    public var settings: [String] = []
    /// Folders with their own `package.json`.
    public var packages: [String] = []
    /// Files that builds wrote into their own folders.
    public var products: [Product] = []
    /// Files of formats that Legible does not read, by their extensions.
    public var unread: [String] = []
    /// The number of Swift files in folders that are left aside.
    public var codeAside = 0
    /// Whether the walk reached a limit.
    public var isCut = false

    public init() {}
  }

  private let tree: any FileTree
  private let boundary: TreeBoundary?
  private let excluded: [FileGlob]
  private let limits: Limits
  private var result = Result()
  private var seen: Set<String> = []
  /// The identities of the folders that were walked, whatever link led there.
  private var walked: Set<String> = []
  /// Links to folders. They are followed after everything else, so that a link shows nothing twice.
  private var links: [Link] = []
  private var ignored = IgnoreRules()
  /// What git tracks is not ignored, whatever the rules say.
  private let tracked: TrackedFiles
  /// The Xcode projects of the folder that is visited. A folder with the name of one has the app's own code: `OrderTest/`.
  private var projects: Set<String> = []
  /// Whether the folder that is being walked is ignored, and only read for the files in it that git tracks.
  private var isInIgnored = false
  /// The folder that was named, or the last one that a glob found.
  private var named: String?
  /// The folder that is all there is, and read whatever it is called.
  private var asked: String?
  private var entries = 0
  private var counting: Counting?
  /// The folder of build products that is being walked, if any.
  private var productFolder: String?
  private var others: [OtherFormat: [String]] = [:]

  /// - Parameters:
  ///   - boundary: The folders that may be read. `nil` allows everything.
  ///   - excluded: Globs over paths as the tree names them.
  public init(
    _ tree: any FileTree, boundary: TreeBoundary? = nil, excluded: [FileGlob] = [], limits: Limits = .standard
  ) {
    self.tree = tree
    self.boundary = boundary
    self.excluded = excluded
    self.limits = limits
    tracked = TrackedFiles(in: tree, boundary: boundary)
  }

  /// Returns every file behind the path.
  public static func files(
    _ path: String, in tree: any FileTree, boundary: TreeBoundary? = nil, excluded: [FileGlob] = [],
    limits: Limits = .standard
  ) -> Result {
    func walked(asking asked: String?) -> SourceWalk {
      var walk = SourceWalk(tree, boundary: boundary, excluded: excluded, limits: limits)
      walk.asked = asked
      walk.add(path)
      walk.followLinks()
      return walk
    }
    var walk = walked(asking: nil)
    if let only = walk.result.onlySample {
      let app = walked(asking: only)
      if app.result.files.contains(where: { $0.path.hasSuffix(".swift") }) { walk = app }
    }
    var result = walk.result
    result.aside += OtherFormat.asides(walk.others)
    result.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.products.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    result.aside.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return result
  }

  private mutating func add(_ path: String) {
    if FileGlob.isGlob(path) && !tree.exists(path) { return addGlob(path) }
    do throws(FileError) {
      let path = FilePath.tidied(path)
      let kind = try tree.kind(of: path)
      let identity = try allowed(path)
      switch kind {
      case .file: append(path, isNamed: true)
      case .folder:
        named = path
        try visit(path, identity: identity, depth: 0)
      }
    } catch {
      result.errors.append(error)
    }
  }

  private mutating func addGlob(_ path: String) {
    let glob = FileGlob(FilePath.tidied(path))
    let base = glob.base.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : glob.base
    let before = result.files.count
    do throws(FileError) {
      guard try tree.kind(of: base) == .folder else { throw FileError(path: path, problem: .missing, attempt: "read") }
      let identity = try allowed(base)
      try matching(glob, in: base, identity: identity, depth: 0)
      followLinks()
      if result.files.count == before { throw FileError(path: path, problem: .nothingMatches, attempt: "read") }
    } catch {
      result.errors.append(error)
    }
  }

  /// Returns the identity of a path. Throws if it is outside the boundary.
  private func allowed(_ path: String) throws(FileError) -> String {
    guard let identity = tree.identity(of: path) else {
      throw FileError(path: path, problem: .missing, attempt: "read")
    }
    if let boundary, !boundary.contains(identity) { throw FileError(path: path, problem: .outside, attempt: "read") }
    return identity
  }

  /// Collects the matches of a glob: files, and folders that are read whole.
  private mutating func matching(
    _ glob: FileGlob, in folder: String, identity: String, depth: Int
  ) throws(FileError) {
    guard depth < limits.depth, walked.insert("glob " + identity).inserted else { return }
    for entry in try tree.list(folder) where !entry.name.hasPrefix(".") {
      guard isWithinLimits(folder) else { return }
      let path = FilePath.child(entry.name, of: folder)
      guard !isExcluded(path) else { continue }
      let isMatch = glob.matches(path)
      do throws(FileError) {
        let kind = if let kind = entry.kind { kind } else { try tree.kind(of: path) }
        guard isMatch || kind == .folder, let here = tree.identity(of: path), boundary?.contains(here) ?? true else {
          continue
        }
        switch (kind, isMatch) {
        case (.file, true): append(path, isNamed: true)
        case (.folder, true):
          named = path
          try visit(path, identity: here, depth: depth + 1)
        case (.folder, false):
          guard FolderNames.reason(entry.name).map({ $0 != .vendored && $0 != .buildProduct }) ?? true else { continue }
          try matching(glob, in: path, identity: here, depth: depth + 1)
        case (.file, false): break
        }
      } catch {
        if isMatch || error.problem == .notPermitted { result.errors.append(error) }
      }
    }
  }

  private mutating func followLinks() {
    while !links.isEmpty {
      let link = links.removeFirst()
      guard !walked.contains(link.identity) else { continue }
      do throws(FileError) {
        try visit(link.path, identity: link.identity, depth: link.depth)
      } catch {
        if case .notPermitted = error.problem { result.errors.append(error) }
      }
    }
  }

  /// Visits everything in a folder. Its path is already tidied.
  private mutating func visit(_ folder: String, identity: String, depth: Int) throws(FileError) {
    guard depth < limits.depth else { return cut(folder) }
    guard walked.insert(identity).inserted else { return }
    let list = try tree.list(folder)
    let outer = ignored
    defer { ignored = outer }
    if list.contains(where: { $0.name == ".gitignore" }),
      let rules = try? tree.read(FilePath.child(".gitignore", of: folder), limit: 1 << 18)
    {
      ignored.add(rules, in: folder)
    }
    let outerProjects = projects
    defer { projects = outerProjects }
    projects = Set(list.map(\.name).filter { $0.hasSuffix(".xcodeproj") })
    for entry in list {
      guard isWithinLimits(folder) else { return }
      take(entry, in: folder, identity, depth)
    }
  }

  private mutating func take(_ entry: FolderEntry, in folder: String, _ identity: String, _ depth: Int) {
    let path = FilePath.child(entry.name, of: folder)
    let isFileToRead = FileNames.mayBeTheme(path)
    let isOfProject = counting == nil && productFolder == nil
    if isOfProject, entry.kind == .file, result.builds.count < limits.builds, FileNames.mayConfigureBuild(path) {
      result.builds.append(path)
    }
    if isOfProject { noteSettings(entry, path) }
    noteUnread(entry, path)
    if isOfProject, entry.name == "package.json" { result.packages.append(folder) }
    if isOfProject, entry.kind == .file, !isFileToRead, let format = OtherFormat.of(path),
      !isIgnored(path, isFolder: false)
    {
      others[format, default: []].append(path)
    }
    // A file that cannot be a theme needs no further checks.
    guard entry.kind != .file || isFileToRead, !isExcluded(path) else { return }
    do throws(FileError) {
      let kind: FileKind
      if let known = entry.kind {
        kind = known
      } else {
        guard let found = try linked(path, FilePath.child(entry.name, of: identity.isEmpty ? "." : identity), depth)
        else { return }
        kind = found
      }
      switch kind {
      case .folder:
        try takeFolder(entry.name, path, FilePath.child(entry.name, of: identity.isEmpty ? "." : identity), depth)
      case .file where isFileToRead: takeFile(path)
      case .file: break
      }
    } catch {
      // A pipe or dangling link that was found by chance is not a theme. A folder that cannot be opened could contain
      // themes.
      let promises = FileNames.promises(path)
      if promises && isOfProject || error.problem == .notPermitted {
        result.errors.append(error)
      } else if isFileToRead {
        leave(path, .special)
      }
    }
  }

  /// Records a file of a format that is not read. Build products count too, because they may have the repository's only
  /// colors.
  private mutating func noteUnread(_ entry: FolderEntry, _ path: String) {
    guard counting == nil, entry.kind == .file, result.unread.count < limits.unread,
      OtherFormat.byEnding(of: path) != nil, !isIgnored(path, isFolder: false), !isExcluded(path)
    else { return }
    result.unread.append(path)
  }

  private mutating func noteSettings(_ entry: FolderEntry, _ path: String) {
    if entry.name.hasSuffix(".xcodeproj") {
      result.settings.append(FilePath.child("project.pbxproj", of: path))
    } else if entry.kind == .file, FileNames.maySetAppearance(path), !isIgnored(path, isFolder: false) {
      result.settings.append(path)
    }
  }

  /// Returns the kind of an entry whose folder does not tell it. Returns `nil` for a link that needs no further steps.
  private mutating func linked(_ path: String, _ ownIdentity: String, _ depth: Int) throws(FileError) -> FileKind? {
    guard let real = tree.identity(of: path) else {
      _ = try tree.kind(of: path)
      return nil
    }
    let kind: FileKind
    if real == ownIdentity { return try tree.kind(of: path) }
    if let boundary, !boundary.contains(real) {
      leave(path, .outside)
      return nil
    }
    kind = try tree.kind(of: path)
    guard kind == .folder else { return kind }
    if counting == nil, productFolder == nil { links.append(Link(path: path, identity: real, depth: depth + 1)) }
    return nil
  }

  private mutating func takeFolder(_ name: String, _ path: String, _ identity: String, _ depth: Int) throws(FileError) {
    guard counting == nil else {
      if FolderNames.reason(name).map({ FolderNames.isWorthCounting(name, $0) }) ?? true {
        try visit(path, identity: identity, depth: depth + 1)
      }
      return
    }
    // The names of groups in a catalog tell nothing.
    let isOwn = projects.contains(name + ".xcodeproj") && FolderNames.reason(name) == .tests
    let byName = path.contains(".xcassets/") || isOwn || isAskedFor(name, path) ? nil : FolderNames.reason(name)
    guard let reason = byName ?? (isIgnored(path, isFolder: true) ? .ignored : nil) else {
      let outer = isInIgnored
      defer { isInIgnored = outer }
      isInIgnored = outer || ignored.ignores(path, isFolder: true)
      return try visit(path, identity: identity, depth: depth + 1)
    }
    // Everything in a folder of build products is a product, also what a build documents or tests.
    if productFolder != nil {
      guard ![.hidden, .vendored, .ignored].contains(reason) else { return }
      return try visit(path, identity: identity, depth: depth + 1)
    }
    if reason == .buildProduct, FolderNames.holdsProducts(name), !isIgnored(path, isFolder: true) {
      productFolder = path
      defer { productFolder = nil }
      return try visit(path, identity: identity, depth: depth + 1)
    }
    guard FolderNames.isWorthCounting(name, reason) else { return }
    counting = Counting(isHidden: reason == .hidden)
    // A link elsewhere may still lead to these folders.
    let before = walked
    try? visit(path, identity: identity, depth: depth + 1)
    walked = before
    if let found = counting {
      result.codeAside += found.code
      // A sample app at the top is reported even if it has only code.
      if found.files > 0 || reason == .sample && depth == 0 && found.code > 0 {
        result.aside.append(
          Aside(
            path: path, reason: reason, files: found.files + found.code, isFolder: true,
            only: found.files == 1 && found.code == 0 ? found.only : nil, promises: found.promises))
      }
    }
    counting = nil
  }

  private mutating func takeFile(_ path: String) {
    if let productFolder {
      guard result.products.count < limits.products, FileNames.mayBeWrittenTokens(path) else { return }
      result.products.append(Product(path: path, folder: productFolder))
    } else if counting != nil {
      // Swift files count fully only if their names mention colors, and catalogs only if they have colors.
      let name = FilePath.name(of: path)
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return }
      if name.hasSuffix(".swift"), !FileNames.speaksOfColors(name) {
        counting?.code += 1
        return
      }
      if name == "Contents.json", !path.contains(".colorset/") { return }
      if counting?.isHidden == true || FileNames.isYAML(path), !FileNames.mentionsColors(path) { return }
      counting?.files += 1
      if counting?.only == nil { counting?.only = path }
      if FileNames.promises(path) { counting?.promises = true }
    } else if isIgnored(path, isFolder: false) {
      leave(path, .ignored)
    } else {
      append(path, isNamed: false)
    }
  }

  private mutating func leave(_ path: String, _ reason: AsideReason) {
    guard counting == nil, productFolder == nil else { return }
    result.aside.append(Aside(path: path, reason: reason, promises: FileNames.promises(path)))
  }

  /// Returns whether git ignores a file, or all that is in a folder.
  private func isIgnored(_ path: String, isFolder: Bool) -> Bool {
    guard isInIgnored || ignored.ignores(path, isFolder: isFolder) else { return false }
    return !tracked.holds(path, isFolder: isFolder)
  }

  /// Returns whether a folder is of the same kind as the one that was named: the sample in `Example/Example`.
  private func isAskedFor(_ name: String, _ path: String) -> Bool {
    if let asked, path == asked || path.hasPrefix(asked + "/") && FolderNames.reason(name) == .sample { return true }
    guard let named, let reason = FolderNames.reason(name), FolderNames.mayBeAskedFor(reason) else { return false }
    return FolderNames.reason(FilePath.name(of: named)) == reason && path.hasPrefix(named + "/")
  }

  private func isExcluded(_ path: String) -> Bool {
    !excluded.isEmpty && excluded.contains { $0.matches(path) }
  }

  private mutating func isWithinLimits(_ folder: String) -> Bool {
    if counting != nil {
      counting?.entries += 1
      return (counting?.entries ?? 0) <= limits.entriesAside
    }
    entries += 1
    if entries > limits.entries { cut(folder) }
    return entries <= limits.entries
  }

  private mutating func cut(_ folder: String) {
    guard !result.isCut else { return }
    result.isCut = true
    result.aside.append(Aside(path: folder, reason: .notReached, isFolder: true))
  }

  private mutating func append(_ path: String, isNamed: Bool) {
    guard seen.insert(path).inserted else { return }
    result.files.append(Found(path: path, isNamed: isNamed))
  }
}
