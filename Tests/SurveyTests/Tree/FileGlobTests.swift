import Testing

@testable import Survey

struct FileGlobTests {
  @Test(arguments: [
    ("*.json", "a.json", true), ("*.json", "a/b.json", false), ("**/*.json", "a/b/c.json", true),
    ("**/*.json", "c.json", true), ("themes/**", "themes/a/b", true), ("a/**/b", "a/b", true),
    ("a/**/b", "a/x/y/b", true), ("a/**/b", "a/x/c", false), ("{light,dark}.json", "dark.json", true),
    ("{a,b{c,d}}.x", "bd.x", true), ("t?st", "test", true), ("t?st", "tst", false), ("[a-c]x", "bx", true),
    ("[!a-c]x", "bx", false), ("[!a-c]x", "zx", true), ("[]]", "]", true), ("[", "[", true), ("a{b", "a{b", true),
    ("*", ".hidden", true), ("a*b*c", "aXbYbc", true), ("a*b*c", "aXbYb", false),
  ])
  func matches(glob: String, path: String, expected: Bool) {
    #expect(FileGlob(glob).matches(path) == expected)
  }

  @Test func aHostileGlobEndsSoon() {
    let glob = FileGlob(String(repeating: "*a", count: 200) + "/" + String(repeating: "**/", count: 200) + "x")
    #expect(!glob.matches(String(repeating: "a", count: 2_000) + String(repeating: "/a", count: 500)))
    #expect(!FileGlob(String(repeating: "{a,b}", count: 60)).matches("c"))
  }

  @Test(arguments: [("themes/*/x.json", "themes"), ("*.json", ""), ("/a/b/{c,d}", "/a/b"), ("../x/*", "../x")])
  func startsAtTheFolderBeforeTheFirstStar(glob: String, base: String) {
    #expect(FileGlob(glob).base == base)
  }
}
