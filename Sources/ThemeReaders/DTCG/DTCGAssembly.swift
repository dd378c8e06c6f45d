import JSONText
import ThemeModel

/// A source of tokens, and the contexts in which it counts.
struct DTCGLayer: Sendable {
  var when: Contexts
  var tree: DTCGTree
}

/// Brings the layers of one theme together: later ones win, groups take over what they extend, and every token gets its
/// type. Aliases stay aliases, for the model to follow in each variant.
struct DTCGAssembly {
  /// `$extends` within `$extends` can double with every step.
  private static let mostTokens = 100_000

  struct Site {
    var layer: Int
    var declaration: Int
    /// It stands here because a group extends another: the group that it was taken over into, and from.
    var takenOver: (into: String, from: String)?
  }

  struct Entry {
    var path: String
    var sites: [Site]
    var type: TypeState = .unknown
  }

  enum TypeState {
    case unknown
    case open
    case known(DTCGType)
    /// A type that the standard does not have.
    case foreign
    /// It cannot be told: no type, or an alias to nothing.
    case none
  }

  let layers: [DTCGLayer]
  let axes: [Axis]
  var findings: DTCGFindings
  private(set) var entries: [Entry] = []
  private(set) var indices: [String: Int] = [:]
  private var groups: [String: DTCGGroup] = [:]
  /// Paths that hold tokens.
  private var prefixes: Set<Substring>?
  /// Groups that others extend, and the tokens under each of them.
  private var targets: Set<String> = []
  private var members: [String: [Int]] = [:]
  private var takenOverLeft = 0

  init(_ layers: [DTCGLayer], axes: [Axis], isLenient: Bool) {
    self.layers = layers
    self.axes = axes
    findings = DTCGFindings(isLenient: isLenient)
    enterAll()
    warnOfCase()
    extendGroups()
    for index in entries.indices { resolveType(of: index) }
  }

  // MARK: - Entering

  private mutating func enterAll() {
    let total = layers.reduce(0) { $0 + $1.tree.declarations.count }
    entries.reserveCapacity(total)
    indices.reserveCapacity(total)
    for (layer, content) in layers.enumerated() {
      for (index, declaration) in content.tree.declarations.enumerated() {
        enter(Site(layer: layer, declaration: index), at: declaration.path)
      }
      for group in content.tree.groups {
        var merged = groups[group.path] ?? group
        merged.type = group.type ?? merged.type
        merged.deprecation = group.deprecation ?? merged.deprecation
        merged.extended = group.extended ?? merged.extended
        groups[group.path] = merged
      }
    }
  }

  private mutating func enter(_ site: Site, at path: String) {
    if let known = indices[path] {
      entries[known].sites.append(site)
    } else {
      indices[path] = entries.count
      entries.append(Entry(path: path, sites: [site]))
    }
  }

  /// Names that differ by case only make trouble where tokens become code.
  private mutating func warnOfCase() {
    guard layers.count == 1 else { return }
    var lowered: [String: Int] = [:]
    lowered.reserveCapacity(entries.count)
    for (index, entry) in entries.enumerated() {
      // Most systems write lower case throughout, and then there is nothing to compare.
      guard entry.path.utf8.contains(where: { $0 &- 65 < 26 }) else { continue }
      let key = entry.path.lowercased()
      if let other = lowered[key] ?? indices[key], other != index {
        findings.warning(
          "names-differ-by-case", "\(entry.path) and \(entries[other].path) differ by case only",
          at: self[entry.sites[0]].place, related: [self[entries[other].sites[0]].place])
      }
      lowered[key] = index
    }
  }

  @inline(__always)
  func declaration(_ site: Site) -> DTCGDeclaration {
    self[site]
  }

  /// In place: a declaration is large, and most questions are about one part of it.
  subscript(site: Site) -> DTCGDeclaration {
    @inline(__always)
    _read { yield layers[site.layer].tree.declarations[site.declaration] }
  }

  // MARK: - Extended groups

  private mutating func extendGroups() {
    let extending = groups.values.filter { $0.extended != nil }.map(\.path).sorted()
    guard !extending.isEmpty else { return }
    targets = Set(extending.compactMap { groups[$0]?.extended?.target })
    takenOverLeft = DTCGAssembly.mostTokens
    for (index, entry) in entries.enumerated() { noteMember(index, entry.path) }
    var order = DTCGExtendsOrder(groups: groups, extending: extending)
    for problem in order.run() {
      findings.error(problem.code, problem.message, at: problem.place, related: problem.related)
    }
    for path in order.order { takeOver(into: path) }
  }

