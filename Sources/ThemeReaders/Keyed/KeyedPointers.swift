import ThemeModel

/// Values that are JSON references: `{"$ref": "#/palette/red"}`, `{"$ref": "core/colors.json#/palette/red"}`.
enum KeyedPointer {
  /// What stands before the text of a reference in an alias whose target is not known yet. No key begins with it.
  private static let mark = "\u{1}"

  /// What follows where more stands beside the reference than notes, which changes the color in a way that is not known.
  private static let altered = "\u{2}"

  /// Returns the text of a reference; nil for anything else.
  static func text(_ entries: [KeyedEntry]) -> String? {
    guard let text = entries.first(where: { $0.key == "$ref" })?.node.string, !text.isEmpty else { return nil }
    return text
  }

  /// Returns a reference as a value, with the alpha that stands beside it; nil for anything else.
  static func value(_ entries: [KeyedEntry]) -> TokenValue? {
    guard let text = text(entries) else { return nil }
    let others = entries.filter { $0.key != "$ref" && !KeyedColor.isProse($0.key) && !$0.key.hasPrefix("$") }
    if others.isEmpty { return .alias(mark + text) }
    if others.count == 1, ["alpha", "opacity"].contains(others[0].key), let alpha = others[0].node.number,
      (0...1).contains(alpha)
    {
      return .adjusted(.alias(mark + text), .alpha(alpha))
    }
    return .alias(mark + altered + text)
  }

  static func reference(of alias: String) -> (text: String, isAltered: Bool)? {
    guard alias.hasPrefix(mark) else { return nil }
    let text = alias.dropFirst(mark.count)
    return text.hasPrefix(altered) ? (String(text.dropFirst(altered.count)), true) : (String(text), false)
  }

  /// Returns the reference that means the same as one of design tokens: `{color.ink}`.
  static func text(ofCurly text: String) -> String? {
    guard let path = (try? DTCGReference.curly(text)) ?? nil else { return nil }
    return "#/"
      + path.split(separator: ".").map { $0.replacing("~", with: "~0").replacing("/", with: "~1") }
      .joined(separator: "/")
  }

  /// Returns the document of a reference, empty for its own, and the way to the value in it.
  static func parts(_ text: String) -> (file: String, way: [String])? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let way = DTCGReference.segments(of: parts[1]), !way.isEmpty else { return nil }
    return (String(parts[0]), way)
  }

  /// Reports whether a reference tells by its words that it leads to a color in another document of values. Schemas refer to
  /// descriptions of colors.
  static func speaksOfColor(_ text: String) -> Bool {
    guard let (file, way) = parts(text), !file.isEmpty, !file.contains("://"),
      !way.contains(where: { descriptions.contains($0) })
    else { return false }
    let name = file.split(separator: "/").last.map(String.init) ?? ""
    return KeyedCandidate.speaksOfColors(name) || way.contains { DTCGGuess.isCategory($0) }
  }

  private static let descriptions: Set = ["definitions", "$defs", "schemas", "properties", "components", "allOf"]
}

/// Follows the references of one document, into itself and into the documents beside it.
struct KeyedPointers {
  private static let mostSteps = 32
  private static let mostFolders = 8

  let options: SourceOptions
  let siblings: (any SiblingFiles)?
  private let file: String
  private let root: KeyedNode
  private var documents: [String: (file: String, root: KeyedNode)?] = [:]
  /// The tokens of other documents that the references lead to, by their paths here.
  private var taken: [String: Token] = [:]

  init(options: SourceOptions, siblings: (any SiblingFiles)?, file: String, root: KeyedNode) {
    self.options = options
    self.siblings = siblings
    self.file = file
    self.root = root
  }

  /// Gives each reference its target. Returns the paths of those that lead to something other than a color, which are no tokens.
  mutating func follow(in tokens: inout [Token]) -> [String] {
    let known = Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
    var colorless: [String] = []
    taken = [:]
    for index in tokens.indices {
      var count = 0
      for place in tokens[index].values.indices {
        var isColorless = false
        let value = tokens[index].values[place]
        tokens[index].values[place].value = followed(value.value, at: value.place, known, &isColorless)
        if isColorless { count += 1 }
      }
      // A color in one mode and a size in another is a color that is not known there.
      if count > 0, count == tokens[index].values.count { colorless.append(tokens[index].path) }
    }
    let dropped = Set(colorless)
    tokens.removeAll { dropped.contains($0.path) }
    tokens += taken.sorted { $0.key < $1.key }.map(\.value)
    return colorless
  }

