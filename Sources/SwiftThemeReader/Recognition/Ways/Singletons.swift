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
      if let own = ownValueInUse(of: model) {
        let made = FactoriesOfModels.found(in: self).first { $0.contract === model }?.candidates ?? []
        if !made.isEmpty {
          return ThemeNames.distinct(
            Found(candidates: [own] + made, way: "values and functions of \(model.path)", contract: model))
        }
      }
      return Found(
        candidates: [ThemeCandidate(name: model.path, root: .property(property, model), span: property.span)],
        way: "singletons of \(model.path)", contract: model)
    }
  }

  /// Returns the theme in use, if it begins with colors of its own: `static var current = Theme(ink: .black)`. Beside other values of the
  /// model, it is one of the themes.
  func ownValueInUse(of model: TypeRecord) -> ThemeCandidate? {
    let property = model.properties.map(\.member).first { property in
      guard property.isStatic, property.isStored, ThemeWords.namesOfTheOneInUse.contains(property.name),
        case .call(let callee, let arguments)? = property.initial?.kind, !arguments.isEmpty
      else { return false }
      return switch callee.kind {
      case .name(let name): name == model.name || name == "Self"
      case .member(nil, "init"): true
      case .member(let base?, "init"): MakingCalls.path(base)?.last.map { $0 == model.name || $0 == "Self" } ?? false
      default: false
      }
    }
    return property.map { ThemeCandidate(name: $0.name, root: .property($0, model), span: $0.span) }
  }
}
