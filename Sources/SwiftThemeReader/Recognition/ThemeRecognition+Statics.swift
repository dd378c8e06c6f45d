import ThemeModel

/// Themes of static members: dictionaries, types, and colours that stand alone.
extension ThemeRecognition {
  /// `static let dark: [ColorKey: UIColor] = [.background: …]`
  func dictionariesByKey() -> [Found] {
    var found = Found(way: "dictionaries by key")
    for owner in declared {
      // Beside plain colours a dictionary is one of the colours' forms, not the theme.
      guard staticColors(of: owner).allSatisfy(\.isDictionary) else { continue }
      for (property, _) in owner.properties where property.isStatic {
        add(dictionary: property, owner, to: &found)
      }
    }
    for (property, _) in table.globalProperties { add(dictionary: property, nil, to: &found) }
    return [ThemeNames.distinct(found)]
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
  func typesOfStatics() -> [Found] {
    let contracts = declared.filter {
      $0.kind == .protocolType && !$0.inheritsFromView && staticColors(of: $0).contains(where: \.isRequirement)
    }
    for contract in Self.basesFirst(contracts) {
      let conformers = declared.filter { $0.kind != .protocolType && $0.inherits(from: contract) && !types.isView($0) }
      guard !conformers.isEmpty else { continue }
      return [
        Found(
          candidates: conformers.compactMap(themeOfStatics), way: "types that conform to \(contract.path)",
          contract: contract)
      ]
    }
    return []
  }

  /// `enum LightColors { static let face … }` and `enum DarkColors` with the same members.
  func twinsOfStatics() -> [Found] {
    var groups: [Set<String>: [TypeRecord]] = [:]
    var order: [Set<String>] = []
    for type in declared where !types.isView(type) && type.kind != .protocolType {
      let names = Set(staticColors(of: type).map(\.name))
      // Parts of one palette may have members of the same names: `Palette.Dark`, within a palette of colours of its own.
      guard names.count > 1, type.parent.map({ staticColors(of: $0).isEmpty }) ?? true else { continue }
      if groups[names] == nil { order.append(names) }
      groups[names, default: []].append(type)
    }
    guard let twins = order.compactMap({ groups[$0] }).first(where: { $0.count > 1 }) else { return [] }
    return [
      ThemeNames.distinct(
        Found(
          candidates: twins.compactMap(themeOfStatics), way: "types with the same static colours", contract: twins[0]))
    ]
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
  func staticColors() -> [Found] {
    let owners = staticOwners
    let spans = owners.compactMap { type in
      staticColors(of: type).first?.span ?? functions.statics(of: type).first?.function.span ?? type.cases.first?.span
        ?? staticGroups(of: type).first?.span ?? type.declaration?.span
    }
    guard let first = spans.first else { return [] }
    return [
      Found(candidates: [ThemeCandidate(name: "colors", root: .statics(owners), span: first)], way: "static colours")
    ]
  }

  var staticOwners: [TypeRecord] {
    (table.types + [table.foreignScope]).filter { type in
      !types.isView(type)
        && (!staticColors(of: type).isEmpty || !functions.statics(of: type).isEmpty || isKeyed(type)
          || !staticGroups(of: type).isEmpty || isPlain(type))
    }
  }

  /// `static let badges: [String: Badge]`, `static let plain = Badge(…)`
  private func staticGroups(of type: TypeRecord) -> [Property] {
    let properties = type === table.foreignScope ? table.globalProperties : type.properties
    return properties.map(\.member).filter { property in
      guard property.isStatic, property.isStored, property.access != .file, !property.wrapperIsOther,
        !ThemeWords.namesOfTheOneInUse.contains(property.name), !Self.isKeysDefault(property, type)
      else { return false }
      switch types.kind(of: property, in: type) {
      case .palette(let models):
        return models.allSatisfy { $0 !== type && ($0.kind == .structure || $0.kind == .classType) }
      case .other: return types.holdsColors(property, in: type)
      case .color, .unknown: return false
      }
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
}

extension Property {
  fileprivate var isDictionary: Bool {
    if case .dictionary? = type { true } else { false }
  }
}
