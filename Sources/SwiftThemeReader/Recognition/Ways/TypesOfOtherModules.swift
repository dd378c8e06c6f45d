import ThemeModel

/// Recognises types that conform to what another module calls a theme.
enum TypesOfOtherModules: ThemeRecogniser {
  static let about = Recogniser(
    id: "other-module", evidence: .contract, strength: 30,
    sentence: "Types conform to what another module calls a theme.",
    example: """
      import DesignKit
      struct NightTheme: DesignKitTheme { let ink = UIColor.white; let page = UIColor.black }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.typesOfOtherModules()
  }
}

extension ThemeRecognition {
  /// Finds types such as `struct NightTheme: Theme`, where another module declares `Theme`.
  fileprivate func typesOfOtherModules() -> [Found] {
    let known = ofOtherModules.filter { types.isPalette($0.type) || types.isHolder($0.type) }
    var seen: Set<String> = []
    return known.map(\.parent).filter { seen.insert($0).inserted }.map { parent in
      makeable(known.filter { $0.parent == parent }.map(\.type), "types of \(parent)")
    }
  }
}
