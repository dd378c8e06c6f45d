import ColorScience
import JSONText
import ThemeModel

/// Recognizes property lists and JSON documents of keys and colors. Most of those in a repository are something else: a document
/// is a theme if most of its strings are colors, or if it contains several themes.
public enum KeyedCandidate: CandidateFormat {
  /// Larger files are data.
  static let mostBytes = 4 << 20
  private static let leastShare = 0.5

  public static func candidate(_ file: SourceFile) -> Candidate? {
    if TokenText.isYAML(file.name), let scheme = BaseScheme.candidate(file) { return scheme }
    guard file.bytes.count <= mostBytes,
      mayHoldColors(file.bytes) || KeyedLists.mayBe(in: file.bytes)
        || nameSpeaksOfColors(file.name) && holdsChannels(file.bytes)
    else { return nil }
    let reader = KeyedThemeReader(options: SourceOptions())
    guard case .success(let root) = reader.root(of: file) else { return nil }
    let name = KeyedThemeReader.themeName(of: file.name)
    let parts = KeyedThemes(options: SourceOptions()).parts(of: root, fileName: name)
    let speaksItself = nameSpeaksOfColors(file.name)
    var count = KeyedColorCount(root, isPromised: speaksItself)
    // Names of other keys lead to colors; they are sought only where few texts are colors.
    if count.colors > 0, count.share < leastShare {
      count = KeyedColorCount(root, names: KeyedReferences(file).defined, isPromised: speaksItself)
    }
    let share = count.share
    // Anything may be written in YAML, so there it must be colors and nothing else, with names for text and grounds or in a file that
    // its name or its folder calls colors.
    if TokenText.isYAML(file.name) {
      guard count.colors > 1, count.isNothingElse, count.isForTextAndGround || speaksOfColors(file.name) else {
        return nil
      }
    }
    // A folder of tokens or themes contains other data, too, so most of what such a file says must be colors.
    let speaks = speaksItself || speaksOfColors(file.name) && share > leastShare
    guard count.colors > 0, !parts.isEmpty || count.colors > 1 || speaks else { return nil }
    guard share >= (speaksItself || parts.count > 1 ? leastShare / 2 : leastShare) else { return nil }
    // A list of records is data, unless its members are themes.
    if case .array = root.value, parts.isEmpty { return nil }
    var candidate = Candidate(
      format: .keyed, files: [file.name], colors: count.colors, themes: parts.map(\.name),
      strength: speaks || count.isPalette ? .promised : .shape,
      reasons: parts.count > 1
        ? ["groups that repeat each other's keys"] : !speaks && count.isPalette ? ["nothing but named colours"] : [])
    let parents = SourceOptions().parentKeys.compactMap { root[$0]?.string } + parts.compactMap(\.parent)
    candidate.parents = Set(parents.map(KeyedThemeReader.themeName)).subtracting(parts.map(\.name))
    candidate.keys = Set(root.entries.prefix(mostKeys).map(\.key))
    candidate.isForTextAndGround = count.isForTextAndGround
    return candidate
  }

  private static let mostKeys = 200

