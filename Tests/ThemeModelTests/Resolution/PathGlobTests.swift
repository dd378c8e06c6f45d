import Testing
import ThemeModel

@Suite("Globs over paths")
struct PathGlobTests {
  @Test(
    "what matches",
    arguments: [
      ("color.*", "color.blue", true), ("color.*", "color.blue.60", false), ("color.**", "color.blue.60", true),
      ("**", "", true), ("*", "a.b", false), ("**.60", "color.blue.60", true), ("c*r.b?ue", "Color.BLUE", true),
      ("a?b", "a.b", false), ("{raw,core}.**", "core.x", true), ("{raw,core}.**", "cor.x", false),
      ("x{a,}", "x", true), ("*.b.*", "a.b.c", true), ("**b**", "a.xbx.c", true), ("a*b*c", "aXbYbZc", true),
      ("a*c", "abcb", false), ("é*", "Été", true), ("a{b", "a{b", true), ("**.*.x", "a.b.c.x", true),
      ("a.*.c*", "a.b.b.cc", false), ("*a*b", "aabab", true), ("", "", true), ("", "a", false),
    ])
  func matches(_ pattern: String, _ name: String, _ expected: Bool) {
    #expect(PathGlob(pattern).matches(name) == expected)
  }

  @Test("alternatives multiply up to a bound, and stars never explode")
  func bounds() {
    let braces = String(repeating: "{a,b}", count: 40)
    #expect(!PathGlob(braces).matches("c"))
    let stars = String(repeating: "*a", count: 200) + "b"
    #expect(!PathGlob(stars).matches(String(repeating: "a", count: 5_000)))
  }
}
