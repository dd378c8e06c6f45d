import ThemeModel

/// Recognises static members that are values of a theme's type in another module. That module decides their colors, so
/// each is a theme that cannot be evaluated here.
enum ValuesOfOtherModules: ThemeRecogniser {
  static let about = Recogniser(
    id: "other-module-values", evidence: .values, strength: 28,
    sentence: "Static members are values of a theme's type that another module declares.",
    example: """
      import Theming
      extension Palette {
        static let dusk: Self = .init(label: .white, background: .black, accent: Color(red: 1, green: 0, blue: 0))
        static let dawn: Self = .init(label: .black, background: .white, accent: Color(red: 0, green: 0, blue: 1))
      }
      """)

  private static let words: Set = ["theme", "palette", "skin", "colors", "colours"]
  private static let fewestArguments = 3

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.table.types.filter { isOne($0) }.compactMap { type in
      let members = type.properties.map(\.member).filter { isValue($0, of: type) && !SampleWords.sayStub($0.name) }
      let candidates = members.map { ThemeCandidate(name: $0.name, root: .property($0, type), span: $0.span) }
      guard !candidates.isEmpty else { return nil }
      return ThemeNames.distinct(
        .init(candidates: candidates, way: "values of \(type.path), which another module declares"))
    }
  }

  private static func isOne(_ type: TypeRecord) -> Bool {
    type.declaration == nil && !PlatformTypes.colors.contains(type.name)
      && NameWords.of(type.name).last.map(words.contains) == true
  }

  /// Returns whether a property is such a value: `static let dusk: Self = .init(…)`, `static let dusk = Palette(…)`.
  private static func isValue(_ property: Property, of type: TypeRecord) -> Bool {
    guard property.isStatic, case .call(let callee, let arguments)? = property.initial?.kind,
      arguments.count(where: { $0.label != nil }) >= fewestArguments
    else { return false }
    switch callee.kind {
    case .name(let name): return name == "Self" || name == type.name
    case .member(nil, "init"): return property.type.map { $0 == .named(["Self"]) || $0 == .named([type.name]) } ?? false
    case .member(let base?, "init"): if case .name(type.name) = base.kind { return true } else { return false }
    default: return false
    }
  }
}
