/// What declared types say: is this a colour, a palette of colours, something that holds palettes?
struct ColorTypes {
  let table: DeclarationTable

  enum Kind {
    case color
    /// A type of the sources with colours as members.
    case palette([TypeRecord])
    case other
    /// The source does not write the type.
    case unknown
  }

  ///
  /// - Parameter seeksPalettes: whether a type that is no colour is looked into
  func kind(
    _ type: TypeName?, from file: Int, within scope: TypeRecord?, depth: Int = 0, seeksPalettes: Bool = true
  ) -> Kind {
    guard let type else { return .unknown }
    switch type {
    case .optional(let wrapped):
      return kind(wrapped, from: file, within: scope, depth: depth, seeksPalettes: seeksPalettes)
    case .array(let element), .dictionary(_, let element):
      if case .color = kind(element, from: file, within: scope, depth: depth, seeksPalettes: false) { return .color }
      return .other
    case .named, .composition: break
    case .tuple(let elements, let labels):
      let kinds = elements.map { kind($0, from: file, within: scope, depth: depth, seeksPalettes: false) }
      if kinds.allSatisfy({ if case .color = $0 { true } else { false } }) { return .color }
      // `(light: String, dark: String)` may hold hex codes: the value tells.
      return ModePair.names(of: labels.compactMap { $0 }) == nil ? .other : .unknown
    case .function, .other: return .other
    }
    var palettes: [TypeRecord] = []
    for path in type.names {
      // Constants of colour modes are typed as colours and are none.
      if path.last?.contains("ColorMode") == true { return .other }
      let (types, foreign) = table.expand(path, from: file, within: scope)
      if foreign.contains(where: { Platform.colorTypes.contains($0) || Platform.gradientTypes.contains($0) }) {
        return .color
      }
      if foreign.contains(where: Platform.styleTypes.contains) { return .color }
      let saysColor = path.last.map { $0.contains("Color") || $0.contains("Colour") } ?? false
      if saysColor, foreign.contains("String") { return .color }
      if foreign.contains(where: VectorColor.types.contains), let scope, Self.isTheme(scope) { return .color }
      for type in types where depth < 6 {
        if type.declaration == nil {
          if Platform.colorTypes.contains(type.name) || Platform.gradientTypes.contains(type.name)
            || Platform.styleTypes.contains(type.name)
          {
            return .color
          }
        } else if type.platformColor != nil {
          return .color
        } else if isColorValue(type, depth: depth) {
          return .color
        } else if seeksPalettes, isPalette(type, depth: depth) {
          palettes.append(type)
        }
      }
    }
    return palettes.isEmpty ? .other : .palette(palettes)
  }

  func kind(of property: Property, in owner: TypeRecord, depth: Int = 0) -> Kind {
    if table.hexMembers.contains(property, of: owner) { return .color }
    let own = kind(property.type, from: Int(property.span.file), within: owner, depth: depth)
    guard case .unknown = own, let initial = property.initial else { return own }
    if case .tuple? = property.type, case .tuple(let elements) = initial.kind {
      let areHex = elements.allSatisfy {
        if case .string(let parts) = $0.value.kind { Self.isHex(parts) } else { false }
      }
      if areHex { return .color }
    }
    return kind(of: initial, from: Int(property.span.file), within: owner, depth: depth)
  }

  /// By the way a value is written: `UIColor(…)`, `Palette.sky.withAlphaComponent(0.5)`, `x ?? y`.
  private func kind(of value: Expression, from file: Int, within owner: TypeRecord, depth: Int) -> Kind {
    guard depth < 6 else { return .unknown }
    func next(_ inner: Expression) -> Kind { kind(of: inner, from: file, within: owner, depth: depth + 1) }
    switch value.kind {
    case .string, .integer, .decimal, .boolean, .closure: return .other
    case .macro("colorLiteral", _): return .color
    // The others may be implicit: `[UIColor.red, .blue]`.
    case .array(let elements):
      if let first = elements.first, case .color = next(first) { return .color }
      return .unknown
    case .dictionary(let entries):
      if let first = entries.first, case .color = next(first.value) { return .color }
      return .unknown
    case .tuple(let elements):
      guard ModePair.names(of: elements.compactMap(\.label)) != nil else { return .unknown }
      let areColors = elements.allSatisfy { element in
        if case .string(let parts) = element.value.kind { return Self.isHex(parts) }
        if case .color = next(element.value) { return true }
        return false
      }
      return areColors ? .color : .unknown
    case .forced(let inner), .chained(let inner), .binary("??", let inner, _), .conditional(_, let inner, _):
      return next(inner)
    case .call(let callee, let arguments):
      if let path = path(callee) {
        let called = kind(.named(path), from: file, within: owner, depth: depth)
        switch called {
        case .color, .palette: return called
        case .other, .unknown: break
        }
        let results = CalledFunctions(table: table).results(of: path, arguments, from: file, within: owner)
        if !results.isEmpty { return common(results, depth: depth) }
      }
      guard case .member(let base?, let name) = callee.kind else { return .unknown }
      let receiver = next(base)
      if Self.colorMethods.contains(name) { return receiver }
      guard case .color = receiver else { return .unknown }
      let results = CalledFunctions(table: table).results(ofColorMethod: name, arguments)
      if !results.isEmpty { return common(results, depth: depth) }
      // A method of a module that is not at hand: more likely than not another shade.
      return Self.otherMethods.contains(name) ? .other : .color
    case .name(let name):
      if let (property, found) = owner.property(name, isStatic: true) {
        return kind(of: property, in: found, depth: depth + 1)
      }
      guard let (property, _) = table.global(name, from: file) else { return .unknown }
      return kind(of: property, in: table.foreignScope, depth: depth + 1)
    case .member(let base?, let name) where Self.sameColor.contains(name):
      return next(base)
    case .member(let base?, let name):
      guard let path = path(base) else { return .unknown }
      let (types, foreign) = table.expand(path, from: file, within: owner)
      if foreign.contains(where: Platform.colorTypes.contains) { return .color }
      guard let type = types.first else { return .unknown }
      if type.declaration == nil, Platform.colorTypes.contains(type.name) { return .color }
      guard let (property, found) = type.property(name, isStatic: true) else { return .unknown }
      return kind(of: property, in: found, depth: depth + 1)
    default: return .unknown
    }
  }

