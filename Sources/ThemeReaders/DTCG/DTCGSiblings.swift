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
/// A group called `base` whose colors the others repeat in part is what each of them overrides; one called `default` is, besides,
/// a theme itself. Modes in each of the groups (`acme.light`, `acme.dark`) are modes of that theme.
struct DTCGSiblings {
  /// A group whose tokens are read as a file of their own.
  struct Group {
    /// With a dot behind.
    var path: String
    /// What is left of the path in the names of its tokens: the groups around the one that says that there are themes.
    var prefix: String
    var folders: [String]
    var role: DTCGTree.Role?
  }

  private(set) var groups: [Group] = []
  /// The paths of the groups around them.
  private var around: Set<String> = []

  static let deepest = 3
  static let shareIfSaid = 0.5
  private static let share = 0.8
  /// The fewest colors of a theme whose names tell nothing.
  static let fewest = 8
  private static let fewestEmphases = 2
  /// The most small groups of one shape that nothing announces and that are themes all the same. Hundreds are records of data.
  private static let mostTwins = 64

  /// The groups below one group, and the colors in each of them.
  struct Level {
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
    guard !trees.contains(where: \.hasDottedColors) else { return }
    var index = DTCGSiblingIndex([])
    let all = Self.levels(trees)
    for closed in Self.branches(all) where DTCGSiblingReferences(closed).areClosed(in: trees) {
      add(closed)
      index = DTCGSiblingIndex(groups)
    }
    for (outer, level) in all where !around.contains(outer) && index.owner(of: outer) == nil {
      guard level.groups.count > 1 else { continue }
      let isListed = !outer.isEmpty && LookWords.isList(outer.split(separator: ".").last ?? "")
      let isSaid = isListed || outer.isEmpty && trees.allSatisfy { LookWords.isList(DTCGReader.baseName(of: $0.file)) }
      let prefix = isListed ? outer.split(separator: ".").dropLast().map { $0 + "." }.joined() : outer
      for members in Self.choices(level, isSaid: isSaid, isListed: isListed) where members.count > 1 {
        let closed = [true, false].map { Self.groups(members, of: level, outer, prefix, byContext: $0) }.first {
          DTCGSiblingReferences($0).areClosed(in: trees)
        }
        guard let closed, !repeats(closed) else { continue }
        add(closed)
        index = DTCGSiblingIndex(groups)
        break
      }
    }
  }

  /// Reports whether a theme of this name has tokens of these names already.
  private func repeats(_ found: [Group]) -> Bool {
    let known = Set(groups.map { [$0.prefix] + $0.folders })
    return found.contains { known.contains([$0.prefix] + $0.folders) }
  }

  private mutating func add(_ found: [Group]) {
    groups += found
    for group in found {
      let names = group.path.split(separator: ".")
      for count in names.indices.dropFirst() { around.insert(names[..<count].map { $0 + "." }.joined()) }
    }
  }

  /// A group that is a theme, or the base of the others.
  private struct Member {
    var name: String
    var role: DTCGTree.Role?
  }

  /// Returns the groups to read, those for each context by themselves where a member consists of nothing else.
  private static func groups(
    _ members: [Member], of level: Level, _ outer: String, _ prefix: String, byContext: Bool
  ) -> [Group] {
    members.flatMap { member -> [Group] in
      let colors = level.groups.first { $0.name == member.name }?.colors ?? []
      let contexts = byContext ? contexts(of: colors) : []
      let path = outer + member.name + "."
      guard !contexts.isEmpty else {
        return [Group(path: path, prefix: prefix, folders: [member.name], role: member.role)]
      }
      return contexts.map { context in
        Group(path: path + context + ".", prefix: prefix, folders: [member.name, context], role: member.role)
      }
    }
  }

  /// Returns the names of groups for contexts that all colors are in, if there are several.
  private static func contexts(of colors: Set<String>) -> [String] {
    let names = Set(colors.map { $0.split(separator: ".").count > 1 ? String($0.prefix { $0 != "." }) : "" })
    return names.count > 1 && names.allSatisfy(isContext) ? names.sorted() : []
  }

  static func isContext(_ name: some StringProtocol) -> Bool {
    let found = ContextNames.split(String(name), [.mode, .contrast])
    return found.stem.isEmpty && !found.when.isEmpty
  }

  // MARK: - Themes

  /// Returns the groups that may be themes together, the most likely choice first.
  private static func choices(_ level: Level, isSaid: Bool, isListed: Bool) -> [[Member]] {
    if let layered = layered(level, isSaid: isSaid) { return [layered] }
    let themes = themes(in: level, isSaid: isSaid)
    guard isListed, themes.count > 1 else { return [themes.map { Member(name: $0) }] }
    // What stands in a list of brands is a brand, also if it repeats nothing of the others.
    let all = level.groups.map(\.name).filter(mayBeListed)
    return [
      all.map { Member(name: $0, role: all.count > themes.count ? .brand($0) : nil) }, themes.map { Member(name: $0) },
    ]
  }

