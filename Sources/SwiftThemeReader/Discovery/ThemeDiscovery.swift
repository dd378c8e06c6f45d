import ThemeModel

/// Finds the themes in the declarations. Ways of keeping themes are tried from the most to the least telling; the first
/// that finds any decides.
struct ThemeDiscovery {
  let table: DeclarationTable
  let types: ColorTypes
  let functions: ColorFunctions

  struct Found {
    var candidates: [ThemeCandidate] = []
    /// How the themes are kept, in words.
    var way = ""
    /// The type that says what every theme has.
    var contract: TypeRecord?
    var notes: [(message: String, span: Span)] = []
    /// Themes of other contracts, which are no themes of this one.
    var others: [Found] = []
  }

  init(_ table: DeclarationTable) {
    self.table = table
    types = ColorTypes(table: table)
    functions = ColorFunctions(table: table, types: types)
  }

  func found() -> Found {
    let ways: [() -> Found] = [
      holdersOfPalettes, subclassesOfHolder, enumsOfModels, selectedModels, palettesOfModels, instancesOfModels,
      listsOfModels, enumsOfColors, conformersOfPalettes, subclassesOfPalette, dictionariesByKey,
      typesOfOtherModules, typesOfStatics, twinsOfStatics, staticColors,
    ]
    var notes: [(message: String, span: Span)] = []
    for way in ways {
      var found = way()
      notes += found.notes
      if !found.candidates.isEmpty {
        found.notes = notes
        return found
      }
    }
    return Found(notes: notes)
  }

  private var declared: [TypeRecord] {
    table.types.filter { $0.declaration != nil }
  }

  // MARK: Contracts

  /// `protocol Theme { var colors: ThemeColourPalette { get } }`: its conformers.
  private func holdersOfPalettes() -> Found {
    let contracts = declared.filter { $0.kind == .protocolType && types.isHolder($0) && !ColorTypes.isView($0) }
    // One that another refines is met by the same types.
    for contract in contracts {
      let conformers = concrete(declared.filter { $0.inherits(from: contract) })
      var found = makeable(conformers, "types that conform to \(contract.path)")
      found.contract = contract
      if !found.candidates.isEmpty || !found.notes.isEmpty { return found }
    }
    return Found()
  }

  /// `class OrangeTheme: OUDSTheme`, where OUDSTheme holds palettes.
  private func subclassesOfHolder() -> Found {
    let bases = declared.filter { $0.kind == .classType && types.isHolder($0) && $0.superclass?.declaration == nil }
    for base in bases {
      let line = declared.filter { $0 === base || $0.inherits(from: base) }
      guard line.count > 1 else { continue }
      var found = makeable(concrete(line), "subclasses of \(base.path)")
      found.contract = base
      if !found.candidates.isEmpty { return found }
    }
    return Found()
  }

  /// Of several contracts the one that most types meet; the others are kept aside.
  private func conformersOfPalettes() -> Found {
    let contracts = declared.filter { $0.kind == .protocolType && types.isPalette($0) }
    var all: [Found] = []
    for contract in contracts {
      var found = makeable(
        concrete(declared.filter { $0.inherits(from: contract) }), "types that conform to \(contract.path)")
      found.contract = contract
      let names = Set(found.candidates.map(\.name))
      let isKnown = all.contains { !names.isDisjoint(with: $0.candidates.map(\.name)) }
      if !found.candidates.isEmpty, !isKnown { all.append(found) }
    }
    let most = all.map(\.candidates.count).max()
    guard let index = all.firstIndex(where: { $0.candidates.count == most }) else { return Found() }
    var main = all.remove(at: index)
    main.others = all
    return main
  }

  private func subclassesOfPalette() -> Found {
    let bases = declared.filter { type in
      type.kind == .classType && type.superclass?.declaration == nil && Self.saysTheme(type.name)
        && types.isPalette(type)
    }
    for base in bases {
      let line = declared.filter { $0 === base || $0.inherits(from: base) }
      guard line.count > 1 else { continue }
      var found = makeable(concrete(line), "\(base.path) and its subclasses")
      found.contract = base
      if !found.candidates.isEmpty { return found }
    }
    return Found()
  }

