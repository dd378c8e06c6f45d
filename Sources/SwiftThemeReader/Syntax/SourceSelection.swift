import ThemeModel
import Threads

/// Selects the files that theme code needs, and parses them on several threads.
///
/// Files that mention colors are parsed first. Names that evaluation asks for and does not find are looked up among the
/// names that the other files declare, and those files are parsed too.
struct SourceSelection {
  private let files: [SourceFile]
  private let workers: Int
  private let isMac: Bool
  private let sources: ParsedSources
  private let declaring: [String: [Int]]
  private let uses: [Set<TypeNameHash>]
  private let namedTypes: [Set<TypeNameHash>]
  private var chosen: [Int]
  private var parsed: [Int: ParsedFile] = [:]
  /// The variables whose writers were looked for.
  private var asked: Set<VariableName> = []

  init(_ files: [SourceFile], workers: Int, isMac: Bool = false, sources: ParsedSources = ParsedSources()) {
    self.files = files
    self.sources = sources
    self.workers = workers
    self.isMac = isMac
    let indices = DeepStack.map(files.count, workers: workers) { FileIndex(files[$0].bytes) }
    var declaring: [String: [Int]] = [:]
    for (file, index) in indices.enumerated() {
      for name in index.declaredNames { declaring[name, default: []].append(file) }
    }
    self.declaring = declaring
    uses = indices.map(\.usedTypes)
    namedTypes = indices.map(\.namedTypes)
    chosen = indices.indices.filter { indices[$0].mayHoldColors }
  }

  /// Returns the parsed files by their positions among the files given.
  mutating func parsedFiles() -> [Int: ParsedFile] {
    let (files, isMac, sources) = (files, isMac, sources)
    // The largest files come first, so that no thread works alone on a large file at the end.
    let missing = chosen.filter { parsed[$0] == nil }.sorted { files[$0].bytes.count > files[$1].bytes.count }
    for (file, result) in zip(
      missing,
      DeepStack.map(missing.count, workers: workers) {
        sources.file(files[missing[$0]], index: missing[$0], isMac: isMac)
      })
    {
      parsed[file] = result
    }
    return parsed
  }

  /// Chooses the files that declare or extend any of these types. Returns whether any file is new.
  mutating func include(filesDeclaring names: Set<String>) -> Bool {
    let more = Set(names.flatMap { declaring[$0] ?? [] }).subtracting(chosen)
    chosen = (chosen + more).sorted()
    return !more.isEmpty
  }

  /// Chooses the files that may set any of these variables. Returns whether any file is new.
  mutating func include(filesSetting variables: Set<VariableName>) -> Bool {
    let new = variables.subtracting(asked)
    guard !new.isEmpty else { return false }
    asked.formUnion(new)
    let (files, known) = (files, Set(chosen))
    let others = files.indices.filter { !known.contains($0) }
    let setting = DeepStack.map(others.count, workers: workers) { position in
      let bytes = files[others[position]].bytes
      return bytes.withUnsafeBufferPointer { bytes in new.contains { $0.maySet(in: bytes) } }
    }
    let more = zip(others, setting).filter(\.1).map(\.0)
    chosen = (chosen + more).sorted()
    return !more.isEmpty
  }

  /// Chooses the files that may make a value of any of these types, or declare a type that inherits from one. Returns whether any
  /// file is new.
  mutating func include(filesUsing names: Set<String>) -> Bool {
    include(names, among: uses)
  }

  /// Chooses the files that mention any of these types. Returns whether any file is new.
  mutating func include(filesNaming names: Set<String>) -> Bool {
    include(names, among: namedTypes)
  }

  private mutating func include(_ names: Set<String>, among found: [Set<TypeNameHash>]) -> Bool {
    let (hashes, known) = (names.map { TypeNameHash($0) }, Set(chosen))
    guard !hashes.isEmpty else { return false }
    let more = files.indices.filter { file in !known.contains(file) && hashes.contains { found[file].contains($0) } }
    chosen = (chosen + more).sorted()
    return !more.isEmpty
  }
}
