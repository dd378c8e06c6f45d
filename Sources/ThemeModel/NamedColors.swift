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

  /// Returns the key in `entries` for the color that a file looks up: in the catalog nearest to the file, by the
  /// folders that they share. Returns `nil` if several catalogs are equally near. Only the targets of the project
  /// decide then.
  public func key(of name: String, for file: String) -> String? {
    guard let catalogs = rivals[name] else { return name }
    let folders = file.split(separator: "/").dropLast()
    let near = catalogs.keys.map { catalog in
      (catalog, zip(folders, catalog.split(separator: "/").dropLast()).prefix { $0 == $1 }.count)
    }
    guard let most = near.map(\.1).max() else { return nil }
    let nearest = near.filter { $0.1 == most }.map(\.0)
    return nearest.count == 1 ? Self.key(nearest[0], name) : nil
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
