import ThemeModel

/// Recognises types that are called themes and have colors of the same names.
enum TwinsOfPalettes: ThemeRecogniser {
  static let about = Recogniser(
    id: "twin-types", evidence: .names, strength: 45,
    sentence: "Types that are called themes have colours of the same names.",
    example: """
      struct LightTheme { let ink = UIColor.black; let page = UIColor.white }
      struct DarkTheme { let ink = UIColor.white; let page = UIColor.black }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.twinsOfPalettes()
  }
}

extension ThemeRecognition {
  /// Finds types such as `struct LightTheme` and `struct DarkTheme`, with the same members and nothing else in common.
  fileprivate func twinsOfPalettes() -> [Found] {
    var groups: [Set<String>: [TypeRecord]] = [:]
    var order: [Set<String>] = []
    for type in declared where isTwin(type) {
      let names = Set(colors(of: type).map(\.property.name))
      guard names.count > 1 else { continue }
      if groups[names] == nil { order.append(names) }
      groups[names, default: []].append(type)
    }
    return order.compactMap { groups[$0] }.filter { $0.count > 1 }.map { twins in
      var found = makeable(twins, "types with the same colours")
      found.contract = twins[0]
      return found
    }
  }

  fileprivate func isTwin(_ type: TypeRecord) -> Bool {
    guard type.kind == .structure || type.kind == .classType, !types.isView(type), !types.isColorValue(type),
      type.superclass == nil, type.allProtocols.allSatisfy({ !types.isPalette($0) }),
      values.constants(of: type).isEmpty,
      !SampleWords.sayStub(type.name)
    else { return false }
    return types.saysTheme(type) || ModeWords.speaksOfMode(type.name)
  }
}
