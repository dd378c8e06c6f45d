import ThemeModel

/// Functions with which themes give their palettes because a protocol asks for them:
/// `protocol Theme { func palette(for scheme: ColorScheme) -> any Palette }`.
extension ColorFunctions {
  private static let mostPalettes = 24

  /// Returns the functions of a type's values that give the palettes which protocols ask for, for arguments that are known in advance.
  func palettes(of type: TypeRecord) -> [Found] {
    askedPalettes(of: type).compactMap { function, owner in found(giving: function, of: owner) }
  }

  /// Returns `nil` for a function whose arguments are not known in advance.
  func found(giving function: Function, of owner: TypeRecord) -> Found? {
    sweeps(of: function, owner, atMost: Self.mostPalettes).map { Found(function: function, owner: owner, sweeps: $0) }
  }

  /// Returns such functions whose palettes depend on what only the running app knows.
  func openPalettes(of type: TypeRecord) -> [(function: Function, owner: TypeRecord)] {
    askedPalettes(of: type).filter { function, owner in
      sweeps(of: function, owner, atMost: Self.mostPalettes) == nil
        && !function.parameters.contains { $0.initial == nil && isMaterial($0, function, owner) }
    }
  }

  /// Returns what a protocol asks of themes: functions that give a palette.
  func askedPalettes(by contract: TypeRecord) -> [Function] {
    guard contract.kind == .protocolType else { return [] }
    return contract.functions.values.joined().filter { function in
      !function.isStatic && function.body == nil && function.fault == nil
        && !palettes(givenBy: function, contract).isEmpty
    }.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
  }

  /// Returns the models that a function may give; none where it gives no palette.
  func palettes(givenBy function: Function, _ owner: TypeRecord?) -> [TypeRecord] {
    guard let result = function.result, !result.isCollection, !result.isOptional else { return [] }
    if case .named(["Self"]) = result { return [] }
    let file = Int(function.span.file)
    guard case .palette(let models) = types.kind(result, from: file, within: owner) else { return [] }
    return models.filter { model in
      // A theme that makes another theme has no palette by that.
      model.kind != .enumeration && !types.isPart(model) && !types.isView(model) && model !== owner
        && owner?.inherits(from: model) != true
    }
  }

  private func askedPalettes(of type: TypeRecord) -> [(function: Function, owner: TypeRecord)] {
    var found: [(function: Function, owner: TypeRecord)] = []
    for asked in type.allProtocols.flatMap({ askedPalettes(by: $0) }) {
      let own = type.functions(asked.name, isStatic: false).first { one in
        one.member.parameters.map(\.label) == asked.parameters.map(\.label)
      }
      guard let own, !found.contains(where: { $0.function === own.member }) else { continue }
      found.append((own.member, own.owner))
    }
    return found
  }

  /// Returns whether a palette is made of a parameter, as a copy with other colors is. Such a palette is no part of the theme.
  private func isMaterial(_ parameter: Parameter, _ function: Function, _ owner: TypeRecord) -> Bool {
    switch parameter.type {
    case .function, .tuple, .metatype, .other: return true
    case .named, .optional, .array, .set, .dictionary, .composition: break
    }
    switch types.kind(parameter.type, from: Int(function.span.file), within: owner) {
    case .color, .palette: return true
    case .other, .unknown:
      let name = parameter.type.names.first?.last ?? ""
      return PlatformTypes.floating.contains(name) || PlatformTypes.integers.contains(name)
    }
  }
}

extension ThemeRecognition {
  /// Returns whether a protocol asks every theme for a palette: as a member, or, where several types conform to it, as the result of a
  /// function.
  func isContractOfHolders(_ contract: TypeRecord) -> Bool {
    guard contract.kind == .protocolType, !types.isView(contract) else { return false }
    if types.isHolder(contract) { return true }
    let models = functions.askedPalettes(by: contract).flatMap { functions.palettes(givenBy: $0, contract) }
    guard models.contains(where: { ThemeWords.saysTheme($0.name) }) else { return false }
    return concrete(declared).count { type in
      type.inherits(from: contract) && !SampleWords.sayStub(type.name) && canBeMade(type)
        && !functions.palettes(of: type).isEmpty
    } > 1
  }

  /// Returns whether a function gives the palette of a type that is a theme by itself, because a contract asks for it.
  func isPaletteOfHolder(_ function: Function, _ owner: TypeRecord?) -> Bool {
    guard let owner, owner.declaration != nil, canBeMade(owner),
      functions.palettes(of: owner).contains(where: { $0.function === function })
    else { return false }
    return owner.allProtocols.contains(where: isContractOfHolders)
  }
}
