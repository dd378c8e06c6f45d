import ColorScience
import ThemeModel

/// The initialisers of UIColor, NSColor, Color and CGColor, and those that teams commonly add.
/// The latter are recognised by their labels when their bodies are not in the sources.
enum ColorConstructors {
  private static let floating: Set = [
    "red", "green", "blue", "alpha", "opacity", "white", "hue", "saturation", "brightness", "displayP3Red", "gray",
    "srgbRed", "calibratedRed", "deviceRed", "genericRed", "calibratedWhite", "deviceWhite", "genericGamma22White",
    "calibratedHue", "deviceHue", "colorSpaceRed", "r", "g", "b", "a",
  ]
  private static let colors: Set = [
    "light", "dark", "lightColor", "darkColor", "any", "lightMode", "darkMode", "day", "night",
  ]

  /// Labels of arguments that say where a named color is looked up, not which color it is.
  private static let opaque: Set = ["in", "bundle", "compatibleWith"]

  /// Returns whether the platform has an initialiser with these labels.
  static func isPlatforms(_ labels: [String?], of type: String) -> Bool {
    let first = labels.first.flatMap { $0 } ?? ""
    if labels.count == 1 {
      return ["", "named", "cgColor", "uiColor", "nsColor", "resource", "dynamicProvider"].contains(first)
    }
    return labels.allSatisfy { $0.map { floating.contains($0) || opaque.contains($0) } ?? true }
  }

  static func evaluate(
    _ arguments: [Expression.Argument], _ type: String, _ scope: Scope, _ evaluator: Evaluator
  ) -> [EvaluatedArgument] {
    let number = Expected(.named(["CGFloat"]), scope)
    // `Color(.systemRed)` takes a UIColor and `UIColor(.brand)` a Color.
    // `UIColor(light: .white, …)` takes its own type.
    let native = evaluator.platform.systemColors.isMac ? "NSColor" : "UIColor"
    let isNative = ["UIColor", "NSColor"].contains(type) && arguments.count == 1
    let color = Expected(.named([type == "Color" ? native : isNative ? "Color" : type]), scope)
    let own = Expected(.named([type]), scope)
    let wrapped = ["uiColor": "UIColor", "nsColor": "NSColor", "cgColor": "CGColor", "resource": "ColorResource"]
    let given = arguments.map { argument in
      let label = argument.label ?? ""
      if opaque.contains(label) {
        return EvaluatedArgument(label: label, value: Value(.symbol(label)))
      }
      let expected: Expected? =
        floating.contains(label)
        ? number
        : colors.contains(label) ? own : label.isEmpty ? color : wrapped[label].map { color.with(.named([$0])) }
      return EvaluatedArgument(
        label: argument.label, value: evaluator.evaluate(argument.value, scope, expecting: expected), reference: nil)
    }
    return withBundle(given, arguments, scope, evaluator)
  }

  /// Evaluates the bundle in which a name is looked up, when several catalogs have a color of that name.
  private static func withBundle(
    _ given: [EvaluatedArgument], _ arguments: [Expression.Argument], _ scope: Scope, _ evaluator: Evaluator
  ) -> [EvaluatedArgument] {
    guard case .string(let name)? = given.first?.value.payload, evaluator.platform.namedColors.rivals[name] != nil
    else {
      return given
    }
    let bundle = Expected(.named([Bundles.type]), scope)
    return zip(given, arguments).map { one, argument in
      guard Bundles.labels.contains(one.label ?? "") else { return one }
      let value = evaluator.evaluate(argument.value, scope, expecting: bundle)
      // An unknown bundle makes the color unknown only where the catalogs differ.
      return EvaluatedArgument(
        label: one.label, value: value.isUnknown ? Value(.bundle(.untold)) : value, reference: nil)
    }
  }

  static func build(_ type: String, _ arguments: [EvaluatedArgument], _ evaluator: Evaluator, _ span: Span) -> Value {
    if let unknown = arguments.first(where: \.value.isUnknown) { return unknown.value }
    let labels = arguments.map { ($0.label ?? "_") + ":" }.joined()
    func unknown() -> Value {
      evaluator.unknown(
        "unknown-initialiser", "`\(type)(\(labels))` is not declared in the sources, and legible does not know it", span
      )
    }
    // An argument that is not understood may change the color.
    guard isWhole(arguments) else { return unknown() }
    let numbers = Numbers(arguments)
    // UIKit and AppKit have no initialiser of components without an alpha: this one is declared where nobody can look, and its
    // numbers may go to 255.
    if ["UIColor", "NSColor"].contains(type), numbers.hasComponents,
      !arguments.contains(where: { $0.label.map(alphas.contains) == true })
    {
      return unknown()
    }
    if let color = components(numbers, arguments, type) ?? listed(arguments) { return Value(.color(.literal(color))) }
    if let pair = pair(arguments) { return pair }
    if let first = arguments.first, let value = wrapped(first, arguments, type, evaluator, span) { return value }
    if arguments.isEmpty { return Value(.color(.literal(Color(.srgb, 0, 0, 0, alpha: 0)))) }
    return unknown()
  }

