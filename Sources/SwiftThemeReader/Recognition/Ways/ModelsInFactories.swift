import ThemeModel

/// Recognises a type that is made without arguments, fills a theme's model and stores it.
enum ModelsInFactories: ThemeRecogniser {
  static let about = Recogniser(
    id: "filled-models", evidence: .values, strength: 68,
    sentence: "A type that is called a theme is made without arguments, and fills and stores a theme's model.",
    example: """
      struct Theme { var ink: UIColor; var page: UIColor; init() { ink = .red; page = .red } }
      struct DayThemeFactory {
        let theme: Theme
        init() {
          var theme = Theme()
          theme.ink = .black
          theme.page = .white
          self.theme = theme
        }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    let filled = code.declared.compactMap { type in model(filledBy: type, code).map { (type: type, model: $0) } }
    var models: [TypeRecord] = []
    for (_, model) in filled where !models.contains(where: { $0 === model }) { models.append(model) }
    return models.map { model in
      let candidates = filled.filter { $0.model === model }.compactMap { type, _ in
        type.declaration.map { ThemeCandidate(name: type.path, root: .made(type), span: $0.span) }
      }
      return ThemeNames.distinct(
        .init(candidates: candidates, way: "types that fill a \(model.path)", contract: model))
    }
  }

  /// Returns the one model that the type's initialiser sets, when all colors of the type are in it.
  private static func model(filledBy type: TypeRecord, _ code: ThemeRecognition) -> TypeRecord? {
    guard type.kind == .structure || type.kind == .classType, ThemeWords.saysTheme(type.name),
      !code.types.isView(type), !AppState.isManager(type), !SampleWords.sayStub(type.name), !type.isInView(code.types),
      type.superclass == nil,
      // Parts that can be passed in belong to a theme, and so do parts that are declared in it.
      type.usableInitializers.contains(where: { $0.initializer.body != nil && $0.initializer.parameters.isEmpty })
    else { return nil }
    let held = type.properties.map(\.member).filter { !$0.isStatic && $0.isStored }
    let models = held.compactMap { property -> TypeRecord? in
      guard property.isConstant, property.initial == nil, property.type?.isOptional != true,
        case .palette(let found) = code.types.kind(of: property, in: type)
      else { return nil }
      return found.first
    }
    guard models.count == 1, let model = models.first, model !== type, model.parent !== type,
      code.types.saysTheme(model),
      model.kind == .structure || model.kind == .classType
    else { return nil }
    return code.colors(of: type).isEmpty ? model : nil
  }
}
