import ColorScience
import ThemeModel

/// Reads one value of a keyed theme file as a color.
struct KeyedColor {
  var options: SourceOptions
  /// Whether the alpha of hexadecimal colors may come first, though it is read as last.
  var doubtsHexOrder = false
  /// The scale of lists that have no part above 1.
  var listScale = KeyedLists.Scale.ofOne
  /// The scale of objects of channels that have none above 1.
  var channelScale = KeyedLists.Scale.ofOne

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
    let text = text.trimmingSpaces
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
      if let value = small(numbers, listScale, "list", at: place) { return value }
      return .color(Self.rgb(numbers[0], numbers[1], numbers[2], alpha: numbers.count == 4 ? numbers[3] : nil))
    }
    guard !KeyedRecords.areNamed(items) else { return nil }
    let stops = items.compactMap { value(of: $0) }
    guard stops.count >= 2, stops.count == items.count else { return nil }
    return .gradient(stops.map { GradientStop(value: $0) })
  }

  /// Returns the value of a list or an object of nothing but 0 and 1 in a document whose others are of 255: nearly black, and not a bright
  /// color.
  func small(_ numbers: [Double], _ scale: KeyedLists.Scale, _ what: String, at place: Place) -> TokenValue? {
    let parts = numbers.prefix(3)
    guard scale != .ofOne, parts.contains(1), parts.allSatisfy({ $0 == 0 || $0 == 1 }) else { return nil }
    guard scale == .ofBytes else {
      let reason = "nothing says whether the parts of this \(what) are of 1 or of 255, as those of others beside it are"
      return .undetermined(Undetermined(code: "bad-color", reason: reason, place: place))
    }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    return .color(
      Color(
        .srgb, numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha: alpha > 1 ? min(1, alpha / 255) : alpha))
  }

  /// Keys of the parts of a single color.
  static let notations: Set = [
    "color", "colour", "hex", "hex8", "ref", "value", "rgb", "rgba", "hsl", "hsla", "hsv", "hsb", "cmyk", "css", "p3",
    "oklch", "oklab", "lab", "lch", "fallback",
  ]
}
