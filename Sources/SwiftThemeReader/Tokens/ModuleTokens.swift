import ThemeModel

/// The modules of static colors where two modules have one of the same name: `Color.ink` of an app, and `Color.ink` of its widget.
///
/// What one module declares for itself is not shown on what another one does, so their names pair nothing. A module is called after
/// the folder by which its declarations differ from those of the other.
struct ModuleTokens {
  private let table: DeclarationTable
  /// For each declaration that another module has too, the folder of its module.
  private var folders: [Place: String] = [:]

  init(_ table: DeclarationTable) {
    self.table = table
    let members = table.types.map { type in
      type.properties.map(\.member).filter { $0.isStatic && $0.access != .file && !type.isConditional($0) }
    }
    let globals = table.globalProperties.map(\.member).filter { $0.access != .file }
    var apart: [String: String] = [:]
    for properties in members + [globals] {
      for all in Dictionary(grouping: properties, by: \.name).values { add(all, &apart) }
    }
    guard !apart.isEmpty else { return }
    for property in members.joined() + globals where property.access == .module {
      // What another target compiles as well is of both.
      if let folder = apart[table.file(of: property.span)] { folders[table.place(property.span)] = folder }
    }
  }

  /// - Parameter apart: the files that no module of another declaration is compiled with, each with its folder
  private mutating func add(_ all: [Property], _ apart: inout [String: String]) {
    let paths = Set(all.map { table.file(of: $0.span) })
    guard paths.count > 1 else { return }
    var own: [String: String] = [:]
    for path in paths {
      let others = paths.filter { $0 != path && table.fileModules.relation($0, path) != .same }
      guard let around = others.map({ Folders.shared(path, $0) }).max() else { continue }
      own[path] = path.split(separator: "/", omittingEmptySubsequences: false).prefix(around + 1).joined(separator: "/")
      let isApart = paths.allSatisfy { other in
        other == path
          || table.fileModules.relation(path, other) == .other && table.fileModules.relation(other, path) == .other
      }
      if isApart { apart[path] = own[path] }
    }
    for property in all {
      if let folder = own[table.file(of: property.span)] { folders[table.place(property.span)] = folder }
    }
  }

  /// Returns the module of each such token, and of each beside it that only its own module can use.
  func modules(of themes: [Theme]) -> [String: String] {
    guard !folders.isEmpty else { return [:] }
    var modules: [String: String] = [:]
    var open: Set<String> = []
    for token in themes.flatMap(\.tokens) {
      guard let folder = folders[token.place], modules[token.path, default: folder] == folder else {
        open.insert(token.path)
        continue
      }
      modules[token.path] = folder
    }
    return modules.filter { !open.contains($0.key) }
  }
}
