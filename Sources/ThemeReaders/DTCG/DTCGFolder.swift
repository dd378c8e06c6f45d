import ThemeModel

/// Finds out how several token files below one folder are related: parts of one theme, contexts of an axis, separate themes.
///
/// Folders and file names that are contexts of an axis (`light`, `dark`) make contexts, and so do exports of modes. Files, or
/// folders, that set the same colors are separate themes; the others are parts that all of them share.
struct DTCGFolder {
  let files: [File]
  let axes: [Axis]
  private let name: String
  /// Whether files that share even one color are separate themes, as they are under a contract.
  private let areThemes: Bool
  private let isOrdered: Bool
  private let steps: DTCGSteps
  /// What is said of folders of modifiers.
  private let told: [Diagnostic]

  struct File {
    var tree: DTCGTree
    /// Its folders and its name, without what is a context.
    var segments: [String]
    var when: Contexts
    /// How many of the segments are folders.
    var folders = 0
    /// Its place in the order in which a build reads files; `nil` when no build names it.
    var step: Int?
    /// The folder whose themes it modifies; `nil` for any file but those of modifiers.
    var modifies: String?
    /// Whether it has the tokens of a component, which are part of every theme.
    var isComponent = false
    /// The words of its name, with what is a context.
    var words: Set<String> = []
    /// The theme of whose mode it is, beside files for the modes of what all files build on.
    var look: String?
  }

  /// Trees that are not files of their own have names. With `isOrdered`, later trees override earlier ones.
  init(
    _ trees: [DTCGTree], names: [String]? = nil, axes declared: [Axis], name: String, areThemes: Bool = false,
    isOrdered: Bool = false, steps: DTCGSteps = DTCGSteps([])
  ) {
    self.name = name
    self.steps = steps
    self.areThemes = areThemes
    self.isOrdered = isOrdered
    let paths = names.map { $0.map { $0.split(separator: "/").map(String.init) } } ?? DTCGFileName.paths(of: trees)
    let modes = DTCGExportedModes(trees)
    let flavors = names == nil && declared.isEmpty ? DTCGFlavorNames(trees, paths) : nil
    var axes = declared.isEmpty ? [.mode, .contrast] : declared
    let modifiers = DTCGFolderModifiers(
      trees, ways: names == nil ? DTCGFileName.ways(of: trees) : paths, known: axes)
    told = modifiers.diagnostics
    for axis in modes.axes + modifiers.axes {
      axes.removeAll { $0.name == axis.name }
      axes.append(axis)
    }
    var files = trees.indices.map { index in
      let path = paths[index]
      if let when = modes.contexts[index] {
        let segments = Array(path.dropLast()) + (modes.collections[index].map { [$0] } ?? [])
        return File(tree: trees[index], segments: segments, when: when, folders: path.count - 1)
      }
      let isFlavor = flavors?.isOne(path) == true
      let name = isFlavor ? nil : DTCGFileName(path, axes: axes)
      return File(
        tree: trees[index], segments: name?.segments ?? path, when: modifiers.contexts[index] ?? name?.when ?? [:],
        folders: isFlavor ? path.count - 1 : DTCGFileName(path.dropLast(), axes: axes).segments.count,
        modifies: modifiers.homes[index])
    }
    Self.add(contextsOf: files, to: &axes)
    // An axis on which all files agree is not an axis: a lone light.json is just a file, and dark.json beside dark-dimmed.json are two
    // dark themes.
    var used = axes.filter { axis in
      let found = Set(files.compactMap { $0.when[axis.name] })
      return !declared.isEmpty && !found.isEmpty || found.count > 1
        || found.count == 1 && !found.contains(axis.defaultContext)
          && !(files.allSatisfy { $0.when[axis.name] != nil } && files.contains { $0.segments.isEmpty })
    }
    if declared.isEmpty, modes.axes.isEmpty {
      used = DTCGLoneContrast.ofSomeModes(DTCGLoneContrast.joined(used, &files), &files)
    }
    self.axes = used
    let kept = Set(used.map(\.name))
    for index in files.indices {
      files[index].step = steps.rank(of: files[index].tree.file)
      files[index].words = Set(NameWords.of(paths[index].last ?? ""))
      files[index].isComponent = isOrdered && names != nil && DTCGComponentFiles.isSet(paths[index], trees[index])
      files[index].when = files[index].when.filter { kept.contains($0.key) }
      if files[index].when.isEmpty {
        files[index].segments = paths[index]
        files[index].folders = paths[index].count - 1
      }
    }
    if names == nil, declared.isEmpty, !isOrdered, steps.isEmpty { DTCGLookFiles(paths).mark(&files) }
    self.files = files
  }

