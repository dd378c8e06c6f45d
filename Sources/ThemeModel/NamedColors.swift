/// Colors of asset catalogs, which sources look up by name: `UIColor(named: "Accent")`.
public struct NamedColors: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// In order of precedence, like those of a token: the last one whose `when` is true gives the value.
    public var values: [ConditionalValue]
    public var place: Place

    public init(values: [ConditionalValue], place: Place) {
      self.values = values
      self.place = place
    }
  }

  /// The entries by the name that code uses, including the namespaces of folders: `Brand/Accent`.
  public var entries: [String: Entry]
  /// For each name that has different values in several catalogs: the entry of each catalog, by the catalog's folder.
  /// Each of them is also in `entries`, under the catalog's folder and the name.
  public var rivals: [String: [String: Entry]] = [:]
  /// The axes along which the values vary. Their contexts are in the order of the catalogs.
  public var axes: [Axis]

  public init(entries: [String: Entry] = [:], axes: [Axis] = []) {
    self.entries = entries
    self.axes = axes
  }

  /// Where code looks a color up.
  public enum Lookup: Hashable, Sendable {
    /// In the resources of the target that contains a file.
    case target(of: String)
    /// In those of the app that runs the code in a file.
    case app(of: String)
    /// In a bundle that the sources do not tell.
    case untold
  }

  /// What a folder is the root of.
  public enum Root: Hashable, Sendable {
    case package, project
    /// A package beside a project, whose files are not those of its `Sources`.
    case both
  }

  /// The folders with packages and projects, as far as they contain catalogs or code.
  public var roots: [String: Root] = [:]

  /// Returns the key in `entries` for the color that code looks up. Among several catalogs, it is in the one that is nearest by the
  /// folders that they share. Returns `nil` if catalogs with different colors are equally near: only the targets of the project decide
  /// then.
  public func key(of name: String, in lookup: Lookup) -> String? {
    guard let catalogs = rivals[name] else { return name }
    switch lookup {
    case .target(let file): return agreed(nearest(Array(catalogs.keys), to: file), name)
    case .app(let file):
      // The resources of a package are in a bundle of its own.
      let own = catalogs.keys.filter { !isInPackage($0) }
      return agreed(isInPackage(file) ? own : nearest(own, to: file), name)
    case .untold: return agreed(Array(catalogs.keys), name)
    }
  }

  private func nearest(_ catalogs: [String], to file: String) -> [String] {
    let folders = file.split(separator: "/").dropLast()
    let near = catalogs.map { catalog in
      zip(folders, catalog.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
    }
    return zip(catalogs, near).filter { $0.1 == near.max() }.map(\.0)
  }

  /// Returns the key of the color that these catalogs have in common.
  private func agreed(_ catalogs: [String], _ name: String) -> String? {
    func colors(_ catalog: String) -> [[Contexts: TokenValue]] {
      (rivals[name]?[catalog]?.values ?? []).map { [$0.when: $0.value] }
    }
    guard let first = catalogs.min(), catalogs.allSatisfy({ colors($0) == colors(first) }) else { return nil }
    return Self.key(first, name)
  }

  private func isInPackage(_ path: String) -> Bool {
    var folders = path.split(separator: "/").dropLast()
    var below: [Substring] = []
    while true {
      switch roots[folders.joined(separator: "/")] {
      case .package?: return true
      case .project?: return false
      case .both?: return below.first == "Sources"
      case nil: break
      }
      guard let last = folders.popLast() else { return false }
      below.insert(last, at: 0)
    }
  }

  public static func key(_ catalog: String, _ name: String) -> String {
    "\(catalog)/\(name)"
  }

  /// The names that code can look up.
  public var names: [String] {
    let keys = Set(rivals.flatMap { name, catalogs in catalogs.keys.map { Self.key($0, name) } })
    return entries.keys.filter { !keys.contains($0) }.sorted()
  }
}
