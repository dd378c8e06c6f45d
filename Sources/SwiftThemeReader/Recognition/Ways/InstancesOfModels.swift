import ThemeModel

/// Recognises static members and globals that are values of one model with colors.
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
  /// Finds values such as `static let light = Theme(…)`, in the model itself, in another type, or global.
  fileprivate func instancesOfModels() -> [Found] {
    var found = Found(way: "static values of a model")
    for owner in declared + table.types.filter({ $0.declaration == nil }) {
      for (property, _) in owner.properties where property.isStatic {
        add(property, owner, to: &found)
      }
    }
    for (property, _) in table.globalProperties { add(property, nil, to: &found) }
    setKeepersAside(in: &found)
    // In `Theme(colors: .light)`, the theme is the value that contains the colors, not the colors that it is made of.
    let holders = wholes(among: found.candidates.filter { model(of: $0).map(types.isHolder) == true }, &found.aside)
    guard !holders.isEmpty else { return [completed(found)] }
    var others = Found(way: found.way)
    others.candidates = unheld(found.candidates, by: holders.compactMap(model))
    found.candidates = holders
    return [completed(found)] + (others.candidates.isEmpty ? [] : [completed(others)])
  }

  /// Sets objects aside that keep one of the other values: `static let shared = ThemeManager()` with `var theme: Theme`.
  private func setKeepersAside(in found: inout Found) {
    let models = found.candidates.compactMap(model)
    let keepers = found.candidates.filter { candidate in
      guard let keeper = model(of: candidate), models.count(where: { $0 === keeper }) == 1,
        let kept = ValueKeepers(types).models(keptBy: keeper)
      else { return false }
      return kept.allSatisfy { model in models.contains { $0 === model } }
    }
    guard !keepers.isEmpty else { return }
    let spans = Set(keepers.map(\.span))
    found.candidates.removeAll { spans.contains($0.span) }
    found.aside += keepers.map { ("\($0.name) keeps one of the other themes", $0.span) }
  }

  /// Returns those of the values that hold others which are no parts of another holder: a scheme has colors that hold a color each,
  /// and a theme has schemes.
  private func wholes(among holders: [ThemeCandidate], _ aside: inout [Found.Note]) -> [ThemeCandidate] {
    func reached(by model: TypeRecord) -> Set<ObjectIdentifier> { types.reach.types(from: model, in: types) }
    let models = holders.compactMap(model)
    return holders.filter { holder in
      guard let part = model(of: holder) else { return true }
      let whole = models.first { model in
        model !== part && reached(by: model).contains(ObjectIdentifier(part))
          && !reached(by: part).contains(ObjectIdentifier(model))
      }
      guard let whole else { return true }
      aside.append(("\(part.path).\(holder.name) is a part of \(whole.path)", holder.span))
      return false
    }
  }

  /// Returns the values of models that have nothing to do with the holders of others.
  private func unheld(_ candidates: [ThemeCandidate], by holders: [TypeRecord]) -> [ThemeCandidate] {
    var kin = Set(holders.map { ObjectIdentifier($0) })
    for holder in holders { kin.formUnion(types.reach.types(from: holder, in: types)) }
    return candidates.filter { candidate in
      guard let model = model(of: candidate) else { return false }
      let line = ([model] + model.classLine + model.allProtocols).map { ObjectIdentifier($0) }
      return kin.isDisjoint(with: line) && types.reach.types(from: model, in: types).isDisjoint(with: kin)
    }
  }

  /// Returns values of models without those that are others under another name, and with those that other code has of these models.
  private func completed(_ values: Found) -> Found {
    var found = values
    found.candidates = withoutChoices(withoutShorthands(found.candidates), &found.aside)
    let models = found.candidates.compactMap(model)
    found.contract = shared(by: models)
    found.candidates += untypedThemes(beside: found.candidates)
    var seen: Set<ObjectIdentifier> = []
    for model in models where seen.insert(ObjectIdentifier(model)).inserted {
      // One that is made as another is that one, in use at first.
      guard let own = ownValueInUse(of: model), !found.candidates.contains(where: { isMade($0, as: own) }) else {
        continue
      }
      found.candidates.append(own)
    }
    // Adds the values in lists beside them: `static let standard = Theme(…)`, `static let presets = [Theme(…), …]`.
    // So are those of files.
    for (model, candidates) in elementsOfLists() + decodedThemes() where models.contains(where: { $0 === model }) {
      found.candidates += candidates
    }
    return ThemeNames.distinct(found)
  }

  private func isMade(_ one: ThemeCandidate, as other: ThemeCandidate) -> Bool {
    guard case .property(let mine, _) = one.root, case .property(let its, _) = other.root, let code = mine.initial,
      let same = its.initial
    else { return false }
    return table.text(code.span) == table.text(same.span)
  }

  /// Removes shorthands: `extension ShapeStyle where Self == Color { static var brand: Brand { Self.brand } }` is
  /// another way to write `Color.brand`.
  fileprivate func withoutShorthands(_ candidates: [ThemeCandidate]) -> [ThemeCandidate] {
    candidates.filter { candidate in
      guard case .property(let property, let owner?) = candidate.root, owner.name == "ShapeStyle" else { return true }
      return !candidates.contains { other in
        guard case .property(let same, let type?) = other.root, type !== owner else { return false }
        return same.name == property.name && model(of: other) === model(of: candidate)
      }
    }
  }

  /// Removes other names of themes, and members that return the theme in use.
  fileprivate func withoutChoices(_ candidates: [ThemeCandidate], _ aside: inout [Found.Note]) -> [ThemeCandidate] {
    var names: [ObjectIdentifier: Set<String>] = [:]
    for candidate in candidates {
      guard case .property(let property, _) = candidate.root, let model = model(of: candidate) else { continue }
      names[ObjectIdentifier(model), default: []].insert(property.name)
    }
    return candidates.filter { candidate in
      guard case .property(let property, let owner) = candidate.root, let model = model(of: candidate) else {
        return true
      }
      let others = names[ObjectIdentifier(model)] ?? []
      let takes = { self.takesElement($0, of: model, from: owner, Int(property.span.file)) }
      guard ChosenModels.isOne(property, among: others, orWhere: takes) else { return true }
      aside.append(("\(candidate.name) gives one of the other themes", candidate.span))
      return false
    }
  }

  /// Returns whether an expression takes one of the values that a list of the sources has: `registered.first { … }`, `all[0]`.
  private func takesElement(_ expression: Expression, of model: TypeRecord, from owner: TypeRecord?, _ file: Int)
    -> Bool
  {
    guard let list = ChosenModels.list(of: expression) else { return false }
    let scope = owner ?? table.foreignScope
    guard case .types(let found) = ExpressionTypes(types, file: file, owner: scope).element(of: list, depth: 0),
      found.contains(where: { $0 === model })
    else { return false }
    return elementsOfLists().contains { $0.model === model }
  }

  /// Returns what values of all these types have in common: the type itself, or a type that all of them inherit from.
  fileprivate func shared(by models: [TypeRecord]) -> TypeRecord? {
    guard let first = models.first, models.contains(where: { $0 !== first }) else { return models.first }
    return (models + declared.filter { $0.kind == .protocolType && types.isPalette($0) }).first { type in
      models.allSatisfy { $0 === type || $0.inherits(from: type) }
    }
  }

  fileprivate func add(_ property: Property, _ owner: TypeRecord?, to found: inout Found) {
    // What a protocol asks for is a theme of the types that conform to it.
    guard !property.isRequirement, !ThemeWords.namesOfTheOneInUse.contains(property.name),
      !property.wrapperIsOther || isGiven(property), !Self.isKeysDefault(property, owner)
    else { return }
    let scope = owner ?? table.foreignScope
    guard case .palette(let models) = types.kind(of: property, in: scope), let model = models.first,
      model.kind != .enumeration, model.kind != .protocolType || property.isStored, !types.isPart(model),
      types.saysTheme(model) || ThemeWords.saysTheme(property.name)
        || model === owner && types.isMostlyColors(model), !isOneColor(model), !isGradient(model)
    else { return }
    if case .array? = property.type { return }
    guard !keepsOneInUse(property, owner, model) else {
      found.aside.append(("\(property.name) keeps one of the other themes", property.span))
      return
    }
    guard !holdsAnyTheme(property, model), !SampleWords.sayStub(property.name), !SampleWords.sayStub(model.name) else {
      return
    }
    found.candidates.append(
      ThemeCandidate(name: property.name, root: .property(property, owner), span: property.span))
  }

  /// Returns whether a model holds the stops of one gradient, in a list, and nothing else that has a color.
  private func isGradient(_ model: TypeRecord) -> Bool {
    guard NameWords.of(model.name).last == "gradient" else { return false }
    let colored = types.members(model).filter { property, owner in
      switch types.kind(of: property, in: owner) {
      case .color, .palette: true
      case .other, .unknown: types.holdsColors(property, in: owner)
      }
    }
    return !colored.isEmpty && colored.allSatisfy { $0.property.type?.isCollection == true }
  }

  /// Returns whether a variable keeps one of the theme's constants and makes no value of its own: `static var theme = stored ?? .light`.
  private func keepsOneInUse(_ property: Property, _ owner: TypeRecord?, _ model: TypeRecord) -> Bool {
    guard property.isStored, !property.isConstant, let initial = property.initial,
      values.choices(of: property, in: owner).count > 1
    else { return false }
    guard case .call(let callee, _) = initial.kind else { return true }
    return switch callee.kind {
    case .name(let name): name != model.name
    case .member(_, let name): name != "init" && name != model.name
    default: true
    }
  }

  /// Returns whether a wrapper of another module gives a theme, and not the theme in use: `@Injected static var dusk: Theme`.
  fileprivate func isGiven(_ property: Property) -> Bool {
    guard property.hasUnknownWrapper, case .other(let name)? = property.wrapper,
      table.type([name], from: Int(property.span.file))?.declaration == nil
    else { return false }
    let words = NameWords.of(name) + NameWords.of(property.name)
    return !words.contains { Self.wordsOfState.contains($0) }
  }

  private static var wordsOfState: Set<String> {
    [
      "active", "current", "default", "defaults", "persisted", "preferred", "saved", "selected", "setting", "state",
      "stored", "storage", "theme", "user",
    ]
  }

  /// Returns whether a property is a variable without an initial value, or with a value of one of several
  /// types. The app decides its value.
  fileprivate func holdsAnyTheme(_ property: Property, _ model: TypeRecord) -> Bool {
    guard property.isStored, !property.isConstant else { return false }
    if property.initial == nil { return !isGiven(property) }
    guard model.kind == .protocolType || model.isReference else { return false }
    return declared.count { $0 !== model && $0.inherits(from: model) && $0.kind != .protocolType } > 1
  }
}
