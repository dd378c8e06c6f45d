import JSONText
import ThemeModel

/// A source of tokens, and the contexts in which it applies.
struct DTCGLayer: Sendable {
  /// The theme that it was taken over from, as in `ConditionalValue`.
  var giver: UInt8 = 0
  /// A layer of a higher rank overrides layers of a lower rank with the same contexts.
  var rank = 0
  var when: Contexts
  var tree: DTCGTree
}

/// Combines the layers of one theme: later ones win, groups take over what they extend, and every token gets its type. Aliases
/// stay aliases, which the model follows in each variant.
struct DTCGAssembly {
  /// One declaration of a token, in a list with the others of the same path.
  struct Site {
    var layer: Int32
    var declaration: Int32
    var next: Int32 = -1
    /// Set when it is here because a group extends another, as an index into `takeovers`.
    var takeover: Int32 = -1
  }

  struct Entry {
    /// A number of `paths`.
    var path: Int32
    var firstSite: Int32
    var lastSite: Int32
    var siteCount: Int32 = 1
    var type: TypeState = .unknown
  }

  enum TypeState {
    case unknown
    case open
    case known(DTCGType)
    /// A type that the standard does not define.
    case foreign
    /// There is no type, or an alias leads nowhere.
    case none
  }

  let layers: [DTCGLayer]
  let axes: [Axis]
  var findings: DTCGFindings
  var paths: PathTable
  /// For each layer, the number here of each path of its tree.
  let numbers: [[Int32]]
  var entries: [Entry] = []
  var sites: [Site] = []
  /// The entry of each path; below 0 when there is no token.
  private var entryOfPath: [Int32]
  private var groups: [DTCGGroup] = []
  private var groupOfPath: [Int32]
  /// Whether any group is deprecated; in most systems, none is.
  private(set) var hasDeprecatedGroups = false
  /// The groups that took over the tokens of other groups.
  var takeovers: [(into: Int32, from: Int32)] = []
  /// Whether each path contains tokens or groups; computed when the first alias misses.
  private var prefixes: [Bool]?
  /// Each path as a string, made once.
  private var names: [String?]
  /// Numbers and texts of tokens, by the contexts in which they were asked for.
  var numbersByContexts: [Contexts: DTCGNumbers] = [:]
  var suggestionsLeft = 50
  /// Whether layers of one context have an order.
  let isOrdered: Bool
  /// The conflicts of each entry.
  var conflicts: [Int: [DTCGConflict]] = [:]
  /// Missing targets of aliases, and the tokens that they are other spellings of.
  var respellings: [Int32: Int32] = [:]
  /// Tokens by their names without case and separators; `nil` when several share one. Made when the first alias misses.
  var spellings: [String: Int32?]?
  /// Tokens that stand for a whole group, and through which aliases lead to its tokens.
  var groupAliases: Set<Int> = []
  /// Whether a token that evidently is not a color must have a type.
  var insistsOnTypes = true
  /// The tokens whose types depend on the one that is being resolved; empty between calls.
  var typeWay: [Int] = []

  init(_ layers: [DTCGLayer], axes: [Axis], isLenient: Bool, isOrdered: Bool = true) {
    self.layers = layers
    self.isOrdered = isOrdered
    self.axes = axes
    findings = DTCGFindings(isLenient: isLenient)
    (paths, numbers) = DTCGAssembly.joinedPaths(layers)
    entryOfPath = [Int32](repeating: -1, count: paths.count)
    groupOfPath = [Int32](repeating: -1, count: paths.count)
    names = [String?](repeating: nil, count: paths.count)
    enterAll()
    warnOfCase()
    turnReferencesToGroups()
    extendGroups()
    prefixes = nil
    followGroups()
    respell()
    for index in entries.indices where entries[index].siteCount > 0 { resolveType(of: index) }
    findConflicts()
  }

