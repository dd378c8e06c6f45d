import Plans
import Reports
import Survey
import SwiftThemeReader
import ThemeModel
import ThemeReaders
import Threads

/// Reads what was chosen of one source, group by group.
struct SourceReader {
  private let surveyed: SurveyedSource
  private let base: String
  private let tree: any FileTree
  private let workers: Int
  private let boundary: TreeBoundary
  private let readsViews: Bool
  /// Where the tokens of large systems are kept.
  private let spool: (any ByteSpool)?
  private let settings: AppSettings
  private let options: SourceOptions
  /// A note where the app decides on the options.
  private let macNote: Diagnostic?
  private let sources = ParsedSources()

  init(
    _ surveyed: SurveyedSource, base: String, in tree: any FileTree, workers: Int, boundary: TreeBoundary,
    readsViews: Bool, spool: (any ByteSpool)? = nil
  ) {
    (self.surveyed, self.base, self.tree) = (surveyed, base, tree)
    (self.workers, self.boundary, self.readsViews, self.spool) = (workers, boundary, readsViews, spool)
    settings = AppSettings.found(for: surveyed, in: tree, boundary: boundary)
    var options = surveyed.source.options
    macNote = Self.takeMac(settings, &options)
    options.modules = settings.modules(
      of: surveyed.survey.groups.filter { $0.format == .swift }.flatMap { $0.files.map(\.path) })
    self.options = options
  }

  private var source: PlanSource { surveyed.source }

  private func groups(_ format: Candidate.Format) -> [Survey.Group] {
    surveyed.survey.groups.filter { $0.format == format }
  }

  func parts() -> [ReadPart] {
    let code = groups(.swift)
    let swift = code.flatMap { files(of: $0) }
    let keyed = groups(.keyed).map(keyedPart)
    let tokens = groups(.designTokens).map(tokensPart)
    let catalogs = groups(.assetCatalog).map { group in
      (group, AssetCatalogReader(options: options).read(files(of: group), named: name(of: group)).system)
    }
    let assemble = { (ofCode: [ReadPart]) in
      keyed.map { part in DataUse.leaving(part, usedBy: ofCode, options) { documents(of: [part.group]) } }
        + tokens
        + catalogs.map { catalogPart($0, $1, beside: ofCode) } + ofCode
    }
    var ofCode = code.map { codePart($0, options) }
    SystemsApart.add(to: &ofCode, code, options, codePart)
    var parts: [ReadPart]
    let systemColors = SystemColors(named: options.systemGeneration)
    if readsViews {
      let beside = swift.isEmpty ? [] : filesBesideSwift()
      let views = ViewParts(
        swift: swift, interfaces: surveyed.survey.interfaces, others: beside.map { $0 + filesOfTargets() },
        systemColors: systemColors ?? SystemColors(.ios15),
        accent: systemColors?.isMac == true ? nil : settings.accentColor, modules: options.modules, workers: workers,
        sources: sources)
      let read = ShownStatics.add(to: &ofCode, code, options, codePart) { views.read(assemble($0)) }
      parts = assemble(ofCode)
      views.add(read, to: &parts)
      SoleThemes.takeModes(in: &parts)
      UnusedTokens.settle(&parts, swift: swift, beside: beside, workers: workers)
    } else {
      parts = assemble(ofCode)
    }
    ModeChoice(settings: settings, workers: workers, isMac: systemColors?.isMac == true).apply(
      to: &parts, surveyed, swift: swift, sources)
    let systemsNote = macNote ?? Self.noteOfBoth(settings, options, ofCode)
    if let systemsNote, !ofCode.isEmpty, let last = parts.indices.last {
      parts[last].system.diagnostics.append(systemsNote)
    }
    return parts
  }

  // MARK: - Parts

  private func part(_ system: ThemeSystem, _ group: Survey.Group) -> ReadPart {
    ReadPart(
      system: checked(system), group: group, givenName: options.name, isAskedFor: !options.includedThemes.isEmpty)
  }

  private func keyedPart(_ group: Survey.Group) -> ReadPart {
    let reader = KeyedThemeReader(options: options)
    let (themes, lost) = each(of: group) { reader.read($0) }
    var system = reader.system(themes, named: name(of: group))
    system.diagnostics += lost
    // In a folder that the user names, each keyed file is a theme. Even so, an alias that leads nowhere leaves out one token.
    let isWhole = source.paths.allSatisfy { FilePath.tidied($0.text) == "." }
    return part(excused(system, group, mayBeOthers: isWhole), group)
  }

  private func tokensPart(_ group: Survey.Group) -> ReadPart {
    let reader = DTCGReader(
      options: options, siblings: TreeSiblings(tree: tree, boundary: source.mayLieOutside ? nil : boundary))
    let (documents, lost) = each(of: group) { file in
      let document = reader.document(file)
      return spool.map(document.moved) ?? document
    }
    var system = reader.assemble(documents, named: name(of: group), builds: group.builds) { jobs, make in
      Parallel.map(jobs, workers: workers, make)
    }
    system.diagnostics += lost
    return part(options.isStrict ? system : excused(system, group), group)
  }

