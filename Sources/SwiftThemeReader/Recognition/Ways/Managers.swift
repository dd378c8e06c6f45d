import ThemeModel

/// Recognises an object that stores a flag or a choice, or settings that are handed to it, and returns the colors for each
/// of their values.
enum Managers: ThemeRecogniser {
  static let about = Recogniser(
    id: "manager", evidence: .use, strength: 40,
    sentence: "An object keeps a flag or a choice, or is handed one, and gives the colours of each.",
    example: """
      final class ThemeManager: ObservableObject {
        @Published var isNight = false
        var ink: Color { isNight ? .white : .black }
        var page: Color { isNight ? .black : .white }
      }
      """)

  static func found(in code: ThemeRecognition) -> [ThemeRecognition.Found] {
    code.managers()
  }
}

extension ThemeRecognition {
  /// Finds objects such as
  /// `final class ThemeManager: ObservableObject { @Published var isDark = false; var background: Color { … } }`.
  fileprivate func managers() -> [Found] {
    let managers = declared.filter { type in
      (AppState.isManager(type) || isHandedItsSettings(type) && (!types.isView(type) || type.isCalledManager))
        && types.saysTheme(type) && !SampleWords.sayStub(type.name) && !type.inheritsFromView
        && colors(of: type).filter { $0.property.getter != nil }.count > 1
    }
    return managers.map { manager in
      var found = makeable([manager], "what \(manager.path) gives in each of its states")
      found.contract = manager
      return found
    }
  }
}
