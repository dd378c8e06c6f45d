import ColorScience
import ThemeModel

/// Reads one value of a keyed theme file as a color.
struct KeyedColor {
  var options: SourceOptions
  /// Whether the alpha of hexadecimal colors may come first, though it is read as last.
  var doubtsHexOrder = false
  /// The scale of lists that have no part above 1.
  var listScale = KeyedLists.Scale.ofOne

  /// Words of prose under which no list of numbers is anything but a color.
  private static let textWords: Set = [
    "title", "description", "comment", "comments", "note", "notes", "summary", "link", "caption", "message",
  ]

  /// Returns the value with regard to its key: under `description`, “Pink” is not a color, and under `margins` no list of numbers is.
  ///
  /// - Parameter isMeasured: Whether a group around it is one of measures.
  func value(of node: KeyedNode, under key: String, isMeasured: Bool = false) -> TokenValue? {
    guard let value = value(of: node) else { return nil }
    if let path = node.string.flatMap(KeyedReference.path), !KeyedReference.isSure(path, under: key) { return nil }
    if case .array(let items) = node.value, isMeasured || MeasureWords.areNamed(by: key),
      items.allSatisfy({ $0.number != nil })
    {
      return nil
    }
    guard KeyedColor.isProse(key) else { return value }
    if let text = node.string { return text.hasPrefix("#") || text.contains("(") ? value : nil }
    // Editors have a color for comments: `"Comment": [100, 100, 100]`.
    if case .array = node.value {
      return KeyedLists.isOfBytes(node) && NameWords.of(key).last.map(Self.textWords.contains) == true ? value : nil
    }
    return value
  }

  static func isProse(_ key: String) -> Bool { ProseWords.areNamed(by: key) }

  /// Returns the value; `nil` when it is no color at all (a file name, a corner radius).
  func value(of node: KeyedNode) -> TokenValue? {
    switch node.value {
    case .string(let text): value(ofText: text, at: node.place)
    case .array(let items): value(ofItems: items, at: node.place)
    case .dictionary(let entries): value(ofEntries: entries, at: node.place)
    case .number, .bool, .null, .other: nil
    }
  }

  private func value(ofText text: String, at place: Place) -> TokenValue? {
    for pattern in options.placeholders where Wildcard.matches(pattern.pattern, text) {
      return .placeholder(Placeholder(kind: pattern.kind, text: text))
    }
    if !options.referencePrefix.isEmpty, text.hasPrefix(options.referencePrefix) {
      return .alias(String(text.dropFirst(options.referencePrefix.count)))
    }
    if let path = KeyedReference.path(of: text) { return .alias(path) }
    if text == "clear" { return .color(Color(.srgb, 0, 0, 0, alpha: 0)) }
    if let color = Color(hslParts: text) { return .color(color) }
    if let digits = HexColor.digits(of: text) {
      if let unknown = doubtful(digits, text, at: place) { return unknown }
      if let color = HexColor.color(digits: digits, options.hexOrder) { return .color(color) }
      return .undetermined(
        Undetermined(
          code: "bad-hex", reason: "“\(text)” is not a hex colour of 3, 4, 6 or 8 digits", text: text, place: place))
    }
    guard Color.mayRead(text), let color = try? Color(css: text) else {
      return Self.looksLikeColor(text)
        ? .undetermined(
          Undetermined(
            code: "bad-color", reason: "“\(text)” is not a colour that can be read", text: text, place: place))
        : nil
    }
    return .color(color)
  }

  /// Returns that a color is not known if it depends on the order of its digits, and nothing says which one it is.
  private func doubtful(_ digits: Substring, _ text: String, at place: Place) -> TokenValue? {
    guard doubtsHexOrder, HexColor.color(digits: digits, .alphaFirst) != HexColor.color(digits: digits, .alphaLast)
    else { return nil }
    let reason = "nothing says whether the alpha of “\(text)” comes first or last; “hex-order” of the source does"
    return .undetermined(Undetermined(code: "hex-order", reason: reason, text: text, place: place))
  }

  /// Reports whether a text is a function of CSS, or the start of a hex color: meant as a color even if it is invalid.
  private static func looksLikeColor(_ text: String) -> Bool {
    if text.hasPrefix("#") { return true }
    guard let open = text.firstIndex(of: "(") else { return false }
    return ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"].contains(
      text[..<open].lowercased())
  }

  /// Three or four numbers are components; several colors are a gradient.
  private func value(ofItems items: [KeyedNode], at place: Place) -> TokenValue? {
    let numbers = items.compactMap(\.number)
    if numbers.count == items.count, (3...4).contains(items.count) {
      if let value = small(numbers, at: place) { return value }
      return .color(Self.rgb(numbers[0], numbers[1], numbers[2], alpha: numbers.count == 4 ? numbers[3] : nil))
    }
    guard !KeyedRecords.areNamed(items) else { return nil }
    let stops = items.compactMap { value(of: $0) }
    guard stops.count >= 2, stops.count == items.count else { return nil }
    return .gradient(stops.map { GradientStop(value: $0) })
  }

  /// Returns the value of a list of nothing but 0 and 1 in a document whose other lists are of 255: nearly black, and not a bright
  /// color.
  private func small(_ numbers: [Double], at place: Place) -> TokenValue? {
    let parts = numbers.prefix(3)
    guard listScale != .ofOne, parts.contains(1), parts.allSatisfy({ $0 == 0 || $0 == 1 }) else { return nil }
    guard listScale == .ofBytes else {
      let reason = "nothing says whether the parts of this list are of 1 or of 255, as those of others beside it are"
      return .undetermined(Undetermined(code: "bad-color", reason: reason, place: place))
    }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    return .color(
      Color(
        .srgb, numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha: alpha > 1 ? min(1, alpha / 255) : alpha))
  }

  private func value(ofEntries entries: [KeyedEntry], at place: Place) -> TokenValue? {
    var parts: [String: KeyedNode] = [:]
    for entry in entries { parts[entry.key.lowercased()] = entry.node }
    func number(_ names: String...) -> Double? {
      for name in names { if let number = parts[name]?.number { return number } }
      return nil
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
      let color = Self.rgb(red, green, blue, alpha: alpha)
      let isWide = ["display-p3", "displayp3", "p3"].contains(parts["space"]?.string?.lowercased() ?? "")
      return .color(isWide ? Color(.displayP3, color.components, alpha: color.alpha) : color)
    }
    if let white = number("white", "w", "gray") {
      return .color(Color(.srgb, white, white, white, alpha: alpha ?? 1))
    }
    if let hue = number("hue", "h"), let saturation = number("saturation", "s"),
      let brightness = number("brightness", "b", "v")
    {
      return .color(Self.hsb(hue, saturation, brightness, alpha: alpha ?? 1))
    }
    return nil
  }

  /// Keys of the parts of a single color.
  private static let notations: Set = [
    "color", "colour", "hex", "hex8", "ref", "value", "rgb", "rgba", "hsl", "hsla", "hsv", "hsb", "cmyk", "css", "p3",
    "oklch", "oklab", "lab", "lch", "fallback",
  ]

  /// Components are of 255 when one is above 1, and so is the alpha when it is above 1.
  private static func rgb(_ red: Double, _ green: Double, _ blue: Double, alpha: Double?) -> Color {
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
