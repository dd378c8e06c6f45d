import Plans
import Reports
import Synchronization
import ThemeModel
import ThemeReaders

/// The files of one source, opened and sorted by what can read them. Design tokens are read as soon as they are opened, so that
/// their text is not held for longer.
struct SourceFiles: Sendable {
  var swift: [SourceFile] = []
  /// Catalogs that are themes of their own.
  var catalogs: [SourceFile] = []
  /// Catalogs in which code looks colours up, and that are no themes.
  var lookups: [SourceFile] = []
  var designTokens: [DTCGDocument] = []
  var keyed: [SourceFile] = []
  /// Storyboards and xibs.
  var interfaces: [SourceFile] = []
  var diagnostics: [Diagnostic] = []

  var isEmpty: Bool {
    swift.isEmpty && catalogs.isEmpty && designTokens.isEmpty && keyed.isEmpty
  }

  /// Opens everything behind the source's paths, which are relative to `base`.
  init(
    _ source: PlanSource, base: String, in tree: any FileTree, workers: Int,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    let found = source.paths.map { ($0, SourceWalk.files(FilePath.joined(base, $0.text), in: tree)) }
    for (path, walk) in found { diagnostics += walk.errors.map { Self.diagnostic($0, path.place) } }
    var files = found.flatMap { path, walk in walk.files.map { (found: $0, place: path.place) } }
    // One path leads to each file once.
    if found.count > 1 {
      var identities = FileIdentities(in: tree)
      var seen: Set<String> = []
      files = files.filter { seen.insert(identities.identity(of: $0.found.path)).inserted }
    }
    let reader = DTCGReader(options: source.options, siblings: TreeSiblings(tree: tree))
    let done = Atomic(0)
    let count = files.count
    let opened = ParallelMap.map(files, workers: workers) { file in
      defer { progress?(done.add(1, ordering: .relaxed).newValue, count) }
      return Opened(file.found, place: file.place, as: source.format, in: tree, designTokens: reader)
    }
    let folders = Set(opened.filter { $0.format == .keyed && !$0.isDoubtful }.map { FilePath.folder(of: $0.path) })
    for file in opened where !file.isDoubtful || folders.contains(FilePath.folder(of: file.path)) { take(file) }
    for path in source.assetCatalogs {
      let walk = SourceWalk.files(FilePath.joined(base, path.text), in: tree)
      diagnostics += walk.errors.map { Self.diagnostic($0, path.place) }
      for file in walk.files {
        let opened = Opened(file, place: path.place, as: .xcassets, in: tree, designTokens: reader)
        if let bytes = opened.bytes { lookups.append(SourceFile(name: file.path, bytes: bytes)) }
        diagnostics += opened.diagnostics
      }
    }
  }

  private mutating func take(_ opened: Opened) {
    diagnostics += opened.diagnostics
    if let document = opened.document { designTokens.append(document) }
    guard let bytes = opened.bytes else { return }
    let file = SourceFile(name: opened.path, bytes: bytes)
    switch opened.format {
    case .swift: swift.append(file)
    case .assetCatalog: catalogs.append(file)
    case .keyed: keyed.append(file)
    case .interface: interfaces.append(file)
    case .designTokens, .legible, .unknown: break
    }
  }

  static func diagnostic(_ error: FileError, _ place: Place?) -> Diagnostic {
    Diagnostic(.error, code: "unreadable-file", message: error.message, place: place)
  }

  private struct Opened: Sendable {
    var path: String
    /// Of a file that is not read yet.
    var bytes: [UInt8]?
    var document: DTCGDocument?
    var format = SourceFormat.unknown
    /// Keys and values without a colour, in a file that nobody named.
    var isDoubtful = false
    var diagnostics: [Diagnostic] = []

    init(
      _ file: SourceWalk.Found, place: Place?, as declared: PlanSource.Format?, in tree: any FileTree,
      designTokens: DTCGReader
    ) {
      path = file.path
      var bytes: [UInt8]
      do throws(FileError) {
        bytes = try tree.read(path)
      } catch {
        diagnostics = [SourceFiles.diagnostic(error, place)]
        return
      }
      if let text = UTF16Text.utf8(bytes) { bytes = text }
      format = declared.map(Self.format) ?? SourceFormat.of(path: path, bytes: bytes)
      if file.isNamed, format == .unknown {
        diagnostics = [
          Diagnostic(
            .error, code: "unknown-format",
            message:
              "nothing here reads \(SafeText.of(path)): it is no design tokens, asset catalog, Swift, property list or JSON",
            place: place ?? Place(file: path, line: 1, column: 1))
        ]
      }
      // In a folder there is much JSON beside themes; a theme that only inherits lies beside ones with colours.
      isDoubtful = !file.isNamed && declared == nil && format == .keyed && !SourceFormat.looksLikeColors(bytes)
      if format == .designTokens {
        document = designTokens.document(SourceFile(name: path, bytes: bytes))
      } else {
        self.bytes = bytes
      }
    }

    private static func format(_ declared: PlanSource.Format) -> SourceFormat {
      switch declared {
      case .dtcg: .designTokens
      case .xcassets: .assetCatalog
      case .swift: .swift
      case .plist, .json: .keyed
      }
    }
  }
}
