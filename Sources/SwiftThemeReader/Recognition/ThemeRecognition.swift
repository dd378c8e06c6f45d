import ThemeModel

/// Finds the themes in the declarations. Ways of keeping themes are tried from the most to the least telling; the first
/// that finds any decides.
struct ThemeRecognition {
  let table: DeclarationTable
  let types: ColorTypes
  let functions: ColorFunctions
  let values: ModelValues

  struct Found {
    typealias Note = (message: String, span: Span)

    var candidates: [ThemeCandidate] = []
    /// How the themes are kept, in words.
    var way = ""
    /// The type that says what every theme has.
    var contract: TypeRecord?
    var notes: [Note] = []
    /// Themes of other contracts, which are no themes of this one.
    var others: [Found] = []
  }

  init(_ types: ColorTypes) {
    table = types.table
    self.types = types
    functions = types.functions
    values = ModelValues(table: table, types: types)
  }

  /// The first way that finds any decides; what the others find beside it is kept aside.
  func found() -> Found {
    let ways: [() -> [Found]] = [
      holdersOfPalettes, subclassesOfHolder, enumsOfModels, SelectedModels(self).found, palettesOfModels,
      instancesOfModels, listsOfModels, enumsOfColors, conformersOfPalettes, subclassesOfPalette, twinsOfPalettes,
      managers, dictionariesByKey,
      typesOfOtherModules, typesOfStatics, twinsOfStatics, staticColors, singletons,
      palettesOfArguments,
    ]
    var notes: [Found.Note] = []
    var noted: Set<Span> = []
    var main: Found?
    for way in ways {
      let found = way()
      // Of the types that are no themes for want of arguments only the way that decides has to speak.
      if main == nil { notes += found.flatMap(\.notes).filter { noted.insert($0.span).inserted } }
      for one in found where !one.candidates.isEmpty {
        if main == nil { main = one } else { main?.others.append(one) }
      }
    }
    guard var main else { return Found(notes: notes) }
    main.notes = notes
    // Static colours that no theme uses are told of by themselves.
    main.others.removeAll { $0.candidates.contains(where: \.isOfStatics) }
    return ThemeNames.apart(main)
  }

  var declared: [TypeRecord] {
    table.types.filter { $0.declaration != nil }
  }

  func canBeMade(_ type: TypeRecord) -> Bool {
    let usable = type.usableInitializers.map(\.initializer)
    if usable.contains(where: { $0.body != nil && ArgumentMatch.fits($0.parameters, [], table) }) { return true }
    if type.isReference, usable.contains(where: { !$0.isConvenience }) { return false }
    if !type.isReference, let own = type.declaration?.members.initializers, !own.isEmpty { return false }
    return type.classLine.allSatisfy { owner in
      owner.properties.allSatisfy { property, _ in
        property.isStatic || !property.isStored || property.initial != nil || property.type?.isOptional == true
          || property.wrapper != nil
      }
    }
  }
}

extension Property {
  var wrapperIsOther: Bool {
    if case .other? = wrapper { true } else { false }
  }
}
