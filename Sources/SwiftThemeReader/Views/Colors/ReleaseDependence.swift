import ThemeModel

/// Which colors may be others on releases before the audited one, because the code that makes them asks `#available`.
///
/// Themes are read as the audited release shows them. Beside what a view paints on earlier releases alone, such a color has a value
/// that was not read.
final class ReleaseDependence {
  private struct Declaration {
    let name: String
    let span: Span
    let words: Set<String>
  }

  private let table: DeclarationTable
  private let names: TokenNames
  private var known: [String: Bool] = [:]
  /// The names of properties and functions whose code asks for a release, itself or through others.
  private lazy var asking = found()

  init(table: DeclarationTable, names: TokenNames) {
    (self.table, self.names) = (table, names)
  }

  /// Returns whether a token may have another value on earlier releases. A token that no property of the sources declares may, where
  /// any color does.
  func mayDiffer(_ path: String) -> Bool {
    if let known = known[path] { return known }
    let differs = !asking.isEmpty && isAsking(path)
    known[path] = differs
    return differs
  }

  private func isAsking(_ path: String) -> Bool {
    let name = path.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? path
    let declared = declarations.filter { names.isDeclared(path, at: $0.span, in: table) }
    guard !declared.isEmpty else { return names.isOfCode(path) || asking.contains(name) }
    return declared.contains { $0.words.contains(Self.word) || $0.words.contains { asking.contains($0) } }
  }

  private lazy var declarations: [Declaration] = {
    var all: [Declaration] = []
    func add(_ name: String, _ type: TypeName?, _ span: Span, _ visit: ((Expression) -> Void) -> Void) {
      guard type.map({ ColorReading.word($0).map(ColorReading.colorTypes.contains) == true }) ?? true else { return }
      var words: Set<String> = []
      visit { part in
        switch part.kind {
        case .name(let name), .member(_, let name): words.insert(name)
        default: break
        }
      }
      if TextSearch.contains(Array(table.source(span)), "#available") { words.insert(Self.word) }
      all.append(Declaration(name: name, span: span, words: words))
    }
    func add(_ property: Property) {
      add(property.name, property.type, property.span) { visit in SyntaxWalk.each(property, visit) }
    }
    for (property, _) in table.globalProperties { add(property) }
    for type in table.types {
      for (property, _) in type.properties { add(property) }
      for function in type.functions.values.joined() where function.result != nil {
        add(function.name, function.result, function.span) { visit in SyntaxWalk.each(function.body ?? [], visit) }
      }
    }
    return all
  }()

  private func found() -> Set<String> {
    var found = Set(declarations.filter { $0.words.contains(Self.word) }.map(\.name))
    var isGrowing = !found.isEmpty
    while isGrowing {
      let next = declarations.filter { one in
        !found.contains(one.name) && one.words.contains { found.contains($0) }
      }
      found.formUnion(next.map(\.name))
      isGrowing = !next.isEmpty
    }
    return found
  }

  private static let word = "#available"
}
