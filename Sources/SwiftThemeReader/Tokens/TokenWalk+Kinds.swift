import ThemeModel

/// The kinds of members and values: colors, pairs for two modes, palettes, words that only look like colors.
extension TokenWalk {
  /// Returns whether a member is a theme's main palette by its name, so that token names leave it out.
  static func isMain(_ name: String) -> Bool {
    ThemeWords.mainPalettes.contains(name)
  }

  static func tier(of property: Property, _ value: Value, _ tier: Tier?) -> Tier? {
    let typeName: String
    if case .instance(let instance) = value.payload { typeName = instance.type.name } else { typeName = "" }
    let declared = property.type?.text ?? ""
    return typeName.contains("Component") || declared.contains("Component") ? .component : tier
  }

  func kind(
    _ property: Property, _ owner: TypeRecord, _ declared: Property, _ declaredIn: TypeRecord
  ) -> ColorTypes.Kind {
    let own = types.kind(of: property, in: owner)
    if case .unknown = own { return types.kind(of: declared, in: declaredIn) }
    return own
  }

  func isColor(_ value: Value) -> Bool {
    switch value.payload {
    case .color, .gradient: true
    case .instance(let instance): types.isColorValue(instance.type)
    case .dictionary(let entries): !entries.isEmpty && entries.allSatisfy { isColor($0.value) }
    case .tuple(let elements): Self.isPair(value) && elements.allSatisfy { isColor($0.value) || $0.value.isColorCode }
    default: false
    }
  }

  static func isPair(_ value: Value) -> Bool {
    switch value.payload {
    case .instance(let instance):
      return instance.type.modePair != nil
    case .color(.byMode): return true
    case .tuple(let elements): return ModePair.names(of: elements.compactMap(\.label)) != nil
    default: return false
    }
  }

  /// Returns whether an expression that could not be evaluated is made of colors,
  /// and not a view or an image with colors.
  static func speaksOfColor(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .name(let name): PlatformTypes.colors.contains(name)
    case .member(let base?, let name): PlatformTypes.colors.contains(name) || speaksOfColor(base)
    case .array(let elements): elements.contains(where: speaksOfColor)
    case .closure(let closure): closure.body.contains(where: givesColor)
    case .forced(let inner), .chained(let inner), .attempt(let inner): speaksOfColor(inner)
    case .index(let base, _): speaksOfColor(base)
    case .macro(let name, let arguments):
      ["color", "colour", "hex", "rgb"].contains { TextSearch.contains(name.lowercased(), $0) }
        || arguments.contains { speaksOfColor($0.value) }
    case .binary("??", let left, let right): speaksOfColor(left) || speaksOfColor(right)
    case .conditional(_, let yes, let no): speaksOfColor(yes) || speaksOfColor(no)
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name) where name.beginsWithCapital: PlatformTypes.colors.contains(name)
      default: speaksOfColor(callee) || arguments.contains { speaksOfColor($0.value) }
      }
    default: false
    }
  }

  /// Whether a statement of a closure gives a color: `{ _ in UIColor.red }`.
  private static func givesColor(_ statement: Statement) -> Bool {
    switch statement {
    case .expression(let value), .returned(let value?): speaksOfColor(value)
    default: false
    }
  }

  /// Returns whether a value is a constant of a color mode, which some systems type as a color.
  static func isModeWord(_ value: Value) -> Bool {
    switch value.payload {
    case .string(let text): return ModeWords.isNoColor(text)
    case .instance(let instance):
      guard instance.stored.values.contains(where: { if case .string = $0.payload { true } else { false } }),
        let pair = ModePair.names(of: Array(instance.stored.keys)),
        case .string(let text)? = instance.stored[pair.light]?.payload
      else { return false }
      return ModeWords.isNoColor(text)
    default: return false
    }
  }
}
