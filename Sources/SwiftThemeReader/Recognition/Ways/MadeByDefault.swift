import ThemeModel

/// Recognises a type with colors whose initialiser has defaults for all arguments: the theme that users start with.
enum MadeByDefault: ThemeRecogniser {
  static let about = Recogniser(
    id: "made-by-default", evidence: .names, strength: 5,
    sentence: "A type that is called a theme has default colours, and no code defines other themes.",
    example: """
      struct ChatTheme {
        let colors: Colors
        init(colors: Colors = Colors()) { self.colors = colors }
        struct Colors {
          let ink: Color
          let page: Color
          init(ink: Color = .black, page: Color = .white) { self.ink = ink; self.page = page }
        }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    let models = code.declared.filter { isOne($0, code) }
    // The type that contains the others is the theme, and they are its parts.
    let parts = Set(models.flatMap { held(by: $0, code) }.map { ObjectIdentifier($0) })
    return models.filter { !parts.contains(ObjectIdentifier($0)) }.compactMap { model in
      guard let span = model.declaration?.span else { return nil }
      return .init(
        candidates: [ThemeCandidate(name: model.path, root: .made(model), span: span)],
        way: "\(model.path) as it is made without arguments", contract: model)
    }
  }

  private static let fewest = 2

  private static func isOne(_ type: TypeRecord, _ code: ThemeRecognition) -> Bool {
    guard type.kind == .structure || type.kind == .classType, ThemeWords.saysTheme(type.name),
      !code.types.isView(type), !code.types.isColorValue(type), !SampleWords.sayStub(type.name), !type.inheritsFromView,
      !type.isInView(code.types), code.canBeMade(type)
    else { return false }
    return code.types.isHolder(type) || code.colors(of: type).count >= fewest
  }

  private static func held(by type: TypeRecord, _ code: ThemeRecognition) -> [TypeRecord] {
    code.types.members(type).flatMap { property, owner -> [TypeRecord] in
      guard case .palette(let found) = code.types.kind(of: property, in: owner) else { return [] }
      return found.filter { $0 !== type }
    }
  }
}
