import Plans
import Reports
import Survey
import SwiftThemeReader
import ThemeModel
import ThemeReaders

/// Reads the sources of a plan into one system.
struct SystemReader {
  let tree: any FileTree
  let workers: Int
  let boundary: TreeBoundary
  /// Whether to read views. Only commands that pair tokens need them.
  var readsViews = true
  var progress: (@Sendable (Int, Int) -> Void)?

  struct Result {
    var system: ThemeSystem
    /// The tiers of all sources, in order. They apply to tokens for which a source has no tier.
    var tiers: [TierPattern]
    /// The files that were read and left aside.
    var survey: SurveyReport
  }

  /// Reads the sources. Their paths are relative to `base`, the folder of the configuration.
  func read(_ sources: [PlanSource], base: String, name: String? = nil) -> Result {
    var parts: [ReadPart] = []
    var diagnostics: [Diagnostic] = []
    var report = SurveyReport()
    let walked = sources.map { WalkedSource($0, base: base, in: tree, boundary: boundary) }
    for walk in SourceOverlap.needed(walked, in: tree) {
      let surveyed = SurveyedSource(walk, base: base, in: tree, workers: workers, progress: progress)
      diagnostics += surveyed.diagnostics
      report.add(surveyed.survey)
      parts += read(surveyed, base: base)
    }
    parts = ThemeNames.toldApart(PartChoice.kept(parts, &report))
    for part in parts { report.add(part) }
    EqualCatalogs.settle(&parts)
    let files = parts.filter { !$0.themes.isEmpty }.flatMap { $0.group.files.map(\.path) }
    var system = SystemMerge.merged(parts, name: name ?? ProjectName.found(in: base, holding: files, of: tree))
    OpaqueGrounds.settle(&system)
    system.diagnostics = DialectNotes.folded(diagnostics + system.diagnostics)
    if !system.themes.isEmpty { system.diagnostics += walked.flatMap { emptyPaths(of: $0, base) } }
    if system.themes.isEmpty { report.lookForUnreadColors(walked.flatMap(\.walks).flatMap(\.unread), in: tree) }
    if system.themes.isEmpty, !system.diagnostics.contains(where: { $0.severity == .error }) {
      system.diagnostics.append(nothing(sources, base, report))
    }
    return Result(system: system, tiers: sources.flatMap(\.options.tiers), survey: report)
  }

  /// Returns an error for each path of a source in which there is nothing to read, while other paths have themes.
  private func emptyPaths(of walked: WalkedSource, _ base: String) -> [Diagnostic] {
    zip(walked.source.paths, walked.walks).filter { _, walk in
      walk.errors.isEmpty && walk.files.isEmpty && walk.products.isEmpty
    }.map { path, _ in
      Diagnostic(
        .error, code: "no-themes",
        message: "no themes in \(SafeText.of(FilePath.joined(base, path.text))): it has no file that may hold colours",
        place: path.place)
    }
  }

