import ThemeModel

/// Recognises a function that makes a model for each case of an enum, or for light and dark.
enum ModelsByChoice: ThemeRecogniser {
  static let about = Recogniser(
    id: "models-by-choice", evidence: .values, strength: 42,
    sentence: "A function makes a model for each case of an enum, or for light and dark.",
    example: """
      struct ThemeColors { let ink: UIColor; let page: UIColor }
      enum ThemeKind { case day, night }
      final class ThemeService {
        static let shared = ThemeService()
        func colors(for kind: ThemeKind) -> ThemeColors {
          switch kind {
          case .day: return ThemeColors(ink: .black, page: .white)
          case .night: return ThemeColors(ink: .white, page: .black)
          }
        }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    let functions = MakingFunctions(code: code)
    let all = functions.all { function, owner in
      choice(of: function, owner, code) != nil && functions.canBeCalled(function, of: owner)
        && !code.isPaletteOfHolder(function, owner)
    }
    // One function decides which themes there are. Others with the same model repeat them.
    return MakingFunctions.byModel(all).compactMap { model, made in
      guard let first = made.first, let choices = choice(of: first.function, first.owner, code),
        let parameter = choices.first(where: \.sweep.isKeys)?.parameter ?? choices.first?.parameter
      else { return nil }
      let keys = choices.lazy.compactMap { if case .keys(let keys) = $0.sweep { keys } else { nil } }.first
      func root(_ name: String?) -> ThemeCandidate.Root {
        .chosen(first.function, first.owner, choices, caseName: name)
      }
      let candidates =
        keys?.cases.map { ThemeCandidate(name: $0.name, root: root($0.name), span: $0.span) }
        ?? [ThemeCandidate(name: model.path, root: root(nil), span: first.function.span)]
      return ThemeNames.distinct(
        .init(
          candidates: candidates, way: "\(model.path) made for each `\(parameter.name)` by \(first.function.name)",
          contract: model))
    }
  }

  /// Returns the parameters that need arguments, when the sources or the platform list all of their values, and the cases of one enum
  /// at most are themes. Beside the system's mode, an enum of light and dark has a theme for each case: the app chooses between it and
  /// the mode.
  private static func choice(
    of function: Function, _ owner: TypeRecord?, _ code: ThemeRecognition
  ) -> [ThemeCandidate.Choice]? {
    var choices: [ThemeCandidate.Choice] = []
    for parameter in function.parameters where parameter.initial == nil {
      guard !parameter.isVariadic, !parameter.isInOut,
        let sweep = code.functions.sweep(parameter, from: Int(function.span.file), owner)
      else { return nil }
      choices.append((parameter, sweep))
    }
    let followsMode = choices.contains { _, sweep in
      switch sweep {
      case .appearance, .traits: true
      case .ownAppearance, .flag, .contrast, .elevation, .keys: false
      }
    }
    if followsMode {
      choices = choices.map { parameter, sweep in
        if case .ownAppearance(let type) = sweep { (parameter, .keys(type)) } else { (parameter, sweep) }
      }
    }
    return choices.isEmpty || choices.count(where: \.sweep.isKeys) > 1 ? nil : choices
  }
}
