import ThemeModel

/// Every way in which themes are recognised.
enum Recognisers {
  static let all: [any ThemeRecogniser.Type] = [
    HoldersOfPalettes.self, SubclassesOfHolder.self, EnumsOfModels.self, ModelsInUse.self, PalettesOfModels.self,
    InstancesOfModels.self, DecodedModels.self, ModelsInFactories.self, ListsOfModels.self, EnumsOfColors.self,
    ConformersOfPalettes.self, SubclassesOfPalette.self, TwinsOfPalettes.self, ModelsByFunctions.self,
    ModelsByChoice.self,
    Managers.self, DictionariesByKey.self, DictionariesOfThemes.self,
    TypesOfOtherModules.self,
    ValuesOfOtherModules.self, TypesOfStatics.self, TwinsOfStatics.self, StaticColors.self, Singletons.self,
    FactoriesOfModels.self,
    PalettesOfArguments.self, MadeByDefault.self, ConstantsOfFunctions.self, ValuesBesideDefaults.self,
    ValuesOfCode.self,
  ]

  /// All ways, the strongest first.
  static let ordered = all.sorted { $0.about.strength > $1.about.strength }
}

extension ThemeRecognition {
  /// Returns the result of the strongest way that finds themes. What other ways find is kept beside it.
  func found() -> Found {
    var all: [Found] = []
    var last: [Found] = []
    for way in Recognisers.ordered {
      let found = found(by: way)
      if way.about.isLastResort, all.contains(where: \.hasCandidates) { last += found } else { all += found }
    }
    let decisive = decisive(all)
    var noted: Set<Span> = []
    // Types that need arguments are not themes. Only the deciding way, and stronger ones, report them.
    let speaking = decisive.map { index in
      let strength = all[index].recogniser?.strength ?? 0
      let saysTheme = saysTheme(all[index])
      return all.filter { ($0.recogniser?.strength ?? 0) >= strength && (!saysTheme || self.saysTheme($0)) }
    }
    let notes = (speaking ?? all).flatMap(\.notes).filter { noted.insert($0.span).inserted }
    guard let decisive else { return Found(notes: notes) }
    let isFirst = !all[..<decisive].contains(where: \.hasCandidates)
    var main = all.remove(at: decisive)
    if !isFirst { main.precedence = precedence(of: main) }
    var weaker = all.filter(\.hasCandidates)
    // What only the last resorts tell is another system at most. Static colors have no types that could tell.
    let others = JoinedSystems(weaker.filter { !$0.candidates.contains(where: \.isOfStatics) } + [main], self)
    weaker += last.filter { $0.hasCandidates && isTheme($0) && others.areApart(from: $0) }
    if let keeper = main.candidates.first?.selection?.keeper { weaker.removeAll { onlyShows($0, keeper) } }
    main.notes = notes
    // Static colors that no theme uses are reported by themselves.
    main.others = weaker.filter { !$0.candidates.contains(where: \.isOfStatics) }
    main.statics = weaker.filter { $0.candidates.contains(where: \.isOfStatics) }
    return ThemeNames.apart(main)
  }

  private func found(by way: any ThemeRecogniser.Type) -> [Found] {
    way.found(in: self).map { one in
      var one = one
      one.recogniser = way.about
      return one
    }
  }

  /// Returns the position of the strongest result. A family of types whose names say neither theme nor color,
  /// such as list rows that show the theme in use, comes after values and types whose names do. A contract comes before values of
  /// types that have nothing to do with it.
  private func decisive(_ all: [Found]) -> Int? {
    let whole = all.firstIndex { $0.hasCandidates && !areParts($0) }
    guard let first = whole ?? all.firstIndex(where: \.hasCandidates) else { return nil }
    if let contract = contract(before: all[first], among: all) { return contract }
    if let kept = all.firstIndex(where: { keepsChoice($0, apartFrom: all[first], among: all) }) { return kept }
    if all[first].recogniser?.evidence == .contract, !isCalledTheme(all[first]) {
      // What has a palette, such as the sizes of a control, comes after what is called one and has nothing to do with it. Where
      // its own names say nothing of themes, as those of a list's rows, the palettes that it shows come before it too.
      let mayShow = !saysTheme(all[first])
      let apart = all.firstIndex { isStrong($0) && isCalledTheme($0) && (mayShow || isApart($0, from: all[first])) }
      if let better = apart ?? all.firstIndex(where: isTheThemeInUse) { return better }
    }
    if saysTheme(all[first]) { return first }
    let called = all.firstIndex { isStrong($0) && saysTheme($0) }
    return called ?? all.firstIndex { sayColors($0, more: all[first].candidates.count) } ?? first
  }

  /// Returns whether an object keeps the choice among themes and gives their colors, beside others that meet no contract and have nothing to
  /// do with that choice. Beside others that are called themes, it does not come first.
  private func keepsChoice(_ found: Found, apartFrom other: Found, among all: [Found]) -> Bool {
    guard let selection = found.candidates.first?.selection, let keeper = selection.keeper,
      ThemeWords.saysTheme(keeper.name), other.recogniser?.evidence != .contract || onlyShows(other, keeper)
    else { return false }
    var kept = [keeper]
    switch selection.choice {
    case .constant: kept += types.table.types.filter { found.contract === $0 }
    case .enumCase(let type, _): kept.append(type)
    }
    let themes = Set(found.candidates.map(\.span))
    func isOfChoice(_ found: Found) -> Bool {
      found.candidates.allSatisfy { themes.contains($0.span) }
        || models(of: found).contains { model in kept.contains { $0 === model } }
    }
    return !isOfChoice(other)
      && all.allSatisfy { !$0.hasCandidates || !isCalledTheme($0) || isOfChoice($0) || showsInNames($0, keeper) }
  }