  private static func add(contextsOf files: [File], to axes: inout [Axis]) {
    for index in axes.indices {
      let found = files.compactMap { $0.when[axes[index].name] }
      for context in found where !axes[index].contexts.contains(context) { axes[index].contexts.append(context) }
    }
  }

  func reading() -> (jobs: [DTCGThemeJob], diagnostics: [Diagnostic]) {
    guard files.count > 1 else {
      let jobs = files.map {
        DTCGThemeJob(name: $0.segments.last ?? name, layers: [DTCGLayer(when: [:], tree: $0.tree)], axes: [])
      }
      return (jobs, [])
    }
    let colors = DTCGFolderColors(files.map(\.tree), leavesAlikeShadows: true)
    let parts = DTCGFolderParts(
      files: files, colors: colors, axes: axes, areThemes: areThemes, mayOverride: !isOrdered && steps.isEmpty)
    let themes = parts.themes()
    let notes = themes.compactMap { $0.note(files) }
    let jobs = themes.map { theme in
      job(theme.name.isEmpty ? name : theme.name, theme.files, over: theme.overriding, in: theme.contexts)
    }
    return (jobs, told + gaps(themes) + notes)
  }

  /// Reports contexts for which a theme has no file and another theme has one: its brand would be audited without any mention
  /// of them.
  private func gaps(_ themes: [DTCGFolderParts.Theme]) -> [Diagnostic] {
    guard themes.count > 1 else { return [] }
    let shared = themes.dropFirst().reduce(Set(themes[0].files)) { $0.intersection($1.files) }
    let ownFiles = themes.map { theme in theme.files.filter { !shared.contains($0) } }
    return axes.flatMap { axis in
      let contexts = ownFiles.map { own in Set(own.compactMap { files[$0].when[axis.name] }) }
      return themes.indices.compactMap { index -> Diagnostic? in
        let own = contexts[index]
        // Themes of one context each (`ember-light`, `ember-dark`) lack nothing: neither has the contexts of the other.
        let fuller = themes.indices.first { !own.isEmpty && contexts[$0].isStrictSuperset(of: own) }
        guard let fuller, let file = ownFiles[index].first(where: { files[$0].when[axis.name] != nil }) else {
          return nil
        }
        let missing = axis.contexts.filter { contexts[fuller].contains($0) && !own.contains($0) }
        return Diagnostic(
          .warning, code: "context-without-file",
          message:
            "\(themes[index].name) has no file for \(missing.joined(separator: ", ")), which \(themes[fuller].name) has; "
            + "its colours are unknown there",
          place: Place(file: files[file].tree.file, line: 1, column: 1))
      }
    }
  }

  private func job(_ name: String, _ indices: [Int], over: Set<Int>, in contexts: Contexts) -> DTCGThemeJob {
    func when(_ index: Int) -> Contexts { files[index].when.filter { contexts[$0.key] != $0.value } }
    // A context that all files of the theme are for does not vary within it.
    let axes = axes.filter { axis in Set(indices.map { when($0)[axis.name] }).count > 1 }
    let names = Set(axes.map(\.name))
    let layers = indices.sorted().map { index in
      let step = steps.rank(of: files[index].tree.file) ?? 0
      let isOfContexts = when(index) != files[index].when
      let own = over.contains(index) ? 3 : isOfContexts ? 2 : DTCGFileName.isBase(files[index].segments) ? 0 : 1
      return DTCGLayer(
        rank: isOrdered ? index : step * 4 + own, when: when(index).filter { names.contains($0.key) },
        tree: files[index].tree)
    }
    /// Reports whether a layer is for a contrast in every mode, and so lies over what a mode is without it.
    func isContrast(_ layer: DTCGLayer) -> Bool {
      layer.when[Axis.contrast.name] != nil && layer.when[Axis.mode.name] == nil
    }
    // What applies everywhere comes first, then what applies in one context, then what applies in a combination of them.
    let sorted = layers.enumerated().sorted { a, b in
      isOrdered
        ? a.offset < b.offset
        : (a.element.when.count, a.element.rank, isContrast(a.element) ? 1 : 0, a.offset)
          < (b.element.when.count, b.element.rank, isContrast(b.element) ? 1 : 0, b.offset)
    }
    return DTCGThemeJob(name: name, layers: sorted.map(\.element), axes: axes, isOrdered: isOrdered)
  }
}
