import ThemeModel
import ThemeReaders

/// Decides which files are read. Named files are read. Found files are read if there is evidence for them.
struct SurveyChoice {
  private(set) var chosen: [(look: FileLook, format: Candidate.Format)] = []
  private(set) var aside: [Aside] = []
  private(set) var broken: [FileLook] = []
  private(set) var builds: [String] = []
  /// The files that each build names.
  private(set) var tokenBuilds: [TokenBuild] = []
  /// Storyboards and xibs.
  private(set) var interfaces: [FileLook] = []

  private var looks: [FileLook]
  private let written: BuildProducts
  /// Keyed files whose only evidence is their shape, found beside files with stronger evidence.
  private var mere: [FileLook] = []
  /// Files that a build names.
  private var declared: Set<String> = []
  /// The globs of all builds, from the top.
  private var builtGlobs: [FileGlob] = []
  /// Folders of builds whose configuration lists everything that they read.
  private var wholeBuilds: [String] = []
  /// Files that a resolver document names. The reader of the document opens them.
  private var resolved: Set<String> = []

  /// Files beside those that a build names, which are other themes of them.
  private var otherThemes: Set<String> = []

  /// Whether all code is in folders of build products.
  private var isCodeWritten = false

  /// Folders that the user named, other than the project itself.
  private let namedFolders: [String]
  /// The folder that was searched.
  private let root: String
  /// What scripts write from other token files that are here.
  private let transformed: Set<String>
  /// YAML with colors that is no token file.
  private var otherYAML: [FileLook] = []
  /// Files that cannot be read, and that are not known to be sources.
  private var unread: [FileLook] = []

  init(
    _ all: [FileLook], written: BuildProducts, builds: [BuildConfiguration], transformed: TransformedTokens,
    root: String,
    namedFolders: [String]
  ) {
    let made = transformed.written(among: all)
    self.transformed = made
    looks = all.filter { !made.contains($0.path) }
    (self.root, self.namedFolders, self.written) = (root, namedFolders, written)
    for look in all where made.contains(look.path) {
      leave(look, .buildProduct, detail: TransformedTokens.isWritten)
    }
    let paths = looks.filter(TokenFolders.isDocument).map(\.path)
    for build in builds {
      guard let found = build.build(among: paths) else { continue }
      guard Self.holdsTokens(found, looks) else {
        // Scripts write what it reads. The files beside it are what there is.
        leaveMissing(build)
        continue
      }
      self.builds.append(build.path)
      tokenBuilds += build.builds(among: paths)
      declared.formUnion(found.steps.joined())
      let readsWritten = build.build(among: Array(made)) != nil
      if build.isWhole, !readsWritten { wholeBuilds.append(FilePath.folder(of: build.path)) }
      leaveInstalled(build)
      leaveMissing(build)
    }
  }

  /// Reports the files that a build takes from an installed package. They are nowhere else in the repository, so
  /// aliases to them have no value.
  private mutating func leaveInstalled(_ build: BuildConfiguration) {
    for glob in build.includes + build.sources where !glob.hasPrefix("!") && glob.contains("node_modules/") {
      let path = FilePath.joined(FilePath.folder(of: build.path), glob)
      guard !aside.contains(where: { $0.path == path }) else { continue }
      aside.append(
        Aside(
          path: path, reason: .vendored, promises: true,
          detail: "\(FilePath.name(of: build.path)) reads it, but dependencies are read only if they are named"))
    }
  }

  /// Reports the files that a build reads by name and that are nowhere.
  private mutating func leaveMissing(_ build: BuildConfiguration) {
    for path in build.missing(among: looks.map(\.path) + transformed) where !aside.contains(where: { $0.path == path })
    {
      aside.append(
        Aside(
          path: path, reason: .unreadable, promises: true,
          detail: "\(FilePath.name(of: build.path)) reads it, but it is not there"))
    }
    builtGlobs += build.globs
  }

  /// Reports files in formats that are not read and in which people write tokens: those that a build reads, and those whose names
  /// speak of colors or modes beside files that are read as tokens.
  mutating func leaveUnread(_ paths: [String]) {
    let folders = Set(chosen.filter { $0.format == .designTokens }.map { FilePath.folder(of: $0.look.path) })
    var found: [OtherFormat: [String]] = [:]
    for path in paths {
      guard let format = OtherFormat.byEnding(of: path), format.mayBeWrittenByHand else { continue }
      let isBeside = folders.contains(FilePath.folder(of: path)) && OtherFormat.isNamedForThemes(path)
      if isBeside || builtGlobs.contains(where: { $0.matches(path) }) { found[format, default: []].append(path) }
    }
    for format in OtherFormat.allCases {
      guard let files = found[format]?.sorted(), let first = files.first else { continue }
      aside.append(
        Aside(
          path: first, reason: .otherFormat, files: files.count, promises: true, detail: format.isNotRead(files.count)))
    }
  }

