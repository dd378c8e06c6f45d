import ThemeModel

/// Recognises several functions without parameters that each make one theme of the same model.
enum ModelsByFunctions: ThemeRecogniser {
  static let about = Recogniser(
    id: "models-by-functions", evidence: .values, strength: 43,
    sentence: "Several functions without arguments each make one theme of the same model.",
    example: """
      protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
      struct PlainTheme: Theme { let ink: UIColor; let page: UIColor }
      enum ThemeFactory {
        static func makeDay() -> Theme { PlainTheme(ink: .black, page: .white) }
        static func makeNight() -> Theme { PlainTheme(ink: .white, page: .black) }
      }
      """)

  private static let fewest = 2
  private static let verbs: Set = ["make", "create", "build", "new", "get"]

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    let functions = MakingFunctions(code: code)
    let all = functions.all { function, owner in
      function.parameters.isEmpty && functions.canBeCalled(function, of: owner) && !givesOneInUse(function)
    }
    return MakingFunctions.byModel(all).filter { $0.made.count >= fewest }.map { model, made in
      let candidates = made.map { one in
        ThemeCandidate(name: name(one.function), root: .function(one.function, one.owner), span: one.function.span)
      }
      return ThemeNames.distinct(
        .init(candidates: candidates, way: "functions that each make a \(model.path)", contract: model))
    }
  }

  /// Returns whether a function returns the theme in use, as `func currentTheme() -> Theme` does.
  private static func givesOneInUse(_ function: Function) -> Bool {
    NameWords.of(function.name).contains { ThemeWords.namesOfTheOneInUse.contains($0) || $0 == "default" }
  }

  /// Returns the name of the theme that a function makes: `makeDayTheme` makes `day`.
  private static func name(_ function: Function) -> String {
    var words = NameWords.of(function.name)
    if words.count > 1, verbs.contains(words[0]) { words.removeFirst() }
    if words.count > 1, let last = words.last, ["theme", "palette", "colors", "scheme"].contains(last) {
      words.removeLast()
    }
    guard words.count < NameWords.of(function.name).count, let first = words.first else { return function.name }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
