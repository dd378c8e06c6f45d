import ThemeModel

/// Static members or globals are values of one model with colors.
enum InstancesOfModels: ThemeRecogniser {
  static let about = Recogniser(
    id: "model-instances", evidence: .values, strength: 70,
    sentence: "Static members or globals are values of one model with colours.",
    example: """
      struct Theme { let ink: UIColor; let page: UIColor }
      extension Theme {
        static let day = Theme(ink: .black, page: .white)
        static let night = Theme(ink: .white, page: .black)
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.instancesOfModels()
  }
}

extension ThemeRecognition {
  /// `static let light = Theme(…)`, in the model itself, in another type, or global.
  fileprivate func instancesOfModels() -> [Found] {
    var found = Found(way: "static values of a model")
    for owner in declared + table.types.filter({ $0.declaration == nil }) {
      for (property, _) in owner.properties where property.isStatic {
        add(property, owner, to: &found)
      }
    }
    for (property, _) in table.globalProperties { add(property, nil, to: &found) }
    // `Theme(colors: .light)`: the theme is what holds the colors, not the colors that it is made of.
    let holders = found.candidates.filter { model(of: $0).map(types.isHolder) == true }
    if !holders.isEmpty { found.candidates = holders }
    found.candidates = withoutChoices(withoutShorthands(found.candidates), &found.aside)
    let models = found.candidates.compactMap(model)
    found.contract = shared(by: models)
    // Beside them, those in lists: `static let standard = Theme(…)`, `static let presets = [Theme(…), …]`.
    for (model, candidates) in elementsOfLists() where models.contains(where: { $0 === model }) {
      found.candidates += candidates
    }
    return [ThemeNames.distinct(found)]
  }

  /// `extension ShapeStyle where Self == Color { static var brand: Brand { Self.brand } }` is another way to write `Color.brand`.
  fileprivate func withoutShorthands(_ candidates: [ThemeCandidate]) -> [ThemeCandidate] {
    candidates.filter { candidate in
      guard case .property(let property, let owner?) = candidate.root, owner.name == "ShapeStyle" else { return true }
      return !candidates.contains { other in
        guard case .property(let same, let type?) = other.root, type !== owner else { return false }
        return same.name == property.name && model(of: other) === model(of: candidate)
      }
    }
  }

  /// Other names of themes, and members that give the one in use.
  fileprivate func withoutChoices(_ candidates: [ThemeCandidate], _ aside: inout [Found.Note]) -> [ThemeCandidate] {
    var names: [ObjectIdentifier: Set<String>] = [:]
    for candidate in candidates {
      guard case .property(let property, _) = candidate.root, let model = model(of: candidate) else { continue }
      names[ObjectIdentifier(model), default: []].insert(property.name)
    }
    return candidates.filter { candidate in
      guard case .property(let property, _) = candidate.root, let model = model(of: candidate),
        ChosenModels.isOne(property, among: names[ObjectIdentifier(model)] ?? [])
      else { return true }
      aside.append(("\(candidate.name) gives one of the other themes", candidate.span))
      return false
    }
  }

  /// What values of all these types promise: the type itself, or what all of them are.
  fileprivate func shared(by models: [TypeRecord]) -> TypeRecord? {
    guard let first = models.first, models.contains(where: { $0 !== first }) else { return models.first }
    return (models + declared.filter { $0.kind == .protocolType && types.isPalette($0) }).first { type in
      models.allSatisfy { $0 === type || $0.inherits(from: type) }
    }
  }

  fileprivate func add(_ property: Property, _ owner: TypeRecord?, to found: inout Found) {
    guard !ThemeWords.namesOfTheOneInUse.contains(property.name), !property.wrapperIsOther,
      !Self.isKeysDefault(property, owner)
    else { return }
    let scope = owner ?? table.foreignScope
    guard case .palette(let models) = types.kind(of: property, in: scope), let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType || property.isStored, !types.isStyle(model),
      ThemeWords.saysTheme(model.name) || ThemeWords.saysTheme(property.name)
        || model === owner && isMostlyColors(model)
    else { return }
    if case .array? = property.type { return }
    guard !holdsAnyTheme(property, model), !ThemeWords.isStub(property.name), !ThemeWords.isStub(model.name) else {
      return
    }
    found.candidates.append(
      ThemeCandidate(name: property.name, root: .property(property, owner), span: property.span))
  }

  /// A step of a tour or an entry of a menu has a color beside its title and picture: it is content.
  fileprivate func isMostlyColors(_ model: TypeRecord) -> Bool {
    var (colors, others) = (0, 0)
    for (property, owner) in types.members(model) where property.isStored || property.isRequirement {
      switch types.kind(of: property, in: owner) {
      case .color, .palette: colors += 1
      case .other, .unknown: others += 1
      }
    }
    return colors > others
  }

  /// A variable that starts as nothing, or as one of several types' values: what it holds, the app decides.
  fileprivate func holdsAnyTheme(_ property: Property, _ model: TypeRecord) -> Bool {
    guard property.isStored, !property.isConstant else { return false }
    if property.initial == nil { return true }
    guard model.kind == .protocolType || model.isReference else { return false }
    return declared.count { $0 !== model && $0.inherits(from: model) && $0.kind != .protocolType } > 1
  }
}
