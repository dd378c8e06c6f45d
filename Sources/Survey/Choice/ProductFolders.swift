import ThemeModel

/// Assigns sources to the products of a repository. The names, contracts and colors of two products are never mixed.
public struct ProductFolders: Sendable {
  /// The folder below which products are distinguished: `.`, or a folder with which the paths begin.
  let root: String
  /// The folder of the project that contains it. Folders of platforms below `tokens` are those of one system, whether it was named
  /// or found.
  private let project: String

  public init(root: String, project: String? = nil) {
    self.root = root
    self.project = project ?? root
  }

  /// Returns the folder of the product, relative to the root. Empty for files that belong to the whole repository.
  func product(of path: String, _ format: Candidate.Format, packages: TokenPackages) -> String {
    let folders = self.folders(of: path, below: format == .designTokens || format == .keyed ? project : root)
    guard let first = folders.first else { return "" }
    switch format {
    case .swift: return ""
    case .designTokens, .keyed:
      // The tokens of one system refer to each other across folders. Only those of a platform or an app are separate.
      if Self.isPlatform(first) { return unlessAround(first) }
      let package = format == .designTokens ? packages.product(of: path) : ""
      if !package.isEmpty { return package }
      return folders.count > 1 && first.lowercased() == "apps" ? unlessAround(first + "/" + folders[1]) : ""
    case .assetCatalog:
      if let index = folders.prefix(3).firstIndex(where: Self.isPlatform) {
        return folders[...index].joined(separator: "/")
      }
      if Self.containers.contains(first.lowercased()), folders.count > 1 { return first + "/" + folders[1] }
      return first.lowercased() == "sources" ? "" : first
    }
  }

  /// Returns a product, or none if it contains everything that is read.
  private func unlessAround(_ product: String) -> String {
    let folder = FilePath.child(product, of: project)
    return root == folder || root.hasPrefix(folder + "/") ? "" : product
  }

  private func folders(of path: String, below root: String) -> [String] {
    // A catalog and the folders in it are not folders of a project, also where the root is a catalog.
    let folders = path.split(separator: "/").dropLast().map(String.init)
      .prefix { !$0.hasSuffix(".xcassets") && !$0.hasSuffix(".colorset") }
    guard root != ".", path.hasPrefix(root + "/") else { return Array(folders) }
    return Array(folders.dropFirst(root.split(separator: "/").count))
  }

  private static func isPlatform(_ folder: String) -> Bool {
    let words = NameWords.of(folder)
    let whole = words.joined()
    return platforms.contains(whole) || words.last.map(parts.contains) ?? false
  }

  private static let platforms: Set<String> = [
    "ios", "iphone", "ipad", "macos", "mac", "osx", "android", "web", "tvos", "watchos", "watch", "visionos",
    "windows", "linux", "desktop", "mobile", "server", "backend", "frontend",
  ]
  private static let parts: Set<String> = ["widget", "widgets", "extension", "watch", "watchkit", "intents", "clip"]
  private static let containers: Set<String> = [
    "packages", "apps", "modules", "libs", "libraries", "projects", "targets", "frameworks", "features", "plugins",
    "extensions", "components",
  ]
}