  /// Returns whether all that is called a theme in what was found shows the object that keeps the choice. A contract is what meets it.
  private func showsInNames(_ found: Found, _ keeper: TypeRecord) -> Bool {
    let called = found.candidates.compactMap { $0.model(types) }.filter { model in
      ThemeWords.isCalledTheme(model.name) && !ThemeWords.saysPart(model.path)
    }
    let showing = types.sharedThemes.classes(showing: keeper)
    return called.isEmpty ? onlyShows(found, keeper) : called.allSatisfy { model in showing.contains { $0 === model } }
  }

  /// Returns whether all of what was found shows the object that keeps the choice. Its colors are colors of each theme of that choice.
  private func onlyShows(_ found: Found, _ keeper: TypeRecord) -> Bool {
    let showing = types.sharedThemes.classes(showing: keeper)
    return found.candidates.allSatisfy { candidate in
      candidate.model(types).map { model in showing.contains { $0 === model } } ?? false
    }
  }

  /// Returns why themes are read before others with stronger evidence.
  private func precedence(of found: Found) -> String {
    if found.recogniser == ConformersOfPalettes.about {
      return "\(found.way) meet a contract with which these have nothing to do; "
        + "to read them too, “include” them in a source of their own"
    }
    if let keeper = found.candidates.lazy.compactMap(\.selection?.keeper).first {
      return
        "\(keeper.path) keeps the choice among \(found.way) and gives their colours, and these have nothing to do with it"
    }
    if found.candidates.contains(where: \.isOfStatics) {
      return "\(found.way) are in types whose names say colours, and are more than these"
    }
    return "\(found.way) are called themes by their names, and these are not"
  }

  /// Whether a way found themes by more than the names of their colors.
  func isStrong(_ found: Found) -> Bool {
    found.hasCandidates && (found.recogniser?.strength ?? 0) > TwinsOfPalettes.about.strength
  }

  /// Returns whether what was found is the one value of a type of many colors that is called a theme.
  private func isTheThemeInUse(_ found: Found) -> Bool {
    guard found.recogniser == Singletons.about, isCalledTheme(found), let model = found.contract else { return false }
    return colors(of: model).count >= Self.fewestOfColors
  }

  /// Returns whether the names of the contract or of the models of themes say that they are themes of the whole.
  func isCalledTheme(_ found: Found) -> Bool {
    ([found.contract].compactMap(\.self) + found.candidates.flatMap(models)).contains { type in
      ThemeWords.isCalledTheme(type.name) && !ThemeWords.saysPart(type.path)
    }
  }

  /// Returns whether the names of the contract or of the models of themes say so, or the colors that each of them has.
  func isTheme(_ found: Found) -> Bool {
    isCalledTheme(found) || models(of: found).contains(where: types.isWholeTheme)
  }

  /// Returns whether themes may be a system of their own: their contract, or else their models, are called themes, or no parts of the
  /// interface, as the kinds of a badge are.
  func isOfTheWhole(_ found: Found) -> Bool {
    (found.contract.map { [$0] } ?? found.candidates.flatMap(models)).allSatisfy { type in
      ThemeWords.isCalledTheme(type.name) || !ThemeWords.saysPart(type.path)
    }
  }

  /// Returns whether static colors in types that say so outnumber the members of a family that does not, such as the cases of an enum
  /// of warnings.
  private func sayColors(_ found: Found, more count: Int) -> Bool {
    let owners = found.candidates.flatMap { candidate -> [TypeRecord] in
      if case .statics(let types) = candidate.root { types } else { [] }
    }
    let named = owners.filter { ThemeWords.saysTheme($0.name) }.map { staticColors(of: $0).count }
    return named.reduce(0, +) > max(count, Self.fewestOfColors)
  }

  /// The number of static colors that an app keeps at least when they are its theme.
  private static let fewestOfColors = 8

  /// Returns whether the names of the themes, of their model, of their contract or of the palettes that these require
  /// say theme. The palettes of a class say nothing, since classes of all kinds access the theme in use.
  func saysTheme(_ found: Found) -> Bool {
    func says(_ type: TypeRecord?) -> Bool {
      guard let type else { return false }
      return ThemeWords.saysTheme(type.path) || type.kind != .classType && givesThemes(type)
    }
    func says(_ candidate: ThemeCandidate) -> Bool {
      ThemeWords.saysTheme(candidate.name) || says(candidate.model(types)) || says(ThemeNames.owner(of: candidate))
        || says(candidate.selection?.keeper)
    }
    if says(found.contract) { return true }
    // Of a class's family, most say it: `ThemeListItem` is one of many rows.
    guard found.recogniser == SubclassesOfHolder.about else { return found.candidates.contains(where: says) }
    return found.candidates.count { ThemeWords.isCalledTheme($0.model(types)?.name ?? $0.name) } * 2
      > found.candidates.count
  }

  /// Returns whether a member is a palette and its name says so: `var colors: LevelColors`.
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
  /// Whether the recogniser counts only when no other finds themes.
  fileprivate var isLastResort: Bool { strength <= MadeByDefault.about.strength }
}