  private mutating func followed(
    _ value: TokenValue, at place: Place, _ known: [String: Token], _ isColorless: inout Bool
  ) -> TokenValue {
    switch value {
    case .alias(let alias):
      guard let (text, isAltered) = KeyedPointer.reference(of: alias) else { return value }
      let found = target(of: text, at: place, known, &isColorless)
      guard isAltered, !isColorless else { return found }
      return lost("something stands beside the reference, and what it does to the colour is not known", text, place)
    case .adjusted(let base, let adjustment):
      let inner = followed(base, at: place, known, &isColorless)
      if case .undetermined = inner { return inner }
      return .adjusted(inner, adjustment)
    case .gradient(let stops):
      return .gradient(
        stops.map { GradientStop(value: followed($0.value, at: place, known, &isColorless), position: $0.position) })
    case .color, .composite, .placeholder, .undetermined: return value
    }
  }

  private mutating func target(
    of text: String, at place: Place, _ known: [String: Token], _ isColorless: inout Bool
  ) -> TokenValue {
    var (file, root, text) = (self.file, self.root, text)
    for _ in 0..<Self.mostSteps {
      guard let (document, way) = KeyedPointer.parts(text) else {
        return lost("“\(text)” is not a reference to a value in a document", text, place)
      }
      if !document.isEmpty {
        // An alias to nothing, which the model reports.
        guard let found = self.document(document, from: file) else { return .alias(text) }
        (file, root) = found
      }
      let path = way.joined(separator: ".")
      if file == self.file, known[path] != nil { return .alias(path) }
      guard let node = Self.node(at: way, in: root) else { return .alias(text) }
      let whole = node["$value"] ?? node["value"] ?? node
      if let next = KeyedPointer.text(whole.entries) ?? whole.string.flatMap(KeyedPointer.text(ofCurly:)) {
        text = next
        continue
      }
      return self.value(of: node, at: path, in: file, known, text, place, &isColorless)
    }
    return lost("the references lead in a circle", text, place)
  }

  private mutating func value(
    of node: KeyedNode, at path: String, in file: String, _ known: [String: Token], _ text: String, _ place: Place,
    _ isColorless: inout Bool
  ) -> TokenValue {
    let whole = node["$value"] ?? node
    guard let value = KeyedColor(options: options).value(of: whole) else {
      if case .dictionary = whole.value { return lost("\(path) in \(file) is a group or no plain colour", text, place) }
      isColorless = Self.isOther(whole, path)
      return lost("\(path) in \(file) is not a colour", text, place)
    }
    guard case .color = value else { return lost("\(path) in \(file) is not a plain colour", text, place) }
    let token = Token(path: path, values: [ConditionalValue(value: value, place: whole.place)], place: whole.place)
    // Another color has that path here.
    guard known[path] == nil, file != self.file, taken[path].map({ $0 == token }) ?? true else { return value }
    taken[path] = token
    return .alias(path)
  }

  /// Reports whether a value evidently is something else than a color, as sizes and fonts are.
  private static func isOther(_ node: KeyedNode, _ path: String) -> Bool {
    guard let text = node.string else { return true }
    let isNumber = text.utf8.first.map { (0x2B...0x39).contains($0) } ?? false
    return isNumber || DTCGGuess.speaksOfOtherThings(path)
  }

  private func lost(_ reason: String, _ text: String, _ place: Place) -> TokenValue {
    .undetermined(Undetermined(code: "unresolved-pointer", reason: reason, text: text, place: place))
  }

  private static func node(at way: [String], in root: KeyedNode) -> KeyedNode? {
    way.reduce(root as KeyedNode?) { node, step in
      if case .array(let items)? = node?.value {
        return Int(step).flatMap { items.indices.contains($0) ? items[$0] : nil }
      }
      return node?[step]
    }
  }

  /// Returns a document by its path from the folder of another one, or from the nearest folder above in which it is there: in the
  /// packages of one repository, paths begin with the name of a package.
  private mutating func document(_ path: String, from file: String) -> (file: String, root: KeyedNode)? {
    let key = file + "\n" + path
    if let known = documents[key] { return known }
    var found: (file: String, root: KeyedNode)?
    if let siblings, !path.contains("://") {
      for steps in 0...Self.mostFolders where steps == 0 || !path.hasPrefix(".") {
        let up = String(repeating: "../", count: steps)
        guard let source = try? siblings.file(up + path, besides: file) else { continue }
        if case .success(let root) = KeyedThemeReader(options: options).root(of: source) { found = (source.name, root) }
        break
      }
    }
    documents[key] = .some(found)
    return found
  }
}
