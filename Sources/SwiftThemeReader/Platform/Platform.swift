import ColorScience
import ThemeModel

/// What UIKit, SwiftUI, AppKit, CoreGraphics and the standard library give, as far as colours need it.
struct Platform {
  var systemColors: SystemColors
  var namedColors: NamedColors
  var hexOrder: HexOrder
  var placeholders: [PlaceholderPattern]
  /// Asset names as Xcode turns them into symbols: `Brand Primary` is `.brandPrimary`.
  private var symbols: [String: String] = [:]

  /// `Resolved` is SwiftUI's `Color.Resolved`.
  static let colorTypes: Set = ["UIColor", "Color", "NSColor", "CGColor", "CIColor", "ColorResource", "Resolved"]
  static let gradientTypes: Set = [
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]
  /// What hides which style it is: a colour, a gradient, a material.
  static let styleTypes: Set = ["AnyShapeStyle", "ShapeStyle"]
  static let floatingTypes: Set = ["CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval"]
  static let integerTypes: Set = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger",
  ]
  static let types: Set<String> = colorTypes.union(gradientTypes).union(floatingTypes).union(integerTypes).union([
    "String", "NSString", "Substring", "Bool", "Scanner", "UITraitCollection", "UIAccessibility", "Array", "Dictionary",
    "Set", "NSNumber", "Optional", "UIScreen", "CharacterSet", "ColorScheme", "UIUserInterfaceStyle",
    "PartialRangeFrom",
    "AnyShapeStyle", "UIDevice", "EnvironmentValues", "Character", "NSAppearance", "NSApplication",
  ]).union(VectorColor.types)

  init(
    systemColors: SystemColors, namedColors: NamedColors, hexOrder: HexOrder = .alphaLast,
    placeholders: [PlaceholderPattern] = []
  ) {
    self.systemColors = systemColors
    self.namedColors = namedColors
    self.hexOrder = hexOrder
    self.placeholders = placeholders
    for name in namedColors.entries.keys.sorted() {
      let symbol = Self.symbol(name)
      if symbols[symbol] == nil { symbols[symbol] = name }
    }
  }

  private static func symbol(_ name: String) -> String {
    let plain = String(name.split(separator: "/").last ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
    return plain.count > 5 && plain.hasSuffix("color") ? String(plain.dropLast(5)) : plain
  }

  func asset(symbol: String) -> String? {
    symbols[Self.symbol(symbol)]
  }

  /// `.Status.danger`, for `Status/Danger` in a folder that is a namespace.
  func asset(symbol: String, in namespace: String) -> String? {
    let (space, name) = (Self.word(namespace), Self.symbol(symbol))
    return namedColors.entries.keys.sorted().first { path in
      let parts = path.split(separator: "/").map(String.init)
      return parts.count > 1 && Self.symbol(parts[parts.count - 1]) == name
        && parts.dropLast().map(Self.word).joined(separator: ".") == space
    }
  }

  private static func word(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }

  func placeholder(_ text: String) -> Placeholder.Kind? {
    placeholders.first { Wildcard.matches($0.pattern, text) }?.kind
  }

  static func construct(
    _ type: String, _ arguments: [Expression.Argument], _ expression: Expression, _ scope: Scope,
    _ evaluator: Evaluator
  ) -> Value {
    if colorTypes.contains(type) {
      return ColorConstructors.build(
        type, ColorConstructors.evaluate(arguments, type, scope, evaluator), evaluator, expression.span)
    }
    if type == "AnyShapeStyle", arguments.count == 1 {
      return evaluator.evaluate(arguments[0].value, scope, expecting: Expected(.named(["ShapeStyle"]), scope))
    }
    if gradientTypes.contains(type) { return Gradients.build(arguments, expression, scope, evaluator) }
    let values = evaluator.evaluated(arguments, scope)
    if let unknown = values.first(where: \.value.isUnknown) { return unknown.value }
    if VectorColor.types.contains(type), let made = VectorColor.value(values) { return made }
    if let made = Conversions.build(type, values) { return made }
    switch type {
    case "UITraitCollection": return Traits.collection(values, evaluator)
    case "EnvironmentValues" where values.isEmpty: return Value(.traits([:]))
    case "Scanner":
      if case .string(let text)? = values.first?.value.payload { return Value(.scanner(text, at: 0)) }
    case "Array", "Set":
      if values.isEmpty { return Value(.array([])) }
      if let first = values.first?.value { return Value(.array(Builtins.elements(of: first) ?? [])) }
    case "Dictionary":
      let pairs = values.first.flatMap { Builtins.elements(of: $0.value) } ?? []
      return Value(
        .dictionary(
          pairs.compactMap { pair in
            guard case .tuple(let parts) = pair.payload, parts.count == 2 else { return nil }
            return (parts[0].value, parts[1].value)
          }))
    case "PartialRangeFrom":
      if case .integer(let start)? = values.first?.value.payload { return Value(.range(start...Int64.max)) }
    default: break
    }
    return evaluator.unknown(
      "unknown-initialiser", "`\(type)` made from these arguments is not known", expression.span)
  }
}