  /// Returns one table for all layers, and for each layer the numbers of its own paths in that table.
  private static func joinedPaths(_ layers: [DTCGLayer]) -> (PathTable, [[Int32]]) {
    if let first = layers.first?.tree.paths, !first.hasDottedNames,
      layers.allSatisfy({ $0.tree.paths.isIdentical(to: first) })
    {
      let same = (0..<Int32(first.count)).map { $0 }
      return (first, Array(repeating: same, count: layers.count))
    }
    var paths = PathTable(capacity: layers.map(\.tree.paths.count).max() ?? 8)
    var numbers: [[Int32]] = []
    numbers.reserveCapacity(layers.count)
    for layer in layers {
      let table = layer.tree.paths
      numbers.append((0..<Int32(table.count)).map { paths.number(of: $0, in: table) })
    }
    return (paths, numbers)
  }

  // MARK: - Entering

  private mutating func enterAll() {
    let total = layers.reduce(0) { $0 + $1.tree.declarations.count }
    entries.reserveCapacity(min(total, paths.count))
    sites.reserveCapacity(total)
    for layer in layers.indices {
      let declarations = layers[layer].tree.declarations
      let numbers = numbers[layer]
      for index in declarations.indices {
        let site = Site(layer: Int32(truncatingIfNeeded: layer), declaration: Int32(truncatingIfNeeded: index))
        enter(site, at: numbers[Int(declarations[index].path)])
      }
      for group in layers[layer].tree.groups { merge(group) }
    }
  }

  private mutating func enter(_ site: Site, at path: Int32) {
    let number = Int32(truncatingIfNeeded: sites.count)
    sites.append(site)
    let known = Int(entryOfPath[Int(path)])
    if known >= 0 {
      sites[Int(entries[known].lastSite)].next = number
      entries[known].lastSite = number
      entries[known].siteCount += 1
    } else {
      entryOfPath[Int(path)] = Int32(truncatingIfNeeded: entries.count)
      entries.append(Entry(path: path, firstSite: number, lastSite: number))
    }
  }

  private mutating func merge(_ group: DTCGGroup) {
    let path = number(of: group.path)
    if group.deprecation != nil { hasDeprecatedGroups = true }
    let known = Int(groupOfPath[Int(path)])
    if known >= 0 {
      groups[known].type = group.type ?? groups[known].type
      groups[known].deprecation = group.deprecation ?? groups[known].deprecation
      groups[known].extended = group.extended ?? groups[known].extended
    } else {
      groupOfPath[Int(path)] = Int32(truncatingIfNeeded: groups.count)
      groups.append(group)
    }
  }

  /// Warns of names that differ only in case: they cause trouble where tokens become code.
  private mutating func warnOfCase() {
    guard layers.count == 1 else { return }
    var lowered: [String: Int] = [:]
    for (index, entry) in entries.enumerated() {
      // Most systems write lower case throughout, so there is nothing to compare.
      guard paths.withBytes(of: entry.path, { $0.contains { $0 &- 65 < 26 } }) else { continue }
      let key = name(entry.path).lowercased()
      if let other = lowered[key] ?? self.index(of: key), other != index {
        findings.warning(
          "names-differ-by-case", "\(name(entry.path)) and \(name(entries[other].path)) differ only in case",
          at: place(of: entry.firstSite), related: [place(of: entries[other].firstSite)])
      }
      lowered[key] = index
    }
  }

  // MARK: - Paths

  /// Returns the number of a path, even when nothing has that path.
  mutating func number(of path: String) -> Int32 {
    let number = paths.number(of: path)
    makeRoom()
    return number
  }

  /// Returns the group that contains a path.
  mutating func group(of path: Int32) -> Int32 {
    let group = paths.group(of: path)
    makeRoom()
    return group
  }

  private mutating func makeRoom() {
    while entryOfPath.count < paths.count {
      entryOfPath.append(-1)
      groupOfPath.append(-1)
      names.append(nil)
    }
  }

