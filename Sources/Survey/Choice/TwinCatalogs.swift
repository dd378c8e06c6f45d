import ThemeModel
import ThemeReaders

/// Asset catalogs beside each other with the same color sets, such as `Acme.xcassets` and `Zenith.xcassets`: each app is built with one
/// of them. They are read as catalogs in folders of their own are, each as a theme.
///
/// Catalogs of a widget or an extension repeat a color or two. Those of brands have colors for text and for grounds.
struct TwinCatalogs {
  private let catalogs: Set<String>

  init(_ paths: some Sequence<String>) {
    var sets: [String: Set<String>] = [:]
    for path in paths {
      guard let catalog = Self.catalog(of: path), path.hasSuffix(".colorset/Contents.json") else { continue }
      sets[catalog, default: []].insert(String(path.dropFirst(catalog.count)))
    }
    let twins = Dictionary(grouping: sets.keys) { catalog in
      Set(sets[catalog, default: []].map { FilePath.folder(of: catalog) + $0 })
    }
    catalogs = Set(
      twins.filter { sets, catalogs in catalogs.count > 1 && Self.areForTextAndGround(sets) }.values.joined())
  }

  /// Returns the catalog of a color set if it has a twin.
  func catalog(with path: String) -> String? {
    Self.catalog(of: path).flatMap { catalogs.contains($0) ? $0 : nil }
  }

  private static func areForTextAndGround(_ sets: Set<String>) -> Bool {
    let names = sets.map {
      NameWords.of(String(($0.split(separator: "/").dropLast().last ?? "").dropLast(".colorset".count)))
    }
    if ThemePurposes.are(in: Set(names.joined())) { return true }
    let all = Set(names)
    return names.contains { $0.first == "on" && all.contains(Array($0.dropFirst())) }
  }

  private static func catalog(of path: String) -> String? {
    let folders = path.split(separator: "/", omittingEmptySubsequences: false)
    return folders.firstIndex { $0.hasSuffix(".xcassets") }.map { folders[...$0].joined(separator: "/") }
  }
}
