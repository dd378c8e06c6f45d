import ThemeModel

/// Recognises classes that inherit from one with palettes.
enum SubclassesOfHolder: ThemeRecogniser {
  static let about = Recogniser(
    id: "holder-subclasses", evidence: .contract, strength: 90,
    sentence: "Classes inherit from one that has palettes.",
    example: """
      class Palette { var ink: UIColor { .black } }
      class BaseTheme { let colors: Palette; init(colors: Palette = Palette()) { self.colors = colors } }
      class OceanTheme: BaseTheme { init() { super.init(colors: OceanPalette()) } }
      class OceanPalette: Palette { override var ink: UIColor { .blue } }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.subclassesOfHolder()
  }
}

extension ThemeRecognition {
  /// Finds classes such as `class OrangeTheme: OUDSTheme`, where `OUDSTheme` has palettes.
  fileprivate func subclassesOfHolder() -> [Found] {
    let bases = declared.filter {
      $0.kind == .classType && types.isHolder($0) && $0.superclass?.declaration == nil
        && !types.sharedThemes.isAllShown(by: $0)
    }
    return lines(of: bases).map { base, line in
      var found = makeable(concrete(line), "subclasses of \(base.path)")
      found.contract = base
      return found
    }
  }
}
