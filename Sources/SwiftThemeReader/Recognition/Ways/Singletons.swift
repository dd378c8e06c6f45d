import ThemeModel

/// Recognises a type with colors that has one value, the shared one.
enum Singletons: ThemeRecogniser {
  static let about = Recogniser(
    id: "singleton", evidence: .names, strength: 15,
    sentence: "A type with colours has one value, the shared one.",
    example: """
      final class AppTheme {
        static let shared = AppTheme()
        let ink: UIColor
        init() { ink = .black }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.singletons()
  }
}

extension ThemeRecognition {
  /// Finds values such as `static let shared = AppTheme()`. Stronger ways find other themes, if there are any.
  fileprivate func singletons() -> [Found] {
    let models = declared.filter { type in
      (type.kind == .structure || type.kind == .classType) && types.saysTheme(type) && !types.isView(type)
    }
    return models.compactMap { model in
      let property = model.properties.map(\.member).first { property in
        guard property.isStatic, ThemeWords.namesOfTheOneInUse.contains(property.name),
          case .palette(let models) = types.kind(of: property, in: model)
        else { return false }
        return models.contains { $0 === model }
      }
      guard let property else { return nil }
      return Found(
        candidates: [ThemeCandidate(name: model.path, root: .property(property, model), span: property.span)],
        way: "singletons of \(model.path)", contract: model)
    }
  }
}