  mutating func choose() {
    for index in looks.indices where declared.contains(looks[index].path) {
      looks[index].candidate?.strength = .declared
      if looks[index].format == .keyed, Self.hasValues(looks[index]) {
        looks[index].format = .designTokens
        looks[index].candidate?.format = .designTokens
      }
    }
    for look in looks where look.candidate?.opensReferences == true && !isOutsideOfBuild(look.path) {
      let folder = FilePath.folder(of: look.path)
      resolved.formUnion((look.candidate?.references ?? []).map { FilePath.tidied(FilePath.joined(folder, $0)) })
    }
    otherThemes = ThemesBesideBuild.found(looks, declared: declared)
    for index in KeyedFamilies.members(of: looks) {
      looks[index].candidate?.strength = .promised
      looks[index].candidate?.reasons.append("files beside it have the same keys")
    }
    let isStrong = looks.contains { look in
      look.broken == nil && look.format != .swift
        && (look.promises || (look.candidate?.strength ?? .shape) >= .promised)
        || look.format == .assetCatalog
    }
    // Code that a build wrote beside tokens repeats them. An app has code of its own, which uses what is generated.
    isCodeWritten = !looks.contains { $0.format == .swift && !Self.liesInProducts($0.path) }
    let sources = looks.filter { !isProduct($0) && $0.broken == nil }.reduce(0) { $0 + ($1.candidate?.colors ?? 0) }
    var waiting: [FileLook] = []
    for look in looks {
      if look.broken != nil {
        takeBroken(look)
      } else if look.isSchema, !look.isNamed {
        leave(look, .notATheme, detail: "a JSON Schema, which describes documents")
      } else if look.isNamed || look.promises && !look.isList {
        takeNamed(look)
      } else if look.isAnimation {
        if look.candidate?.colors ?? look.strayColors > 0 { leave(look, .animation) }
      } else if isProduct(look), let colors = look.candidate?.colors, sources > colors / 2 {
        leave(look, .buildProduct)
      } else if !take(look, isStrong: isStrong) {
        waiting.append(look)
      }
    }
    takeRelatives(&waiting)
    takeCompanions(waiting)
    leaveRepeated()
    takeUnread()
    takeWritten()
    leaveOtherYAML()
    chosen.sort { $0.look.path.utf8.lexicographicallyPrecedes($1.look.path.utf8) }
  }

  /// Returns whether a build wrote the file beside its sources. Such a file repeats the sources, and is read only when
  /// there is nothing else.
  private func isProduct(_ look: FileLook) -> Bool {
    let isCode = isCodeWritten && look.format == .swift
    guard isCode || look.format == .designTokens || look.format == .keyed, !declared.contains(look.path) else {
      return false
    }
    return Self.liesInProducts(look.path)
  }

  private static func liesInProducts(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { FolderNames.mayHoldProducts(String($0)) }
  }

  /// Leaves out keyed files if a token file in the same folder gives each of their keys the same color. Such a file is
  /// the token file in another form. A file with the same names but other colors is another theme.
  private mutating func leaveRepeated() {
    let tokens = Dictionary(grouping: chosen.filter { $0.format == .designTokens }.map(\.look)) {
      FilePath.folder(of: $0.path)
    }
    guard !tokens.isEmpty else { return }
    var colors: [String: WrittenColors] = [:]
    var repeated: Set<String> = []
    for look in chosen.filter({ $0.format == .keyed }).map(\.look) where !look.isNamed && !declared.contains(look.path)
    {
      let folder = FilePath.folder(of: look.path)
      guard let beside = tokens[folder], let bytes = look.json else { continue }
      let known = colors[folder] ?? WrittenColors(beside.compactMap(\.json))
      colors[folder] = known
      guard WrittenColors([bytes]).isRepeated(in: known) else { continue }
      repeated.insert(look.path)
      leave(look, .repeated)
    }
    chosen.removeAll { repeated.contains($0.look.path) }
  }