  private static let alphas: Set = ["alpha", "opacity", "a"]
  /// Labels that may occur together. An initialiser with other labels has one argument for the whole color.
  private static let families: [Set<String>] = [
    [
      "red", "srgbRed", "calibratedRed", "deviceRed", "genericRed", "displayP3Red", "colorSpaceRed", "green", "blue",
      "colorSpace",
    ],
    ["white", "gray", "calibratedWhite", "deviceWhite", "genericGamma22White", "colorSpace"],
    ["hue", "calibratedHue", "deviceHue", "saturation", "brightness", "colorSpace"],
    ["colorSpace", "components", "count"], ["name", "dynamicProvider"],
  ]

  /// Returns whether every argument is understood beside the others.
  private static func isWhole(_ arguments: [EvaluatedArgument]) -> Bool {
    let labels = arguments.map { $0.label ?? "" }
    guard arguments.count > 1 else { return true }
    if let names = ModePair.names(of: labels) { return labels.count == 2 && colors.contains(names.light) }
    let rest = Set(labels.filter { !opaque.contains($0) })
    // One argument without a label may be beside the others: a color space or a closure.
    let named = rest.subtracting(alphas).subtracting([""])
    if families.contains(where: { !named.isEmpty && named.isSubset(of: $0) }) {
      return labels.filter { $0.isEmpty }.count <= 1
    }
    // There may be one value and perhaps an alpha.
    return labels.filter { !opaque.contains($0) && !alphas.contains($0) }.count == 1
  }

  /// The numeric arguments by label.
  private struct Numbers {
    private var byLabel: [String: Double] = [:]

    /// Whether several numbers make a color, as opposed to a code or a name.
    var hasComponents: Bool { byLabel.keys.contains { ColorConstructors.floating.contains($0) } }

    init(_ arguments: [EvaluatedArgument]) {
      for argument in arguments {
        if let label = argument.label, let number = Conversions.number(argument.value) { byLabel[label] = number }
      }
    }

    subscript(_ labels: String...) -> Double? {
      labels.lazy.compactMap { byLabel[$0] }.first
    }
  }

  private static func components(_ numbers: Numbers, _ arguments: [EvaluatedArgument], _ type: String) -> Color? {
    let alpha = numbers["alpha", "opacity", "a"] ?? 1
    let space: ColorSpace
    if case .symbol(let name)? = arguments.first?.value.payload,
      arguments.first?.label == nil || arguments.first?.label == "colorSpace"
    {
      switch name {
      case "displayP3": space = .displayP3
      case "sRGBLinear": space = .extendedLinearSRGB
      case "sRGB", "extendedSRGB": space = .extendedSRGB
      default: return nil
      }
    } else {
      space = .extendedSRGB
    }
    if let red = numbers["displayP3Red"], let green = numbers["green"], let blue = numbers["blue"] {
      return Color(.displayP3, red, green, blue, alpha: alpha)
    }
    if let red = numbers["calibratedRed"], let green = numbers["green"], let blue = numbers["blue"] {
      return GenericRGB.color(SIMD3(red, green, blue), alpha: alpha)
    }
    if let red = numbers["red", "srgbRed", "deviceRed", "genericRed"], let green = numbers["green"],
      let blue = numbers["blue"]
    {
      return Color(plain(space, red, green, blue), red, green, blue, alpha: alpha)
    }
    if let white = numbers["calibratedWhite", "genericGamma22White"] ?? (type == "NSColor" ? numbers["white"] : nil) {
      return appKitGray(white, alpha: alpha)
    }
    if let white = numbers["white", "gray", "deviceWhite"] {
      return Color(plain(space, white, white, white), white, white, white, alpha: alpha)
    }
    if let hue = numbers["hue", "calibratedHue", "deviceHue"], let saturation = numbers["saturation"],
      let brightness = numbers["brightness"]
    {
      let color = HSB.color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      return numbers["calibratedHue"] == nil ? color : GenericRGB.color(color.components, alpha: alpha)
    }
    return nil
  }

  /// AppKit's white levels are on a curve of gamma 2.2; UIKit's are on that of sRGB.
  static func appKitGray(_ white: Double, alpha: Double) -> Color {
    Color(.grayGamma22, white, 0, 0, alpha: alpha).converted(to: .srgb)
  }

  /// Returns sRGB instead of its extended range unless a component is out of range.
  private static func plain(_ space: ColorSpace, _ components: Double...) -> ColorSpace {
    space == .extendedSRGB && components.allSatisfy { (0...1).contains($0) } ? .srgb : space
  }

