import Synchronization
import Testing

@testable import Survey

/// Which parts of a file a look keeps, and which files it opens again.
@Suite struct FileLookTests {
  /// Counts how often files are read, and loses all of them when told to.
  private final class CountingTree: FileTree {
    let files: MemoryTree
    let state = Mutex((reads: 0, isGone: false))

    init(_ files: [String: String]) { self.files = MemoryTree(files: files) }

    func kind(of path: String) throws(FileError) -> FileKind { try files.kind(of: path) }
    func list(_ folder: String) throws(FileError) -> [FolderEntry] { try files.list(folder) }
    func identity(of path: String) -> String? { files.identity(of: path) }

    func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
      let isGone = state.withLock { state in
        state.reads += 1
        return state.isGone
      }
      if isGone { throw FileError(path: path, problem: .missing, attempt: "read") }
      return try files.read(path, limit: limit)
    }
  }

  private func tokens(_ count: Int) -> String {
    let members = (0..<count).map { "\"c\($0)\": {\"$type\": \"color\", \"$value\": \"#112233\"}" }
    return "{" + members.joined(separator: ",\n") + "}"
  }

  private func look(_ path: String, _ tree: CountingTree) -> FileLook {
    FileLook(.init(path: path, isNamed: false), as: nil, in: tree)
  }

  @Test func opensALargeDocumentAgain() throws {
    let text = tokens(400)
    let tree = CountingTree(["a.tokens.json": text])
    let look = look("a.tokens.json", tree)
    #expect(look.candidate != nil)
    let read = tree.state.withLock { $0.reads }
    #expect(try look.file()?.bytes == Array(text.utf8))
    #expect(tree.state.withLock { $0.reads } == read + 1)
  }

  @Test func keepsSmallDocumentsAndCode() throws {
    let code = "let a = 1\n" + String(repeating: "// a comment\n", count: 1_000)
    let tree = CountingTree(["a.tokens.json": tokens(3), "A.swift": code])
    for path in ["a.tokens.json", "A.swift"] {
      let look = look(path, tree)
      let read = tree.state.withLock { $0.reads }
      #expect(try look.file()?.bytes.isEmpty == false)
      #expect(tree.state.withLock { $0.reads } == read)
    }
  }

  /// The reader has to report it: a theme does not vanish between two looks.
  @Test func throwsWhereTheFileHasGone() throws {
    let tree = CountingTree(["a.tokens.json": tokens(400)])
    let look = look("a.tokens.json", tree)
    tree.state.withLock { $0.isGone = true }
    #expect(throws: FileError.self) { try look.file() }
  }
}
