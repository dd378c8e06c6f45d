import ThemeModel

/// Classifies declared types: colors, palettes of colors, and types that contain palettes.
///
/// Each type and each member is classified once. Palettes are found for all types together, so types that contain each
/// other take no longer than others.
final class ColorTypes {
  let table: DeclarationTable
  /// Whether a type is a theme by its structure, whatever it is called.
  let countsStructure: Bool

  enum Kind {
    case color
    /// Types of the sources with colors as members.
    case palette([TypeRecord])
    case other
    /// The source does not write the type.
    case unknown
  }

  /// The class of a type before it is known which of the sources' own types are palettes.
  enum Shape {
    case color
    case types([TypeRecord])
    case other
    case unknown
  }

  private struct Member: Hashable {
    let property: ObjectIdentifier
    let owner: ObjectIdentifier
  }

  private struct Part: Hashable {
    let expression: ObjectIdentifier
    let owner: ObjectIdentifier
  }

  private static let deepest = 2000
  private var depth = 0
  /// Whether the current lookup is far down a chain of members.
  var isDeep: Bool { depth > 50 }
  private var shapes: [Member: Shape] = [:]
  /// The shapes of expressions. Each expression is kept, so that no other gets its identity.
  private var parts: [Part: (of: Expression, shape: Shape)] = [:]
  private var colorValues: [ObjectIdentifier: Bool] = [:]
  var colorContracts: [ObjectIdentifier: ColorContract?] = [:]
  private var membersOfTypes: [ObjectIdentifier: [(property: Property, owner: TypeRecord)]] = [:]
  var views: [ObjectIdentifier: Bool] = [:]
  private var plainParts: [ObjectIdentifier: Bool] = [:]
  var wholeThemes: [ObjectIdentifier: Bool] = [:]
  var enumsOfThemes: [ObjectIdentifier: Bool] = [:]
  var themesByCase: [ObjectIdentifier: [TypeRecord]] = [:]
  let reach = MemberReach()
  private lazy var palettes = PaletteTypes(self)
  private(set) lazy var functions = ColorFunctions(table: table, types: self)
  /// Members that store colors as codes and are not typed as colors.
  private(set) lazy var hexMembers = HexMembers(table)
  private(set) lazy var gradientUses = GradientUses(table)
  private(set) lazy var relations = TypeRelations(self)
  private lazy var openMembers = OpenMembers(self)
  private(set) lazy var varyingMembers = VaryingMembers(table)
  /// The themes that variables choose among.
  private(set) lazy var selected = SelectedModels(ThemeRecognition(self)).found()
  private(set) lazy var sharedThemes = SharedThemes(self)
  private(set) lazy var currentThemes = CurrentThemes(self)
  private(set) lazy var shownRoles = ShownRoles(table)

  init(table: DeclarationTable, countsStructure: Bool = true) {
    self.table = table
    self.countsStructure = countsStructure
  }

  /// Returns the shape of an expression, which is found once: a chain such as `list.first.last`, or lists made of elements of each
  /// other, ask for the shape of each part many times. What leads back to itself is unknown.
  func known(_ value: Expression, in owner: TypeRecord, _ find: () -> Shape) -> Shape {
    let part = Part(expression: ObjectIdentifier(value), owner: ObjectIdentifier(owner))
    if let known = parts[part] { return known.shape }
    parts[part] = (value, .unknown)
    let shape = find()
    parts[part] = (value, shape)
    return shape
  }

  /// Classifies a type.
  ///
  /// - Parameter seeksPalettes: whether a type that is not a color is checked for being a palette
  func kind(_ type: TypeName?, from file: Int, within scope: TypeRecord?, seeksPalettes: Bool = true) -> Kind {
    kind(shape(type, from: file, within: scope), seeksPalettes: seeksPalettes)
  }

  func kind(of property: Property, in owner: TypeRecord) -> Kind {
    let kind = kind(shape(of: property, in: owner), seeksPalettes: true)
    guard case .palette(let found) = kind else { return kind }
    let parts = found.filter { !names($0, theThemesOf: owner) && (!isPlainPart($0) || hasColors(owner)) }
    return parts.isEmpty ? .other : .palette(parts)
  }