  /// Makes a color of listed components: `NSColor(colorSpace: .sRGB, components: [0.1, 0.2, 0.3, 1], count: 4)`.
  private static func listed(_ arguments: [EvaluatedArgument]) -> Color? {
    guard case .array(let elements)? = arguments.first(where: { $0.label == "components" })?.value.payload else {
      return nil
    }
    let numbers = elements.compactMap(Conversions.number)
    guard numbers.count == elements.count, (3...4).contains(numbers.count) else { return nil }
    let space: ColorSpace
    switch (arguments.first { $0.label == "colorSpace" }?.value).flatMap(Words.text) {
    case nil, "sRGB": space = .srgb
    case "displayP3": space = .displayP3
    case "extendedSRGB": space = .extendedSRGB
    case "genericRGB":
      return GenericRGB.color(SIMD3(numbers[0], numbers[1], numbers[2]), alpha: numbers.count == 4 ? numbers[3] : 1)
    default: return nil
    }
    return Color(space, numbers[0], numbers[1], numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
  }

  private static func pair(_ arguments: [EvaluatedArgument]) -> Value? {
    guard let names = ModePair.names(of: arguments.compactMap(\.label)), colors.contains(names.light),
      let light = arguments.first(where: { $0.label == names.light })?.value,
      let dark = arguments.first(where: { $0.label == names.dark })?.value,
      isColor(light), isColor(dark)
    else { return nil }
    return Value(.color(.byMode(light: light, dark: dark)))
  }

  private static func isColor(_ value: Value) -> Bool {
    if case .color = value.payload { true } else { false }
  }

  private static func wrapped(
    _ first: EvaluatedArgument, _ arguments: [EvaluatedArgument], _ type: String, _ evaluator: Evaluator, _ span: Span
  ) -> Value? {
    // In `NSColor(name: nil) { appearance in … }`, the closure is the second argument.
    for argument in arguments where argument.label == nil || argument.label == "dynamicProvider" {
      guard case .closure(let closure) = argument.value.payload else { continue }
      return Value(.color(.dynamic(ClosureValue(closure.closure, closure.scope, result: .named([type])))))
    }
    switch (first.label, first.value.payload) {
    case (nil, .color), ("uiColor", .color), ("nsColor", .color), ("cgColor", .color), ("color", .color):
      return first.value
    case ("named", .string(let name)), ("name", .string(let name)):
      let lookup = Bundles.lookup(arguments, span, evaluator)
      return evaluator.platform.assetColor(name, in: lookup, span, evaluator)
    case (nil, .string(let name)):
      // `Color("Accent")` names an asset, and so does `Color("333333")`. UIColor and NSColor have no such initialiser: theirs
      // is a team's own, as is that of a text that no asset is called by.
      let isCode = HexColor.color(name, evaluator.platform.hexOrder) != nil
      if isCode, type != "Color" || name.hasPrefix("#") || name.hasPrefix("0x"),
        !arguments.contains(where: { $0.label.map(opaque.contains) == true })
      {
        return hex(first, arguments, evaluator, span)
      }
      let lookup = Bundles.lookup(arguments, span, evaluator)
      return evaluator.platform.assetColor(name, in: lookup, span, evaluator)
    case ("resource", .symbol(let name)), (nil, .symbol(let name)), ("nsColor", .symbol(let name)):
      if first.label != "resource", let known = KnownColors.member(name, of: "NSColor", evaluator, span) {
        return known
      }
      guard let asset = evaluator.platform.asset(symbol: name) else {
        return evaluator.unknown("unknown-asset", "no asset catalog contains `.\(name)`", span)
      }
      return evaluator.platform.assetColor(asset, span, evaluator)
    case ("resource", .color): return first.value
    case ("rgb", _), ("rgba", _), (nil, .integer), ("rgbValue", _): return hex(first, arguments, evaluator, span)
    // `hexString:`, `rgbHex:`, `netHex:`
    case (let label?, _) where TextSearch.contains(label.lowercased(), "hex"):
      return hex(first, arguments, evaluator, span)
    default:
      return nil
    }
  }

  /// Returns whether a hex number contains an alpha because its literal has eight digits, as `0x00FF00FF`, which has
  /// the value of a number of six digits. Leading zeros mean nothing under `rgb:` or beside an alpha argument.
  private static func isOfEightDigits(_ argument: EvaluatedArgument) -> Bool {
    argument.value.hexDigits == 8 && argument.label != "rgb" && argument.label != "rgbValue"
  }

  private static func hex(
    _ first: EvaluatedArgument, _ arguments: [EvaluatedArgument], _ evaluator: Evaluator, _ span: Span
  ) -> Value? {
    let alpha = arguments.dropFirst().first { ["alpha", "opacity", "a"].contains($0.label) }
    let share = alpha.flatMap { Conversions.number($0.value) }
    switch first.value.payload {
    case .string(let text):
      guard var color = HexColor.color(text, evaluator.platform.hexOrder) else {
        return evaluator.unknown("not-a-color", "\"\(text.prefix(40))\" is not a hex colour", span)
      }
      if let share { color.alpha = share }
      return Value(.color(.literal(color)))
    default:
      guard let number = Conversions.number(first.value), let value = UInt32(exactly: number) else {
        return evaluator.unknown("not-a-color", "the number is not a hex colour", span)
      }
      var color = HexColor.color(
        value, hasAlpha: first.label == "rgba" || alpha == nil && isOfEightDigits(first), evaluator.platform.hexOrder)
      if let share { color.alpha = share }
      return Value(.color(.literal(color)))
    }
  }
}
