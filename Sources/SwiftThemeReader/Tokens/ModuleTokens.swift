import ThemeModel

/// The modules of static colors where two modules have one of the same name: `Color.ink` of an app, and `Color.ink` of its widget.
///
/// What one module declares for itself is not shown on what another one does, so their names pair nothing. A module is called after
/// the folder by which its declarations differ from those of the other.
struct ModuleTokens {
  private let table: DeclarationTable
  /// The folders of the modules, or files beside the folder of another module.
  private var folders: Set<String> = []
  /// The places of the declarations that another module has, too.
  private var twins: Set<Place> = []
  /// The places of what only its own module can use.
  private var own: Set<Place> = []

  init(_ table: DeclarationTable) {
    self.table = table
    let members = table.types.map { type in
      type.properties.map(\.member).filter { $0.isStatic && $0.access != .file && !type.isConditional($0) }
    }
    let globals = table.globalProperties.map(\.member).filter { $0.access != .file }
    for properties in members + [globals] {
      for all in Dictionary(grouping: properties, by: \.name).values { add(all) }
    }
    guard !folders.isEmpty else { return }
    own = Set((members.joined() + globals).lazy.filter { $0.access == .module }.map { table.place($0.span) })
  }

  private mutating func add(_ all: [Property]) {
    let paths = Set(all.map { table.file(of: $0.span) })
    guard paths.count > 1 else { return }
    for path in paths {
      let around = paths.lazy.filter { $0 != path }.map { Folders.shared(path, $0) }.max() ?? 0
      folders.insert(
        path.split(separator: "/", omittingEmptySubsequences: false).prefix(around + 1).joined(separator: "/"))
    }
    twins.formUnion(all.map { table.place($0.span) })
  }

  /// Returns the module of each such token, and of each that only one of these modules can use.
  func modules(of themes: [Theme]) -> [String: String] {
    guard !folders.isEmpty else { return [:] }
    var modules: [String: String] = [:]
    var open: Set<String> = []
    for token in themes.flatMap(\.tokens) {
      guard twins.contains(token.place) || own.contains(token.place), let folder = folder(of: token.place.file),
        modules[token.path, default: folder] == folder
      else {
        open.insert(token.path)
        continue
      }
      modules[token.path] = folder
    }
    return modules.filter { !open.contains($0.key) }
  }

  private func folder(of path: String) -> String? {
    folders.filter { path == $0 || path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }
}
