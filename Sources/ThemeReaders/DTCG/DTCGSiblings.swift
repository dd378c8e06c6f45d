import ColorScience
import JSONText
import ThemeModel

/// Groups side by side in each of their files that repeat each other's colors, and so are themes: brands, flavors, schemes. They are read as
/// if each was a folder with a file of its own, and their tokens lose the name of the group.
///
/// Parts of the interface and the colors of a palette repeat each other's names, too. Groups are themes if the group around them
/// says so (`brands`), if each has a group `color` with texts and surfaces, or if they have many colors for every purpose. And
/// nothing refers to a theme by its name: what does needs that one, whichever theme is in use.
struct DTCGSiblings {
  /// The paths of the groups, each with a dot behind.
  private(set) var groups: [String] = []

  private static let deepest = 3
  private static let shareIfSaid = 0.5
  private static let share = 0.8
  private static let fewest = 8
  private static let fewestEmphases = 2

  /// The groups below one group, and the colors in each of them.
  private struct Level {
    var groups: [(name: String, colors: Set<String>, files: Set<Int>)] = []
    var places: [String: Int] = [:]

    mutating func add(_ color: String, to name: String, in file: Int) {
      let place = places[name] ?? groups.count
      if place == groups.count {
        places[name] = place
        groups.append((name, [], []))
      }
      groups[place].colors.insert(color)
      groups[place].files.insert(file)
    }
  }

  init(_ trees: [DTCGTree]) {
    guard !trees.contains(where: \.paths.hasDottedNames) else { return }
    for (outer, level) in Self.levels(trees) where !isInside(outer) {
      let isSaid =
        outer.isEmpty
        ? trees.allSatisfy { DTCGFolderParts.saysThemes(DTCGReader.baseName(of: $0.file)) }
        : DTCGFolderParts.saysThemes(outer.split(separator: ".").last.map(String.init) ?? "")
      let found = Self.themes(in: level, isSaid: isSaid).map { outer + $0 + "." }
      guard found.count > 1, DTCGSiblingReferences(found).areClosed(in: trees) else { continue }
      groups += found
    }
  }

  /// Reports whether a group is in one of the themes, or contains one.
  private func isInside(_ outer: String) -> Bool {
    groups.contains { outer.hasPrefix($0) || !outer.isEmpty && $0.hasPrefix(outer) }
  }

  private static func levels(_ trees: [DTCGTree]) -> [(outer: String, level: Level)] {
    var levels: [String: Level] = [:]
    var order: [String] = []
    for (index, tree) in trees.enumerated() {
      for declaration in tree.declarations where declaration.mayBeColor {
        let segments = tree.path(of: declaration).split(separator: ".")
        for depth in 0..<min(deepest, max(0, segments.count - 1)) {
          let outer = segments[..<depth].map { $0 + "." }.joined()
          if levels[outer] == nil { order.append(outer) }
          let color = segments[(depth + 1)...].joined(separator: ".")
          levels[outer, default: Level()].add(color, to: String(segments[depth]), in: index)
        }
      }
    }
    return order.compactMap { outer in levels[outer].map { (outer, $0) } }.filter { $0.level.groups.count > 1 }
  }

  private static func themes(in level: Level, isSaid: Bool) -> [String] {
    let groups = level.groups.filter { !DTCGFileName.isBase([$0.name]) }
    var counts: [String: Int] = [:]
    for color in groups.map(\.colors).joined() { counts[color, default: 0] += 1 }
    let repeating = groups.filter { _, colors, _ in
      let share = Double(colors.count { counts[$0, default: 0] > 1 }) / Double(colors.count)
      guard !isSaid else { return share >= shareIfSaid }
      return areWhole(colors) ? share >= self.share : isCategory(colors) && share >= shareIfSaid
    }
    // Light and dark may be shades, if nothing else is said.
    let areContexts = repeating.allSatisfy { ContextNames.split($0.name, [.mode, .contrast]).stem.isEmpty }
    guard repeating.count > 1, isSaid || !areContexts, repeating.allSatisfy({ mayBeTheme($0.name, isSaid: isSaid) }),
      areTogether(repeating.map(\.files))
    else { return [] }
    return repeating.map(\.name)
  }

