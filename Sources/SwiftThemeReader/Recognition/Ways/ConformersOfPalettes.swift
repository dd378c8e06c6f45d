import ThemeModel

/// Recognises types that conform to a protocol that requires colors.
enum ConformersOfPalettes: ThemeRecogniser {
  static let about = Recogniser(
    id: "palette-contract", evidence: .contract, strength: 55,
    sentence: "Types conform to a protocol that asks for colours.",
    example: """
      protocol Palette { var ink: UIColor { get }; var page: UIColor { get } }
      struct DayPalette: Palette { let ink = UIColor.black; let page = UIColor.white }
      struct NightPalette: Palette { let ink = UIColor.white; let page = UIColor.black }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.conformersOfPalettes()
  }
}

extension ThemeRecognition {
  /// Returns the themes of each contract. The contract with the most conforming types comes first.
  fileprivate func conformersOfPalettes() -> [Found] {
    let contracts = declared.filter {
      $0.kind == .protocolType && types.isPalette($0) && !types.isColorValue($0) && asksForColors($0)
    }
    let all = contracts.map { contract in
      let all = concrete(declared.filter { $0.inherits(from: contract) })
      let stubs = all.filter { SampleWords.sayStub($0.name) }
      let isOfStubs = stubs.count == all.count
      var found = makeable(
        isOfStubs ? all : all.filter { type in !stubs.contains { $0 === type } },
        "types that conform to \(contract.path)")
      found.contract = contract
      if !found.candidates.isEmpty { found.candidates += conformersOfOtherModules(contract) }
      if !isOfStubs {
        found.aside += stubs.compactMap { stub in
          stub.declaration.map { ("\(stub.path) is a stub for tests or previews", $0.span) }
        }
      }
      return found
    }
    return all.enumerated().sorted {
      ($1.element.candidates.count, $0.offset) < ($0.element.candidates.count, $1.offset)
    }.map(\.element)
  }

  /// Returns whether a protocol asks for colors, for values with colors, or for a function that gives one.
  private func asksForColors(_ contract: TypeRecord) -> Bool {
    let asks = types.members(contract).contains { property, owner in
      switch types.kind(of: property, in: owner) {
      case .color: true
      case .palette(let models): !types.isStatus(property, of: contract, giving: models)
      case .other, .unknown: false
      }
    }
    return asks || !functions.instance(of: contract).isEmpty || !functions.keyed(askedBy: contract).isEmpty
  }

  /// Returns the types of other modules that the sources let conform to a contract: `extension KitTheme: Theme {}`.
  private func conformersOfOtherModules(_ contract: TypeRecord) -> [ThemeCandidate] {
    table.types.compactMap { type in
      guard type.declaration == nil, let span = type.conformance, type.inherits(from: contract),
        !PlatformTypes.isSystems(type.name), !SampleWords.sayStub(type.name)
      else { return nil }
      return ThemeCandidate(name: type.path, root: .made(type), span: span)
    }
  }
}
