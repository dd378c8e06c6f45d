import JSONText
import ThemeModel

extension DTCGReader {
  /// Brings files together that were read one by one. Themes are made one by one through `map`, which a caller with several
  /// processors can spread over them.
  public func assemble(
    _ documents: [DTCGDocument], named name: String,
    map: ([DTCGThemeJob], @Sendable (DTCGThemeJob) -> DTCGThemeResult) -> [DTCGThemeResult] = { jobs, make in
      jobs.map(make)
    }
  ) -> ThemeSystem {
    var system = ThemeSystem(name: options.name ?? name, axes: options.axes)
    for document in documents { system.diagnostics += document.diagnostics }
    let promising = documents.first { isContract($0.file) }
    if let promising { system.contract = contract(promising, &system.diagnostics) }
    var results: [DTCGThemeResult] = []
    var used: Set<String> = []
    var trees: [DTCGTree] = []
    var studio = DTCGStudio()
    for document in documents where document.file != promising?.file {
      switch document.content {
      case .theme(let result, let files):
        results.append(result)
        used.formUnion(files)
      case .tokens(let tree): trees.append(tree)
      case .studio(let part):
        studio.sets += part.sets
        studio.selections += part.selections
        studio.order += part.order
      case .nothing: break
      }
    }
    var jobs: [DTCGThemeJob] = []
    if !studio.sets.isEmpty || !studio.selections.isEmpty {
      // In a folder each file is a set, named by its path.
      let folder = DTCGFolder.commonFolder(documents.map(\.file))
      studio.sets += trees.map { DTCGStudio.TokenSet(name: DTCGFolder.setName(of: $0.file, in: folder), tree: $0) }
      jobs = studio.jobs(named: name)
    } else if used.isEmpty {
      jobs = DTCGFolder(trees, axes: options.axes, name: name).jobs()
    } else {
      for tree in trees where !used.contains(tree.file) {
        system.diagnostics.append(
          Diagnostic(
            .warning, code: "unused-file", message: "no resolver document asks for \(tree.file)",
            place: Place(file: tree.file, line: 1, column: 1)))
      }
    }
    results += map(jobs) { theme($0) }
    for result in results {
      for axis in result.axes { system.axes.merge(axis) }
      system.diagnostics += result.diagnostics
      system.themes.append(result.theme)
    }
    filter(&system)
    return system
  }

  private func isContract(_ file: String) -> Bool {
    options.contract.map { file == $0 || file.hasSuffix("/" + $0) } ?? false
  }

  /// The tokens that one file has, which every theme must have.
  private func contract(_ document: DTCGDocument, _ diagnostics: inout [Diagnostic]) -> Contract? {
    let made: DTCGThemeResult
    switch document.content {
    case .theme(let result, _): made = result
    case .tokens(let tree):
      let name = DTCGReader.baseName(of: document.file)
      made = theme(DTCGThemeJob(name: name, layers: [DTCGLayer(when: [:], tree: tree)], axes: []))
      diagnostics += made.diagnostics
    case .studio, .nothing: return nil
    }
    let entries = made.theme.tokens.map { Contract.Entry(path: $0.path, place: $0.place) }
    return Contract(name: made.theme.name, entries: entries, isClosed: options.contractIsClosed)
  }

  private func filter(_ system: inout ThemeSystem) {
    let included = options.includedThemes.map(PathGlob.init)
    let excluded = options.excludedThemes.map(PathGlob.init)
    guard !included.isEmpty || !excluded.isEmpty else { return }
    system.themes.removeAll { theme in
      (!included.isEmpty && !included.contains { $0.matches(theme.name) })
        || excluded.contains { $0.matches(theme.name) }
    }
  }
}

/// What several token files of one folder are to each other: parts of one theme, contexts of an axis, themes of their own.
///
/// Files that share no path are parts of one theme. Files whose names differ by the contexts of an axis (`light`, `dark`), or
/// that are exports of modes, are contexts. Files that say the same paths over are themes beside each other.
struct DTCGFolder {
  private let files: [File]
  private let axes: [Axis]
  private let name: String

