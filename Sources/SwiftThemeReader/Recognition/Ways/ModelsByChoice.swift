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
    }
    // One function decides which themes there are. Others with the same model repeat them.
    return MakingFunctions.byModel(all).compactMap { model, made in
      guard let first = made.first, let (parameter, sweep) = choice(of: first.function, first.owner, code) else {
        return nil
      }
      let candidates: [ThemeCandidate]
      if case .keys(let keys) = sweep {
        candidates = keys.cases.map { one in
          ThemeCandidate(
            name: one.name, root: .chosen(first.function, first.owner, parameter, sweep, caseName: one.name),
            span: one.span)
        }
      } else {
        let root = ThemeCandidate.Root.chosen(first.function, first.owner, parameter, sweep, caseName: nil)
        candidates = [ThemeCandidate(name: model.path, root: root, span: first.function.span)]
      }
      return ThemeNames.distinct(
        .init(
          candidates: candidates, way: "\(model.path) made for each `\(parameter.name)` by \(first.function.name)",
          contract: model))
    }
  }

  /// Returns the one parameter that needs an argument, when the sources or the platform list all of its values.
  private static func choice(
    of function: Function, _ owner: TypeRecord?, _ code: ThemeRecognition
  ) -> (Parameter, ColorFunctions.Sweep)? {
    let needed = function.parameters.filter { $0.initial == nil }
    guard needed.count == 1, !needed[0].isVariadic, !needed[0].isInOut,
      let sweep = code.functions.sweep(needed[0], from: Int(function.span.file), owner)
    else { return nil }
    return (needed[0], sweep)
  }
}