  /// Takes the files that builds wrote into their own folders, if almost nothing else has colors.
  private mutating func takeWritten() {
    let colors = chosen.reduce(0) { $0 + ($1.look.candidate?.colors ?? 0) }
    let isRead = written.areAllThereIs(beside: colors) && !looks.contains { $0.isNamed || $0.format == .swift }
    let read = isRead ? written.toRead() : []
    for var look in read {
      look.isWritten = true
      if let format = look.candidate?.format { chosen.append((look, format)) }
    }
    aside += written.asides(without: Set(read.map(\.path)))
  }

  /// Names the YAML file with the most colors, and counts the others. Those beside tokens, or with a name that mentions colors, are
  /// named by themselves: somebody may take them for themes.
  private mutating func leaveOtherYAML() {
    let folders = TokenFolders(chosen.map(\.look), among: looks, top: root, named: namedFolders)
    for look in otherYAML where folders.isBesideTokens(look) || FileNames.speaksOfColors(FilePath.name(of: look.path)) {
      leave(look, .notATheme, detail: look.isList ? Self.isAList : "YAML that is no token file")
    }
    otherYAML.removeAll { other in aside.contains { $0.path == other.path } }
    guard let most = otherYAML.max(by: { ($0.strayColors, $1.path) < ($1.strayColors, $0.path) }) else { return }
    let colors = otherYAML.reduce(0) { $0 + $1.strayColors }
    aside.append(
      Aside(
        path: most.path, reason: .otherFormat, files: otherYAML.count,
        detail: OtherFormat.yaml.isNotRead(otherYAML.count, having: " with \(colors) colours"), colors: colors))
  }

  private static let hasLists = "its colours are lists of numbers"
  private static let hasReferences = "its values refer to colours of other files in a notation that is not read"
  private static let isAList = "an array at the top level; files of tokens are objects"

  private mutating func takeBroken(_ look: FileLook) {
    guard look.isNamed || look.promises else {
      unread.append(look)
      return
    }
    // The reader of its format reports the error.
    if case .syntax = look.broken { return takeNamed(look) }
    broken.append(look)
  }

  /// Reports unreadable files as errors if they should be sources. Other unreadable files are left aside, with the
  /// reason.
  private mutating func takeUnread() {
    guard !unread.isEmpty else { return }
    let folders = TokenFolders(chosen.map(\.look), among: looks, top: root, named: namedFolders)
    for look in unread {
      if look.broken == .empty {
        // It has no content to lose. Beside tokens, it may be one that somebody forgot to fill.
        if TokenFolders.isDocument(look), declared.contains(look.path) || folders.isBesideTokens(look) {
          leave(look, .unreadable, detail: "empty")
        }
        continue
      }
      if declared.contains(look.path) || folders.mustHold(look) {
        if case .syntax = look.broken { chosen.append((look, format(ofUnread: look))) } else { broken.append(look) }
      } else if look.strayColors > 0 || !TokenText.isYAML(look.path) {
        let detail =
          if case .syntax(let message, let line, _) = look.broken { "line \(line): \(message)" } else { String?.none }
        leave(look, .unreadable, detail: detail)
      }
    }
  }

  /// Returns the format whose reader reports the error: that of the files beside it.
  private func format(ofUnread look: FileLook) -> Candidate.Format {
    if declared.contains(look.path) || look.format == .designTokens { return .designTokens }
    let folder = FilePath.folder(of: look.path)
    let beside = chosen.filter { $0.format == .keyed || $0.format == .designTokens }
    return beside.first { FilePath.folder(of: $0.look.path) == folder }?.format ?? beside.first?.format ?? .keyed
  }

  private mutating func takeNamed(_ look: FileLook) {
    switch look.format {
    case .swift: chosen.append((look, .swift))
    case .assetCatalog: chosen.append((look, .assetCatalog))
    case .designTokens: chosen.append((look, .designTokens))
    case .keyed where look.promises && !look.isNamed: chosen.append((look, .designTokens))
    case .keyed: chosen.append((look, .keyed))
    case .interface: interfaces.append(look)
    case .legible: break
    case .unknown: broken.append(look)
    }
  }

  /// Returns whether the file is decided.
  private mutating func take(_ look: FileLook, isStrong: Bool) -> Bool {
    switch look.format {
    case .swift: chosen.append((look, .swift))
    case .assetCatalog: chosen.append((look, .assetCatalog))
    case .interface: interfaces.append(look)
    case .unknown where look.isOtherYAML: otherYAML.append(look)
    case .legible, .unknown: break
    case .designTokens, .keyed:
      guard let candidate = look.candidate else { return false }
      if candidate.strength < .declared, isOutsideOfBuild(look.path) {
        leave(look, resolved.contains(look.path) ? .usedElsewhere : .notInBuild)
        return true
      }
      return take(look, candidate, isStrong: isStrong)
    }
    return true
  }

