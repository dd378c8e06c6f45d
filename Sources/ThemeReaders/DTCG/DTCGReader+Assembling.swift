import JSONText
import ThemeModel

extension DTCGReader {
  /// Combines files that were read one by one. Themes are made one by one through `map`, which a caller with several processors
  /// can spread over them.
  ///
  /// - Parameter builds: What the configurations of builds say about the files.
  public func assemble(
    _ documents: [DTCGDocument], named name: String, builds: [TokenBuild] = [],
    map: ([DTCGThemeJob], @Sendable (DTCGThemeJob) -> DTCGThemeResult) -> [DTCGThemeResult] = { jobs, make in
      jobs.map(make)
    }
  ) -> ThemeSystem {
    var system = ThemeSystem(name: options.name ?? name, axes: options.axes)
    for document in documents { system.diagnostics += document.diagnostics }
    let promising = documents.first { isContract($0.file) }
    if let promising { system.contract = contract(promising, &system.diagnostics) }
    var gathered = Gathered(documents.filter { $0.file != promising?.file }, named: name)
    gathered.takeSets(by: self)
    gathered.leaveSets(to: builds)
    var jobs = gathered.studioJobs(named: name, siblings: siblings)
    let countOfLists = jobs.count
    if gathered.used.isEmpty {
      let areThemes = promising != nil
      jobs += gathered.takeBuilds(builds, named: name)
      if !options.isStrict {
        gathered.leaveCopies()
        gathered.trees = DTCGComponentFiles.named(gathered.trees)
        gathered.splitSiblings()
      }
      let folder = DTCGFolder(
        gathered.trees, axes: options.axes, name: name, areThemes: areThemes, steps: DTCGSteps(builds)
      ).reading()
      jobs += folder.jobs
      system.diagnostics += folder.diagnostics
    } else {
      system.diagnostics += gathered.unused
    }
    system.diagnostics += gathered.diagnostics
    if !options.isStrict { jobs.joinSpellingsOfContexts() }
    system.take(gathered.results + map(jobs, theme), countOfFolder: jobs.count - countOfLists)
    if !options.isStrict { system.readNamedModes() }
    if let own = options.name, system.themes.count == 1 { system.themes[0].name = own }
    DTCGReader.tellApart(&system.themes)
    filter(&system)
    return system
  }

  /// The files, sorted by what they contain.
  private struct Gathered {
    var results: [DTCGThemeResult] = []
    /// Files that resolver documents ask for.
    var used: Set<String> = []
    var trees: [DTCGTree] = []
    /// Token sets and lists of themes, by file.
    var studios: [(file: String, part: DTCGStudio)] = []
    var diagnostics: [Diagnostic] = []

    init(_ documents: [DTCGDocument], named name: String) {
      var variables: [FigmaExport] = []
      for document in documents {
        switch document.content {
        case .theme(let result, let files):
          results.append(result)
          used.formUnion(files)
        case .whole(let result): results.append(result)
        case .variables(let export):
          if let place = variables.firstIndex(where: { !$0.isRival(of: export) }) {
            variables[place].merge(export)
          } else {
            variables.append(export)
          }
        case .tokens(let tree): trees.append(tree)
        case .studio(let part): studios.append((document.file, part))
        case .nothing: break
        }
      }
      for export in variables {
        let first = export.files.first.map(DTCGReader.baseName) ?? name
        results.append(
          FigmaVariables(export).theme(named: export.files.count == 1 || variables.count > 1 ? first : name))
      }
    }

    /// Takes the files with token sets: their aliases, as they are written, lead to nothing in any file.
    mutating func takeSets(by reader: DTCGReader) {
      guard !reader.options.isStrict else { return }
      for tree in trees where tree.isLenient && DTCGStudio.looksLikeSets(tree, beside: trees) {
        let (part, told) = reader.sets(tree.document, tree.file)
        studios.append((tree.file, part))
        diagnostics += told
        trees.removeAll { $0.file == tree.file }
      }
    }

    /// Leaves files of token sets that are all on, in one order, to the builds that list such files and make several themes. Files
    /// that one build reads together are read as if they had no sets, where no two sets of a file say the same.
    mutating func leaveSets(to builds: [TokenBuild]) {
      let plain = studios.filter { file, part in builds.contains { $0.files.contains(file) } && part.isOneTheme }
      guard !plain.isEmpty else { return }
      let names = Set(plain.map(\.file))
      let themes = DTCGBuilds(builds, trees + plain.flatMap { $0.part.ordered.map(\.tree) }).used
      let together = builds.map { $0.files.filter(names.contains) }.filter { $0.count > 1 }
      let apart = Set(plain.filter { $0.part.saysAllOnce }.map(\.file))
      let parts = together.filter { $0.allSatisfy(apart.contains) }.reduce(into: themes) { $0.formUnion($1) }
      for (file, part) in plain where parts.contains(file) {
        var part = part
        diagnostics += part.takeMissing { _ in false }
        trees += part.ordered.map(\.tree)
        studios.removeAll { $0.file == file }
      }
    }

    mutating func leaveCopies() {
      let left = DTCGCopies.left(out: trees)
      trees = left.trees
      diagnostics += left.notes
    }

    /// Makes files of the groups in a file that are themes.
    mutating func splitSiblings() {
      let siblings = DTCGSiblings(trees)
      let split = siblings.split(trees)
      trees = split.trees
      diagnostics += split.notes
      // Brands in each of the modes.
      guard siblings.areModes else { return }
      let inner = DTCGSiblings(trees).split(trees)
      trees = inner.trees
      diagnostics += inner.notes
    }

