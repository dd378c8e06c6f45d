import ThemeModel

/// The words by which types and members say that they hold themes or colors, or parts of the user interface.
enum ThemeWords {
  private static let words = [
    "theme", "palette", "color", "colour", "scheme", "appearance", "brand", "skin", "style", "tokens", "gradient",
  ]

  static func saysTheme(_ name: String) -> Bool {
    let name = name.lowercased()
    return words.contains { word in
      name.utf8.count >= word.utf8.count && TextSearch.contains(name, word)
    }
  }

  /// Members that hold whichever theme is in use.
  static let namesOfTheOneInUse: Set = [
    "shared", "current", "currentValue", "instance", "sharedInstance", "active", "selected",
  ]

  /// The palette that a theme's tokens are not named after.
  static let mainPalettes: Set = [
    "colors", "colours", "color", "colour", "palette", "colorPalette", "colourPalette", "settings", "theme",
  ]

  /// Types that are made for tests and previews.
  private static let stubs: Set = [
    "mock", "stub", "preview", "previews", "fixture", "dummy", "fake", "spy", "test", "tests", "testing",
  ]

  static func isStub(_ name: String) -> Bool {
    NameWords.of(name).contains(where: stubs.contains)
  }

  /// What types of the user interface end in.
  static let viewEndings = [
    "View", "Cell", "Controller", "Button", "Label", "Manager", "Service", "Store", "Coordinator", "Delegate",
    "ViewModel", "Style", "Modifier", "Window", "Layer", "Bar", "Helper", "Factory", "Presenter", "Interactor",
  ]

  /// Endings of types that hold the theme in use, and give its colors.
  static let managerEndings = ["Manager", "Service", "Store", "Provider", "Controller", "ViewModel"]
}

/// Names of members that are one color in another form.
enum ColorForms {
  /// What a type calls the color that it stands for.
  static let names: Set = [
    "color", "colour", "uiColor", "nsColor", "cgColor", "swiftUIColor", "swiftUI", "uiKit", "swiftuiColor", "suiColor",
    "asColor", "asUIColor", "value", "rawColor", "platformColor", "colorValue", "dynamicColor", "dynamic", "ui",
  ]

  /// The form that stands for the color, where there are several.
  static let preferred = ["color", "colour", "uiColor", "nsColor", "swiftUIColor", "swiftUI", "value", "cgColor"]

  private static let prefixes: Set = ["ui", "ns", "cg", "swift", "swiftui", "sui"]
  private static let suffixes: Set = ["color", "colour", "ui"]

  /// What a member's name says without the form: `uiText`, `textUIColor` and `text` are one.
  static func plain(_ name: String) -> String {
    var words = NameWords.of(name)
    while let first = words.first, words.count > 1, prefixes.contains(first) { words.removeFirst() }
    while let last = words.last, words.count > 1, suffixes.contains(last) { words.removeLast() }
    return words.joined()
  }
}
