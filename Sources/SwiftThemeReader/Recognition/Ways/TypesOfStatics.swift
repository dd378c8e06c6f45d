import ThemeModel

/// Recognises types that conform to a protocol that requires static colors.
enum TypesOfStatics: ThemeRecogniser {
  static let about = Recogniser(
    id: "static-contract", evidence: .contract, strength: 25,
    sentence:
      "Types conform to a protocol that asks for static colours, or inherit from a class whose static colours they override.",
    example: """
      protocol Palette { static var ink: UIColor { get } }
      enum Day: Palette { static var ink: UIColor { .black } }
      enum Night: Palette { static var ink: UIColor { .white } }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.typesOfStatics()
  }
}

extension ThemeRecognition {
  /// Finds the types that conform to a protocol such as `protocol Palette { static var face: CGColor { get } }`.
  fileprivate func typesOfStatics() -> [Found] {
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
    return overridersOfStatics()
  }

  /// Finds classes such as `class NightPalette: Palette { override class var ink: UIColor { .white } }`.
  private func overridersOfStatics() -> [Found] {
    let bases = declared.filter { type in
      type.kind == .classType && type.superclass?.declaration == nil && !types.isView(type)
        && staticColors(of: type).count > 1
    }
    for (base, line) in lines(of: bases) {
      let names = Set(staticColors(of: base).map(\.name))
      let heirs = line.filter { heir in
        heir !== base
          && heir.classLine.contains { type in
            type !== base
              && type.properties.contains {
                $0.member.isStatic && $0.member.isOverride && names.contains($0.member.name)
              }
          }
      }
      guard !heirs.isEmpty else { continue }
      return [
        Found(
          candidates: ([base] + heirs).compactMap(themeOfStatics),
          way: "\(base.path) and the classes that override its static colours", contract: base)
      ]
    }
    return []
  }
}