  /// `struct NightTheme: Theme`, where `Theme` is declared in another module.
  private func typesOfOtherModules() -> Found {
    let known = ofOtherModules.filter { types.isPalette($0.type) || types.isHolder($0.type) }
    guard let first = known.first else { return Found() }
    let line = known.filter { $0.parent == first.parent }.map(\.type)
    return makeable(line, "types of \(first.parent)")
  }

  /// The types that by their names are themes of a module that is not at hand.
  var ofOtherModules: [(type: TypeRecord, parent: String)] {
    concrete(declared).compactMap { type in
      let parent = type.foreignParents.first { $0.hasSuffix("Theme") || $0.hasSuffix("Palette") }
      return parent.map { (type, $0) }
    }
  }

  // MARK: Models

  /// `enum MyTheme { case light, dark; var settings: MyThemeSettings { switch self … } }`
  private func enumsOfModels() -> Found {
    var found = Found(way: "cases of an enum that map to models")
    for type in declared where type.kind == .enumeration && !type.cases.isEmpty && !ColorTypes.isView(type) {
      guard types.isHolder(type) else { continue }
      found.contract = type
      add(casesOf: type, to: &found)
    }
    return named(found)
  }

  /// `enum Theme { case light, dark; var background: UIColor { switch self … } }`
  private func enumsOfColors() -> Found {
    var found = Found(way: "cases of an enum with colours")
    for type in declared where type.kind == .enumeration && Self.saysTheme(type.name) && !ColorTypes.isView(type) {
      guard !type.cases.isEmpty else { continue }
      let colors = types.members(type).filter { property, owner in
        if case .color = types.kind(of: property, in: owner) { true } else { false }
      }
      guard colors.count + functions.instance(of: type).count > 1 else { continue }
      found.contract = type
      add(casesOf: type, to: &found)
    }
    return named(found)
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

  /// `static var active: Theme = .classic`, and colours that are made of what it holds: a theme for each value.
  private func selectedModels() -> Found {
    let values = ModelValues(table: table, types: types)
    for (variable, owner) in values.variables {
      let choices = values.choices(of: variable, in: owner)
      guard choices.count > 1 else { continue }
      let mentions = ModelValues.Mentions(of: variable, in: owner, table)
      var found = Found(way: "values that \(owner.map { $0.path + "." } ?? "")\(variable.name) can have")
      let owners = staticOwners.filter { type in !choices.contains { $0.model === type } }
      let isMade = owners.contains { staticColors(of: $0).contains { mentions.isMade($0) } }
      var root: ThemeCandidate.Root? = isMade ? .statics(owners) : nil
      // A manager may give the colours itself.
      if root == nil, !variable.isStatic, let owner, ColorTypes.isView(owner), canBeMade(owner) {
        let isGiver =
          types.members(owner).contains { property, declaredIn in
            guard mentions.isMade(property), case .color = types.kind(of: property, in: declaredIn) else {
              return false
            }
            return true
          } || functions.instance(of: owner).contains { mentions.isMade($0.function) }
        if isGiver {
          root = .made(owner)
          found.contract = owner
        }
      }
      guard let root else { continue }
      found.candidates = choices.map { choice in
        ThemeCandidate(
          name: choice.name, root: root, span: choice.span,
          selection: .init(variable: variable, choice: choice.choice))
      }
      return named(found)
    }
    return Found()
  }

  /// `static let presets: [ReaderTheme] = [ReaderTheme(…), …]`: a theme for each.
  private func listsOfModels() -> Found {
    let values = ModelValues(table: table, types: types)
    var found = Found(way: "lists of a model")
    let members = declared.flatMap { type in
      type.properties.filter(\.member.isStatic).map { ($0.member, Optional(type)) }
    }
    for (property, owner) in members + table.globalProperties.map({ ($0.member, nil) }) {
      guard let (model, names) = values.list(property, in: owner) else { continue }
      found.contract = found.contract ?? model
      guard found.contract === model else { continue }
      found.candidates += names.enumerated().map { index, name in
        ThemeCandidate(name: name, root: .element(property, owner, index), span: property.span)
      }
    }
    return found
  }

  /// `ThemeColors(theme: .pastel)`: a palette that is made of a model, for each of the model's values.
  private func palettesOfModels() -> Found {
    let values = ModelValues(table: table, types: types)
    for palette in declared where palette.kind == .structure || palette.kind == .classType {
      guard Self.saysTheme(palette.name), !ColorTypes.isView(palette), !canBeMade(palette), types.isPalette(palette),
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
        return named(
          Found(candidates: candidates, way: "\(palette.path) made of each \(model.path)", contract: palette))
      }
    }
    return Found()
  }

