import ColorScience
import ThemeModel

/// The named colors of UIKit, AppKit, SwiftUI and CoreGraphics.
enum KnownColors {
  static func member(_ name: String, of type: String, _ evaluator: Evaluator, _ span: Span?) -> Value? {
    let isMac = isMac(evaluator, span)
    guard let paint = paint(name, of: type, isMac: isMac, evaluator) else {
      if type == "NSColor" { return AppKitColors.reason(name, named: "NSColor.\(name)", evaluator, span) }
      guard type == "Color" || type == "ShapeStyle", isMac else { return nil }
      return nameInAppKit(name).flatMap { AppKitColors.reason($0, named: "Color.\(name)", evaluator, span) }
    }
    // The name of an asset says where it comes from. A constant is named after its type.
    if case .asset(let asset) = paint { return evaluator.platform.assetColor(asset, span, evaluator) }
    var reference = Reference(
      owner: .foreign(type == "Color" || type == "NSColor" ? type : "UIColor"), name: name, property: nil, span: span)
    // In a Mac file of an iOS reading, the color differs from SwiftUI's on iOS, so it is named after AppKit's.
    if isMac, !evaluator.platform.systemColors.isMac, case .system(let path) = paint,
      path.hasPrefix(SystemColors.appKit)
    {
      let own = String(path.dropFirst(SystemColors.appKit.count))
      reference = Reference(owner: .foreign("NSColor"), name: own, property: nil, span: span)
    }
    return Value(.color(paint)).passing(through: reference)
  }

  /// Returns whether a platform type has a color of this name in any release.
  static func isConstant(_ name: String, of type: String) -> Bool {
    switch type {
    case "UIColor": fixed(name) != nil || newest[name] != nil
    case "NSColor": fixed(name) != nil || AppKitColors.isName(name)
    case "Color", "ShapeStyle": ["white", "black", "clear"].contains(name) || nameInUIKit(name) != nil
    default: false
    }
  }

  private static let newest = SystemColors(.ios26)

  /// Returns whether SwiftUI's colors are the Mac's: the reading is for the Mac, or only a
  /// Mac target can contain the file.
  private static func isMac(_ evaluator: Evaluator, _ span: Span?) -> Bool {
    evaluator.platform.systemColors.isMac || span.map { evaluator.table.isOfMac(Int($0.file)) } == true
  }

  private static func paint(_ name: String, of type: String, isMac: Bool, _ evaluator: Evaluator) -> Paint? {
    switch type {
    case "UIColor", "ColorResource":
      if let fixed = fixed(name) { return .literal(fixed) }
      if evaluator.platform.systemColors[name] != nil { return .system(name) }
    case "NSColor":
      if let fixed = fixed(name) { return .literal(fixed) }
      if let paint = AppKitColors.paint(name, evaluator) { return paint }
    case "Color", "ShapeStyle":
      if ["white", "black", "clear"].contains(name) { return fixed(name).map { .literal($0) } }
      if name == "accentColor", let asset = evaluator.platform.asset(symbol: "AccentColor") { return .asset(asset) }
      if isMac {
        if let appKit = nameInAppKit(name) { return AppKitColors.paint(appKit, evaluator) }
      } else if let uiKit = nameInUIKit(name) {
        evaluator.assignment.note(PlatformDependence.systemColor)
        return .system(uiKit)
      }
    case "CGColor":
      return ["white", "black", "clear"].contains(name) ? fixed(name).map { .literal($0) } : nil
    default:
      return nil
    }
    return evaluator.platform.asset(symbol: name).map { .asset($0) }
  }

  /// Returns the UIKit color that one of SwiftUI's names stands for.
  private static func nameInUIKit(_ name: String) -> String? {
    switch name {
    case "primary": "label"
    case "secondary": "secondaryLabel"
    case "accentColor": "systemBlue"
    default: hues.contains(name) ? "system" + name.prefix(1).uppercased() + name.dropFirst() : nil
    }
  }

  private static func nameInAppKit(_ name: String) -> String? {
    switch name {
    case "primary": "labelColor"
    case "secondary": "secondaryLabelColor"
    case "accentColor": "controlAccentColor"
    default: hues.contains(name) ? nameInUIKit(name) : nil
    }
  }

  /// Whether the last word of a name is that of a color: `darkGray` speaks of no mode.
  static func endsWithHue(_ name: String) -> Bool { NameWords.of(name).last.map(hues.contains) == true }

  private static let hues: Set = [
    "gray", "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
  ]

  /// Returns one of UIColor's constants that do not adapt. Grays are exact shares of white, not bytes.
  static func fixed(_ name: String) -> Color? {
    func gray(_ white: Double, _ alpha: Double = 1) -> Color { Color(.srgb, white, white, white, alpha: alpha) }
    switch name {
    case "black", "darkText": return gray(0)
    case "white": return gray(1)
    case "clear": return gray(0, 0)
    case "gray": return gray(0.5)
    case "darkGray": return gray(1.0 / 3)
    case "lightGray": return gray(2.0 / 3)
    case "lightText": return gray(1, 0.6)
    case "red": return Color(.srgb, 1, 0, 0)
    case "green": return Color(.srgb, 0, 1, 0)
    case "blue": return Color(.srgb, 0, 0, 1)
    case "cyan": return Color(.srgb, 0, 1, 1)
    case "yellow": return Color(.srgb, 1, 1, 0)
    case "magenta": return Color(.srgb, 1, 0, 1)
    case "orange": return Color(.srgb, 1, 0.5, 0)
    case "purple": return Color(.srgb, 0.5, 0, 0.5)
    case "brown": return Color(.srgb, 0.6, 0.4, 0.2)
    default: return nil
    }
  }
}
