import ThemeModel

/// The static colors of one name that several modules declare.
struct ModuleTokens {
  private let table: DeclarationTable
  /// For each file, those that declare some of its names for another module.
  private var rivals: [String: Set<String>] = [:]
  /// The files of which it is not certain that their rivals are of other modules.
  private var open: Set<String> = []
  /// The places of what has namesakes.
  private var twins: Set<Place> = []
  /// The places of what only its own module can use.
  private var own: Set<Place> = []

  /// - Parameter themes: the themes of these tokens; what is no token has no namesakes
  init(_ table: DeclarationTable, of themes: [Theme]) {
    self.table = table
    let tokens = Set(themes.flatMap { $0.tokens.map(\.place) })
    let members = table.types.map { type in
      type.properties.map(\.member).filter { $0.isStatic && !type.isConditional($0) }
    }
    for properties in members + [table.globalProperties.map(\.member)] {
      let all = properties.filter { $0.access != .file && tokens.contains(table.place($0.span)) }
      for namesakes in Dictionary(grouping: all, by: \.name).values { add(namesakes) }
      own.formUnion(all.filter { $0.access == .module }.map { table.place($0.span) })
    }
  }

  private mutating func add(_ namesakes: [Property]) {
    let files = Set(namesakes.map { table.file(of: $0.span) }).sorted()
    guard files.count > 1 else { return }
    for (index, file) in files.enumerated() {
      for other in files[(index + 1)...] {
        let relations = [table.fileModules.relation(file, other), table.fileModules.relation(other, file)]
        if relations.contains(.same) { continue }
        rivals[file, default: []].insert(other)
        rivals[other, default: []].insert(file)
        if relations.contains(.open) { open.formUnion([file, other]) }
      }
    }
    twins.formUnion(namesakes.map { table.place($0.span) })
  }

  func namesakes(of themes: [Theme]) -> Namesakes {
    guard !rivals.isEmpty else { return Namesakes() }
    var files: [String: String] = [:]
    var everywhere: Set<String> = []
    for token in themes.flatMap(\.tokens) {
      let file = token.place.file
      let isOfModule = twins.contains(token.place) || own.contains(token.place) && !open.contains(file)
      if isOfModule, rivals[file] != nil, files[token.path, default: file] == file {
        files[token.path] = file
      } else {
        everywhere.insert(token.path)
      }
    }
    return Namesakes(files: files.filter { !everywhere.contains($0.key) }, apart: rivals)
  }
}
