import ThemeModel

/// Decides whether themes have to do with one another: through the types of their members, through what they inherit from, or through
/// the types that their code names. Those that have nothing to do with the themes that are read are a system of their own.
extension ThemeRecognition {
  /// Returns whether what one way finds has nothing to do with the contract of another.
  func isApart(_ found: Found, from other: Found) -> Bool {
    other.contract.map { isApart(found, from: $0) } ?? false
  }

  /// Returns whether no value and no type of the values has to do with a contract.
  func isApart(_ values: Found, from contract: TypeRecord) -> Bool {
    isApart(values, from: types.relations.kin(of: contract))
  }

  fileprivate func isApart(_ values: Found, from kin: TypeRelations.Kin) -> Bool {
    let models = self.models(of: values)
    let own = Set(models.map { ObjectIdentifier($0) })
    guard own.isDisjoint(with: kin.family), own.isDisjoint(with: kin.reached),
      models.allSatisfy({ types.reach.types(from: $0, in: types).isDisjoint(with: kin.family) })
    else { return false }
    return models.allSatisfy { types.relations.named(by: $0).isDisjoint(with: kin.family) }
      && values.candidates.allSatisfy { candidate in
        guard case .property(let property, let owner) = candidate.root else { return true }
        return types.relations.named(by: property, in: owner).isDisjoint(with: kin.family)
      }
  }

  /// Returns the types of which values are made: their models, the enums of cases, and the palettes that these give.
  func models(of found: Found) -> [TypeRecord] {
    var models: [TypeRecord] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ type: TypeRecord?) {
      guard let type, seen.insert(ObjectIdentifier(type)).inserted else { return }
      models.append(type)
    }
    for candidate in found.candidates {
      add(candidate.model(types))
      if case .enumCase(let type, _, _) = candidate.root { add(type) }
    }
    add(found.contract)
    return models
  }
}

/// Systems of themes, with which further ones are compared. Their types are kept together, so that the time for many systems grows with
/// their number alone.
struct JoinedSystems {
  private let recognition: ThemeRecognition
  private var kin: TypeRelations.Kin?
  /// Whether one has no types that could tell, as static colors: they may be colors of the themes beside them.
  private var isOfStatics = false

  init(_ systems: [ThemeRecognition.Found], _ recognition: ThemeRecognition) {
    self.recognition = recognition
    for system in systems { add(system) }
  }

  mutating func add(_ system: ThemeRecognition.Found) {
    let models = recognition.models(of: system)
    isOfStatics = isOfStatics || models.isEmpty
    for model in models {
      let more = recognition.types.relations.kin(of: model)
      if kin?.add(more) == nil { kin = more }
    }
  }

  /// Whether the types of the systems could tell what has to do with them.
  var haveTypes: Bool { !isOfStatics && kin != nil }

  /// Returns whether what one way finds has nothing to do with any type of the systems.
  func areApart(from found: ThemeRecognition.Found) -> Bool {
    !isOfStatics && shareNoType(with: found)
  }

  /// Returns whether none of the types of the systems has to do with what one way finds. Systems without types have none.
  func shareNoType(with found: ThemeRecognition.Found) -> Bool {
    kin.map { recognition.isApart(found, from: $0) } ?? true
  }
}
