import ThemeModel

/// Recognises types with static colors of the same names.
enum TwinsOfStatics: ThemeRecogniser {
  static let about = Recogniser(
    id: "static-twins", evidence: .names, strength: 22,
    sentence: "Types have static colours of the same names.",
    example: """
      enum LightColors { static let ink = UIColor.black; static let page = UIColor.white }
      enum DarkColors { static let ink = UIColor.white; static let page = UIColor.black }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.twinsOfStatics()
  }
}

extension ThemeRecognition {
  /// Finds types such as `enum LightColors { static let face … }` and `enum DarkColors`, with the same members.
  fileprivate func twinsOfStatics() -> [Found] {
    var groups: [Set<String>: [TypeRecord]] = [:]
    var order: [Set<String>] = []
    for type in declared where !types.isView(type) && type.kind != .protocolType {
      let names = Set(staticColors(of: type).map(\.name))
      // Parts of one palette may have members of the same names: `Palette.Dark`, in a palette with colors of its own.
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
}
