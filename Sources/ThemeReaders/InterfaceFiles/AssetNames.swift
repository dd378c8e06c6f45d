import ThemeModel

/// Tokens by the names of their assets.
struct AssetNames {
  private var paths: [String: Set<String>] = [:]

  init(_ systems: [ThemeSystem]) {
    for path in Set(systems.flatMap(\.themes).flatMap(\.paths)) {
      let segments = path.split { $0 == "." || $0 == "/" }
      for count in 1...max(1, min(3, segments.count)) {
        paths[segments.suffix(count).joined(separator: "/"), default: []].insert(path)
      }
      paths[path, default: []].insert(path)
    }
  }

  subscript(name: String) -> String? {
    let found = paths[name] ?? []
    return found.count == 1 ? found.first : found.contains(name) ? name : nil
  }
}
