import ThemeModel

/// Recognises observable objects that keep nothing but flags, or choices, and give the colors of each, whatever they are called.
enum ObjectsWithStates: ThemeRecogniser {
  static let about = Recogniser(
    id: "states-of-object", evidence: .use, strength: 14,
    sentence: "An observable object has nothing but flags or choices and the colours of each of their values.",
    example: """
      @Observable final class CardModel {
        var isLoud = false
        var card: Color { isLoud ? .yellow : .black }
        var onCard: Color { .white }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.objectsWithStates()
  }
}

extension ThemeRecognition {
  /// What is called a theme is a manager, which has content beside its colors as well.
  fileprivate func objectsWithStates() -> [Found] {
    let objects = declared.filter { type in
      type.kind == .classType && AppState.isObserved(type) && !types.saysTheme(type) && !type.inheritsFromView
        && !SampleWords.sayStub(type.name) && type.superclass == nil && canBeMade(type) && havePartners(type)
        && !hasContent(type) && !handsOn(type)
    }
    return objects.map { object in
      var found = makeable([object], "what \(object.path) gives in each of its states")
      found.contract = object
      return found
    }
  }

  /// Returns whether a type works out colors of which some lie on others, as their names say.
  private func havePartners(_ type: TypeRecord) -> Bool {
    let names = colors(of: type).filter { $0.property.getter != nil }.map(\.property.name)
    let inks = names.count(where: Purposes.liesOnOther)
    return inks > 0 && inks < names.count
  }

  /// Returns whether an object stores more than colors, flags and choices.
  private func hasContent(_ type: TypeRecord) -> Bool {
    types.members(type).contains { property, owner in
      guard property.isStored else { return false }
      switch types.kind(of: property, in: owner) {
      case .color: return false
      case .palette, .other, .unknown: return !isChoice(property, in: owner)
      }
    }
  }

  /// Returns whether the code of an object names a type of other colors, which it hands on.
  private func handsOn(_ type: TypeRecord) -> Bool {
    let named = types.relations.named(by: type)
    return declared.contains { $0 !== type && named.contains(ObjectIdentifier($0)) && types.isPalette($0) }
  }

  private func isChoice(_ property: Property, in owner: TypeRecord) -> Bool {
    if ThemeCandidate.isFlag(property) { return true }
    guard let type = property.type, !type.isOptional, !type.isCollection, let path = type.names.first else {
      return false
    }
    return table.expand(path, from: Int(property.span.file), within: owner).types.first?.kind == .enumeration
  }
}
