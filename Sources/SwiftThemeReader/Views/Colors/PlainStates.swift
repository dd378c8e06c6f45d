import ThemeModel

/// Boolean states of the app whose names mention themes although they depend on none: `showsThemePicker`, `isThemeMenuOpen`.
final class PlainStates {
  private let table: DeclarationTable
  /// What code gives to properties of such names, also as arguments.
  private lazy var given: [String: [Expression]] = {
    var given: [String: [Expression]] = [:]
    func note(_ name: String?, _ value: Expression) {
      guard let name, Facts.speaksOfThemes(name), Self.saysPartOfInterface(name) else { return }
      given[name, default: []].append(value)
    }
    for body in table.codeBodies where body.kind != .closure {
      var asking: Expression?
      SyntaxWalk.each(body.statements) { if Self.speaksOfTheme($0) { asking = $0 } }
      SyntaxWalk.each(body.statements) { part in
        switch part.kind {
        // What code sets where it asks for the theme may depend on it.
        case .assignment(let target, _, let value): note(MemberChain(target).names.last, asking ?? value)
        case .call(_, let arguments): for argument in arguments { note(argument.label, argument.value) }
        default: break
        }
      }
    }
    return given
  }()

  init(_ table: DeclarationTable) { self.table = table }

  /// Whether each property of a name is a stored Boolean value that nothing sets by the theme.
  func contain(_ name: String) -> Bool {
    guard Self.saysPartOfInterface(name) else { return false }
    let properties = table.index.properties(named: name).map(\.member)
    return !properties.isEmpty && properties.allSatisfy(Self.isState)
      && (given[name] ?? []).allSatisfy { !asksTheme($0) }
  }

  private static func isState(_ property: Property) -> Bool {
    guard property.isStored else { return false }
    if let type = property.type { return type.names == [["Bool"]] && property.initial.map(isLiteral) ?? true }
    return property.initial.map(isLiteral) ?? false
  }

  private static func isLiteral(_ value: Expression) -> Bool {
    if case .boolean = value.kind { true } else { false }
  }

  private func asksTheme(_ value: Expression) -> Bool {
    var asks = false
    SyntaxWalk.each(value) { if Self.speaksOfTheme($0) { asks = true } }
    return asks
  }

  private static func speaksOfTheme(_ part: Expression) -> Bool {
    switch part.kind {
    case .name(let name), .member(_, let name): Facts.speaksOfThemes(name) && !saysPartOfInterface(name)
    default: false
    }
  }

  /// Whether a name tells of a part of the interface that is for themes, or of what happens to them, and of no kind of theme.
  private static func saysPartOfInterface(_ name: String) -> Bool {
    let words = NameWords.of(name)
    guard let theme = words.firstIndex(where: { $0 == "theme" || $0 == "themes" }),
      words.allSatisfy({ !kinds.contains($0) && ModeWords.isDark(flag: $0) == nil })
    else { return false }
    return words[(theme + 1)...].contains { things.contains($0) }
  }

  /// Words that tell which theme is meant, or that one is.
  private static let kinds: Set = [
    "dark", "light", "night", "day", "black", "white", "selected", "active", "current", "enabled", "disabled",
    "default", "system", "high", "contrast", "supported", "supports", "uses", "use", "using",
  ]

  private static let things: Set = [
    "picker", "pickers", "menu", "sheet", "settings", "selector", "selection", "chooser", "switcher", "editor", "list",
    "view", "banner", "button", "alert", "dialog", "popover", "popup", "panel", "screen", "page", "tip", "hint",
    "tooltip", "section", "row", "store", "gallery", "browser", "changer", "creator", "builder", "drawer", "overlay",
    "onboarding", "customizer", "modal", "preview", "previews", "options", "grid", "toolbar", "toast",
    "changed", "changing", "loading", "loaded",
  ]
}
