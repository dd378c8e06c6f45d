import ThemeModel

/// Recognises types that conform to a protocol that requires palettes.
enum HoldersOfPalettes: ThemeRecogniser {
  static let about = Recogniser(
    id: "holder-contract", evidence: .contract, strength: 95,
    sentence: "Types conform to a protocol that asks for palettes.",
    example: """
      protocol Theme { var colors: Palette { get } }
      struct Palette { let ink: UIColor; let page: UIColor }
      struct DayTheme: Theme { let colors = Palette(ink: .black, page: .white) }
      struct NightTheme: Theme { let colors = Palette(ink: .white, page: .black) }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.holdersOfPalettes()
  }
}

extension ThemeRecognition {
  /// Finds the types that conform to a protocol such as `protocol Theme { var colors: ThemeColourPalette { get } }`, or
  /// `protocol Theme { func colors(for scheme: ColorScheme) -> ThemeColourPalette }`.
  fileprivate func holdersOfPalettes() -> [Found] {
    let contracts = declared.filter { isContractOfHolders($0) && !types.sharedThemes.isAllShown(by: $0) }
    return Self.basesFirst(contracts).map { contract in
      var found = makeable(
        concrete(declared.filter { $0.inherits(from: contract) }), "types that conform to \(contract.path)")
      found.contract = contract
      return found
    }
  }
}
