import Survey
import ThemeModel

/// The folders with packages and projects around code and asset catalogs. They decide in which catalogs an app looks colors up: the
/// resources of a package are in a bundle of its own.
struct CatalogRoots {
  private let tree: any FileTree

  init(_ tree: any FileTree) {
    self.tree = tree
  }

  /// Returns nothing when no name is that of several colors, since then it makes no difference.
  func found(around colors: NamedColors, and files: [String]) -> [String: NamedColors.Root] {
    guard !colors.rivals.isEmpty else { return [:] }
    var seen: Set<String> = []
    var roots: [String: NamedColors.Root] = [:]
    for path in colors.rivals.values.flatMap(\.keys) + files {
      var folder = FilePath.folder(of: path)
      while seen.insert(folder).inserted {
        if let root = root(folder) { roots[folder == "." ? "" : folder] = root }
        folder = FilePath.folder(of: folder)
      }
    }
    return roots
  }

  private func root(_ folder: String) -> NamedColors.Root? {
    let names = ((try? tree.list(folder)) ?? []).map(\.name)
    let isProject = names.contains { $0.hasSuffix(".xcodeproj") || $0 == "Project.swift" }
    guard names.contains("Package.swift") else { return isProject ? .project : nil }
    return isProject ? .both : .package
  }
}