  /// `static let light = Theme(…)`, in the model itself, in another type, or global.
  private func instancesOfModels() -> Found {
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
    found.contract = shared(by: found.candidates.compactMap(model))
    return named(found)
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
    guard !["shared", "current", "instance", "sharedInstance"].contains(property.name), !property.wrapperIsOther,
      !Self.isKeysDefault(property, owner)
    else { return }
    let scope = owner ?? table.foreignScope
    guard case .palette(let models) = types.kind(of: property, in: scope), let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType || property.isStored,
      Self.saysTheme(model.name) || Self.saysTheme(property.name) || model === owner
    else { return }
    if case .array? = property.type { return }
    found.candidates.append(
      ThemeCandidate(name: property.name, root: .property(property, owner), span: property.span))
  }

  /// What an environment or a trait starts with is one of the themes there are.
  private static func isKeysDefault(_ property: Property, _ owner: TypeRecord?) -> Bool {
    property.name == "defaultValue"
      && owner?.inherited.contains {
        ["EnvironmentKey", "PreferenceKey", "FocusedValueKey", "UITraitDefinition", "UITraitBridgedEnvironmentKey"]
          .contains($0.name.text)
      } == true
  }

  /// `static let dark: [ColorKey: UIColor] = [.background: …]`
  private func dictionariesByKey() -> Found {
    var found = Found(way: "dictionaries by key")
    for owner in declared {
      // Beside plain colours a dictionary is one of the colours' forms, not the theme.
      guard staticColors(of: owner).allSatisfy(\.isDictionary) else { continue }
      for (property, _) in owner.properties where property.isStatic {
        add(dictionary: property, owner, to: &found)
      }
    }
    for (property, _) in table.globalProperties { add(dictionary: property, nil, to: &found) }
    return named(found)
  }

  private func add(dictionary property: Property, _ owner: TypeRecord?, to found: inout Found) {
    guard case .dictionary(let key, let value)? = property.type else { return }
    let scope = owner ?? table.foreignScope
    guard case .color = types.kind(value, from: Int(property.span.file), within: scope) else { return }
    let keys = key.names.flatMap { table.expand($0, from: Int(property.span.file), within: owner).types }
    found.contract = found.contract ?? keys.first { $0.kind == .enumeration }
    found.candidates.append(
      ThemeCandidate(name: property.name, root: .property(property, owner), span: property.span))
  }

  /// `protocol Palette { static var face: CGColor { get } }`: its conformers.
  private func typesOfStatics() -> Found {
    for contract in declared where contract.kind == .protocolType {
      let required = staticColors(of: contract)
      guard !required.isEmpty else { continue }
      let conformers = declared.filter { $0.kind != .protocolType && $0.inherits(from: contract) }
      guard !conformers.isEmpty else { continue }
      return Found(
        candidates: conformers.compactMap(themeOfStatics), way: "types that conform to \(contract.path)",
        contract: contract)
    }
    return Found()
  }

  /// `enum LightColors { static let face … }` and `enum DarkColors` with the same members.
  private func twinsOfStatics() -> Found {
    var groups: [Set<String>: [TypeRecord]] = [:]
    var order: [Set<String>] = []
    for type in declared where !ColorTypes.isView(type) && type.kind != .protocolType {
      let names = Set(staticColors(of: type).map(\.name))
      // Parts of one palette may have members of the same names: `Palette.Dark`, within a palette of colours of its own.
      guard names.count > 1, type.parent.map({ staticColors(of: $0).isEmpty }) ?? true else { continue }
      if groups[names] == nil { order.append(names) }
      groups[names, default: []].append(type)
    }
    guard let twins = order.compactMap({ groups[$0] }).first(where: { $0.count > 1 }) else { return Found() }
    return named(
      Found(candidates: twins.compactMap(themeOfStatics), way: "types with the same static colours", contract: twins[0])
    )
  }

  private func themeOfStatics(_ type: TypeRecord) -> ThemeCandidate? {
    type.declaration.map { ThemeCandidate(name: type.name, root: .type(type), span: $0.span) }
  }

