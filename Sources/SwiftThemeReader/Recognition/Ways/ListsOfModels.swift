import ThemeModel

/// Recognises lists of values of one model with colors.
enum ListsOfModels: ThemeRecogniser {
  static let about = Recogniser(
    id: "model-lists", evidence: .values, strength: 65,
    sentence: "A list has values of one model with colours.",
    example: """
      struct ReaderTheme { let name: String; let ink: UIColor }
      enum Presets { static let all = [ReaderTheme(name: "Sepia", ink: .brown), ReaderTheme(name: "Plain", ink: .black)] }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.listsOfModels()
  }
}

extension ThemeRecognition {
  /// Finds lists such as `static let presets: [ReaderTheme] = [ReaderTheme(…), …]`. Each element is a theme.
  fileprivate func listsOfModels() -> [Found] {
    var all: [Found] = []
    for (model, candidates) in elementsOfLists() {
      if let index = all.firstIndex(where: { $0.contract === model }) {
        all[index].candidates += candidates
      } else {
        all.append(Found(candidates: candidates, way: "lists of \(model.path)", contract: model))
      }
    }
    return all.map(ThemeNames.distinct)
  }
}
