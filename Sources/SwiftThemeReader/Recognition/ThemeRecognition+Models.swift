import ThemeModel

/// Themes that are values: cases of an enum, constants, elements of lists.
extension ThemeRecognition {
  /// `enum MyTheme { case light, dark; var settings: MyThemeSettings { switch self … } }`
  func enumsOfModels() -> [Found] {
    var found = Found(way: "cases of an enum that map to models")
    let enums = declared.filter { type in
      type.kind == .enumeration && !type.cases.isEmpty && !types.isView(type) && types.isHolder(type)
    }
    for type in enums { add(casesOf: type, to: &found) }
    found.contract = Self.only(enums)
    return [ThemeNames.distinct(found)]
  }

  /// Cases of two enums promise each other nothing.
  private static func only(_ types: [TypeRecord]) -> TypeRecord? {
    types.count == 1 ? types[0] : nil
  }

  /// `enum Theme { case light, dark; var background: UIColor { switch self … } }`
  func enumsOfColors() -> [Found] {
    var found = Found(way: "cases of an enum with colours")
    var enums: [TypeRecord] = []
    for type in declared where type.kind == .enumeration && ThemeWords.saysTheme(type.name) && !types.isView(type) {
      guard !type.cases.isEmpty else { continue }
      let colors = types.members(type).filter { property, owner in
        if case .color = types.kind(of: property, in: owner) { true } else { false }
      }
      let functions = functions.instance(of: type)
      guard colors.count + functions.count > 1 else { continue }
      // One colour in several forms: the cases are tokens.
      guard !functions.isEmpty || !KeyedColors.areForms(colors.map(\.property.name)) else { continue }
      enums.append(type)
      add(casesOf: type, to: &found)
    }
    found.contract = Self.only(enums)
    return [ThemeNames.distinct(found)]
  }

  /// A theme for each case. Where a case carries values of which the sources list all, one for each of them; of other cases it
  /// is said that they are left out.
  private func add(casesOf type: TypeRecord, to found: inout Found) {
    let payloads = CasePayloads(table: table)
    for one in type.cases {
      guard let all = payloads.values(of: one, in: type) else {
        let labels = one.parameters.map { ($0.label ?? "_") + ":" }.joined()
        found.notes.append(
          (
            "\(type.path).\(one.name)(\(labels)) is a theme whose colours depend on values that only the app gives at run time",
            one.span
          ))
        continue
      }
      for (suffix, values) in all {
        found.candidates.append(
          ThemeCandidate(name: one.name + suffix, root: .enumCase(type, one.name, values), span: one.span))
      }
    }
  }