  /// Takes out themes without a color of files that were named one by one, each of which is an error, and reports a contract
  /// without tokens.
  private func checked(_ system: ThemeSystem, of source: PlanSource, _ base: String) -> ThemeSystem {
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

  private func nothing(_ sources: [PlanSource], _ base: String, _ report: SurveyReport) -> Diagnostic {
    let paths = sources.flatMap { $0.paths.map { FilePath.joined(base, $0.text) } }.joined(separator: ", ")
    let aside = SurveyText.aside(report, most: 3).map { "; left aside: \($0)" } ?? ""
    let baselines = sources.flatMap(\.paths).map(\.text).filter { FilePath.name(of: $0) == BaselineFile.name }
    let hint = baselines.first.map { "; a baseline is given as --baseline=\(SafeText.of($0))" } ?? ""
    return Diagnostic(
      .error, code: "no-themes",
      message:
        "no themes in \(SafeText.of(paths)): no design tokens, asset catalogs, Swift themes, property lists or JSON with colours"
        + aside + hint,
      place: sources.first?.place)
  }

  private func read(_ surveyed: SurveyedSource, base: String) -> [ReadPart] {
    let source = surveyed.source
    var options = source.options
    let settings = AppSettings.found(for: surveyed, in: tree, boundary: boundary)
    let macNote = Self.takeMac(settings, &options)
    let groups = surveyed.survey.groups
    let code = groups.filter { $0.format == .swift }
    let swift = code.flatMap { self.files(of: $0) }
    let sources = ParsedSources()
    let beside =
      groups.filter { $0.format == .keyed }.map { keyedPart($0, of: source, options, base) }
      + groups.filter { $0.format == .designTokens }.map { tokensPart($0, of: source, options, base) }
    let readCode = { (group: Survey.Group, options: SourceOptions) in
      codePart(group, of: surveyed, options, base, sources)
    }
    let assemble = { (ofCode: [ReadPart]) in
      beside + catalogParts(groups, of: source, options, base, beside: ofCode) + ofCode
    }
    var ofCode = code.map { readCode($0, options) }
    var parts: [ReadPart]
    let systemColors = SystemColors(named: options.systemGeneration)
    if readsViews {
      let views = ViewParts(
        swift: swift, interfaces: surveyed.survey.interfaces, systemColors: systemColors ?? SystemColors(.ios15),
        workers: workers, sources: sources)
      let read = ShownStatics.add(to: &ofCode, code, options, readCode) { views.read(assemble($0)) }
      parts = assemble(ofCode)
      views.add(read, to: &parts)
      SoleThemes.takeModes(in: &parts)
      UnusedTokens.settle(&parts, swift: swift, beside: filesBesideSwift(surveyed), workers: workers)
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

  private func part(
    _ system: ThemeSystem, _ group: Survey.Group, of source: PlanSource, _ options: SourceOptions, _ base: String
  ) -> ReadPart {
    ReadPart(
      system: checked(system, of: source, base), group: group, givenName: options.name,
      isAskedFor: !options.includedThemes.isEmpty)
  }

  private func keyedPart(
    _ group: Survey.Group, of source: PlanSource, _ options: SourceOptions, _ base: String
  ) -> ReadPart {
    let reader = KeyedThemeReader(options: options)
    let (themes, lost) = each(of: group) { reader.read($0) }
    var system = reader.system(themes, named: name(of: group, source, base))
    system.diagnostics += lost
    // In a folder that the user names, each keyed file is a theme.
    let isWhole = source.paths.allSatisfy { FilePath.tidied($0.text) == "." }
    return part(isWhole ? Self.excused(system, group) : system, group, of: source, options, base)
  }

  private func tokensPart(
    _ group: Survey.Group, of source: PlanSource, _ options: SourceOptions, _ base: String
  ) -> ReadPart {
    let reader = DTCGReader(
      options: options, siblings: TreeSiblings(tree: tree, boundary: source.mayLieOutside ? nil : boundary))
    let (documents, lost) = each(of: group) { reader.document($0) }
    let title = name(of: group, source, base)
    var system = reader.assemble(documents, named: title, builds: group.builds) { jobs, make in
      ParallelMap.map(jobs, workers: workers, make)
    }
    system.diagnostics += lost
    return part(options.isStrict ? system : Self.excused(system, group), group, of: source, options, base)
  }

  /// Reads catalogs, without what code uses of them.
  private func catalogParts(
    _ groups: [Survey.Group], of source: PlanSource, _ options: SourceOptions, _ base: String, beside code: [ReadPart]
  ) -> [ReadPart] {
    groups.filter { $0.format == .assetCatalog }.map { group in
      let whole = AssetCatalogReader(options: options)
        .read(files(of: group), named: name(of: group, source, base)).system
      let system = code.reduce(whole) { CatalogUse.leaving($0, usedBy: $1.system, options) }
      var part = part(system, group, of: source, options, base)
      part.isUsed = system.themes.isEmpty && whole.themes.contains { !$0.tokens.isEmpty }
      return part
    }
  }

  /// Reads code, which also looks up colors in the catalogs beside it.
  private func codePart(
    _ group: Survey.Group, of surveyed: SurveyedSource, _ options: SourceOptions, _ base: String,
    _ sources: ParsedSources
  ) -> ReadPart {
    let title = name(of: group, surveyed.source, base)
    let catalogs = surveyed.survey.groups.filter { $0.format == .assetCatalog }.flatMap { files(of: $0) }
    var colors = AssetCatalogReader(options: options).read(catalogs + surveyed.lookups, named: title).named
    colors.roots = CatalogRoots(tree).found(around: colors, and: group.files.map(\.path))
    var system = SwiftThemeReader.read(
      files: files(of: group), options: options, namedColors: colors, workers: workers, sources: sources)
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
  private func filesBesideSwift(_ surveyed: SurveyedSource) -> [SourceFile]? {
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

  private static func excused(_ system: ThemeSystem, _ group: Survey.Group) -> ThemeSystem {
    var system = system
    system.foundFiles = Set(group.files.filter(isMerelyFound).map(\.path))
    system.promisedFiles = Set(group.files.filter { !$0.isNamed && !isMerelyFound($0) }.map(\.path))
    system.diagnostics = system.excused(system.diagnostics)
    return system
  }

  private static func isMerelyFound(_ look: FileLook) -> Bool {
    !look.isNamed && !look.promises && (look.candidate?.strength ?? .declared) < .declared
  }

  private func files(of group: Survey.Group) -> [SourceFile] {
    group.files.compactMap { look in look.bytes.map { SourceFile(name: look.path, bytes: $0) } }
  }

  /// Reads each file of a group, and reports files that can no longer be opened. Only a few files are in memory at a
  /// time.
  private func each<Made: Sendable>(
    of group: Survey.Group, _ make: @Sendable (SourceFile) -> Made
  ) -> (made: [Made], lost: [Diagnostic]) {
    let results = ParallelMap.map(group.files, workers: workers) { look -> Swift.Result<Made?, FileError> in
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
  private func name(of group: Survey.Group, _ source: PlanSource, _ base: String) -> String {
    if let name = source.options.name { return name }
    if !group.product.isEmpty, group.files.allSatisfy({ $0.path.hasPrefix(group.product + "/") }) {
      return FilePath.name(of: group.product)
    }
    let paths = source.paths.map { FilePath.tidied(FilePath.joined(base, $0.text)) }
    // Of several paths, use the one that contains the group: for `["ios/Theme", "tokens"]`, tokens are named after the
    // second.
    let own = paths.first { path in group.files.allSatisfy { $0.path == path || $0.path.hasPrefix(path + "/") } }
    var path = own ?? paths.first ?? "."
    if FileGlob.isGlob(path) { path = FileGlob(path).base }
    if path == "." || path.isEmpty || path.hasSuffix("..") { path = group.folder }
    let catalog = path.split(separator: "/").prefix { !$0.hasSuffix(".xcassets") && !$0.hasSuffix(".colorset") }
    let last = catalog.last.map(String.init) ?? ""
    if last.isEmpty || last == "." || last == ".." { return Self.plainName(of: group.format) }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  private static func plainName(of format: Candidate.Format) -> String {
    switch format {
    case .designTokens: "tokens"
    case .assetCatalog: "colors"
    case .keyed, .swift: "themes"
    }
  }
}