  /// Returns a catalog without what code uses of it.
  private func catalogPart(_ group: Survey.Group, _ whole: ThemeSystem, beside code: [ReadPart]) -> ReadPart {
    let system = code.reduce(whole) { CatalogUse.leaving($0, usedBy: $1.system, options) }
    var part = part(system, group)
    part.isUsed = system.themes.isEmpty && whole.themes.contains { !$0.tokens.isEmpty }
    return part
  }

  private func documents(of groups: [Survey.Group]) -> [KeyedDocument] {
    let reader = KeyedThemeReader(options: options)
    return groups.flatMap { files(of: $0) }.compactMap(reader.document)
  }

  /// Returns whether files of keys and values are of a product that has code: what the web has, an app does not decode.
  private static func mayDecode(_ data: Survey.Group, _ code: Survey.Group) -> Bool {
    data.product.isEmpty || code.files.contains { $0.path.hasPrefix(data.product + "/") }
  }

  /// Reads code, which also looks up colors in the catalogs beside it.
  private func codePart(_ group: Survey.Group, _ options: SourceOptions) -> ReadPart {
    let title = name(of: group)
    let catalogs = groups(.assetCatalog).flatMap { files(of: $0) }
    var colors = AssetCatalogReader(options: options).read(catalogs + surveyed.lookups, named: title).named
    colors.roots = CatalogRoots(tree).found(around: colors, and: group.files.map(\.path))
    var system = SwiftThemeReader.read(
      files: files(of: group), options: options, namedColors: colors, workers: workers, sources: sources
    ) { documents(of: groups(.keyed).filter { Self.mayDecode($0, group) }) }
    if system.name.isEmpty { system.name = title }
    // Where no file has a color, code has nothing to be read.
    if group.files.allSatisfy({ $0.candidate?.colors ?? 0 == 0 && !$0.isNamed }) {
      system.diagnostics.removeAll { $0.code == DiagnosticCode.noThemes.rawValue && $0.severity == .warning }
    }
    // What is wrong with one color of code that nobody named leaves that one out.
    system.promisedFiles = Set(group.files.filter { !$0.isNamed }.map(\.path))
    system.diagnostics = ConflictMarkers.named(system.excused(system.diagnostics), in: group.files)
    return ReadPart(system: system, group: group, givenName: options.name)
  }

  /// Takes out themes without a color of files that were named one by one, each of which is an error, and reports a contract
  /// without tokens.
  private func checked(_ system: ThemeSystem) -> ThemeSystem {
    var system = system
    let named = Dictionary(source.paths.map { (FilePath.tidied(FilePath.joined(base, $0.text)), $0.place) }) {
      first, _ in first
    }
    for theme in system.themes where theme.paths.isEmpty && theme.extends == nil && !theme.isAbstract {
      guard let file = theme.place?.file, let place = named[file] else { continue }
      system.diagnostics.append(
        Diagnostic(
          .error, code: "no-themes", message: "\(SafeText.of(file)) has no colours", place: place ?? theme.place))
      system.themes.removeAll { $0.name == theme.name && $0.place == theme.place }
    }
    if let file = source.options.contract, let contract = system.contract, contract.entries.isEmpty {
      system.diagnostics.append(
        Diagnostic(
          .error, code: "no-contract", message: "the contract \(SafeText.of(file)) has no tokens", place: source.place))
    }
    return system
  }

  // MARK: - The app

  /// Uses the colors of macOS for an app that is for the Mac only, unless the configuration names a release.
  private static func takeMac(_ settings: AppSettings, _ options: inout SourceOptions) -> Diagnostic? {
    guard !options.declaresSystemGeneration, let app = settings.macApp else { return nil }
    options.systemGeneration = "macos15"
    return Diagnostic(
      .note, code: "mac-app",
      message:
        "\(SafeText.of(app.name)) is only for the Mac, so system colours are those of macOS 15; “system-colors” of the source "
        + "sets another release",
      place: app.place)
  }

  /// Returns a note for code that is for both iOS and the Mac and uses colors that differ between them.
  private static func noteOfBoth(_ settings: AppSettings, _ options: SourceOptions, _ code: [ReadPart]) -> Diagnostic? {
    guard !options.declaresSystemGeneration, let both = settings.ofBoth else { return nil }
    let tokens = code.lazy.flatMap { $0.system.themes }.flatMap(\.tokens)
    // Only system colors have a value for increased contrast.
    let isShown = tokens.contains { token in
      token.path.hasPrefix("Color.") && token.values.contains { $0.when[Axis.contrast.name] != nil }
    }
    guard isShown else {
      return nil
    }
    return Diagnostic(
      .note, code: "several-systems",
      message:
        "\(SafeText.of(both.name)) is for iOS and for the Mac, and system colours are those of iOS 18; “system-colors” of the "
        + "source sets another release, of either",
      place: both.place)
  }