  /// `static let presets: [ReaderTheme] = [ReaderTheme(…), …]`: a theme for each.
  func listsOfModels() -> [Found] {
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

  private func elementsOfLists() -> [(model: TypeRecord, candidates: [ThemeCandidate])] {
    let members = declared.flatMap { type in
      type.properties.filter(\.member.isStatic).map { ($0.member, Optional(type)) }
    }
    return (members + table.globalProperties.map { ($0.member, nil) }).compactMap { property, owner in
      values.list(property, in: owner).map { model, made in
        (
          model,
          made.map { ThemeCandidate(name: $0.name, root: .element(property, owner, $0.index), span: $0.span) }
        )
      }
    }
  }

  /// `ThemeColors(theme: .pastel)`: a palette that is made of a model, for each of the model's values.
  func palettesOfModels() -> [Found] {
    var all: [Found] = []
    for palette in declared where palette.kind == .structure || palette.kind == .classType {
      guard ThemeWords.saysTheme(palette.name), !types.isView(palette), !canBeMade(palette), types.isPalette(palette),
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
            Found(candidates: candidates, way: "\(palette.path) made of each \(model.path)", contract: palette)))
        break
      }
    }
    return all
  }

  /// `static let light = Theme(…)`, in the model itself, in another type, or global.
  func instancesOfModels() -> [Found] {
    var found = Found(way: "static values of a model")
    for owner in declared + table.types.filter({ $0.declaration == nil }) {
      for (property, _) in owner.properties where property.isStatic {
        add(property, owner, to: &found)
      }
    }
    for (property, _) in table.globalProperties { add(property, nil, to: &found) }
    // `Theme(colors: .light)`: the theme is what holds the colours, not the colours that it is made of.
    let holders = found.candidates.filter { model(of: $0).map(types.isHolder) == true }
    if !holders.isEmpty { found.candidates = holders }
    found.candidates = withoutShorthands(found.candidates)
    let models = found.candidates.compactMap(model)
    found.contract = shared(by: models)
    // Beside them, those in lists: `static let standard = Theme(…)`, `static let presets = [Theme(…), …]`.
    for (model, candidates) in elementsOfLists() where models.contains(where: { $0 === model }) {
      found.candidates += candidates
    }
    return [ThemeNames.distinct(found)]
  }

  /// `static let shared = AppTheme()`, where nothing tells of other themes than this one.
  func singletons() -> [Found] {
    let models = declared.filter { type in
      (type.kind == .structure || type.kind == .classType) && ThemeWords.saysTheme(type.name) && !types.isView(type)
    }
    return models.compactMap { model in
      let property = model.properties.map(\.member).first { property in
        guard property.isStatic, ThemeWords.namesOfTheOneInUse.contains(property.name),
          case .palette(let models) = types.kind(of: property, in: model)
        else { return false }
        return models.contains { $0 === model }
      }
      guard let property else { return nil }
      return Found(
        candidates: [ThemeCandidate(name: model.path, root: .property(property, model), span: property.span)],
        way: "singletons of \(model.path)", contract: model)
    }
  }

  /// `AppColors(isDark: Bool)` in both modes, `AppColors(for: Season)` for each case.
  func palettesOfArguments() -> [Found] {
    let palettes = declared.filter { type in
      (type.kind == .structure || type.kind == .classType) && ThemeWords.saysTheme(type.name) && !types.isView(type)
        && !canBeMade(type) && types.isPalette(type)
    }
    return palettes.compactMap { palette in
      guard let span = palette.declaration?.span, let (parameter, sweep) = soleArgument(of: palette) else { return nil }
      var found = Found(way: "\(palette.path) made for each `\(parameter.name)`", contract: palette)
      if case .keys(let keys) = sweep {
        found.candidates = keys.cases.map {
          ThemeCandidate(name: $0.name, root: .madeFor(palette, parameter, sweep, caseName: $0.name), span: $0.span)
        }
      } else {
        found.candidates = [
          ThemeCandidate(name: palette.path, root: .madeFor(palette, parameter, sweep, caseName: nil), span: span)
        ]
      }
      return ThemeNames.distinct(found)
    }
  }

  /// What a palette is made of, where that is one thing of which the sources or the platform list all.
  private func soleArgument(of palette: TypeRecord) -> (Parameter, ColorFunctions.Sweep)? {
    var all = palette.usableInitializers.filter { $0.initializer.body != nil }.map {
      (parameters: $0.initializer.parameters, file: Int($0.initializer.span.file))
    }
    if palette.kind == .structure, palette.declaration?.members.initializers.isEmpty == true {
      let stored = palette.properties.filter { $0.member.isStored && !$0.member.isStatic && $0.member.wrapper == nil }
      let memberwise = stored.compactMap { property, _ in
        property.type.map { Parameter(label: property.name, name: property.name, type: $0, initial: property.initial) }
      }
      if memberwise.count == stored.count { all.append((memberwise, palette.file)) }
    }
    for (parameters, file) in all {
      let needed = parameters.filter { $0.initial == nil && !$0.type.isOptional }
      guard needed.count == 1, let sweep = functions.sweep(needed[0], from: file, palette) else { continue }
      return (needed[0], sweep)
    }
    return nil
  }

  /// `extension ShapeStyle where Self == Color { static var brand: Brand { Self.brand } }` is another way to write `Color.brand`.
  private func withoutShorthands(_ candidates: [ThemeCandidate]) -> [ThemeCandidate] {
    candidates.filter { candidate in
      guard case .property(let property, let owner?) = candidate.root, owner.name == "ShapeStyle" else { return true }
      return !candidates.contains { other in
        guard case .property(let same, let type?) = other.root, type !== owner else { return false }
        return same.name == property.name && model(of: other) === model(of: candidate)
      }
    }
  }

  /// What values of all these types promise: the type itself, or what all of them are.
  private func shared(by models: [TypeRecord]) -> TypeRecord? {
    guard let first = models.first, models.contains(where: { $0 !== first }) else { return models.first }
    return (models + declared.filter { $0.kind == .protocolType && types.isPalette($0) }).first { type in
      models.allSatisfy { $0 === type || $0.inherits(from: type) }
    }
  }

  private func model(of candidate: ThemeCandidate) -> TypeRecord? {
    guard case .property(let property, let owner) = candidate.root,
      case .palette(let models) = types.kind(of: property, in: owner ?? table.foreignScope)
    else { return nil }
    return models.first
  }

  private func add(_ property: Property, _ owner: TypeRecord?, to found: inout Found) {
    guard !ThemeWords.namesOfTheOneInUse.contains(property.name), !property.wrapperIsOther,
      !Self.isKeysDefault(property, owner)
    else { return }
    let scope = owner ?? table.foreignScope
    guard case .palette(let models) = types.kind(of: property, in: scope), let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType || property.isStored,
      ThemeWords.saysTheme(model.name) || ThemeWords.saysTheme(property.name) || model === owner
    else { return }
    if case .array? = property.type { return }
    guard !holdsAnyTheme(property, model), !ThemeWords.isStub(property.name), !ThemeWords.isStub(model.name) else {
      return
    }
    found.candidates.append(
      ThemeCandidate(name: property.name, root: .property(property, owner), span: property.span))
  }

  /// A variable that starts as nothing, or as one of several types' values: what it holds, the app decides.
  private func holdsAnyTheme(_ property: Property, _ model: TypeRecord) -> Bool {
    guard property.isStored, !property.isConstant else { return false }
    if property.initial == nil { return true }
    guard model.kind == .protocolType || model.isReference else { return false }
    return declared.count { $0 !== model && $0.inherits(from: model) && $0.kind != .protocolType } > 1
  }

  /// What an environment or a trait starts with is one of the themes there are.
  static func isKeysDefault(_ property: Property, _ owner: TypeRecord?) -> Bool {
    property.name == "defaultValue"
      && owner?.inherited.contains {
        ["EnvironmentKey", "PreferenceKey", "FocusedValueKey", "UITraitDefinition", "UITraitBridgedEnvironmentKey"]
          .contains($0.name.text)
      } == true
  }
}