  private struct File {
    var tree: DTCGTree
    /// The name without the words that are contexts.
    var stem: String
    var when: Contexts
  }

  /// Trees that are no files of their own have names.
  init(_ trees: [DTCGTree], names: [String]? = nil, axes declared: [Axis], name: String) {
    self.name = name
    let names = names ?? trees.map { DTCGReader.baseName(of: $0.file) }
    let modes = DTCGFolder.exportedModes(trees)
    var axes = declared.isEmpty ? [DTCGFolder.mode, DTCGFolder.contrast] : declared
    if let axis = modes.axis {
      axes.removeAll { $0.name == axis.name }
      axes.append(axis)
    }
    var files = trees.enumerated().map { index, tree in
      let base = names[index]
      if let when = modes.contexts[index] { return File(tree: tree, stem: modes.axis?.name ?? base, when: when) }
      let (stem, when) = DTCGFolder.split(base, axes)
      return File(tree: tree, stem: stem, when: when)
    }
    // An axis on which all agree is none: a lone light.json is just a file.
    self.axes = axes.filter { axis in
      let found = Set(files.compactMap { $0.when[axis.name] })
      return !declared.isEmpty && !found.isEmpty || found.count > 1
        || found.count == 1 && !found.contains(axis.defaultContext)
    }
    let kept = Set(self.axes.map(\.name))
    for index in files.indices {
      files[index].when = files[index].when.filter { kept.contains($0.key) }
      if files[index].when.isEmpty { files[index].stem = names[index] }
    }
    self.files = files
  }

  func jobs() -> [DTCGThemeJob] {
    guard files.count > 1 else {
      return files.map { DTCGThemeJob(name: $0.stem, layers: [DTCGLayer(when: [:], tree: $0.tree)], axes: []) }
    }
    let plain = Groups(files.indices.filter { files[$0].when.isEmpty }.map { [$0] }, files.map(\.tree))
    let contextual = Dictionary(grouping: files.indices.filter { !files[$0].when.isEmpty }) { files[$0].stem }
      .values.sorted { $0[0] < $1[0] }
    let modal = Groups(contextual, files.map(\.tree))
    // A file of which nothing would ever be seen, since all contexts say it over, is a theme beside them.
    let covering = modal.shared.filter { group in plain.shared.contains { isCovered($0, by: group) } }
    let covered = plain.shared.filter { part in covering.contains { isCovered(part, by: $0) } }
    let shared = plain.shared.filter { !covered.contains($0) } + modal.shared.filter { !covering.contains($0) }
    let rivals = plain.rivals + covered + modal.rivals + covering
    guard !rivals.isEmpty else { return [job(name, shared)] }
    // Brands that are told in light and dark files, and in one for both, by the same stem.
    var byStem: [(stem: String, files: [Int])] = []
    for rival in rivals {
      let stem = files[rival[0]].stem
      if let known = byStem.firstIndex(where: { $0.stem == stem }) {
        byStem[known].files += rival
      } else {
        byStem.append((stem, rival))
      }
    }
    return byStem.map { job($0.stem.isEmpty ? name : $0.stem, shared + [$0.files]) }
  }

  /// Whether every context of a group of files says all that the others say.
  private func isCovered(_ part: [Int], by contexts: [Int]) -> Bool {
    guard contexts.count > 1, !part.contains(where: { files[$0].tree.declarations.isEmpty }) else { return false }
    return contexts.allSatisfy { context in
      let tree = files[context].tree
      var isSaid = [Bool](repeating: false, count: tree.paths.count)
      for declaration in tree.declarations { isSaid[Int(declaration.path)] = true }
      return part.allSatisfy { file in
        let own = files[file].tree
        return own.declarations.allSatisfy { declaration in
          own.paths.withBytes(of: declaration.path) { tree.paths.known($0) }.map { isSaid[Int($0)] } ?? false
        }
      }
    }
  }

  private func job(_ name: String, _ groups: [[Int]]) -> DTCGThemeJob {
    // What holds everywhere first; then what holds in one context, and what holds in a combination after that.
    let indices = groups.flatMap { $0 }.sorted { (files[$0].when.count, $0) < (files[$1].when.count, $1) }
    return DTCGThemeJob(
      name: name, layers: indices.map { DTCGLayer(when: files[$0].when, tree: files[$0].tree) }, axes: axes)
  }