  /// Returns the files in which an app may name tokens, apart from Swift; `nil` where one of them cannot be read.
  private func filesBesideSwift() -> [SourceFile]? {
    guard let paths = surveyed.objectiveC else { return nil }
    var files = surveyed.survey.interfaces.compactMap { look in
      look.bytes.map { SourceFile(name: look.path, bytes: $0) }
    }
    for path in paths {
      guard let bytes = try? tree.read(path) else { return nil }
      files.append(SourceFile(name: path, bytes: bytes))
    }
    return files
  }

  /// Returns the property lists and manifests in which an extension names the class of its controller.
  private func filesOfTargets() -> [SourceFile] {
    surveyed.settings.filter { !$0.hasSuffix(".pbxproj") && !$0.hasSuffix(".xcconfig") }.compactMap { path in
      (try? tree.read(path)).map { SourceFile(name: path, bytes: $0) }
    }
  }

  // MARK: - Files and names

  /// - Parameter mayBeOthers: Whether files may belong to something else, and errors in them do not end the run.
  private func excused(_ system: ThemeSystem, _ group: Survey.Group, mayBeOthers: Bool = true) -> ThemeSystem {
    var system = system
    let found = mayBeOthers ? group.files.filter(isMerelyFound) : []
    system.foundFiles = Set(found.map(\.path))
    system.leniencyFiles = Set(found.filter(\.isNamed).map(\.path))
    system.promisedFiles = Set(group.files.filter { !isInsistedOn($0) }.map(\.path)).subtracting(system.foundFiles)
    system.diagnostics = system.excused(system.diagnostics)
    return system
  }

  /// Returns whether an error in one token of a file ends the run. Where reading is lenient, a file that somebody named only has to be
  /// readable as a whole.
  private func isInsistedOn(_ look: FileLook) -> Bool {
    look.isNamed && (!options.isLenient || look.broken != nil)
  }

  private func isMerelyFound(_ look: FileLook) -> Bool {
    !isInsistedOn(look) && !look.promises && (look.candidate?.strength ?? .declared) < .declared
  }

  private func files(of group: Survey.Group) -> [SourceFile] {
    group.files.compactMap { look in look.bytes.map { SourceFile(name: look.path, bytes: $0) } }
  }

  /// Reads each file of a group, and reports files that can no longer be opened. Only a few files are in memory at a
  /// time.
  private func each<Made: Sendable>(
    of group: Survey.Group, _ make: @Sendable (SourceFile) -> Made
  ) -> (made: [Made], lost: [Diagnostic]) {
    let results = Parallel.map(group.files, workers: workers) { look -> Swift.Result<Made?, FileError> in
      Swift.Result { () throws(FileError) in try look.file().map(make) }
    }
    var lost: [Diagnostic] = []
    let made = results.compactMap { result -> Made? in
      switch result {
      case .success(let made): return made
      case .failure(let error):
        lost.append(SurveyedSource.diagnostic(error, nil))
        return nil
      }
    }
    return (made, lost)
  }

  /// Returns the name of a group: that of the source, or otherwise of the folder or file that contains the group. The
  /// name for `Sources/Theme/*.swift` is `Theme`. The name of the project's own folder is never used.
  private func name(of group: Survey.Group) -> String {
    if let name = source.options.name { return name }
    if !group.product.isEmpty, group.files.allSatisfy({ $0.path.hasPrefix(group.product + "/") }) {
      return FilePath.name(of: group.product)
    }
    let paths = source.paths.map { FilePath.tidied(FilePath.joined(base, $0.text)) }
    // Of several paths, use the one that contains the group: for `["ios/Theme", "tokens"]`, tokens are named after the
    // second.
    let own = paths.first { path in group.files.allSatisfy { $0.path == path || $0.path.hasPrefix(path + "/") } }
    // Files that were named one by one are called after their folder, and not after the first of them.
    var path = own ?? (paths.count > 1 ? group.folder : paths.first) ?? "."
    if FileGlob.isGlob(path) { path = FileGlob(path).base }
    if path == "." || path.isEmpty || path.hasSuffix("..") { path = group.folder }
    let catalog = path.split(separator: "/").prefix { !$0.hasSuffix(".xcassets") && !$0.hasSuffix(".colorset") }
    let last = catalog.last.map(String.init) ?? ""
    if last.isEmpty || last == "." || last == ".." { return Self.plainName(of: group.format) }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    let plain = String(last[..<dot])
    return plain.hasSuffix(".tokens") ? String(plain.dropLast(".tokens".count)) : plain
  }

  private static func plainName(of format: Candidate.Format) -> String {
    switch format {
    case .designTokens: "tokens"
    case .assetCatalog: "colors"
    case .keyed, .swift: "themes"
    }
  }
}