  func staticColors(of type: TypeRecord) -> [Property] {
    let properties = type === table.foreignScope ? table.globalProperties : type.properties
    return properties.map(\.member).filter { property in
      guard property.isStatic, case .color = types.kind(of: property, in: type) else { return false }
      return true
    }
  }

  /// Nothing but static colours: one theme, which varies with the traits that they test.
  private func staticColors() -> Found {
    let owners = staticOwners
    let spans = owners.compactMap { type in
      staticColors(of: type).first?.span ?? functions.statics(of: type).first?.function.span ?? type.cases.first?.span
    }
    guard let first = spans.first else { return Found() }
    return Found(
      candidates: [ThemeCandidate(name: "colors", root: .statics(owners), span: first)], way: "static colours")
  }

  private var staticOwners: [TypeRecord] {
    (table.types + [table.foreignScope]).filter { type in
      !ColorTypes.isView(type)
        && (!staticColors(of: type).isEmpty || !functions.statics(of: type).isEmpty || isKeyed(type))
    }
  }

  /// `enum Palette { case sky; var color: UIColor { switch self … } }`: a colour for each case.
  private func isKeyed(_ type: TypeRecord) -> Bool {
    guard type.kind == .enumeration, !type.cases.isEmpty else { return false }
    return !functions.instance(of: type).isEmpty
      || types.members(type).contains { property, owner in
        if case .color = types.kind(of: property, in: owner) { true } else { false }
      }
  }

  // MARK: Parts

  private func concrete(_ found: [TypeRecord]) -> [TypeRecord] {
    found.filter { $0.kind != .protocolType && $0.kind != .enumeration && !ColorTypes.isView($0) }
  }

  /// Those that can be made without arguments; of the others it is said why they are left out.
  private func makeable(_ found: [TypeRecord], _ way: String) -> Found {
    var result = Found(way: way)
    for type in found {
      guard let span = type.declaration?.span else { continue }
      if canBeMade(type) {
        result.candidates.append(ThemeCandidate(name: type.path, root: .made(type), span: span))
      } else if !found.contains(where: { $0.superclass === type }) {
        result.notes.append(
          ("\(type.path) is a theme whose colours depend on arguments that only the app gives at run time", span))
      }
    }
    return result
  }

  private func canBeMade(_ type: TypeRecord) -> Bool {
    let usable = type.usableInitializers.map(\.initializer)
    if usable.contains(where: { $0.body != nil && ArgumentMatch.fits($0.parameters, []) }) { return true }
    if type.isReference, usable.contains(where: { !$0.isConvenience }) { return false }
    if !type.isReference, let own = type.declaration?.members.initializers, !own.isEmpty { return false }
    return type.classLine.allSatisfy { owner in
      owner.properties.allSatisfy { property, _ in
        property.isStatic || !property.isStored || property.initial != nil || property.type?.isOptional == true
          || property.wrapper != nil
      }
    }
  }

  /// Two enums may both have a `light`: then the names say which.
  private func named(_ found: Found) -> Found {
    var result = found
    let names = found.candidates.map(\.name)
    result.candidates = found.candidates.map { candidate in
      guard names.filter({ $0 == candidate.name }).count > 1 else { return candidate }
      let owner: String? =
        switch candidate.root {
        case .enumCase(let type, _, _), .made(let type): type.path
        case .property(_, let type), .madeOf(_, _, _, let type), .element(_, let type, _): type?.path
        case .type(let type): type.parent?.path
        case .statics: nil
        }
      return ThemeCandidate(
        name: owner.map { "\($0).\(candidate.name)" } ?? candidate.name, root: candidate.root, span: candidate.span,
        selection: candidate.selection)
    }
    return result
  }

  private static let words = [
    "theme", "palette", "color", "colour", "scheme", "appearance", "brand", "skin", "style", "tokens", "gradient",
  ]

  static func saysTheme(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { word in
      name.utf8.count >= word.utf8.count && StringMethods.contains(name, word)
    }
  }
}

extension Property {
  fileprivate var isDictionary: Bool {
    if case .dictionary? = type { true } else { false }
  }

  var wrapperIsOther: Bool {
    if case .other? = wrapper { true } else { false }
  }
}
