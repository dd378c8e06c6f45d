import ThemeModel

/// Every way in which themes are recognised.
enum Recognisers {
  static let all: [any ThemeRecogniser.Type] = [
    HoldersOfPalettes.self, SubclassesOfHolder.self, EnumsOfModels.self, ModelsInUse.self, PalettesOfModels.self,
    InstancesOfModels.self, ListsOfModels.self, EnumsOfColors.self, ConformersOfPalettes.self,
    SubclassesOfPalette.self, TwinsOfPalettes.self, Managers.self, DictionariesByKey.self, TypesOfOtherModules.self,
    ValuesOfOtherModules.self, TypesOfStatics.self, TwinsOfStatics.self, StaticColors.self, Singletons.self,
    FactoriesOfModels.self,
    PalettesOfArguments.self, MadeByDefault.self,
  ]

  /// The strongest first.
  static let ordered = all.sorted { $0.about.strength > $1.about.strength }
}

extension ThemeRecognition {
  /// The strongest reading that finds themes decides; what the others find beside it is kept aside.
  func found() -> Found {
    var notes: [Found.Note] = []
    var noted: Set<Span> = []
    var main: Found?
    var weaker: [Found] = []
    for way in Recognisers.ordered {
      if main != nil, way.about.isLastResort { continue }
      let found = way.found(in: self).map { one in
        var one = one
        one.recogniser = way.about
        return one
      }
      // Of the types that are no themes for want of arguments only the way that decides has to speak.
      if main == nil { notes += found.flatMap(\.notes).filter { noted.insert($0.span).inserted } }
      for one in found where !one.candidates.isEmpty {
        if main == nil { main = one } else { weaker.append(one) }
      }
    }
    guard var main else { return Found(notes: notes) }
    main.notes = notes
    // Static colours that no theme uses are told of by themselves.
    main.others = weaker.filter { !$0.candidates.contains(where: \.isOfStatics) }
    main.statics = weaker.filter { $0.candidates.contains(where: \.isOfStatics) }
    return ThemeNames.apart(main)
  }
}

extension Recogniser {
  /// What is looked for only where nothing else is found.
  fileprivate var isLastResort: Bool { strength <= MadeByDefault.about.strength }
}