  private mutating func noteMember(_ index: Int, _ path: String) {
    var rest = path[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      let group = String(rest)
      if targets.contains(group) { members[group, default: []].append(index) }
    }
  }

  private mutating func takeOver(into path: String) {
    guard let (target, place) = groups[path]?.extended else { return }
    if indices[target] != nil, members[target] == nil {
      findings.error("extends-token", "\(path) extends \(target), which is a token and not a group", at: place)
      return
    }
    guard members[target] != nil || groups[target] != nil else {
      let near = NearestName.question(NearestName.to(target, among: groups.keys.sorted()))
      findings.error("extends-target-missing", "\(path) extends \(target), which is not there\(near)", at: place)
      return
    }
    for index in members[target] ?? [] {
      takenOverLeft -= 1
      guard takenOverLeft >= 0 else {
        findings.error(
          "too-many-tokens", "extended groups come to more than \(DTCGAssembly.mostTokens) tokens", at: place)
        return
      }
      let inherited = entries[index]
      let own = path + inherited.path.dropFirst(target.utf8.count)
      let sites = inherited.sites.map {
        Site(layer: $0.layer, declaration: $0.declaration, takenOver: $0.takenOver ?? (into: path, from: target))
      }
      if let known = indices[own] {
        // What the group says itself replaces the token as a whole.
        entries[known].sites.insert(contentsOf: sites, at: 0)
      } else if !isGroup(own) {
        indices[own] = entries.count
        entries.append(Entry(path: own, sites: sites))
        noteMember(entries.count - 1, own)
      }
    }
    let base = groups[target]
    if groups[path]?.type == nil { groups[path]?.type = base?.type }
    if groups[path]?.deprecation == nil { groups[path]?.deprecation = base?.deprecation }
  }

  /// Whether the path is a group of anything.
  mutating func isGroup(_ path: String) -> Bool {
    if groups[path] != nil { return true }
    if let prefixes { return prefixes.contains(path[...]) }
    var found: Set<Substring> = []
    for entry in entries {
      var rest = entry.path[...]
      while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
        rest = rest[..<dot]
        guard found.insert(rest).inserted else { break }
      }
    }
    prefixes = found
    return found.contains(path[...])
  }

  // MARK: - Types

  /// The nearest group above a path that says a type, or whether it is deprecated.
  func fact<Fact>(above path: String, _ fact: (DTCGGroup) -> Fact?) -> Fact? {
    guard !groups.isEmpty else { return nil }
    var rest = path[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if let group = groups[String(rest)], let found = fact(group) { return found }
    }
    return groups[""].flatMap(fact)
  }

  /// By its own `$type`, else its target's, else the nearest group's: along a chain of aliases, without recursion.
  private mutating func resolveType(of start: Int) {
    guard case .unknown = entries[start].type else { return }
    var way: [Int] = []
    var current = start
    var end = TypeState.none
    while true {
      if case .unknown = entries[current].type {
        guard let site = entries[current].sites.last else { break }
        if let own = self[site].ownType {
          end = .known(own)
        } else if self[site].hasForeignType {
          end = .foreign
        } else if case .reference(let target) = self[site].value, let next = indices[target] {
          entries[current].type = .open
          way.append(current)
          current = next
          continue
        } else if let inherited = inheritedType(of: current, site) {
          end = .known(inherited)
        }
        entries[current].type = end
      } else if case .open = entries[current].type {
        // A circle: what a group says, if one does.
        end = .none
      } else {
        end = entries[current].type
      }
      break
    }
    for index in way.reversed() {
      if case .none = end, let site = entries[index].sites.last, let inherited = inheritedType(of: index, site) {
        entries[index].type = .known(inherited)
      } else {
        entries[index].type = end
      }
    }
  }

  private func inheritedType(of index: Int, _ site: Site) -> DTCGType? {
    if let (into, _) = site.takenOver {
      // Below the group that took it over first, then where it came from, then above.
      return fact(above: entries[index].path, { $0.path.hasPrefix(into) ? $0.type : nil })
        ?? fact(above: self[site].path, \.type) ?? fact(above: entries[index].path, \.type)
    }
    return self[site].groupType ?? fact(above: self[site].path, \.type)
  }
}