  private func kind(_ shape: Shape, seeksPalettes: Bool) -> Kind {
    switch shape {
    case .color: return .color
    case .other: return .other
    case .unknown: return .unknown
    case .types(let types):
      let found = seeksPalettes ? types.filter(isPalette) : []
      return found.isEmpty ? .other : .palette(found)
    }
  }

  // MARK: Written types

  func shape(_ type: TypeName?, from file: Int, within scope: TypeRecord?) -> Shape {
    guard let type else { return .unknown }
    switch collection(type, from: file, within: scope) {
    case .optional(let wrapped): return shape(wrapped, from: file, within: scope)
    case .array(let element), .set(let element), .dictionary(_, let element):
      if case .color = shape(element, from: file, within: scope) { return .color }
      return .other
    case .named, .composition: return shape(named: type.names, from: file, within: scope)
    case .tuple(let elements, let labels):
      let areColors = elements.allSatisfy {
        if case .color = shape($0, from: file, within: scope) { true } else { false }
      }
      if areColors, !elements.isEmpty { return .color }
      // `(light: String, dark: String)` may contain hex codes, which only the value shows.
      return ModePair.names(of: labels.compactMap { $0 }) == nil ? .other : .unknown
    case .function, .metatype, .other: return .other
    }
  }

  /// Returns the collection or tuple for which the name of an alias stands, else the type itself.
  func collection(_ type: TypeName, from file: Int, within scope: TypeRecord?) -> TypeName {
    guard case .named = type else { return type }
    let target = table.unaliased(type, from: file, within: scope)
    switch target {
    case .array, .dictionary, .set, .tuple: return target
    case .named, .optional, .composition, .function, .metatype, .other: return type
    }
  }

  private func shape(named paths: [[String]], from file: Int, within scope: TypeRecord?) -> Shape {
    var own: [TypeRecord] = []
    for path in paths {
      // A constant of a color mode is not a color, though its type is named like one.
      if path.last.map(ModeWords.isMode(type:)) == true { return .other }
      if path.suffix(2) == ["Color", "Resolved"] { return .color }
      let (types, foreign) = table.expand(path, from: file, within: scope)
      if foreign.contains(where: Self.isPlatformColor) { return .color }
      let saysColor = path.last.map { $0.contains("Color") || $0.contains("Colour") } ?? false
      let names = foreign + types.filter { $0.declaration == nil }.map(\.name)
      if saysColor, names.contains("String") { return .color }
      if names.contains(where: PlatformTypes.vectors.contains), let scope, Self.isTheme(scope) { return .color }
      for type in types {
        if type.declaration == nil {
          if Self.isPlatformColor(type.name) { return .color }
        } else if type.platformColor != nil || isColorValue(type) {
          return .color
        } else {
          own.append(type)
        }
      }
    }
    return own.isEmpty ? .other : .types(own)
  }

  static func isPlatformColor(_ name: String) -> Bool {
    PlatformTypes.colors.contains(name) || PlatformTypes.gradients.contains(name) || PlatformTypes.styles.contains(name)
  }

  // MARK: Members

  func shape(of property: Property, in owner: TypeRecord) -> Shape {
    let key = Member(property: ObjectIdentifier(property), owner: ObjectIdentifier(owner))
    if let known = shapes[key] { return known }
    // Longer chains of members are not followed.
    guard depth < Self.deepest else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    // Ends the recursion when a member refers to itself.
    shapes[key] = .unknown
    let found = shapeHere(of: property, in: owner)
    shapes[key] = found
    return found
  }

  private func shapeHere(of property: Property, in owner: TypeRecord) -> Shape {
    if hexMembers.contains(property, of: owner) { return .color }
    if OpenMembers.isOpen(property.type) { return openShape(of: property, in: owner) }
    let own = shape(property.type, from: Int(property.span.file), within: owner)
    if let hidden = hiddenColor(of: property, in: owner, as: own) { return hidden }
    guard case .unknown = own, let initial = property.initial else { return own }
    if case .tuple? = property.type, case .tuple(let elements) = initial.kind {
      let areHex = elements.allSatisfy {
        if case .string(let parts) = $0.value.kind { Self.isHex(parts) } else { false }
      }
      if areHex { return .color }
    }
    let found = ExpressionTypes(self, file: Int(property.span.file), owner: owner).shape(of: initial)
    guard case .unknown = found, property.type == nil else { return found }
    return askedShape(of: property, in: owner) ?? found
  }