  /// What the overloads that fit a call come to, where they agree.
  private func common(_ results: [CalledFunctions.Result], depth: Int) -> Kind {
    let kinds = results.map { result -> Kind in
      if case .named(["Self"])? = result.type { return result.owner.map { ofSelf($0, depth: depth) } ?? .unknown }
      guard let type = result.type else { return .other }
      return kind(type, from: result.file, within: result.owner, depth: depth + 1)
    }
    guard let first = kinds.first else { return .unknown }
    switch first {
    case .color: return kinds.allSatisfy { if case .color = $0 { true } else { false } } ? first : .unknown
    case .other: return kinds.allSatisfy { if case .other = $0 { true } else { false } } ? first : .unknown
    // The function may make any of its themes: its value tells.
    case .palette, .unknown: return .unknown
    }
  }

  private func ofSelf(_ type: TypeRecord, depth: Int) -> Kind {
    if type.declaration == nil, Platform.colorTypes.contains(type.name) { return .color }
    return isColorValue(type, depth: depth + 1) ? .color : .unknown
  }

  /// Members of a colour that are this colour, or made of it alone.
  private static let sameColor: Set = ["cgColor", "uiColor", "nsColor", "gradient"]

  private static let colorMethods: Set = ["withAlphaComponent", "opacity", "mix", "resolvedColor", "init"]

  /// Methods of the platform's colours whose results are no colours: what they hold, and the views made of them.
  private static let otherMethods: Set = [
    "isEqual", "getRed", "getHue", "getWhite", "set", "setFill", "setStroke", "resolve", "hash", "encode", "frame",
    "padding", "overlay", "background", "ignoresSafeArea", "edgesIgnoringSafeArea", "cornerRadius", "clipShape",
    "shadow",
    "blur", "hidden", "tag", "eraseToAnyView",
  ]

  private static func isHex(_ parts: [Expression.StringPart]) -> Bool {
    guard parts.count == 1, case .text(let text) = parts[0] else { return false }
    return HexColor.token(text, .alphaLast) != nil
  }

  private func path(_ expression: Expression) -> [String]? {
    switch expression.kind {
    case .name(let name): [name]
    case .member(let base?, let name): path(base).map { $0 + [name] }
    default: nil
    }
  }

  /// A type whose value is one colour: a pair for light and dark, a gradient of the team's own.
  func isColorValue(_ type: TypeRecord, depth: Int = 0) -> Bool {
    guard type.kind == .structure || type.kind == .classType else { return false }
    let stored = type.properties.filter { $0.member.isStored && !$0.member.isStatic }
    guard (1...8).contains(stored.count) else { return false }
    if ColorComponents(type) != nil { return true }
    if ModePair.names(of: stored.map(\.member.name)) != nil {
      return stored.contains { property, file in
        switch kind(property.type, from: file, within: type, depth: depth + 1, seeksPalettes: false) {
        case .color: true
        case .palette, .other, .unknown: false
        }
      }
    }
    return stored.contains { property, file in
      guard case .array(let element)? = property.type else { return false }
      if case .color = kind(element, from: file, within: type, depth: depth + 1, seeksPalettes: false) { return true }
      return false
    } && type.name.contains("Gradient")
  }

  /// A type with colours among its instance members.
  func isPalette(_ type: TypeRecord, depth: Int = 0) -> Bool {
    guard depth < 6, !Self.isView(type) else { return false }
    if ThemeDiscovery.saysTheme(type.name), !ColorFunctions(table: table, types: self).instance(of: type).isEmpty {
      return true
    }
    return members(type).contains { property, owner in
      switch kind(of: property, in: owner, depth: depth + 1) {
      case .color: true
      case .palette: depth < 3
      case .other:
        depth < 3 && ThemeDiscovery.saysTheme(type.name) && holdsColors(property, in: owner, depth: depth + 1)
      case .unknown: false
      }
    }
  }