  /// Returns the base of the groups and those that override it: nearly all of their colors are in the base, too, unless the group
  /// around them says that they are themes. Returns `nil` without such a base.
  private static func layered(_ level: Level, isSaid: Bool) -> [Member]? {
    let bases = level.groups.filter { PlainWords.isBase($0.name) || isSaid && PlainWords.isLook($0.name) }
    guard bases.count == 1, let base = bases.first, isSaid || areWhole(base.colors) || isCategory(base.colors) else {
      return nil
    }
    let isLook = PlainWords.isLook(base.name)
    func shared(_ colors: Set<String>) -> Double { Double(colors.intersection(base.colors).count) }
    let brands = level.groups.filter { name, colors, _ in
      guard name != base.name, mayBeTheme(name, isSaid: isSaid) else { return false }
      return isSaid && !isLook || shared(colors) >= share * Double(colors.count)
    }
    guard brands.count >= (isSaid ? 1 : 2), !brands.contains(where: { isContext($0.name) }) else { return nil }
    // A theme called default beside others that say as much themselves is one of them.
    if isLook, !brands.contains(where: { shared($0.colors) < share * Double(base.colors.count) }) { return nil }
    return [Member(name: base.name, role: isLook ? .plainTheme(base.name) : nil)]
      + brands.map { Member(name: $0.name, role: .brand($0.name)) }
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
    return order.compactMap { outer in levels[outer].map { (outer, $0) } }
  }

  private static func themes(in level: Level, isSaid: Bool) -> [String] {
    let groups = level.groups.filter { !PlainWords.isBase($0.name) }
    var counts: [String: Int] = [:]
    for color in groups.map(\.colors).joined() { counts[color, default: 0] += 1 }
    var twins: [Set<String>: Int] = [:]
    for (_, colors, _) in groups where !isSaid && areRanked(colors) { twins[colors, default: 0] += 1 }
    let repeating = groups.filter { _, colors, _ in
      let share = Double(colors.count { counts[$0, default: 0] > 1 }) / Double(colors.count)
      guard !isSaid else { return share >= shareIfSaid }
      if areWhole(colors) { return share >= self.share }
      return isCategory(colors) ? share >= shareIfSaid : (2...mostTwins).contains(twins[colors, default: 0])
    }
    // Light and dark may be shades, if nothing else is said. No shade is called a high contrast.
    let areContexts = repeating.allSatisfy { ContextNames.split($0.name, [.mode]).stem.isEmpty }
    guard repeating.count > 1, isSaid || !areContexts,
      repeating.allSatisfy({ isContext($0.name) || mayBeTheme($0.name, isSaid: isSaid) }),
      isSaid || areTogether(repeating.map(\.files))
    else { return [] }
    return repeating.map(\.name)
  }

  /// Reports whether each file that has one of them has another one, too. Parts of the interface often have a file each.
  private static func areTogether(_ files: [Set<Int>]) -> Bool {
    var counts: [Int: Int] = [:]
    for file in files.joined() { counts[file, default: 0] += 1 }
    return counts.values.allSatisfy { $0 > 1 }
  }

  /// Reports whether a name in a list of themes may be that of one, whatever it contains. It is not that of a part of the
  /// interface, of a color, or of a layer that all themes have.
  static func mayBeListed(_ name: String) -> Bool {
    !PlainWords.isBase(name) && mayBeTheme(name, isSaid: true) && !NameWords.of(name).contains(where: layers.contains)
  }

  private static let layers: Set = ["alias", "aliases", "palette", "semantic", "semantics", "token", "tokens"]

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
    "outline", "solid", "subtle", "strong", "soft", "weak", "muted", "bold", "high", "low", "filled", "outlined",
    "contained", "white", "black",
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

  /// Reports whether there is text and something to put it on, each with a rank or a meaning (`text.primary`, `on-surface`), and nothing
  /// that has states. Parts of the interface have a text and a background, and states.
  private static func areRanked(_ colors: Set<String>) -> Bool {
    let names = colors.map { NameWords.of($0) }
    let all = Set(names.joined())
    guard all.isDisjoint(with: states) else { return false }
    let grounds = Set(names.filter { $0.first != "on" })
    if names.contains(where: { $0.first == "on" && grounds.contains(Array($0.dropFirst())) }) { return true }
    return ThemePurposes.are(in: all) && names.allSatisfy { $0.count > 1 }
  }

  private static let states: Set = [
    "hover", "hovered", "active", "pressed", "focus", "focused", "disabled", "enabled", "selected", "visited",
    "checked",
    "rest", "default", "normal",
  ]

  /// Reports whether all colors are in one group of colors, with texts and surfaces.
  private static func isCategory(_ colors: Set<String>) -> Bool {
    let categories = Set(colors.map { String($0.split(separator: ".").first { !isContext($0) } ?? "") })
    guard categories.count == 1, let name = categories.first,
      DTCGGuess.isCategory(name) || NameWords.of(name).last == "palette"
    else { return false }
    return ThemePurposes.are(in: Set(colors.flatMap { $0.split(separator: ".").flatMap { NameWords.of($0) } }))
  }
}

extension DTCGDeclaration {
  /// Whether it is a color, as far as its own file tells.
  var mayBeColor: Bool {
    switch value {
    case .color, .ready: true
    case .reference, .pending: !hasForeignType && (ownType ?? groupType)?.holdsColors != false
    case .colorless: false
    }
  }
}

extension DTCGTree {
  /// Whether the path of a color has a name with a dot in it. Its groups are then not those that its text tells.
  var hasDottedColors: Bool {
    paths.hasDottedNames && declarations.contains { $0.mayBeColor && paths.hasDottedName(in: $0.path) }
  }
}
