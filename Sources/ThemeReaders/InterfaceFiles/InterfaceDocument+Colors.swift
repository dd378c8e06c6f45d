import ColorScience
import ThemeModel

/// The colors that elements have.
extension InterfaceDocument {
  enum Paint {
    case color(Sighting.DrawnColor, Place)
    case clear
    /// A color that is not known.
    case other
    case unset
  }

  /// A runtime attribute is set after the element's own color, and takes its place.
  func color(_ key: String, of element: Int) -> Int? {
    attribute(key, of: element)
      ?? elements[element].children.first { elements[$0].name == "color" && elements[$0].attributes["key"] == key }
  }

  /// Returns the assumption about a runtime attribute of a view that is a color, and may be that of its background.
  func foreignColor(of element: Int) -> String? {
    let known = ["backgroundColor", "textColor", "tintColor"]
    for list in elements[element].children where elements[list].name == "userDefinedRuntimeAttributes" {
      for attribute in elements[list].children where elements[attribute].attributes["type"] == "color" {
        let path = elements[attribute].attributes["keyPath"] ?? ""
        let plain = path.lowercased()
        if known.contains(path) || ["border", "shadow"].contains(where: plain.contains) { continue }
        return "the attribute `\(path)` leaves the background"
      }
    }
    return nil
  }

  private func attribute(_ key: String, of element: Int) -> Int? {
    for list in elements[element].children where elements[list].name == "userDefinedRuntimeAttributes" {
      for attribute in elements[list].children
      where elements[attribute].attributes["keyPath"] == key && elements[attribute].attributes["type"] == "color" {
        return elements[attribute].children.first { elements[$0].name == "color" }
      }
    }
    return nil
  }

  func paint(_ color: Int?) -> Paint {
    guard let color else { return .unset }
    let (attributes, place) = (elements[color].attributes, elements[color].place)
    if let name = attributes["name"] {
      return .color(names[name].map { .token($0) } ?? .init(.unread(name: name, .missing)), place)
    }
    if attributes["alpha"].flatMap(Double.init) == 0 { return .clear }
    if let name = attributes["systemColor"] {
      let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
      return AdaptingColor(short, of: systemColors).map { .color(.init(.adapting($0, text: name)), place) } ?? .other
    }
    guard let written = Self.literal(attributes) else { return .other }
    let alpha = attributes["alpha"].flatMap(Double.init).flatMap { $0.isFinite ? max(0, $0) : nil } ?? 1
    return .color(.init(.fixed(written, text: AdaptingColor.name(of: written)), opacity: min(alpha, 1)), place)
  }

  /// Only what every device shows the same: of the spaces without a name, the gray that is black or white.
  private static func literal(_ attributes: [String: String]) -> Color? {
    if let white = attributes["white"].flatMap(Double.init) {
      return white == 0 || white == 1 ? Color(.srgb, white, white, white) : nil
    }
    let rgb = ["red", "green", "blue"].compactMap { attributes[$0].flatMap(Double.init) }
    guard rgb.count == 3, rgb.allSatisfy({ (-1...2).contains($0) }), attributes["colorSpace"] == "custom" else {
      return nil
    }
    switch attributes["customColorSpace"] {
    case "sRGB": return Color(.srgb, rgb[0], rgb[1], rgb[2])
    case "displayP3": return Color(.displayP3, rgb[0], rgb[1], rgb[2])
    default: return nil
    }
  }
}