  /// A type with palettes among its instance members.
  func isHolder(_ type: TypeRecord) -> Bool {
    guard !Self.isView(type) else { return false }
    return members(type).contains { property, owner in
      if case .palette = kind(of: property, in: owner) { true } else { false }
    }
  }

  /// Whether the type is of a module that is not at hand and called like one of colours: `let ring: MultipleColorTokens`.
  func soundsLikeColor(_ property: Property, in owner: TypeRecord) -> Bool {
    var type = property.type
    if case .optional(let wrapped)? = type { type = wrapped }
    guard case .named(let path)? = type, let name = path.last,
      Self.namesOfColors.contains(where: name.hasSuffix) || ["Colors", "Colours"].contains(where: name.hasPrefix)
    else { return false }
    return table.expand(path, from: Int(property.span.file), within: owner).types.isEmpty
  }

  private static let namesOfColors = [
    "Color", "Colour", "Colors", "Colours", "ColorToken", "ColorTokens", "ColorSet", "ColorPair", "Gradient",
    "Palette",
  ]

  /// The two palettes of which a theme shows one in light and the other in dark: `let light: Palette; let dark: Palette`.
  func sides(of palettes: [(property: Property, owner: TypeRecord)]) -> (light: String, dark: String)? {
    guard let names = ModePair.names(of: palettes.map(\.property.name)),
      let light = palettes.first(where: { $0.property.name == names.light }),
      let dark = palettes.first(where: { $0.property.name == names.dark }),
      case .palette(let a) = kind(of: light.property, in: light.owner),
      case .palette(let b) = kind(of: dark.property, in: dark.owner), let first = a.first, first === b.first
    else { return nil }
    return names
  }

  /// The instance members of a type: a superclass's first, each name once, overridden ones in the place of the first.
  func members(_ type: TypeRecord) -> [(property: Property, owner: TypeRecord)] {
    var order: [String] = []
    var byName: [String: (Property, TypeRecord)] = [:]
    for owner in type.allProtocols + type.classLine.reversed() {
      for (property, _) in owner.properties where !property.isStatic {
        if byName[property.name] == nil { order.append(property.name) }
        if byName[property.name] == nil || !property.isRequirement { byName[property.name] = (property, owner) }
      }
    }
    return order.compactMap { byName[$0] }
  }

  private static let viewEndings = [
    "View", "Cell", "Controller", "Button", "Label", "Manager", "Service", "Store", "Coordinator", "Delegate",
    "ViewModel", "Style", "Modifier", "Window", "Layer", "Bar", "Helper", "Factory", "Presenter", "Interactor",
  ]

  /// Whether the type, or one around it, calls itself a theme.
  private static func isTheme(_ type: TypeRecord) -> Bool {
    var here: TypeRecord? = type
    while let one = here {
      if ThemeDiscovery.saysTheme(one.name) { return true }
      here = one.parent
    }
    return false
  }

  /// No value of such a type is ever made: it holds static members together, whatever it is called.
  private static func isNamespace(_ type: TypeRecord) -> Bool {
    type.declaration != nil && type.kind == .enumeration && type.cases.isEmpty && type.inherited.isEmpty
  }

  /// A part of the user interface that has colours of its own is no theme.
  static func isView(_ type: TypeRecord) -> Bool {
    if isNamespace(type) { return false }
    if type.declaration == nil, Platform.colorTypes.contains(type.name) || type.name == "ShapeStyle" { return false }
    if ["Theme", "Palette", "Scheme"].contains(where: { type.name.contains($0) }), !type.name.hasSuffix("Manager"),
      !type.name.hasSuffix("Service"), !type.name.hasSuffix("Store"), !type.name.hasSuffix("View")
    {
      return false
    }
    let parents = type.classLine.flatMap(\.foreignParents)
    return viewEndings.contains { type.name.hasSuffix($0) }
      || parents.contains {
        ["View", "ViewModifier", "App", "ObservableObject"].contains($0)
          || $0.hasPrefix("UI") && !Platform.colorTypes.contains($0)
      }
  }
}

/// The two sides of a colour that has one for light and one for dark.
enum ModePair {
  private static let known = [
    ("light", "dark"), ("lightColor", "darkColor"), ("lightMode", "darkMode"), ("any", "dark"), ("day", "night"),
    ("lightValue", "darkValue"), ("lightTheme", "darkTheme"), ("lightHex", "darkHex"), ("default", "dark"),
  ]

  /// What a dark colour may be on surfaces that stand above others.
  static let elevated = "darkElevated"

  static func names(of properties: [String]) -> (light: String, dark: String)? {
    known.first { properties.contains($0.0) && properties.contains($0.1) }
  }
}
