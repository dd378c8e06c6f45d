import ThemeModel

/// The questions about declarations that the ways of recognising themes share.
struct ThemeRecognition {
  let table: DeclarationTable
  let types: ColorTypes
  let functions: ColorFunctions
  let values: ModelValues
  let made: MadeThemes

  struct Found {
    typealias Note = (message: String, span: Span)

    var candidates: [ThemeCandidate] = []
    /// How the themes are declared, in words.
    var way = ""
    /// The type that states what every theme has.
    var contract: TypeRecord?
    var notes: [Note] = []
    /// Declarations that look like themes and are not.
    var aside: [Note] = []
    /// Themes of which the sources make no value.
    var unmade: [Note] = []
    /// Themes of other contracts, which are not themes of this one.
    var others: [Found] = []
    /// Static colors beside the themes.
    var statics: [Found] = []
    /// The recogniser that found them.
    var recogniser: Recogniser?
    /// Why they are read although others have stronger evidence, as what is said of those.
    var precedence: String?
  }

  init(_ types: ColorTypes) {
    table = types.table
    self.types = types
    functions = types.functions
    values = ModelValues(table: table, types: types)
    made = MadeThemes(table)
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