  /// Returns what a member of type `Any` is: what it starts as, or unknown where calls hand colors to it.
  private func openShape(of property: Property, in owner: TypeRecord) -> Shape {
    if let initial = property.initial {
      let first = ExpressionTypes(self, file: Int(property.span.file), owner: owner).shape(of: initial)
      if case .color = first { return .color }
    }
    return openMembers.isHandedColor(property, of: owner) ? .unknown : .other
  }

  /// Returns whether a member is of no particular type, and calls hand colors to it.
  func isHandedColor(_ property: Property, of owner: TypeRecord) -> Bool {
    OpenMembers.isOpen(property.type) && openMembers.isHandedColor(property, of: owner)
  }

  static func isHex(_ parts: [Expression.StringPart]) -> Bool {
    guard parts.count == 1, case .text(let text) = parts[0] else { return false }
    return HexColor.token(text, .alphaLast) != nil
  }

  // MARK: Types

  /// Returns whether a value of a type is one color: a pair for light and dark, components,
  /// a name in a catalog, a team's own gradient.
  func isColorValue(_ type: TypeRecord) -> Bool {
    if let known = colorValues[ObjectIdentifier(type)] { return known }
    colorValues[ObjectIdentifier(type)] = false
    let found = isColorValueHere(type)
    colorValues[ObjectIdentifier(type)] = found
    return found
  }

  private func isColorValueHere(_ type: TypeRecord) -> Bool {
    if colorContract(of: type) != nil { return true }
    if let (function, owner) = OwnStyle.resolver(of: type) { return functions.isColor(function, of: owner) }
    guard type.kind == .structure || type.kind == .classType else { return false }
    let stored = type.properties.filter { $0.member.isStored && !$0.member.isStatic }
    guard (1...8).contains(stored.count) else { return false }
    func isColor(_ type: TypeName?, _ file: Int, _ scope: TypeRecord) -> Bool {
      if case .color = shape(type, from: file, within: scope) { true } else { false }
    }
    if ColorComponents(type) != nil { return true }
    if ModePair.names(of: stored.map(\.member.name)) != nil {
      return stored.contains { property, file in isColor(property.type, file, type) }
    }
    if ColorWrapper(type, self) != nil { return true }
    return type.name.contains("Gradient")
      && stored.contains { property, file in
        if case .array(let element)? = property.type { isColor(element, file, type) } else { false }
      }
  }

  /// Returns whether a type has colors among its instance members, or palettes, at most three levels deep.
  func isPalette(_ type: TypeRecord) -> Bool {
    palettes.contains(type)
  }

  /// Returns whether a type has palettes among its instance members.
  func isHolder(_ type: TypeRecord) -> Bool {
    guard !isView(type) else { return false }
    return members(type).contains { property, owner in
      guard case .palette(let held) = kind(of: property, in: owner) else { return false }
      return !held.allSatisfy(isPart) && !isStatus(property, of: type, giving: held)
    }
  }

  /// Returns whether a member is a case of an enum that nothing calls a theme. It has one color of several: the data of an app may
  /// have a status.
  func isStatus(_ property: Property, of type: TypeRecord, giving models: [TypeRecord]) -> Bool {
    models.allSatisfy { $0.kind == .enumeration }
      && !([type.path, property.name] + models.map(\.path)).contains(where: ThemeWords.saysTheme)
  }

