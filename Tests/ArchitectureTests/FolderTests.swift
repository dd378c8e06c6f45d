import Testing

/// Folders of one module use each other in one direction only, so that each can be read with just those below it.
@Suite struct FolderTests {
  @Test func noTwoFoldersUseEachOther() throws {
    let modules = Dictionary(grouping: try Project.files(below: "Sources", withSuffix: ".swift"), by: \.target)
    #expect(modules.count > 8)
    for (module, files) in modules {
      let uses = Self.uses(among: files)
      for (pair, names) in uses where pair.from < pair.to {
        guard let back = uses[FolderPair(from: pair.to, to: pair.from)] else { continue }
        Issue.record(
          """
          \(module): \(pair.from) uses \(names.sorted().prefix(5)) of \(pair.to), which uses \
          \(back.sorted().prefix(5)) of \(pair.from)
          """)
      }
    }
  }

  struct FolderPair: Hashable {
    var from: String
    var to: String
  }

  /// Returns the types of other folders that each folder names, found as text.
  static func uses(among files: [Project.File]) -> [FolderPair: Set<String>] {
    let texts = files.map { CodeOnly.of($0.text) }
    var homes: [Substring: String] = [:]
    for (file, text) in zip(files, texts) {
      for name in declared(in: text) { homes[name] = folder(of: file) }
    }
    var uses: [FolderPair: Set<String>] = [:]
    for (file, text) in zip(files, texts) {
      let own = folder(of: file)
      for word in Set(words(in: text)) {
        guard let home = homes[word], home != own else { continue }
        uses[FolderPair(from: own, to: home), default: []].insert(String(word))
      }
    }
    return uses
  }

  private static func folder(of file: Project.File) -> String {
    file.path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/")
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "final", "indirect",
  ]
  private static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]

  /// Returns the types at the top level of a file.
  private static func declared(in text: String) -> [Substring] {
    text.split(separator: "\n").compactMap { line in
      guard let first = line.first, first.isLetter else { return nil }
      let words = words(in: line).drop { modifiers.contains($0) }
      guard let kind = words.first, kinds.contains(kind) else { return nil }
      return words.dropFirst().first
    }
  }

  private static func words(in text: some StringProtocol) -> [Substring] {
    Substring(text).split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
