/// Colors that sources ask for by name, as asset catalogs give them: `UIColor(named: "Accent")`.
public struct NamedColors: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// In order of precedence, as a token's: the last one whose `when` holds gives the value.
    public var values: [ConditionalValue]
    public var place: Place

    public init(values: [ConditionalValue], place: Place) {
      self.values = values
      self.place = place
    }
  }

  /// By the name that code says, with the namespaces of its folders: `Brand/Accent`.
  public var entries: [String: Entry]
  /// Where several catalogs have a name with other values: the entry of each, by the folder of the catalog. Each is among the
  /// entries, too, under that folder and its name.
  public var rivals: [String: [String: Entry]] = [:]
  /// The axes that the values vary along, with their contexts in the catalogs' order.
  public var axes: [Axis]

  public init(entries: [String: Entry] = [:], axes: [Axis] = []) {
    self.entries = entries
    self.axes = axes
  }

  /// Under which name the entries have the color that a file asks for: that of the catalog which lies nearest to it, by the folders
  /// that they share. Nil where several are as near, and only the targets of the project decide.
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

  /// The names that code asks for.
  public var names: [String] {
    let keys = Set(rivals.flatMap { name, catalogs in catalogs.keys.map { Self.key($0, name) } })
    return entries.keys.filter { !keys.contains($0) }.sorted()
  }
}
