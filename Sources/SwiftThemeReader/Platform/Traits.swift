import ThemeModel

/// Traits that a color may depend on when it is shown. Each trait that the code tests is an axis.
enum Traits {
  private static func context(_ axis: Axis, _ traits: Value, _ evaluator: Evaluator) -> String {
    if case .traits(let fixed) = traits.payload, let context = fixed[axis.name] { return context }
    return evaluator.assignment.context(on: axis)
  }

  static func value(of name: String, _ traits: Value, _ evaluator: Evaluator) -> Value {
    switch name {
    case "userInterfaceStyle", "colorScheme": return Value(.symbol(context(.mode, traits, evaluator)))
    case "accessibilityContrast":
      return Value(.symbol(context(.contrast, traits, evaluator) == "high" ? "high" : "normal"))
    case "colorSchemeContrast":
      return Value(.symbol(context(.contrast, traits, evaluator) == "high" ? "increased" : "standard"))
    case "userInterfaceLevel": return Value(.symbol(context(.elevation, traits, evaluator)))
    case "displayGamut":
      return Value(.symbol(context(.gamut, traits, evaluator) == "display-p3" ? "P3" : "SRGB"))
    case "traitCollection", "self", "effectiveAppearance", "appearance": return traits
    // The name of an AppKit appearance.
    case "name":
      let isDark = context(.mode, traits, evaluator) == "dark"
      return Value(.symbol(isDark ? "darkAqua" : "aqua"))
    default:
      if case .traits(let fixed) = traits.payload, let context = fixed[name] { return Value(.symbol(context)) }
      return Value(.openTrait(name))
    }
  }

  static func isKnown(_ name: String) -> Bool {
    [
      "userInterfaceStyle", "colorScheme", "accessibilityContrast", "colorSchemeContrast", "userInterfaceLevel",
      "displayGamut", "name", "effectiveAppearance",
    ].contains(name)
  }

  static func staticMember(_ name: String, of type: String) -> Value? {
    switch (type, name) {
    case ("UITraitCollection", "current"), ("UIScreen", "main"), ("UIDevice", "current"), ("NSApplication", "shared"),
      ("NSAppearance", "current"), ("NSAppearance", "currentDrawing"):
      Value(.traits([:]))
    case ("UserDefaults", "standard"): Value(.symbol(UserSettings.standard))
    case ("UIAccessibility", _) where name.hasPrefix("is"): Value(.openTrait(name))
    case ("ColorScheme", _), ("UIUserInterfaceStyle", _), ("CharacterSet", _): Value(.symbol(name))
    default: nil
    }
  }

  static func environment(_ key: String, _ evaluator: Evaluator) -> Value? {
    let traits = Value(.traits([:]))
    if ["colorScheme", "colorSchemeContrast"].contains(key) { return value(of: key, traits, evaluator) }
    return evaluator.extended(key, of: traits)
  }

  /// Returns a trait that an extension of `UITraitCollection` declares:
  /// `var pureBlack: Bool { self[PureBlackTrait.self] }`.
  static func declared(_ property: Property, _ owner: TypeRecord, _ traits: Value, _ evaluator: Evaluator) -> Value {
    if let getter = property.getter, let index = soleIndex(getter) {
      let scope = Scope(receiver: traits, type: owner, file: Int(property.span.file))
      if case .type(let trait) = evaluator.evaluate(index, scope).payload {
        return custom(trait, traits, evaluator, name: property.name)
      }
    }
    // `@Entry var brand = Brand.blue`
    if case .other("Entry")? = property.wrapper {
      return context(
        evaluator.body(of: property, Scope(type: owner, file: Int(property.span.file))), property.name, traits,
        evaluator)
        ?? evaluator.computed(property, receiver: traits, owner: owner)
    }
    return evaluator.computed(property, receiver: traits, owner: owner)
  }

  private static func soleIndex(_ statements: [Statement]) -> Expression? {
    guard statements.count == 1 else { return nil }
    let body: Expression
    switch statements[0] {
    case .expression(let expression): body = expression
    case .returned(let expression?): body = expression
    default: return nil
    }
    guard case .index(let base, let arguments) = body.kind, case .name("self") = base.kind else { return nil }
    return arguments.first?.value
  }

