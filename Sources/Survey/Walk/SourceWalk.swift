/// Finds the files behind paths and globs, in an order that no file system decides, and counts what it leaves aside.
public struct SourceWalk {
  public struct Found: Equatable, Sendable {
    /// As places show it: as it was given, or below a folder as that was given.
    public var path: String
    /// Named by itself, so that a file that nothing can read is an error.
    public var isNamed: Bool

    public init(path: String, isNamed: Bool) {
      self.path = path
      self.isNamed = isNamed
    }
  }

  /// A file in a folder that builds write, such as `dist`.
  public struct Product: Equatable, Sendable {
    public var path: String
    public var folder: String
  }

  public struct Result: Sendable {
    /// Each once, sorted by the bytes of its path.
    public var files: [Found] = []
    public var aside: [Aside] = []
    public var errors: [FileError] = []
    /// Files that may say of a build which token files it reads.
    public var builds: [String] = []
    /// Files that may say in which mode an app shows itself.
    public var settings: [String] = []
    /// Folders that are packages by themselves, as their `package.json` says.
    public var packages: [String] = []
    /// What builds wrote into folders of their own.
    public var products: [Product] = []
    /// Files of formats that nothing here reads, by their endings.
    public var unread: [String] = []
    /// Files of Swift in folders that are left aside.
    public var codeAside = 0
    /// There was more than it looks at.
    public var isCut = false

    public init() {}
  }

  /// How much is looked at.
  public struct Limits: Sendable {
    public var entries: Int
    public var depth: Int
    /// In a folder that is left aside, for its count alone.
    public var entriesAside: Int
    /// Configurations of builds.
    public let builds = 300
    /// Files that builds wrote.
    public let products = 2_000
    /// Files of formats that nothing here reads.
    public let unread = 4_000

    public static let standard = Limits(entries: 400_000, depth: 64, entriesAside: 4_000)

    public init(entries: Int, depth: Int, entriesAside: Int) {
      self.entries = entries
      self.depth = depth
      self.entriesAside = entriesAside
    }
  }

  private let tree: any FileTree
  private let boundary: TreeBoundary?
  private let excluded: [FileGlob]
  private let limits: Limits
  private var result = Result()
  private var seen: Set<String> = []
  /// What each folder that was walked is, whatever link led to it.
  private var walked: Set<String> = []
  /// Links to folders, followed when everything else was seen, so that a link shows nothing twice.
  private var links: [Link] = []
  private var ignored = IgnoreRules()
  private var entries = 0
  private var counting: Counting?
  /// The folder of build products that is being walked.
  private var productFolder: String?
  private var others: [OtherFormat: [String]] = [:]

  private struct Link {
    var path: String
    var identity: String
    var depth: Int
  }

  /// A folder that is left aside.
  private struct Counting {
    var entries = 0
    var files = 0
    var code = 0
    var only: String?
    var promises = false
    /// Tools keep their settings in hidden folders: only what speaks of colors counts there.
    var isHidden = false
  }

  /// - Parameters:
  ///   - boundary: what may be read; nil: everything
  ///   - excluded: globs over paths, each as the tree has them
  public init(
    _ tree: any FileTree, boundary: TreeBoundary? = nil, excluded: [FileGlob] = [], limits: Limits = .standard
  ) {
    self.tree = tree
    self.boundary = boundary
    self.excluded = excluded
    self.limits = limits
  }

  /// Every file behind the path.
  public static func files(
    _ path: String, in tree: any FileTree, boundary: TreeBoundary? = nil, excluded: [FileGlob] = [],
    limits: Limits = .standard
  ) -> Result {
    var walk = SourceWalk(tree, boundary: boundary, excluded: excluded, limits: limits)
    walk.add(path)
    walk.followLinks()
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
      case .folder: try visit(path, identity: identity, depth: 0)
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

  /// What the path is, where it may be read.
  private func allowed(_ path: String) throws(FileError) -> String {
    guard let identity = tree.identity(of: path) else {
      throw FileError(path: path, problem: .missing, attempt: "read")
    }
    if let boundary, !boundary.contains(identity) { throw FileError(path: path, problem: .outside, attempt: "read") }
    return identity
  }

  /// A glob may name files, and folders to be read whole.
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
        case (.folder, true): try visit(path, identity: here, depth: depth + 1)
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

  /// Everything in a folder, whose path is tidied.
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
      !ignored.ignores(path, isFolder: false)
    {
      others[format, default: []].append(path)
    }
    // What neither is a folder nor may be a theme need not be asked for what it is.
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
      // A pipe or a dead link that merely lies about is no theme; a folder that may not be opened could hold some.
      let promises = FileNames.promises(path)
      if promises && isOfProject || error.problem == .notPermitted {
        result.errors.append(error)
      } else if isFileToRead {
        leave(path, .special)
      }
    }
  }

  /// What a build wrote counts as well: it may be all that a repository keeps of its colors.
  private mutating func noteUnread(_ entry: FolderEntry, _ path: String) {
    guard counting == nil, entry.kind == .file, result.unread.count < limits.unread,
      OtherFormat.byEnding(of: path) != nil, !ignored.ignores(path, isFolder: false), !isExcluded(path)
    else { return }
    result.unread.append(path)
  }

  private mutating func noteSettings(_ entry: FolderEntry, _ path: String) {
    if entry.name.hasSuffix(".xcodeproj") {
      result.settings.append(FilePath.child("project.pbxproj", of: path))
    } else if entry.kind == .file, FileNames.maySetAppearance(path), !ignored.ignores(path, isFolder: false) {
      result.settings.append(path)
    }
  }

  /// The kind of what the folder does not say itself; nil for a link that is dealt with.
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
    // What groups in a catalog are called says nothing.
    let named = path.contains(".xcassets/") ? nil : FolderNames.reason(name)
    guard let reason = named ?? (ignored.ignores(path, isFolder: true) ? .ignored : nil) else {
      return try visit(path, identity: identity, depth: depth + 1)
    }
    if productFolder != nil { return }
    if reason == .buildProduct, FolderNames.holdsProducts(name), !ignored.ignores(path, isFolder: true) {
      productFolder = path
      defer { productFolder = nil }
      return try visit(path, identity: identity, depth: depth + 1)
    }
    guard FolderNames.isWorthCounting(name, reason) else { return }
    counting = Counting(isHidden: reason == .hidden)
    // A link elsewhere may still show what is in here.
    let before = walked
    try? visit(path, identity: identity, depth: depth + 1)
    walked = before
    if let found = counting {
      result.codeAside += found.code
      // The app that shows a library is said even where it is nothing but code.
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
      // Code is counted where its name speaks of colors, and catalogs where they hold some.
      let name = FilePath.name(of: path)
      if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") { return }
      if name.hasSuffix(".swift"), !FileNames.speaksOfColors(name) {
        counting?.code += 1
        return
      }
      if name == "Contents.json", !path.contains(".colorset/") { return }
      if counting?.isHidden == true, !FileNames.promises(path), !FileNames.speaksOfColors(path) { return }
      counting?.files += 1
      if counting?.only == nil { counting?.only = path }
      if FileNames.promises(path) { counting?.promises = true }
    } else if ignored.ignores(path, isFolder: false) {
      leave(path, .ignored)
    } else {
      append(path, isNamed: false)
    }
  }

  private mutating func leave(_ path: String, _ reason: AsideReason) {
    guard counting == nil, productFolder == nil else { return }
    result.aside.append(Aside(path: path, reason: reason, promises: FileNames.promises(path)))
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
