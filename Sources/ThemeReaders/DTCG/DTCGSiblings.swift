import ColorScience
import JSONText
import ThemeModel

/// Groups side by side in each of their files that repeat each other's colors, and so are themes: brands, flavors, schemes. They are read as
/// if each was a folder with a file of its own, and their tokens lose the name of the group.
///
/// Parts of the interface and the colors of a palette repeat each other's names, too. Groups are themes if the group around them
/// says so (`brands`), if each has a group `color` with texts and surfaces, or if they have many colors for every purpose. And
/// nothing refers to a theme by its name: what does needs that one, whichever theme is in use.
///
/// A group called `base` whose colors the others repeat in part is what each of them overrides. Modes in each of the groups
/// (`acme.light`, `acme.dark`) are modes of that theme.
struct DTCGSiblings {
  /// A group whose tokens are read as a file of their own.
  struct Group {
    /// With a dot behind.
    var path: String
    var folders: [String]
    /// The name of the theme in which it overrides the base.
    var brand: String?
  }

  private(set) var groups: [Group] = []

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
        ? trees.allSatisfy { LookWords.isList(DTCGReader.baseName(of: $0.file)) }
        : LookWords.isList(outer.split(separator: ".").last.map(String.init) ?? "")
      let found = Self.layered(level, isSaid: isSaid) ?? Self.themes(in: level, isSaid: isSaid).map { .brand($0) }
      guard found.count > 1 else { continue }
      let base = found.first(where: \.isBase).map { outer + $0.name + "." }
      let candidates = [true, false].map { Self.groups(found, of: level, outer, byContext: $0) }
      let closed = candidates.first { groups in
        DTCGSiblingReferences(groups.map(\.path), base: base).areClosed(in: trees)
      }
      groups += closed ?? []
    }
  }

  /// A group that is a theme, or the base of the others.
  private struct Member {
    var name: String
    var isBase = false
    var overrides = false

    static func brand(_ name: String) -> Member { Member(name: name) }
  }

  /// Returns the groups to read, those for each context by themselves where a member consists of nothing else.
  private static func groups(_ members: [Member], of level: Level, _ outer: String, byContext: Bool) -> [Group] {
    members.flatMap { member -> [Group] in
      let colors = level.groups.first { $0.name == member.name }?.colors ?? []
      let contexts = byContext ? contexts(of: colors) : []
      let brand = member.overrides ? member.name : nil
      guard !contexts.isEmpty else {
        return [Group(path: outer + member.name + ".", folders: [member.name], brand: brand)]
      }
      return contexts.map { context in
        Group(path: outer + member.name + "." + context + ".", folders: [member.name, context], brand: brand)
      }
    }
  }

  /// Returns the names of groups for contexts that all colors are in, if there are several.
  private static func contexts(of colors: Set<String>) -> [String] {
    let names = Set(colors.map { $0.split(separator: ".").count > 1 ? String($0.prefix { $0 != "." }) : "" })
    return names.count > 1 && names.allSatisfy(isContext) ? names.sorted() : []
  }

  private static func isContext(_ name: some StringProtocol) -> Bool {
    let found = ContextNames.split(String(name), [.mode, .contrast])
    return found.stem.isEmpty && !found.when.isEmpty
  }

  /// Returns the base of the groups and those that override it: nearly all of their colors are in the base, too. Returns `nil`
  /// without such a base.
  private static func layered(_ level: Level, isSaid: Bool) -> [Member]? {
    let bases = level.groups.filter { DTCGFileName.isBase([$0.name]) }
    guard bases.count == 1, let base = bases.first, isSaid || areWhole(base.colors) || isCategory(base.colors) else {
      return nil
    }
    let brands = level.groups.filter { name, colors, _ in
      guard name != base.name, mayBeTheme(name, isSaid: isSaid) else { return false }
      return Double(colors.intersection(base.colors).count) >= share * Double(colors.count)
    }
    guard brands.count >= (isSaid ? 1 : 2), !brands.contains(where: { isContext($0.name) }) else { return nil }
    return [Member(name: base.name, isBase: true)] + brands.map { Member(name: $0.name, overrides: true) }
  }

  /// Reports whether a group is in one of the themes, or contains one.
  private func isInside(_ outer: String) -> Bool {
    groups.contains { outer.hasPrefix($0.path) || !outer.isEmpty && $0.path.hasPrefix(outer) }
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
    let categories = Set(colors.map { NameWords.of($0.split(separator: ".").first { !isContext($0) } ?? "") })
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
      let rest = tree.rest(without: groups.map(\.path))
      if !rest.declarations.isEmpty || !rest.modal.isEmpty { result.append(rest) }
      result += parts
      notes.append(
        Diagnostic(
          .note, code: "named-themes",
          message: Self.message(parts),
          place: Place(file: tree.file, line: 1, column: 1)))
    }
    return (result, notes)
  }

  private static func message(_ parts: [DTCGTree]) -> String {
    var names: [String] = []
    for name in parts.compactMap(\.folders.first) where !names.contains(name) { names.append(name) }
    let brands = Set(parts.compactMap(\.brand))
    guard !brands.isEmpty else {
      return "\(listed(names)) repeat each other's colours, and are read as themes; "
        + "the names of their tokens leave these out"
    }
    let (own, base) = (names.filter(brands.contains), names.filter { !brands.contains($0) })
    let verb = own.count == 1 ? "is read as a theme that overrides" : "are read as themes that override"
    return "\(listed(own)) \(verb) \(listed(base)); the names of their tokens leave these out"
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
