import ThemeModel

/// Design tokens of several packages in one repository. Each package is a separate system, with three exceptions: its
/// tokens refer to tokens that only another package has, a document or build of it names files of another package, or
/// the two are contexts of one system: `theme-light`, `theme-dark`.
struct TokenPackages {
  /// For each package, a package that represents all those that belong together. The empty key stands for files in no
  /// package.
  private var leaders: [String: String] = [:]
  private var packages: Set<String> = []
  private let root: String

  /// - Parameter builds: The files that each build names, including its own configuration.
  init(_ looks: [FileLook], packages: [String], builds: [[String]], root: String) {
    self.root = root
    self.packages = Set(packages).subtracting([root])
    guard !self.packages.isEmpty else { return }
    var groups: [String: [FileLook]] = [:]
    for look in looks { groups[package(of: look.path), default: []].append(look) }
    for package in groups.keys { leaders[package] = package }
    guard groups.count > 1 else { return }
    joinContexts()
    for files in builds { join(files.map(package)) }
    for look in looks {
      let folder = FilePath.folder(of: look.path)
      join(([look.path] + (look.candidate?.references ?? []).map { FilePath.joined(folder, $0) }).map(package))
    }
    joinReferring(groups)
  }

  /// Returns the package whose system a file belongs to. Empty for no package.
  func product(of path: String) -> String {
    let package = package(of: path)
    return leaders[package].map { _ in leader(package) } ?? package
  }

  /// Returns the innermost package that contains a path.
  private func package(of path: String) -> String {
    var folder = FilePath.folder(of: path)
    while folder != root, folder != ".", folder != "/" {
      if packages.contains(folder) { return folder }
      folder = FilePath.folder(of: folder)
    }
    return ""
  }

  private func leader(_ package: String) -> String {
    var package = package
    while let next = leaders[package], next != package { package = next }
    return package
  }

  /// Joins packages. The first one represents them all, unless one of them is "no package".
  private mutating func join(_ members: [String]) {
    let all = members.filter { leaders[$0] != nil }.map(leader)
    guard let first = all.first(where: \.isEmpty) ?? all.first else { return }
    for member in all { leaders[member] = first }
  }

  private mutating func joinContexts() {
    var stems: [String: [String]] = [:]
    for package in leaders.keys.sorted() where !package.isEmpty {
      let (stem, found) = ContextNames.split(FilePath.name(of: package), [.mode, .contrast])
      guard !found.isEmpty else { continue }
      stems[FilePath.child(stem, of: FilePath.folder(of: package)), default: []].append(package)
    }
    for (stem, members) in stems { join((leaders[stem] == nil ? [] : [stem]) + members) }
  }

  private mutating func joinReferring(_ groups: [String: [FileLook]]) {
    var names: [(package: String, names: TokenNames)] = []
    for (package, looks) in groups.sorted(by: { $0.key < $1.key }) {
      var found = TokenNames()
      for look in looks { if let json = look.json { found.add(json) } }
      names.append((package, found))
    }
    for (package, own) in names {
      for root in own.roots.sorted() where !own.defines(root) {
        // If several packages define the name, it is not clear which one is meant.
        let others = names.filter { $0.package != package && $0.names.defines(root) }
        if others.count == 1 { join([others[0].package, package]) }
      }
    }
  }
}
