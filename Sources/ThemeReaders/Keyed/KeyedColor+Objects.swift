import ColorScience
import ThemeModel

/// Colors that are objects: their channels, a color beside its alpha, or what design tokens have.
extension KeyedColor {
  func value(ofEntries entries: [KeyedEntry], at place: Place) -> TokenValue? {
    var parts: [String: KeyedNode] = [:]
    for entry in entries { parts[entry.key.lowercased()] = entry.node }
    func number(_ names: String...) -> Double? {
      for name in names { if let number = parts[name]?.number { return number } }
      return nil
    }
    if let space = parts["colorspace"], let components = parts["components"] {
      return value(in: space, components, alpha: parts["alpha"], at: place)
    }
    let alpha = number("alpha", "a", "opacity")
    // A group that contains other colors besides is a group.
    let isGroup = parts.contains { key, node in
      !KeyedColor.notations.contains(key) && (node.string ?? "").hasPrefix("#")
    }
    if isGroup { return nil }
    if let base = parts["color"] ?? parts["hex"] ?? parts["ref"] ?? parts["value"], let value = value(of: base) {
      return alpha.map { .adjusted(value, .alpha($0)) } ?? value
    }
    if let red = number("red", "r"), let green = number("green", "g"), let blue = number("blue", "b") {
      let numbers = [red, green, blue] + (alpha.map { [$0] } ?? [])
      if let value = small(numbers, channelScale, "colour", at: place) { return value }
      let color = Self.rgb(red, green, blue, alpha: alpha)
      let isWide = ["display-p3", "displayp3", "p3"].contains(parts["space"]?.string?.lowercased() ?? "")
      return .color(isWide ? Color(.displayP3, color.components, alpha: color.alpha) : color)
    }
    if let white = number("white", "w", "gray") {
      return .color(Color(.srgb, white, white, white, alpha: alpha ?? 1))
    }
    if let hue = number("hue", "h"), let saturation = number("saturation", "s") {
      if let brightness = number("brightness", "b", "v") {
        return .color(Self.hsb(hue, saturation, brightness, alpha: alpha ?? 1))
      }
      if let lightness = number("lightness", "l") {
        return hsl(hue, saturation, lightness, alpha: alpha ?? 1, at: place)
      }
    }
    return nil
  }

  // MARK: - Design tokens

  /// Reads `{"colorSpace": "srgb", "components": [0.2, 0.2, 0.2], "alpha": 1}`. A `hex` beside them is a fallback.
  private func value(
    in space: KeyedNode, _ components: KeyedNode, alpha: KeyedNode?, at place: Place
  ) -> TokenValue {
    func unknown(_ what: String) -> TokenValue {
      .undetermined(Undetermined(code: "bad-color", reason: what, text: space.string, place: place))
    }
    guard let known = space.string.flatMap(DTCGColor.space(named:)) else {
      return unknown("the colour has no colour space that is known")
    }
    guard case .array(let items) = components.value, items.count == 3 else {
      return unknown("the components of the colour are not a list of three")
    }
    var color = Color(known, SIMD3(0, 0, 0))
    for (index, item) in items.enumerated() {
      if let number = item.number, DTCGColor.isNear(number, index, in: known) {
        color.components[index] = number
      } else if item.string == "none" {
        color.missing.formUnion([MissingComponents.first, .second, .third][index])
      } else {
        return unknown("a component of the colour is no number in the range of \(known.rawValue)")
      }
    }
    guard let alpha else { return .color(color) }
    guard let share = alpha.number, (0...1).contains(share) else {
      return unknown("the alpha of the colour is no number from 0 to 1")
    }
    color.alpha = share
    return .color(color)
  }

  // MARK: - Channels

  /// Saturation and lightness are percentages, or shares of 1. A hue that is a share of 1 is on a scale of its own.
  private func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, alpha: Double, at place: Place
  ) -> TokenValue {
    let areShares = max(saturation, lightness) <= 1
    guard hue == 0 || hue > 1 || !areShares else {
      let reason = "nothing says whether the hue of this colour is in degrees or a share of 1"
      return .undetermined(Undetermined(code: "bad-color", reason: reason, place: place))
    }
    let scale = areShares ? 100.0 : 1
    return .color(Color(.hsl, hue, saturation * scale, lightness * scale, alpha: min(1, max(0, alpha))))
  }

  /// Components are of 255 when one is above 1, and so is the alpha when it is above 1.
  static func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double?) -> Color {
    let scale = max(red, green, blue) > 1 ? 255.0 : 1
    let opacity = alpha ?? 1
    return Color(
      .srgb, red / scale, green / scale, blue / scale, alpha: opacity > 1 ? min(1, opacity / 255) : max(0, opacity))
  }

  /// Converts hue, saturation and brightness from 0 to 1, as UIKit has them.
  private static func hsb(_ hue: Double, _ saturation: Double, _ brightness: Double, alpha: Double) -> Color {
    func channel(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    return Color(.srgb, channel(5), channel(3), channel(1), alpha: min(1, max(0, alpha)))
  }
}
