import ThemeModel

/// The words by which types and members say that they hold themes or colors, or parts of the user interface.
enum ThemeWords {
  private static let words = [
    "theme", "palette", "color", "colour", "scheme", "appearance", "brand", "skin", "style", "gradient",
  ]

  static func saysTheme(_ name: String) -> Bool {
    let lower = name.lowercased()
    return words.contains { word in
      lower.utf8.count >= word.utf8.count && TextSearch.contains(lower, word)
    } || TextSearch.contains(lower, "tokens") && NameWords.segments(name).contains(where: saysTokens)
  }

  /// Tokens of a design, and no tokens of another kind: a view model shows those of a purse, and a `TokenScanner` reads a text.
  private static func saysTokens(_ words: [String]) -> Bool {
    words.contains("tokens") && words.last.map(workers.contains) == false && words.suffix(2) != ["view", "model"]
  }

  private static let workers = Set(
    (viewEndings + ["Parser", "Scanner", "List"]).filter { $0 != "ViewModel" }.compactMap { NameWords.of($0).last })

  /// Words by which a type's name ends that is a theme, and is no part of what shows one: `DarkTheme`, `AppColors`, `ThemeProtocol`.
  private static let lastWords: Set = [
    "theme", "themes", "palette", "colors", "colours", "scheme", "skin", "brand", "tokens",
  ]
  private static let kinds: Set = ["protocol", "type", "providing", "provider", "contract", "base"]

  static func isCalledTheme(_ name: String) -> Bool {
    var words = NameWords.of(name)
    if words.count > 1, let last = words.last, kinds.contains(last) { words.removeLast() }
    return words.last.map(lastWords.contains) == true
  }

  /// Returns whether a type's name says that a value of it is one color, or nothing of themes at all: `TagColor`, `Badge`.
  static func saysNoMoreThanColor(_ name: String) -> Bool {
    var words = NameWords.of(name)
    if words.count > 1, let last = words.last, entries.contains(last) { words.removeLast() }
    if words.last == "color" || words.last == "colour" { words.removeLast() }
    return !saysTheme(words.joined())
  }

  /// Words after which a name says what stands for one color: `ColorKey`, `ColorToken`.
  private static let entries: Set = ["key", "token", "entry", "item", "name", "identifier", "id", "value", "reference"]

  /// Last words in the names of what a color is asked for: `theme`, `traitCollection`, `userInterfaceStyle`.
  private static let occasions: Set = [
    "theme", "scheme", "style", "mode", "appearance", "collection", "traits", "environment", "context",
  ]

  /// Returns whether an argument of this name tells for which theme or mode a color is asked.
  static func saysWhichTheme(_ name: String) -> Bool {
    ModeWords.isDark(flag: name) != nil || NameWords.of(name).last.map(occasions.contains) == true
  }

  /// Names of members that contain the theme in use.
  static let namesOfTheOneInUse: Set = [
    "shared", "current", "currentValue", "instance", "sharedInstance", "active", "selected",
  ]

  /// Names of a theme's main palette. The names of tokens leave them out.
  static let mainPalettes: Set = [
    "colors", "colours", "color", "colour", "palette", "colorPalette", "colourPalette", "settings", "theme",
  ]

  /// Returns whether a type's path says that it has the colors of a part of the interface, and is no theme of the whole:
  /// `ButtonColors`, `Badge.Palette`, `AppIconTheme`.
  static func saysPart(_ path: String) -> Bool {
    PartWords.arePart(NameWords.segments(path).flatMap(\.self))
  }

  /// Endings of the names of user interface types.
  static let viewEndings = viewClassEndings + ["Style", "Modifier"] + workerEndings

  /// Those of classes that the screen shows.
  static let viewClassEndings = ["View", "Cell", "Button", "Label", "Window", "Layer", "Bar"]

  /// Endings of the names of types that work for the user interface.
  static let workerEndings = [
    "Manager", "Service", "Store", "Coordinator", "Delegate", "Presenter", "Interactor", "Helper", "Factory",
    "Controller", "ViewModel",
  ]

  /// Endings of the names of types that store the theme in use and return its colors.
  static let managerEndings = storeEndings + ["Controller", "ViewModel"]

  /// Those of them that name no part of one view.
  static let storeEndings = ["Manager", "Service", "Store", "Provider"]
}

/// Names of members that are one color in another form.
enum ColorForms {
  /// Names of the member that returns the color which a type stands for.
  static let names: Set = [
    "color", "colour", "uiColor", "nsColor", "cgColor", "swiftUIColor", "swiftUI", "uiKit", "swiftuiColor", "suiColor",
    "asColor", "asUIColor", "value", "rawColor", "platformColor", "colorValue", "dynamicColor", "dynamic", "ui",
  ]

  /// The words of which a name is made that says no more than in which form a color is: `colorSwiftUI`, `uiColorValue`.
  private static let words: Set = [
    "color", "colour", "ui", "ns", "cg", "swift", "swiftui", "sui", "kit", "uikit", "as", "value", "raw", "platform",
    "dynamic",
  ]

  /// Returns whether a member of this name is one color in another form.
  static func isForm(_ name: String) -> Bool {
    if names.contains(name) { return true }
    let own = NameWords.of(name)
    return own.contains { $0 == "color" || $0 == "colour" } && own.allSatisfy(words.contains)
  }

  /// The forms that represent a color that has several, the most preferred first.
  static let preferred = ["color", "colour", "uiColor", "nsColor", "swiftUIColor", "swiftUI", "value", "cgColor"]

  private static let prefixes: Set = ["ui", "ns", "cg", "swift", "swiftui", "sui"]
  private static let suffixes: Set = ["color", "colour", "ui"]

  /// Returns a member's name without the words for its form: `uiText`, `textUIColor` and `text` all become `text`.
  static func plain(_ name: String) -> String {
    var words = NameWords.of(name)
    while let first = words.first, words.count > 1, prefixes.contains(first) { words.removeFirst() }
    while let last = words.last, words.count > 1, suffixes.contains(last) { words.removeLast() }
    return words.joined()
  }
}
