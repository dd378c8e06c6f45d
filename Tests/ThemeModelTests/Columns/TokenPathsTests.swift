import Testing
import ThemeModel

@Suite("Token paths")
struct TokenPathsTests {
  @Test("each path is told by its bytes")
  func bytes() throws {
    let paths = try #require(TokenPaths(["a", "a.b", "ä"]))
    func has(_ path: String, at place: Int) -> Bool {
      var path = path
      return path.withUTF8 { paths.has($0, at: place) }
    }
    #expect(paths.count == 3)
    #expect(has("a", at: 0) && has("a.b", at: 1) && has("ä", at: 2))
    #expect(!has("a.", at: 1) && !has("a.c", at: 1) && !has("b", at: 0) && !has("", at: 0))
    // The same letter as two characters: equal as text, but not the same bytes.
    #expect(!has("a\u{308}", at: 2))
  }

  @Test("two paths that are one make no list")
  func twice() {
    #expect(TokenPaths(["a", "b", "a"]) == nil)
    #expect(TokenPaths(["ä", "a\u{308}"]) == nil)
  }
}