    /// Makes themes of the builds, if several make themes. Reports the files that none of them reads, unless they are elsewhere.
    mutating func takeBuilds(_ builds: [TokenBuild], named name: String) -> [DTCGThemeJob] {
      let themes = DTCGBuilds(builds, trees)
      let used = themes.used
      guard !used.isEmpty else { return [] }
      func top(_ file: String) -> Substring? { file.contains("/") ? file.split(separator: "/").first : nil }
      let tops = Set(used.map(top))
      let rest = trees.filter { !used.contains($0.file) }
      trees = rest.filter { !tops.contains(top($0.file)) }
      diagnostics += rest.filter { tops.contains(top($0.file)) }.map { tree in
        Diagnostic(
          .warning, code: "unused-file", message: "no build of a theme reads \(tree.file)",
          place: Place(file: tree.file, line: 1, column: 1))
      }
      return themes.jobs(named: name)
    }

    /// Makes one system for each folder with a list of themes, whose sets are the files below it. A single file with sets is a
    /// system, too.
    mutating func studioJobs(named name: String, siblings: (any SiblingFiles)?) -> [DTCGThemeJob] {
      var jobs: [DTCGThemeJob] = []
      let lists = studios.filter { DTCGStudio.isList($0.file) }
      // A folder whose files an outer list names as sets is part of the outer one, whatever lists are in it.
      let folders = Set(lists.map { DTCGStudio.folder(of: $0.file) }).filter { inner in
        !studios.contains { list in
          let outer = DTCGStudio.folder(of: list.file)
          guard DTCGStudio.isList(list.file), inner != outer, inner.hasPrefix(outer) else { return false }
          let way = inner.dropFirst(outer.count)
          return list.part.selections.contains { $0.sets.contains { $0.hasPrefix(way) } }
        }
      }.sorted {
        ($0.utf8.count, $0) > ($1.utf8.count, $1)
      }
      studios.removeAll { DTCGStudio.isList($0.file) && !folders.contains(DTCGStudio.folder(of: $0.file)) }
      let labels = DTCGStudio.labels(ofFolders: folders)
      var labelled: [(label: String, jobs: [DTCGThemeJob])] = []
      for (folder, label) in zip(folders, labels) {
        var studio = DTCGStudio()
        for (file, part) in studios where file.hasPrefix(folder) { studio.merge(part) }
        studios.removeAll { $0.file.hasPrefix(folder) }
        for tree in trees where tree.file.hasPrefix(folder) {
          studio.sets.append(DTCGStudio.TokenSet(name: DTCGStudio.setName(of: tree.file, in: folder), tree: tree))
        }
        trees.removeAll { $0.file.hasPrefix(folder) }
        // Sizes alone are no theme beside themes.
        guard folders.count == 1 || studio.holdsColors else { continue }
        diagnostics += studio.openFolders()
        if let siblings {
          diagnostics += studio.takeMissing { set in
            [".json", ".tokens.json", ".yml", ".yaml"].contains { ending in
              (try? siblings.file(set + ending, besides: folder + "$themes.json")) != nil
            }
          }
        }
        let own = studio.jobs(named: folders.count == 1 ? name : label)
        diagnostics += studio.unused(by: own)
        labelled.insert((label, studio.lendingSizes(to: own)), at: 0)
      }
      jobs = DTCGStudio.toldApart(labelled)
      let several = studios.count > 1
      let files = studios.map { (label: several ? DTCGReader.baseName(of: $0.file) : name, part: $0.part) }
      return jobs
        + DTCGStudio.toldApart(
          files.map { label, part in
            var part = part
            diagnostics += part.takeMissing { _ in false }
            let own = part.jobs(named: label)
            diagnostics += part.unused(by: own)
            return (label, part.lendingSizes(to: own))
          })
    }

    var unused: [Diagnostic] {
      trees.filter { !used.contains($0.file) }.map { tree in
        Diagnostic(
          .warning, code: "unused-file", message: "no resolver document refers to \(tree.file)",
          place: Place(file: tree.file, line: 1, column: 1))
      }
    }
  }

  /// Renames all but the first of several themes with one name, after their files.
  private static func tellApart(_ themes: inout [Theme]) {
    let counts = Dictionary(grouping: themes.indices) { themes[$0].name }
    var taken = Set(counts.keys)
    for (name, indices) in counts.sorted(by: { $0.value[0] < $1.value[0] }) where indices.count > 1 {
      for index in indices.dropFirst() {
        let base = themes[index].place.map { baseName(of: $0.file) } ?? name
        var other = base
        var count = 1
        while !taken.insert(other).inserted {
          count += 1
          other = "\(base) \(count)"
        }
        themes[index].name = other
      }
    }
  }

  private func isContract(_ file: String) -> Bool {
    options.contract.map { file == $0 || file.hasSuffix("/" + $0) } ?? false
  }

  /// Returns the tokens of one file, which every theme must have.
  private func contract(_ document: DTCGDocument, _ diagnostics: inout [Diagnostic]) -> Contract? {
    let made: DTCGThemeResult
    switch document.content {
    case .theme(let result, _), .whole(let result): made = result
    case .tokens(let tree):
      let name = DTCGReader.baseName(of: document.file)
      made = theme(DTCGThemeJob(name: name, layers: [DTCGLayer(when: [:], tree: tree)], axes: []))
      diagnostics += made.diagnostics
    case .variables(let export):
      made = FigmaVariables(export).theme(named: DTCGReader.baseName(of: document.file))
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
