import Testing

@testable import Survey

/// Files with the ending of JSON that are in another notation.
struct ForeignNotationTests {
  private func survey(_ files: [String: String], named: Set<String> = []) -> Survey {
    let tree = MemoryTree(files: files)
    let walk = SourceWalk.files(".", in: tree)
    let looks = walk.files.map {
      FileLook(.init(path: $0.path, isNamed: named.contains($0.path)), as: nil, in: tree)
    }
    return Survey(looks, walk: walk, products: ProductFolders(root: "."))
  }

  private func read(_ survey: Survey) -> [String] { survey.groups.flatMap(\.files).map(\.path).sorted() }

  private static let day =
    ##"{"background": "#ffffff", "foreground": "#111111", "primary": "#0044aa", "border": "#dddddd"}"##
  private static let files = [
    "extras/a/day.json": day, "extras/a/night.json": day.replacing("#ffffff", with: "#000000"),
  ]

  @Test(arguments: [
    "# Add this to your settings\n" + day, "{\n  # the ground\n  \"background\": \"#ffffff\"\n}",
    "#!/usr/bin/jq\n" + day,
    day + "\n" + day,
  ])
  func aSnippetIsLeftAsideByName(text: String) {
    let found = survey(Self.files.merging(["extras/b/day.json": text]) { $1 })
    #expect(read(found) == Self.files.keys.sorted())
    #expect(found.broken.isEmpty)
    #expect(found.aside.map(\.path) == ["extras/b/day.json"])
    #expect(found.aside.map(\.reason) == [.unreadable])
  }

  /// What is cut, has lost its quotes, has conflict markers or keys of tokens may be a lost source.
  @Test(arguments: [
    "{\"background\": \"#ffffff\",\n", "{\"background\":\n #ffffff}", "<<<<<<< HEAD\n" + day, day + "}",
    day + day.dropLast(),
    "# tokens\n{\"ink\": {\"value\": \"#111111\"}}",
    "{\"a\": {\"$value\": \"#111111\"}}\n{\"b\": {\"$value\": \"#222222\"}}",
  ])
  func whatMayBeALostSourceIsAnError(text: String) {
    let found = survey(Self.files.merging(["extras/b/day.json": text]) { $1 })
    #expect((read(found) + found.broken.map(\.path)).contains("extras/b/day.json"))
  }

  /// A theme beside themes, a file that somebody named, and one whose name promises tokens are no snippets.
  @Test(arguments: [("extras/a/dusk.json", false), ("extras/b/day.json", true), ("extras/b/day.tokens.json", false)])
  func whatIsDueStaysAnError(path: String, isNamed: Bool) {
    let files = Self.files.merging([path: "# dusk\n" + Self.day]) { $1 }
    let found = survey(files, named: isNamed ? [path] : [])
    #expect((read(found) + found.broken.map(\.path)).contains(path))
  }
}