  /// Returns whether a property's type is not in the sources and has the name of a color type:
  /// `let ring: MultipleColorTokens`.
  func soundsLikeColor(_ property: Property, in owner: TypeRecord) -> Bool {
    var type = property.type
    if case .optional(let wrapped)? = type { type = wrapped }
    type = type.map { collection($0, from: Int(property.span.file), within: owner) }
    guard case .named(let path)? = type, let name = path.last,
      Self.namesOfColors.contains(where: name.hasSuffix) || ["Colors", "Colours"].contains(where: name.hasPrefix)
    else { return false }
    return table.expand(path, from: Int(property.span.file), within: owner).types.isEmpty
  }

  private static let namesOfColors = [
    "Color", "Colour", "Colors", "Colours", "ColorToken", "ColorTokens", "ColorSet", "ColorPair", "Gradient",
    "Palette",
  ]

  /// Returns the names of the two palettes that a theme shows in light and in dark mode:
  /// `let light: Palette; let dark: Palette`.
  func sides(of palettes: [(property: Property, owner: TypeRecord)]) -> (light: String, dark: String)? {
    guard let names = ModePair.names(of: palettes.map(\.property.name)),
      let light = palettes.first(where: { $0.property.name == names.light }),
      let dark = palettes.first(where: { $0.property.name == names.dark }),
      case .palette(let a) = kind(of: light.property, in: light.owner),
      case .palette(let b) = kind(of: dark.property, in: dark.owner), let first = a.first, first === b.first
    else { return nil }
    return names
  }

  /// Returns the instance members of a type, those of its superclasses first.
  /// Each name occurs once: an override takes the place of the first member. What extensions give to every object,
  /// as those of `NSObject` do, is no member of this type.
  func members(_ type: TypeRecord) -> [(property: Property, owner: TypeRecord)] {
    if let known = membersOfTypes[ObjectIdentifier(type)] { return known }
    var order: [String] = []
    var byName: [String: (Property, TypeRecord)] = [:]
    for owner in type.allProtocols + type.classLine.reversed() where owner === type || owner.name != "NSObject" {
      for (property, _) in owner.properties where !property.isStatic {
        if byName[property.name] == nil { order.append(property.name) }
        if byName[property.name] == nil || !property.isRequirement { byName[property.name] = (property, owner) }
      }
    }
    let members = order.compactMap { name -> (Property, TypeRecord)? in
      guard let (property, owner) = byName[name], owner.isConditional(property) else { return byName[name] }
      return type.property(name, isStatic: false)
    }
    membersOfTypes[ObjectIdentifier(type)] = members
    return members
  }

  func isView(_ type: TypeRecord) -> Bool {
    if let known = views[ObjectIdentifier(type)] { return known }
    let found = Self.isView(type)
    views[ObjectIdentifier(type)] = found
    return found
  }

  /// Returns whether a type has the colors of one component, is called after it, and is no view: it is no theme.
  func isPart(_ type: TypeRecord) -> Bool {
    isStyle(type) || isPlainPart(type)
  }

  /// Returns whether such a type is no style. It is a part of what has colors of its own beside it.
  func isPlainPart(_ type: TypeRecord) -> Bool {
    if let known = plainParts[ObjectIdentifier(type)] { return known }
    let found = isView(type) && PlainParts.contain(type) && hasColors(type)
    plainParts[ObjectIdentifier(type)] = found
    return found
  }

  private func hasColors(_ type: TypeRecord) -> Bool {
    members(type).contains { property, owner in
      if case .color = shape(of: property, in: owner) { true } else { false }
    }
  }

  /// Returns whether a type has the colors of one component, as plain data:
  /// `struct BadgeStyle { let text: UIColor; let background: UIColor }`.
  /// It is a part of a theme or occurs among static colors, and is not a theme.
  func isStyle(_ type: TypeRecord) -> Bool {
    guard type.declaration != nil, type.kind == .structure, type.name.hasSuffix("Style"), isView(type),
      type.foreignParents.allSatisfy(PlainParts.protocols.contains)
    else { return false }
    return !PlainParts.hasCode(type)
  }

  /// Returns whether the name of the type, or of one around it, says that it is a theme.
  private static func isTheme(_ type: TypeRecord) -> Bool {
    var here: TypeRecord? = type
    while let one = here {
      if ThemeWords.saysTheme(one.name) { return true }
      here = one.parent
    }
    return false
  }
}