  private mutating func take(_ look: FileLook, _ candidate: Candidate, isStrong: Bool) -> Bool {
    let isIndex = candidate.strength == .declared
    guard candidate.colors > 0 || isIndex else { return false }
    if candidate.format == .keyed {
      guard candidate.strength > .shape || !isStrong else {
        mere.append(look)
        return true
      }
    }
    chosen.append((look, candidate.format))
    return true
  }

  /// Takes keyed files that the chosen themes build on, wherever they are, and files similar to a theme in the same
  /// folder.
  private mutating func takeRelatives(_ waiting: inout [FileLook]) {
    var others = KeyedRelatives(mere + waiting.filter { $0.format == .keyed })
    let found = others.take(by: chosen.filter { $0.format == .keyed }.map(\.look))
    chosen += found.map { ($0, .keyed) }
    let taken = Set(found.map(\.path))
    waiting.removeAll { taken.contains($0.path) }
    for look in mere where !taken.contains(look.path) {
      leave(look, .notATheme, detail: TokenText.isYAML(look.path) ? "a scheme of base16 beside other sources" : nil)
    }
  }

  /// Takes token files without a color if they are beside token files with colors, because other files refer to them.
  /// Also takes keyed themes that only inherit, which are in the folder of their parents.
  private mutating func takeCompanions(_ waiting: [FileLook]) {
    let tops = Set(chosen.filter { $0.format == .designTokens }.map { top(of: $0.look.path) })
    let folders = Set(chosen.filter { $0.format == .keyed }.map { FilePath.folder(of: $0.look.path) })
    let tokens = waiting.filter { $0.candidate?.format == .designTokens && tops.contains(top(of: $0.path)) }
    let companions = Set(companions(among: tokens).map(\.path))
    for look in waiting {
      let isToken = look.candidate?.format == .designTokens
      if companions.contains(look.path) {
        chosen.append((look, .designTokens))
      } else if !isToken, folders.contains(FilePath.folder(of: look.path)), Self.inherits(look) {
        chosen.append((look, .keyed))
      } else if !look.promises, TokenText.isYAML(look.path), look.candidate?.colors ?? 0 == 0 {
        // Values without colors, as the settings of any service have them.
        continue
      } else if isToken || look.strayColors > 0 || look.promises {
        let isPlain = Self.refersToTokens(look) || tops.contains(top(of: look.path)) && Self.hasSizes(look)
        leave(
          look, isToken && isPlain ? .noColors : .notATheme,
          detail: look.isList
            ? Self.isAList
            : look.hasColorsInLists ? Self.hasLists : look.hasUnreadReferences ? Self.hasReferences : nil)
      }
    }
  }

  /// Returns the token files without a color that refer to tokens, and those to which aliases lead, also the aliases of other such
  /// files: their targets would otherwise be reported as missing.
  private func companions(among looks: [FileLook]) -> [FileLook] {
    guard !looks.isEmpty else { return [] }
    var found = looks.filter(Self.refersToTokens)
    var rest = looks.filter { !Self.refersToTokens($0) }
    var news = chosen.filter { $0.format == .designTokens }.map(\.look) + found
    while !news.isEmpty, !rest.isEmpty {
      let targets = AliasTargets(news)
      news = rest.filter(targets.lead)
      let taken = Set(news.map(\.path))
      rest.removeAll { taken.contains($0.path) }
      found += news
    }
    return found
  }

  /// Returns the first two folders of a path. The token sets of one system have them in common.
  private func top(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast()
    return folders.prefix(2).joined(separator: "/")
  }

  private func isOutsideOfBuild(_ path: String) -> Bool {
    guard !declared.isEmpty, !declared.contains(path), !otherThemes.contains(path) else { return false }
    return wholeBuilds.contains { $0 == "." || path.hasPrefix($0 + "/") }
  }

  private mutating func leave(_ look: FileLook, _ reason: AsideReason, detail: String? = nil) {
    aside.append(
      Aside(
        path: look.path, reason: reason, promises: look.promises, detail: detail,
        colors: look.candidate?.colors ?? look.strayColors))
  }
}
