import ColorScience
import ThemeModel

/// Values that are written in no known notation of colors, under keys that say that they are colors: `var(--ink)`, `darken(…)`,
/// `{ink}4D`, `11579568`. They are undetermined, so that no pair of theirs passes unseen.
struct KeyedUnread {
  /// Whether whole numbers under keys of colors are colors, by the large ones among them.
  let hasNumbers: Bool

  /// Functions whose results are no colors.
  private static let otherFunctions: Set = [
    "url", "image", "calc", "min", "max", "clamp", "cubic-bezier", "steps", "linear", "spring", "translate", "scale",
    "rotate", "blur", "format", "local", "attr", "env",
  ]
  /// The parts of a color as objects have them.
  private static let notations: [Set<String>] = [
    ["r", "g", "b"], ["red", "green", "blue"], ["h", "s", "l"], ["h", "s", "b"], ["h", "s", "v"], ["h", "w", "b"],
    ["l", "c", "h"], ["l", "a", "b"], ["x", "y", "z"], ["c", "m", "y", "k"],
  ]
  private static let largestMeasure = 0xFFF
  /// Words for what is written in an app, whose texts have names in braces, too: `"title": "{user}"`.
  private static let written: Set = [
    "title", "body", "heading", "label", "button", "page", "card", "link", "placeholder", "info", "error", "success",
    "warning", "caption",
  ]

  init(_ root: KeyedNode) {
    var pending = [(path: "", node: root)]
    var hasNumbers = false
    while !hasNumbers, let (path, node) = pending.popLast() {
      for entry in node.entries {
        let path = path + "." + entry.key
        pending.append((path, entry.node))
        if let number = entry.node.number, Self.isLarge(number), Self.isNamed(path, entry.key) { hasNumbers = true }
      }
    }
    self.hasNumbers = hasNumbers
  }

  /// Returns an undetermined value, or the gradient that a text is; nil for what is no color, or what no key calls one.
  func value(of node: KeyedNode, at path: String, under key: String) -> TokenValue? {
    guard Self.isNamed(path, key, isCall: node.string.flatMap(DTCGColorFunctions.nameOfFunction) != nil) else {
      return nil
    }
    switch node.value {
    case .string(let written):
      let text = written.trimmingSpaces
      if let value = DTCGCSSText(file: node.place.file).value(of: text), case .gradient = value { return value }
      if let name = KeyedReference.path(of: text), !name.contains("/"), Self.isWritten(path) { return nil }
      return Self.mayBeColor(text) ? Self.unknown("“\(text)” is not a colour that can be read", text, node.place) : nil
    case .number(let number) where hasNumbers && number == number.rounded():
      let reason = "nothing says how the number \(Int64(exactly: number) ?? 0) stands for a colour"
      return Self.unknown(reason, nil, node.place)
    case .dictionary(let entries):
      let keys = Set(entries.map { $0.key.lowercased() })
      guard Self.notations.contains(where: { $0.isSubset(of: keys) }),
        entries.allSatisfy({ $0.node.number != nil || $0.node.string != nil })
      else { return nil }
      return Self.unknown("the parts of this colour cannot be read", nil, node.place)
    default: return nil
    }
  }

  private static func unknown(_ reason: String, _ text: String?, _ place: Place) -> TokenValue {
    .undetermined(Undetermined(code: "bad-color", reason: reason, text: text, place: place))
  }

  /// Reports whether a key, or one around it, says that its value is a color, and none says that it is something else.
  ///
  /// - Parameter isCall: Whether the value calls a function. A `link` is prose only without one.
  private static func isNamed(_ path: String, _ key: String, isCall: Bool = false) -> Bool {
    guard !KeyedColor.isProse(key) || isCall && KeyedColorCount.speaksOfColor(key) else { return false }
    return !MeasureWords.areNamed(by: key) && !DTCGGuess.speaksOfOtherThings(path)
      && KeyedColorCount.speaksOfColor(path)
  }

  /// Reports whether no word of a path says that it is a color but those for what is written in an app.
  private static func isWritten(_ path: String) -> Bool {
    !path.split(separator: ".").flatMap { NameWords.of($0) }.contains { word in
      !written.contains(word) && KeyedColorCount.speaksOfColor(word)
    }
  }

  private static func isLarge(_ number: Double) -> Bool {
    number == number.rounded() && abs(number) > Double(largestMeasure) && abs(number) <= Double(UInt32.max)
  }

  /// Reports whether a text is a call of a function or a reference with a mark, or names what a color is taken from.
  private static func mayBeColor(_ text: String) -> Bool {
    if text.lowercased() == "currentcolor" { return true }
    if let name = DTCGColorFunctions.nameOfFunction(text) {
      return !otherFunctions.contains(name.lowercased().split(separator: "-").first.map(String.init) ?? "")
        && !otherFunctions.contains(name.lowercased())
    }
    if text.contains(where: \.isWhitespace), !text.hasPrefix("{") { return false }
    for mark in ["{", "${", "#{", "@", "--"] where text.hasPrefix(mark) && text.utf8.count > mark.utf8.count {
      return mark.last != "{" || text.contains("}")
    }
    return false
  }
}
