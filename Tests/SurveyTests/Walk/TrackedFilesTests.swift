import Testing

@testable import Survey

/// What git tracks is read although `.gitignore` names it, and who names samples gets samples.
struct TrackedFilesTests {
  /// Writes an index of version 2 or 4.
  private func index(_ paths: [String], version: UInt8 = 2) -> String {
    var bytes = Array("DIRC".utf8) + [0, 0, 0, version, 0, 0, 0, UInt8(paths.count)]
    var last: [UInt8] = []
    for path in paths {
      let name = Array(path.utf8)
      bytes += [UInt8](repeating: 0, count: 60) + [0, UInt8(name.count)]
      if version == 4 {
        let common = zip(last, name).prefix { $0 == $1 }.count
        bytes += [UInt8(last.count - common)] + name.dropFirst(common) + [0]
      } else {
        bytes += name + [UInt8](repeating: 0, count: 8 - (62 + name.count) % 8)
      }
      last = name
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func read(_ files: [String: String], from folder: String = ".") -> [String] {
    SourceWalk.files(folder, in: MemoryTree(files: files)).files.map(\.path)
  }

  @Test(arguments: [UInt8(2), 4])
  func whatGitTracksIsNotIgnored(version: UInt8) {
    let files = [
      ".gitignore": "current.json\ngen/\n*.plist\n", "a/current.json": "{}", "b/current.json": "{}",
      "gen/one.json": "{}", "gen/two.json": "{}", "c/one.plist": "<plist/>", "lost/gen/a.json": "{}",
    ]
    #expect(read(files) == [])
    let tracked = index(["a/current.json", "a/x.json", "gen/two.json"], version: version)
    let all = files.merging([".git/index": tracked]) { first, _ in first }
    #expect(read(all) == ["a/current.json", "gen/two.json"])
    #expect(read(all, from: "a") == ["a/current.json"])
  }

  /// The top of a work tree has a file that leads to the index.
  @Test func aFileNamesTheFolderOfTheIndex() {
    let files = [
      "sub/.gitignore": "a.json\nb.json\n", "sub/a.json": "{}", "sub/b.json": "{}",
      "sub/.git": "gitdir: ../.git/modules/sub\n", ".git/modules/sub/index": index(["b.json"]),
      ".git/index": index(["sub/a.json"]),
    ]
    #expect(read(files) == ["sub/b.json"])
  }

  @Test(arguments: ["", "DIRC", "DIRC\0\0\0\u{2}\0\0\0\u{1}", "DIRC\0\0\0\u{9}\0\0\0\0\0", "nothing of an index"])
  func anIndexThatCannotBeReadTellsNothing(text: String) {
    #expect(GitIndex(Array(text.utf8)) == nil)
    #expect(read([".gitignore": "a.json\n", "a.json": "{}", ".git/index": text]) == [])
  }

  @Test(arguments: [
    ("Example", "Example/Example/a.json"), ("Examples", "Examples/DemoApp/a.json"), ("Tests", "Tests/AppTests/a.json"),
    ("docs", "docs/documentation/a.json"), ("a/Demo", "a/Demo/b/Demo/a.json"),
  ])
  func whoNamesSamplesGetsSamples(folder: String, path: String) {
    #expect(read([path: "{}"]) == [])
    #expect(read([path: "{}"], from: folder) == [path])
  }

  @Test func otherFoldersInANamedOneAreLeftAside() {
    let files = ["Example/Tests/a.json", "Example/node_modules/a.json", "Example/.hidden/a.json", "App/Demo/a.json"]
    let tree = Dictionary(uniqueKeysWithValues: files.map { ($0, "{}") })
    #expect(read(tree, from: "Example") == [])
    #expect(read(tree, from: "App") == [])
  }
}
