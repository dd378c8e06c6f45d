import Audit
import Plans
import Reports
import Survey
import Synchronization
import ThemeModel
import Threads

/// A source after the survey: what to read from it, and the errors in files that were named.
struct SurveyedSource {
  var source: PlanSource
  var survey: Survey
  /// Catalogs in which code looks up colors, and that are not themes themselves.
  var lookups: [SourceFile] = []
  /// Files that may contain the setting for the mode of an app.
  var settings: [String] = []
  /// Files in Objective-C, which may use tokens; `nil` if the walk did not reach all of them.
  var objectiveC: [String]? = []
  /// The first of its paths, relative to the working folder.
  var root: String?
  var diagnostics: [Diagnostic] = []

  init(
    _ walked: WalkedSource, base: String, in tree: any FileTree, workers: Int,
    progress: (@Sendable (Int, Int) -> Void)? = nil
  ) {
    source = walked.source
    root = walked.source.paths.first.map { FilePath.joined(base, $0.text) }
    for (path, walk) in zip(source.paths, walked.walks) {
      diagnostics += walk.errors.map { Self.diagnostic($0, path.place) }
    }
    let files = walked.files(in: tree)
    let declared = source.format.map(Self.format)
    let done = Atomic(0)
    let count = files.count
    var looks = Parallel.map(files, workers: workers) { file in
      defer { progress?(done.add(1, ordering: .relaxed).newValue, count) }
      return FileLook(file.found, as: declared, in: tree)
    }
    Self.takeContract(of: &source, &looks, &diagnostics, base: base, in: tree)
    var whole = SourceWalk.Result()
    for walk in walked.walks {
      whole.aside += walk.aside
      whole.isCut = whole.isCut || walk.isCut
      whole.codeAside += walk.codeAside
      whole.packages += walk.packages
      settings += walk.settings
      if let known = objectiveC, let found = walk.objectiveC { objectiveC = known + found } else { objectiveC = nil }
      whole.products += walk.products
      whole.unread += walk.unread
    }
    looks += IgnoredSets.taken(from: &whole, by: looks).map { FileLook($0, as: declared, in: tree) }
    let written = Parallel.map(whole.products, workers: workers) { product in
      FileLook(SourceWalk.Found(path: product.path, isNamed: false), as: declared, in: tree)
    }
    var transformed = TransformedTokens()
    for folder in Set(whole.packages).sorted() {
      let path = FilePath.child("package.json", of: folder)
      if let bytes = try? tree.read(path, limit: 1 << 18) { transformed.add(bytes, in: folder) }
    }
    let paths = Set(walked.walks.flatMap(\.builds)).sorted()
    let builds = paths.compactMap { path in
      (try? tree.read(path, limit: 1 << 18)).flatMap { BuildConfiguration(path, $0) }
    }
    let root = source.paths.count == 1 ? FilePath.tidied(FilePath.joined(base, source.paths[0].text)) : "."
    let named = source.paths.map { FilePath.tidied(FilePath.joined(base, $0.text)) }
    let project = Self.project(of: source, root: root, base: base, in: tree)
    survey = Survey(
      looks, written: written, walk: whole, builds: builds, products: ProductFolders(root: root, project: project),
      transformed: transformed,
      namedFolders: named.filter { $0 != "." && !tree.exists(FilePath.child(".git", of: $0)) })
    let places = Dictionary(files.map { ($0.found.path, $0.place) }) { first, _ in first }
    diagnostics += survey.broken.map { BrokenSource.diagnostic($0, place: places[$0.path] ?? nil) }
    readLookups(base: base, in: tree)
  }

  /// Returns the folder of the project around a source: that of the configuration that names it, or else of the repository, as far as
  /// it is known here.
  private static func project(of source: PlanSource, root: String, base: String, in tree: any FileTree) -> String {
    let base = FilePath.tidied(base)
    if source.place != nil {
      let isInside = base == "." ? !root.hasPrefix("/") && !root.hasPrefix("..") : root.hasPrefix(base + "/")
      return isInside ? base : root
    }
    var folder = root
    while !tree.exists(FilePath.child(".git", of: folder)) {
      guard folder != ".", folder != "/", folder.contains("/") || !folder.hasPrefix("..") else { return root }
      folder = FilePath.folder(of: folder)
    }
    return folder
  }

  /// Reads the file of the contract in addition to the files of the source.
  private static func takeContract(
    of source: inout PlanSource, _ looks: inout [FileLook], _ diagnostics: inout [Diagnostic], base: String,
    in tree: any FileTree
  ) {
    guard let contract = source.options.contract else { return }
    if let index = looks.firstIndex(where: { $0.path == contract || $0.path.hasSuffix("/" + contract) }) {
      looks[index].isNamed = true
      return
    }
    let path = FilePath.joined(base, contract)
    let look = FileLook(SourceWalk.Found(path: path, isNamed: true), as: source.format.map(format), in: tree)
    source.options.contract = path
    if case .unreadable(let error) = look.broken {
      diagnostics.append(
        Diagnostic(
          .error, code: "no-contract", message: "the contract cannot be read: \(error.message)", place: source.place))
    } else {
      looks.append(look)
    }
  }

  private mutating func readLookups(base: String, in tree: any FileTree) {
    for path in source.assetCatalogs {
      let walk = SourceWalk.files(FilePath.joined(base, path.text), in: tree)
      diagnostics += walk.errors.map { Self.diagnostic($0, path.place) }
      for file in walk.files {
        do throws(FileError) {
          lookups.append(SourceFile(name: file.path, bytes: try tree.read(file.path)))
        } catch {
          diagnostics.append(Self.diagnostic(error, path.place))
        }
      }
    }
  }

  static func diagnostic(_ error: FileError, _ place: Place?) -> Diagnostic {
    // A word that was meant as the second value of an option stands where a path is expected.
    let isClass = error.problem == .missing && FailureClass(rawValue: error.path) != nil
    let hint = isClass ? "; --fail-on takes one class, and can be repeated" : ""
    return Diagnostic(.error, code: "unreadable-file", message: error.message + hint, place: place)
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

/// The error in a file that was named, or whose name promises tokens.
enum BrokenSource {
  static func diagnostic(_ look: FileLook, place: Place?) -> Diagnostic {
    let own = Place(file: look.path, line: look.broken?.line ?? 1, column: look.broken?.column ?? 1)
    let name = SafeText.of(look.path)
    let why = look.isNamed ? "" : look.promises ? "; its name promises colours" : "; it is among token files"
    switch look.broken {
    case .unreadable(let error): return SurveyedSource.diagnostic(error, place)
    case .empty:
      let mend = look.isNamed ? "" : ": fill it, remove it, or leave it out with “exclude” in legible.json"
      return error("empty-file", "\(name) is empty\(why)\(mend)", place ?? own)
    case .conflict: return error("conflict-marker", "\(name) has unresolved conflict markers\(why)", own)
    case .pointer:
      return error(
        "large-file-pointer", "\(name) is a Git LFS pointer, not the file: run git lfs pull\(why)", own)
    case .syntax(let message, _, _): return error("unreadable-file", message, own)
    case nil:
      return error(
        "unknown-format",
        "\(name) has no known format: it is not design tokens, an asset catalog, Swift, a property list or JSON",
        place ?? own)
    }
  }

  private static func error(_ code: String, _ message: String, _ place: Place) -> Diagnostic {
    Diagnostic(.error, code: code, message: message, place: place)
  }
}
