import ThemeModel

/// Recognises a palette that is made of a model with several values.
enum PalettesOfModels: ThemeRecogniser {
  static let about = Recogniser(
    id: "palette-of-model", evidence: .values, strength: 75,
    sentence: "A palette is made from a model, which has several values.",
    example: """
      struct Hues { let base: UIColor; static let warm = Hues(base: .red); static let cold = Hues(base: .blue) }
      struct ThemeColors { let ink: UIColor; init(hues: Hues) { ink = hues.base } }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.palettesOfModels()
  }
}

extension ThemeRecognition {
  /// Finds palettes such as `ThemeColors(theme: .pastel)`, with a theme for each value of the model.
  fileprivate func palettesOfModels() -> [Found] {
    var all: [Found] = []
    for palette in declared where palette.kind == .structure || palette.kind == .classType {
      guard types.saysTheme(palette), !types.isView(palette), !canBeMade(palette), types.isPalette(palette),
        values.constants(of: palette).isEmpty
      else { continue }
      for initializer in palette.usableInitializers.map(\.initializer) where initializer.body != nil {
        let needed = initializer.parameters.filter { $0.initial == nil }
        guard needed.count == 1, let path = needed[0].type.names.first,
          let model = table.expand(path, from: Int(initializer.span.file), within: palette).types.first,
          model.declaration != nil, model !== palette, types.isPalette(model)
        else { continue }
        let choices = values.constants(of: model)
        guard !choices.isEmpty else { continue }
        let candidates = choices.map { constant, owner in
          ThemeCandidate(
            name: constant.name, root: .madeOf(palette, label: needed[0].label, constant, owner), span: constant.span)
        }
        all.append(
          ThemeNames.distinct(
            Found(candidates: candidates, way: "\(palette.path) made from each \(model.path)", contract: palette)))
        break
      }
    }
    return all
  }

  /// Returns whether palettes have so few of the colors of the themes that they are made of that they are parts of them.
  func areParts(_ found: Found) -> Bool {
    guard found.recogniser == PalettesOfModels.about, let palette = found.contract, let first = found.candidates.first,
      case .madeOf(_, _, let constant, let owner) = first.root,
      case .palette(let models) = types.kind(of: constant, in: owner ?? table.foreignScope), let model = models.first
    else { return false }
    return ThemeWords.saysTheme(model.name)
      && countColors(of: palette) * Self.fewOfAModel <= countColors(of: model)
  }

  private static var fewOfAModel: Int { 4 }
}
