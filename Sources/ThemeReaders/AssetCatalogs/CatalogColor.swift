import ColorScience
import JSONText
import ThemeModel

/// The color of one entry of a color set: a space with components, or a reference to a system color.
struct CatalogColor {
  var file: String

  /// The six spaces that Xcode writes.
  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "display-p3": .displayP3, "extended-srgb": .extendedSRGB,
    "extended-linear-srgb": .extendedLinearSRGB, "gray-gamma-22": .grayGamma22, "extended-gray": .extendedGray,
  ]

  private func place(_ node: JSONNode) -> Place {
    Place(file: file, line: node.position.line, column: node.position.column)
  }

  private func undetermined(_ code: String, _ reason: String, _ node: JSONNode) -> TokenValue {
    .undetermined(Undetermined(code: code, reason: reason, text: node.rawText, place: place(node)))
  }

  /// Returns the values of `color`: one, or for a system color one per appearance.
  func values(of node: JSONNode, system: SystemColors) -> [(when: Contexts, value: TokenValue)] {
    if let reference = node["reference"] {
      return systemValues(reference, platform: node["platform"]?.string ?? "universal", system: system)
    }
    return [([:], value(of: node))]
  }

  private func value(of node: JSONNode) -> TokenValue {
    guard let name = node["color-space"], let text = name.string else {
      return undetermined("asset-no-space", "the entry names no colour space", node)
    }
    guard let space = Self.spaces[text] else {
      let known = Self.spaces.keys.sorted().joined(separator: ", ")
      return undetermined("asset-unknown-space", "“\(text)” is not a colour space of asset catalogs: \(known)", name)
    }
    guard let components = node["components"], components.isObject else {
      return undetermined("asset-no-components", "the entry has no components", node)
    }
    let isGray = space == .grayGamma22 || space == .extendedGray
    var numbers: [Double] = []
    for key in isGray ? ["white"] : ["red", "green", "blue"] {
      guard let component = components[key] else {
        return undetermined("asset-no-component", "the component “\(key)” is missing", components)
      }
      guard let number = Self.component(component) else {
        let found = component.string ?? component.rawText
        return undetermined("asset-bad-component", "“\(found)” is not a component: 0xFF, 255 or 1.000", component)
      }
      numbers.append(number)
    }
    var alpha = 1.0
    if let node = components["alpha"] {
      guard let number = Self.alpha(node) else {
        return undetermined("asset-bad-alpha", "“\(node.string ?? node.rawText)” is not an alpha of 0 to 1", node)
      }
      alpha = number
    }
    return .color(
      isGray
        ? Color(space, numbers[0], 0, 0, alpha: alpha)
        : Color(space, numbers[0], numbers[1], numbers[2], alpha: alpha))
  }

  /// Reads a component. `"0xFF"` and `"255"` are of 255, `"1.000"` and JSON numbers of 1: each component has its own notation.
  static func component(_ node: JSONNode) -> Double? {
    guard let text = node.string else { return node.number }
    if isHex(text) {
      return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    let isWhole = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2B }
    return isWhole ? number / 255 : number
  }

  private static func isHex(_ text: String) -> Bool { text.hasPrefix("0x") || text.hasPrefix("0X") }

  /// Alpha is a decimal whatever its notation: `"1"` is opaque.
  private static func alpha(_ node: JSONNode) -> Double? {
    let number = node.string.map { isHex($0) ? component(node) : Double($0) } ?? node.number
    guard let number, number.isFinite else { return nil }
    return min(1, max(0, number))
  }

  private func systemValues(
    _ reference: JSONNode, platform: String, system: SystemColors
  ) -> [(when: Contexts, value: TokenValue)] {
    guard let selector = reference.string else {
      return [([:], undetermined("asset-bad-reference", "a system colour is named by a string", reference))]
    }
    if platform == "osx" { return appKitValues(selector, reference, system) }
    guard platform == "universal" || platform == "ios" else {
      let reason = "the values of “\(selector)” on the platform “\(platform)” are not known"
      return [([:], undetermined("unknown-system-color", reason, reference))]
    }
    let name = selector.hasSuffix("Color") ? String(selector.dropLast(5)) : selector
    if let fixed = Self.textColors[name] { return [([:], .color(fixed))] }
    guard let values = system[name] else {
      return [([:], undetermined("unknown-system-color", "there is no system colour “\(selector)”", reference))]
    }
    return values.map { ($0.when, .color($0.color)) }
  }

  /// UIKit's colors for text on a light and on a dark ground, which do not adapt.
  private static let textColors = [
    "darkText": Color(.srgb, 0, 0, 0), "lightText": Color(.srgb, 1, 1, 1, alpha: 0.6),
  ]

  /// AppKit's own: its accents are named without the ending there, its semantic colors with it.
  private func appKitValues(
    _ selector: String, _ reference: JSONNode, _ system: SystemColors
  ) -> [(when: Contexts, value: TokenValue)] {
    let name = selector.hasPrefix("system") && selector.hasSuffix("Color") ? String(selector.dropLast(5)) : selector
    let path = SystemColors.appKit + name
    guard let values = system[path] else {
      let reason = "the value of AppKit's “\(selector)” is not public"
      return [([:], undetermined("unknown-system-color", reason, reference))]
    }
    var all = values.map { (when: $0.when, value: TokenValue.color($0.color)) }
    if !system.hasHighContrast(path) {
      let reason = "the value of AppKit's “\(selector)” at increased contrast is not public"
      all.append(([Axis.contrast.name: "high"], undetermined("unknown-system-color", reason, reference)))
    }
    return all
  }
}