  /// Reports whether each file that has one of them has another one, too. Parts of the interface often have a file each.
  private static func areTogether(_ files: [Set<Int>]) -> Bool {
    var counts: [Int: Int] = [:]
    for file in files.joined() { counts[file, default: 0] += 1 }
    return counts.values.allSatisfy { $0 > 1 }
  }

  private static func mayBeTheme(_ name: String, isSaid: Bool) -> Bool {
    let words = NameWords.of(name)
    let isHue = words.contains { $0 != "brand" && EmphasisWords.all.contains($0) } || Color.hasName(name)
    return !words.isEmpty && !PartWords.arePart(words) && !words.contains(where: degrees.contains)
      && !words.contains(where: parts.contains)
      && !words.allSatisfy { Int($0) != nil } && (isSaid || !isHue)
  }

  /// Words for one color or one group of colors beside others.
  private static let degrees: Set = [
    "primary", "secondary", "tertiary", "quaternary", "neutral", "main", "on", "inverse", "static", "hover", "active",
    "disabled", "pressed", "selected", "focus", "text", "background", "foreground", "surface", "fill", "stroke",
    "border", "content", "level", "color", "colors", "colour", "colours", "small", "medium", "large", "ghost",
    "outline", "solid", "subtle", "filled", "outlined", "contained", "white", "black",
  ]

  /// Further words for parts of the interface.
  private static let parts: Set = [
    "accordion", "app", "area", "bar", "body", "breadcrumb", "carousel", "code", "component", "components", "control",
    "drawer", "dropdown", "editor", "field", "form", "hero", "input", "item", "layout", "list", "modal", "nav",
    "navbar", "navigation", "page", "pagination", "panel", "picker", "popover", "progress", "screen", "search",
    "section", "select", "sheet", "sidebar", "site", "table", "toolbar", "topbar", "view", "window",
  ]

  /// Reports whether there are colors for texts, surfaces and meanings, as in a whole theme.
  private static func areWhole(_ colors: Set<String>) -> Bool {
    guard colors.count >= fewest else { return false }
    let words = Set(colors.flatMap { $0.split(separator: ".").flatMap { NameWords.of($0) } })
    return ThemePurposes.are(in: words) && words.intersection(EmphasisWords.all).count >= fewestEmphases
  }

  /// Reports whether all colors are in one group of colors, with texts and surfaces.
  private static func isCategory(_ colors: Set<String>) -> Bool {
    let categories = Set(colors.map { NameWords.of($0.prefix { $0 != "." }) })
    guard categories.count == 1, let words = categories.first, let word = words.last,
      ["color", "colors", "colour", "colours", "palette"].contains(word)
    else { return false }
    return ThemePurposes.are(in: Set(colors.flatMap { $0.split(separator: ".").flatMap { NameWords.of($0) } }))
  }

  // MARK: - Splitting

  /// Returns the trees with one for each theme in them, and a note about each file that has several.
  func split(_ trees: [DTCGTree]) -> (trees: [DTCGTree], notes: [Diagnostic]) {
    guard !groups.isEmpty else { return (trees, []) }
    var result: [DTCGTree] = []
    var notes: [Diagnostic] = []
    for tree in trees {
      let parts = groups.compactMap { tree.part(in: $0) }
      guard !parts.isEmpty else {
        result.append(tree)
        continue
      }
      let rest = tree.rest(without: groups)
      if !rest.declarations.isEmpty || !rest.modal.isEmpty { result.append(rest) }
      result += parts
      notes.append(
        Diagnostic(
          .note, code: "named-themes",
          message:
            "\(Self.listed(parts.compactMap(\.folder))) repeat each other's colours, and are read as themes; the names of "
            + "their tokens leave these out",
          place: Place(file: tree.file, line: 1, column: 1)))
    }
    return (result, notes)
  }

  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    if names.count > 4 { return names.prefix(3).joined(separator: ", ") + " and \(names.count - 3) more" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension DTCGDeclaration {
  /// Whether it is a color, as far as its own file tells.
  fileprivate var mayBeColor: Bool {
    switch value {
    case .color, .ready: true
    case .reference, .pending: !hasForeignType && (ownType ?? groupType)?.holdsColors != false
    case .colorless: false
    }
  }
}
