import ColorScience
import JSONText
import ThemeModel

/// A token to which two files give different values in one layer, with nothing that says which of them counts.
struct DTCGConflict: Sendable {
  var when: Contexts
  var first: Int32
  var second: Int32
}

extension DTCGAssembly {
  /// Finds the conflicts, and reports them once for each pair of files.
  mutating func findConflicts() {
    findCollisions()
    guard !isOrdered, layers.count > 1 else { return tellConflicts() }
    for index in entries.indices where entries[index].siteCount > 1 && mayHoldColor(index) {
      let sites = sites(of: index)
      for (place, site) in sites.enumerated() {
        let layer = layers[layer(of: site)]
        let other = sites[..<place].first { earlier in
          let other = layers[self.layer(of: earlier)]
          return other.when == layer.when && other.rank == layer.rank && other.tree.file != layer.tree.file
            && !saysSame(earlier, site)
        }
        guard let other else { continue }
        conflicts[index, default: []].append(DTCGConflict(when: layer.when, first: other, second: site))
      }
    }
    findContrasts()
    tellConflicts()
  }

  /// Finds tokens that a file for a mode and one for a contrast give different values, while a file for both of them does not have
  /// them. The contrast holds in modes without such a file; in one that has its own, nothing says so.
  private mutating func findContrasts() {
    let (mode, contrast) = (Axis.mode.name, Axis.contrast.name)
    var whens: [(both: Contexts, mode: Contexts, contrast: Contexts)] = []
    for both in layers.map(\.when) where both[mode] != nil && both[contrast] != nil {
      guard !whens.contains(where: { $0.both == both }) else { continue }
      whens.append((both, both.filter { $0.key != contrast }, both.filter { $0.key != mode }))
    }
    whens.removeAll { when in !layers.contains { $0.when == when.mode } || !layers.contains { $0.when == when.contrast }
    }
    guard !whens.isEmpty else { return }
    for index in entries.indices where entries[index].siteCount > 1 && mayHoldColor(index) {
      let sites = sites(of: index)
      func last(_ when: Contexts) -> Int32? { sites.last { layers[layer(of: $0)].when == when } }
      for when in whens where last(when.both) == nil {
        guard let first = last(when.mode), let second = last(when.contrast), !saysSame(first, second) else { continue }
        conflicts[index, default: []].append(DTCGConflict(when: when.both, first: first, second: second))
      }
    }
  }

  /// Finds tokens of one file that have one path, because a name with dots and names in groups make the same: `a.b` beside `b` in
  /// `a`. A key that occurs twice in one object is reported by itself.
  private mutating func findCollisions() {
    guard layers.contains(where: { $0.tree.paths.hasDottedNames }) else { return }
    for index in entries.indices where entries[index].siteCount > 1 && mayHoldColor(index) {
      let sites = sites(of: index)
      for (place, site) in sites.enumerated() {
        let layer = layer(of: site)
        let other = sites[..<place].first { earlier in
          self.layer(of: earlier) == layer && !saysSame(earlier, site) && way(to: earlier) != way(to: site)
        }
        guard let other else { continue }
        conflicts[index, default: []].append(DTCGConflict(when: layers[layer].when, first: other, second: site))
      }
    }
  }

  private func way(to site: Int32) -> [String]? {
    let document = layers[layer(of: site)].tree.document
    return document.root.way(to: document.node(Int(declaration(site).node)))
  }

  private mutating func tellConflicts() {
    struct Pair: Hashable {
      var first: String
      var second: String
    }
    var told: [Pair: (count: Int, path: String, places: [Place])] = [:]
    for (index, found) in conflicts.sorted(by: { $0.key < $1.key }) {
      for conflict in found {
        let pair = Pair(
          first: layers[layer(of: conflict.first)].tree.file, second: layers[layer(of: conflict.second)].tree.file)
        var known = told[pair] ?? (0, name(entries[index].path), [])
        known.count += 1
        if known.places.count < 6 { known.places += [valuePlace(of: conflict.first), valuePlace(of: conflict.second)] }
        told[pair] = known
      }
    }
    for (pair, known) in told.sorted(by: { ($0.key.first, $0.key.second) < ($1.key.first, $1.key.second) }) {
      let what = known.count == 1 ? known.path : "\(known.path) and \(known.count - 1) more tokens"
      let who = pair.first == pair.second ? "two tokens of \(pair.first)" : "\(pair.first) and \(pair.second)"
      findings.merge([
        Diagnostic(
          .warning, code: "conflicting-files",
          message: "\(who) define \(what) differently, and nothing says which one counts",
          place: known.places.first, related: Array(known.places.dropFirst()))
      ])
    }
  }

  /// Returns the undetermined values that follow such a token's own.
  mutating func undetermined(by conflicts: [DTCGConflict], _ index: Int) -> [ConditionalValue] {
    conflicts.map { conflict in
      let files = [conflict.first, conflict.second].map { layers[layer(of: $0)].tree.file }
      let place = valuePlace(of: conflict.second)
      let who = files[0] == files[1] ? "two tokens of \(files[0])" : "\(files[0]) and \(files[1])"
      let reason = "\(who) define \(name(entries[index].path)) differently"
      return ConditionalValue(
        when: conflict.when,
        value: .undetermined(Undetermined(code: "conflicting-files", reason: reason, place: place)), place: place)
    }
  }

  private mutating func mayHoldColor(_ index: Int) -> Bool {
    switch entries[index].type {
    case .known(let type): type.holdsColors
    case .foreign: false
    // Sizes in several files, without a type, are not themes of anything.
    case .none, .unknown, .open: !DTCGGuess.speaksOfOtherThings(name(entries[index].path))
    }
  }

  private func saysSame(_ a: Int32, _ b: Int32) -> Bool {
    let (one, other) = (declaration(a), declaration(b))
    let (tree, otherTree) = (layers[layer(of: a)].tree, layers[layer(of: b)].tree)
    switch (one.value, other.value) {
    case (.color(let color), .color(let otherColor)):
      return tree.colors[Int(color)] == otherTree.colors[Int(otherColor)]
    case (.reference(let path), .reference(let otherPath)):
      return numbers[layer(of: a)][Int(path)] == numbers[layer(of: b)][Int(otherPath)]
    default:
      let (node, otherNode) = (tree.node(of: one), otherTree.node(of: other))
      return node.says(otherNode) || Self.areSameColor(node, otherNode)
    }
  }

  /// Reports whether two values without a type are one color in two spellings: `#0b5cab` and `#0B5CAB`.
  private static func areSameColor(_ node: JSONNode, _ other: JSONNode) -> Bool {
    guard let text = node.string, let otherText = other.string, DTCGGuess.isEvidentColor(text),
      DTCGGuess.isEvidentColor(otherText), let color = try? Color(css: text.trimmingSpaces)
    else { return false }
    return color == (try? Color(css: otherText.trimmingSpaces))
  }
}