  // MARK: - Parts and rivals

  /// Which groups of files say paths that another group says too.
  private struct Groups {
    var shared: [[Int]] = []
    var rivals: [[Int]] = []

    init(_ groups: [[Int]], _ trees: [DTCGTree]) {
      var paths = PathTable()
      var owners: [Int] = []
      var isRival = [Bool](repeating: false, count: groups.count)
      // Themes beside each other agree from their first tokens on; all paths are compared only where those tell nothing.
      for sample in [8, Int.max] {
        for (index, group) in groups.enumerated() where sample == 8 || isRival.contains(false) {
          for file in group {
            for declaration in trees[file].declarations.prefix(sample) {
              let path = Int(paths.number(of: declaration.path, in: trees[file].paths))
              while owners.count <= path { owners.append(-1) }
              if owners[path] >= 0, owners[path] != index {
                isRival[index] = true
                isRival[owners[path]] = true
              } else {
                owners[path] = index
              }
            }
          }
        }
        if !isRival.contains(false) { break }
      }
      for (index, group) in groups.enumerated() {
        if isRival[index] { rivals.append(group) } else { shared.append(group) }
      }
    }
  }

  // MARK: - Names

  private static let mode = Axis(name: "mode", contexts: ["light", "dark"], defaultContext: "light")
  private static let contrast = Axis(name: "contrast", contexts: ["standard", "high"], defaultContext: "standard")

  /// `brand-dark-high-contrast` is the brand in mode dark and contrast high.
  private static func split(_ name: String, _ axes: [Axis]) -> (stem: String, when: Contexts) {
    var words = name.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
    var when: Contexts = [:]
    for axis in axes {
      for context in axis.contexts where when[axis.name] == nil {
        let parts = context.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() }
        guard !parts.isEmpty, let place = firstRange(of: parts, in: words) else { continue }
        when[axis.name] = context
        words.removeSubrange(place..<(place + parts.count))
        // `high-contrast` says the axis as well as its context.
        let axisWord = axis.name.lowercased()
        if place < words.count, words[place] == axisWord { words.remove(at: place) }
      }
    }
    return (when.isEmpty ? name : words.joined(separator: "-"), when)
  }

  private static func firstRange(of parts: [String], in words: [String]) -> Int? {
    guard words.count >= parts.count else { return nil }
    return (0...(words.count - parts.count)).first { Array(words[$0..<($0 + parts.count)]) == parts }
  }

  /// Figma's exports of modes: files that say which mode they are, and that have the same paths as another mode.
  private static func exportedModes(_ trees: [DTCGTree]) -> (axis: Axis?, contexts: [Int: Contexts]) {
    let named = trees.indices.filter { trees[$0].modeName != nil }
    let groups = Dictionary(grouping: named) { index in trees[index].declarations.map(trees[index].path).sorted() }
    let several = groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    // One collection with modes is what a system has; of several, each mode's name counts across all of them.
    var contexts: [Int: Contexts] = [:]
    var names: [String] = []
    for index in several.joined().sorted() {
      guard let mode = trees[index].modeName else { continue }
      contexts[index] = ["mode": mode]
      if !names.contains(mode) { names.append(mode) }
    }
    guard let first = names.first else { return (nil, [:]) }
    let light = names.first { $0.lowercased() == "light" } ?? first
    return (Axis(name: "mode", contexts: names, defaultContext: light), contexts)
  }

  static func commonFolder(_ names: [String]) -> String {
    let themes = names.first { $0.hasSuffix("$themes.json") || $0.hasSuffix("$metadata.json") }
    guard let themes, let slash = themes.lastIndex(of: "/") else { return "" }
    return String(themes[...slash])
  }

  static func setName(of file: String, in folder: String) -> String {
    let rest = file.hasPrefix(folder) ? String(file.dropFirst(folder.count)) : file
    return rest.hasSuffix(".json") ? String(rest.dropLast(".json".count)) : rest
  }
}