  /// Returns the value of a `UITraitDefinition` or an environment key.
  /// Its default value shows its type, and so its contexts.
  static func custom(_ trait: TypeRecord, _ traits: Value, _ evaluator: Evaluator, name: String? = nil) -> Value {
    let name = name ?? plainName(trait.name)
    guard let (property, owner) = trait.property("defaultValue", isStatic: true) else { return Value(.openTrait(name)) }
    let start = evaluator.staticValue(property, of: owner, file: trait.file)
    if let context = context(start, name, traits, evaluator) { return context }
    switch start.payload {
    case .unknown:
      // The declared type may be enough.
      if case .named(let path)? = property.type, path.last == "Bool" { return Value(.openTrait(name)) }
      return start
    default:
      return evaluator.unknown(
        "runtime-value", "the trait \(name) is neither a Boolean nor an enum", property.span)
    }
  }

  /// Returns the value of a trait whose default is a Boolean or an enum case, which gives its
  /// axis; `nil` for other defaults.
  private static func context(_ start: Value, _ name: String, _ traits: Value, _ evaluator: Evaluator) -> Value? {
    switch start.payload {
    case .boolean(let flag):
      let axis = Axis(
        name: name, contexts: [OpenTrait.off, OpenTrait.on], defaultContext: flag ? OpenTrait.on : OpenTrait.off)
      return Value(.boolean(context(axis, traits, evaluator) == OpenTrait.on))
    case .enumCase(let type, let own, _) where type.cases.allSatisfy(\.parameters.isEmpty):
      let axis = Axis(name: name, contexts: type.cases.map(\.name), defaultContext: own)
      return Value(.enumCase(type, name: context(axis, traits, evaluator), values: []))
    default: return nil
    }
  }

  private static func plainName(_ name: String) -> String {
    let plain = name.hasSuffix("Trait") && name.count > 5 ? String(name.dropLast(5)) : name
    return plain.prefix(1).lowercased() + plain.dropFirst()
  }

  /// Evaluates `appearance.bestMatch(from: [.aqua, .darkAqua])`: returns the name that matches best.
  static func bestMatch(_ arguments: [EvaluatedArgument], _ traits: Value, _ evaluator: Evaluator) -> Value? {
    guard let given = arguments.first, case .array(let names)? = Optional(given.value.payload) else { return nil }
    let offered = names.compactMap { Words.text(of: $0) }
    guard offered.count == names.count else { return nil }
    let isDark = context(.mode, traits, evaluator) == "dark"
    var wanted = isDark ? ["darkAqua", "vibrantDark", "aqua"] : ["aqua", "vibrantLight"]
    let high = ["accessibilityHighContrastAqua", "accessibilityHighContrastDarkAqua"]
    if offered.contains(where: high.contains), context(.contrast, traits, evaluator) == "high" {
      wanted.insert(high[isDark ? 1 : 0], at: 0)
    }
    return wanted.first(where: offered.contains).map { Value(.symbol($0)) } ?? Value.none
  }

  /// Makes a trait collection: `UITraitCollection(userInterfaceStyle: .dark)`, `UITraitCollection(traitsFrom: […])`.
  static func collection(_ arguments: [EvaluatedArgument], _ evaluator: Evaluator) -> Value {
    var contexts: Contexts = [:]
    for argument in arguments {
      switch argument.value.payload {
      case .array(let parts):
        for part in parts {
          if case .traits(let more) = part.payload { contexts.merge(more) { $1 } }
        }
      default:
        if let label = argument.label, let more = fixing(label, argument.value) { contexts.merge(more) { $1 } }
      }
    }
    return Value(.traits(contexts))
  }

  static func fixing(_ name: String, _ value: Value) -> Contexts? {
    guard let context = Words.text(of: value) else { return nil }
    switch name {
    case "userInterfaceStyle": return [Axis.mode.name: context]
    case "accessibilityContrast": return [Axis.contrast.name: context == "high" ? "high" : "standard"]
    case "userInterfaceLevel": return [Axis.elevation.name: context]
    case "displayGamut": return [Axis.gamut.name: context == "P3" ? "display-p3" : "srgb"]
    default: return nil
    }
  }
}