  /// Reports whether a file's own name mentions colors.
  static func nameSpeaksOfColors(_ path: String) -> Bool {
    speaksOfColors(path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Reports whether a file's name, or the folder that it is in, mentions colors.
  public static func speaksOfColors(_ path: String) -> Bool {
    let segments = path.split(separator: "/").suffix(2)
    let words = segments.flatMap { NameWords.of($0) }
    return words.contains { speaking.contains($0) }
  }

  private static let speaking = LookWords.promising.union([
    "color", "colors", "colour", "colours", "palette", "palettes", "appearance", "tokens", "swatch", "swatches",
  ])

  /// Reports whether the bytes contain a hexadecimal number, a function of CSS, or the parts of a color.
  static func mayHoldColors(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      var run = 0
      for index in bytes.indices {
        let byte = bytes[index]
        if isHexDigit(byte) {
          run += 1
          continue
        }
        if run == 3 || run == 4 || run == 6 || run == 8 {
          let before = index - run - 1
          // `#fff`, `"242320"`, `>242320<`, `0x242320`.
          if before >= 0, "#\">x'".utf8.contains(bytes[before]) { return true }
        }
        run = 0
        if byte == UInt8(ascii: "("), index >= 3 {
          let word = String(decoding: bytes[max(0, index - 5)..<index], as: UTF8.self).lowercased()
          if ["rgb", "rgba", "hsl", "hsla", "oklch", "lab", "lch", "color"].contains(where: word.hasSuffix) {
            return true
          }
        }
      }
      return holdsParts(bytes) || holdsPercentages(bytes)
    }
  }

  /// Reports whether two percentages end a text: `"222.2 84% 4.9%"`.
  private static func holdsPercentages(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let (percent, dot) = (UInt8(ascii: "%"), UInt8(ascii: "."))
    for index in bytes.indices where bytes[index] == percent && index + 2 < bytes.count && bytes[index + 1] == 0x20 {
      var end = index + 2
      while end < bytes.count, bytes[end] == dot || (0x30...0x39).contains(bytes[end]) { end += 1 }
      if end > index + 2, end < bytes.count, bytes[end] == percent { return true }
    }
    return false
  }

  private static func holdsParts(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    ["red", "green", "blue"].allSatisfy { word in
      let word = Array(word.utf8)
      var start = 0
      while let found = bytes[start...].firstIndex(where: { $0 | 0x20 == word[0] }) {
        if found + word.count <= bytes.count, (0..<word.count).allSatisfy({ bytes[found + $0] | 0x20 == word[$0] }) {
          return true
        }
        start = found + 1
      }
      return false
    }
  }

  /// Reports whether there are the keys of channels, or those of a color of design tokens.
  private static func holdsChannels(_ bytes: [UInt8]) -> Bool {
    let notations = [["r", "g", "b"], ["h", "s", "l"], ["h", "s", "b"], ["colorSpace"]]
    return notations.contains { keys in keys.allSatisfy { TextSearch.contains(bytes, "\"\($0)\"") } }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}

/// Counts the colors among the strings of a keyed document. Prose counts as neither, unless some of it looks like a color.
struct KeyedColorCount {
  private(set) var colors = 0
  private(set) var strings = 0
  /// Values that are neither texts nor parts of a color.
  private var others = 0
  /// The keys of colors that name a color or what it is for, and those that are all the same.
  private var telling = 0
  private var keysOfColors: Set<String> = []

  private static let leastOfAPalette = 4
  private static let leastShareOfAPalette = 0.9

  /// The share of the texts that are colors.
  var share: Double { Double(colors) / Double(max(1, strings)) }

  /// Whether it holds colors and hardly anything else.
  var isNothingElse: Bool { Double(colors) >= Self.leastShareOfAPalette * Double(strings + others) }

  /// Whether it plainly is a palette: it holds nothing but colors, and most of their keys name a color or what it is for. The
  /// colors of lines, languages or charts have other names.
  var isPalette: Bool {
    colors >= Self.leastOfAPalette && isNothingElse
      && telling * 2 >= colors && keysOfColors.count * 2 > colors
  }

  /// Whether the keys of its colors speak of text and of grounds.
  var isForTextAndGround: Bool { ThemePurposes.are(in: Set(keysOfColors.flatMap { NameWords.of($0) })) }

  /// - Parameters:
  ///   - names: Names of keys, which as values count neither way.
  ///   - isPromised: Whether the name of the file mentions colors.
  init(_ root: KeyedNode, names: Set<String> = [], isPromised: Bool = false) {
    let color = KeyedColor(options: SourceOptions())
    let parents = SourceOptions().parentKeys
    // Names, codes and the like, which are colors only if all of them are.
    var prose: [String: (colors: Int, others: Int)] = [:]
    var pending: [(key: String, node: KeyedNode)] = [("", root)]
    while let (key, node) = pending.popLast() {
      switch node.value {
      case .string(let text):
        if KeyedColor.isProse(key) {
          let isColor = color.value(of: node, under: key).map { if case .color = $0 { true } else { false } } ?? false
          prose[key, default: (0, 0)].colors += isColor && text.hasPrefix("#") ? 1 : 0
          prose[key, default: (0, 0)].others += isColor && text.hasPrefix("#") ? 0 : 1
          continue
        }
        // References to other colors, and the name of the theme that this one builds on, count neither way.
        if text.hasPrefix("$") || parents.contains(key) || KeyedColorCount.isMeasure(text) || names.contains(text) {
          continue
        }
        strings += 1
        if case .color? = color.value(of: node, under: key), KeyedColorCount.isStrong(text, key) { add(key) }
      case .dictionary(let entries):
        if case .color? = color.value(of: node),
          entries.contains(where: { $0.node.number != nil || $0.key == "colorSpace" })
        {
          add(key)
          strings += 1
        } else {
          let lists = Set(KeyedLists.colors(entries, isPromised: isPromised, color))
          for entry in entries where !lists.contains(entry.key) { pending.append((entry.key, entry.node)) }
          for list in lists { add(list) }
          strings += lists.count
        }
      case .array(let items):
        for item in items { pending.append((key, item)) }
      case .number, .bool, .other: others += 1
      case .null: break
      }
    }
    for (colors, others) in prose.values where colors > 0 {
      self.colors += others == 0 ? colors : 0
      strings += colors + others
    }
  }

  private mutating func add(_ key: String) {
    colors += 1
    keysOfColors.insert(key)
    if Self.speaksOfColor(key) { telling += 1 }
  }

  /// Reports whether a key names a color or what it is for.
  static func speaksOfColor(_ key: String) -> Bool {
    NameWords.of(key).contains { keys.contains($0) || purposes.contains($0) || Color.hasName($0) }
  }

  /// Further words for what a color is for. By themselves they make no text a color.
  private static let purposes: Set = [
    "bg", "fg", "button", "icon", "danger", "info", "muted", "highlight", "selection", "divider", "overlay", "canvas",
    "brand", "tertiary", "hover", "disabled", "active", "inactive", "placeholder", "gray", "grey", "on", "card", "page",
    "light", "dark", "heading", "title", "body", "ink", "paper",
  ]

  private static let keys: Set = [
    "color", "colour", "hex", "tint", "background", "foreground", "text", "fill", "stroke", "border", "accent",
    "primary",
    "secondary", "surface", "label", "separator", "shadow", "link", "error", "success", "warning",
  ]

  /// Reports whether a text is a size, which design values have beside colors: `12px`, `1.5rem`, `40%`.
  private static func isMeasure(_ text: String) -> Bool {
    let number = text.utf8.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard !number.isEmpty, number.count < text.utf8.count else { return false }
    return units.contains(String(text.dropFirst(number.count)))
  }

  private static let units: Set = ["px", "rem", "em", "pt", "dp", "sp", "%", "vh", "vw", "ms", "s"]

  /// Reports whether a text is surely a color. A name, or digits without a mark, are one if the key mentions colors.
  private static func isStrong(_ text: String, _ key: String) -> Bool {
    if text.hasPrefix("#") || text.hasPrefix("0x") || text.contains("(") { return true }
    if Color(hslParts: text) != nil { return true }
    return NameWords.of(key).contains { keys.contains($0) }
  }
}
