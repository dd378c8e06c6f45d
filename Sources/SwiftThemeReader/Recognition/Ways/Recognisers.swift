import ThemeModel

/// Every way in which themes are recognised.
enum Recognisers {
  static let all: [any ThemeRecogniser.Type] = [
    HoldersOfPalettes.self, SubclassesOfHolder.self, EnumsOfModels.self, ModelsInUse.self, PalettesOfModels.self,
    InstancesOfModels.self, ModelsInFactories.self, ListsOfModels.self, EnumsOfColors.self,
    ConformersOfPalettes.self, SubclassesOfPalette.self, TwinsOfPalettes.self, ModelsByFunctions.self,
    ModelsByChoice.self,
    Managers.self, DictionariesByKey.self,
    TypesOfOtherModules.self,
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
    var all: [Found] = []
    for way in Recognisers.ordered {
      if way.about.isLastResort, all.contains(where: \.hasCandidates) { continue }
      all += way.found(in: self).map { one in
        var one = one
        one.recogniser = way.about
        return one
      }
    }
    let decisive = decisive(all)
    var noted: Set<Span> = []
    // Of the types that are no themes for want of arguments only the way that decides has to speak.
    let speaking = decisive.map { index in
      let strength = all[index].recogniser?.strength ?? 0
      let saysTheme = saysTheme(all[index])
      return all.filter { ($0.recogniser?.strength ?? 0) >= strength && (!saysTheme || self.saysTheme($0)) }
    }
    let notes = (speaking ?? all).flatMap(\.notes).filter { noted.insert($0.span).inserted }
    guard let decisive else { return Found(notes: notes) }
    var main = all.remove(at: decisive)
    let weaker = all.filter(\.hasCandidates)
    main.notes = notes
    // Static colors that no theme uses are told of by themselves.
    main.others = weaker.filter { !$0.candidates.contains(where: \.isOfStatics) }
    main.statics = weaker.filter { $0.candidates.contains(where: \.isOfStatics) }
    return ThemeNames.apart(main)
  }

  /// The strongest; but a family of types of which none calls itself a theme or colors, such as the rows of a list that show the
  /// theme in use, stands behind values and types that do.
  private func decisive(_ all: [Found]) -> Int? {
    guard let first = all.firstIndex(where: \.hasCandidates) else { return nil }
    guard !saysTheme(all[first]) else { return first }
    let called = all.firstIndex { found in
      found.hasCandidates && (found.recogniser?.strength ?? 0) > TwinsOfPalettes.about.strength && saysTheme(found)
    }
    return called ?? first
  }

  /// Whether the themes, their model, what they meet or the palettes that these ask for are called so. Classes of all kinds get at
  /// the theme in use: theirs says nothing.
  private func saysTheme(_ found: Found) -> Bool {
    func says(_ type: TypeRecord?) -> Bool {
      guard let type else { return false }
      return ThemeWords.saysTheme(type.path) || type.kind != .classType && givesThemes(type)
    }
    return says(found.contract)
      || found.candidates.contains { candidate in
        ThemeWords.saysTheme(candidate.name) || says(candidate.model(types)) || says(ThemeNames.owner(of: candidate))
      }
  }

  /// Whether a member gives a palette and says so: `var colors: LevelColors`.
  func givesThemes(_ type: TypeRecord) -> Bool {
    types.members(type).contains { property, owner in
      guard case .palette(let models) = types.kind(of: property, in: owner) else { return false }
      return ThemeWords.saysTheme(property.name) || models.contains { ThemeWords.saysTheme($0.name) }
    }
  }
}

extension ThemeRecognition.Found {
  fileprivate var hasCandidates: Bool { !candidates.isEmpty }
}

extension Recogniser {
  /// What is looked for only where nothing else is found.
  fileprivate var isLastResort: Bool { strength <= MadeByDefault.about.strength }
}