  mutating func name(_ path: Int32) -> String {
    if let known = names[Int(path)] { return known }
    let name = paths[path]
    names[Int(path)] = name
    return name
  }

  /// Returns the token at a path.
  @inline(__always)
  func index(at path: Int32) -> Int? {
    let index = entryOfPath[Int(path)]
    return index < 0 ? nil : Int(index)
  }

  func index(of path: String) -> Int? {
    paths.known(path).flatMap { index(at: $0) }
  }

  /// Replaces a token by a group, when its path turns out to be one.
  mutating func replace(_ index: Int, with group: DTCGGroup) {
    entryOfPath[Int(entries[index].path)] = -1
    entries[index].firstSite = -1
    entries[index].siteCount = 0
    merge(group)
  }

  /// Enters a token under a path that nothing has yet.
  mutating func append(path: Int32, firstSite: Int32, lastSite: Int32, siteCount: Int32) {
    entryOfPath[Int(path)] = Int32(truncatingIfNeeded: entries.count)
    entries.append(Entry(path: path, firstSite: firstSite, lastSite: lastSite, siteCount: siteCount))
  }

  // MARK: - Sites

  @inline(__always)
  func declaration(_ site: Int32) -> DTCGDeclaration {
    let site = sites[Int(site)]
    return layers[Int(site.layer)].tree.declarations[Int(site.declaration)]
  }

  @inline(__always)
  func layer(of site: Int32) -> Int {
    Int(sites[Int(site)].layer)
  }

  /// Returns the path that a token's declaration refers to, at which there may be no token.
  @inline(__always)
  func target(of site: Int32) -> Int32? {
    guard case .reference(let path) = declaration(site).value else { return nil }
    let target = numbers[layer(of: site)][Int(path)]
    return respellings.isEmpty ? target : respellings[target] ?? target
  }

  func place(of site: Int32) -> Place {
    layers[layer(of: site)].tree.place(of: declaration(site))
  }

  func valuePlace(of site: Int32) -> Place {
    layers[layer(of: site)].tree.valuePlace(of: declaration(site))
  }

  /// Returns the sites of a token, in order of precedence.
  func sites(of index: Int) -> [Int32] {
    var result: [Int32] = []
    result.reserveCapacity(Int(entries[index].siteCount))
    var site = entries[index].firstSite
    while site >= 0 {
      result.append(site)
      site = sites[Int(site)].next
    }
    return result
  }

  // MARK: - Groups

  func group(at path: Int32) -> DTCGGroup? {
    let index = groupOfPath[Int(path)]
    return index < 0 ? nil : groups[Int(index)]
  }

  mutating func changeGroup(at path: Int32, _ change: (inout DTCGGroup) -> Void) {
    let index = groupOfPath[Int(path)]
    if index >= 0 { change(&groups[Int(index)]) }
  }

  var allGroups: [DTCGGroup] { groups }

  /// Reports whether the path is a group.
  mutating func isGroup(_ path: Int32) -> Bool {
    if group(at: path) != nil { return true }
    if let prefixes { return Int(path) < prefixes.count && prefixes[Int(path)] }
    var found = [Bool](repeating: false, count: paths.count)
    for entry in entries {
      var path = group(of: entry.path)
      while path != PathTable.root {
        while found.count <= Int(path) { found.append(false) }
        if found[Int(path)] { break }
        found[Int(path)] = true
        path = group(of: path)
      }
    }
    prefixes = found
    return Int(path) < found.count && found[Int(path)]
  }

  /// Returns the fact of the nearest group above a path that has it.
  mutating func fact<Fact>(above path: Int32, _ fact: (DTCGGroup) -> Fact?) -> Fact? {
    guard !groups.isEmpty else { return nil }
    var path = path
    while path != PathTable.root {
      path = group(of: path)
      let index = groupOfPath[Int(path)]
      if index >= 0, let found = fact(groups[Int(index)]) { return found }
    }
    return nil
  }
}
