import SwiftThemeReader
import Testing
import ThemeModel

/// Colors that may be missing, and what views show in their place.
struct FallbackColorsTests {
  private static let themes = """
    struct Theme { let name: String; let page: Color; let ink: Color; let special: Color?
      static let plain = Theme(name: "plain", page: .white, ink: .black, special: nil)
      static let loud = Theme(name: "loud", page: .black, ink: .white, special: Color(red: 1, green: 0, blue: 0)) }

    """

  private static func pairs(_ code: String) -> Set<String> { OwnPairs.of(themes + code) }

  private static func view(_ ink: String, _ member: String = "") -> String {
    "struct V: View { let t: Theme; \(member)\nvar body: some View { Text(\"a\").foregroundStyle(\(ink)).background(t.page) } }"
  }

  @Test(arguments: [
    "t.special ?? t.ink", "t.special == nil ? t.ink : t.special!", "t.special != nil ? t.special! : t.ink",
    "own",
  ])
  func eachThemeShowsWhatItHas(_ ink: String) {
    let own = "var own: Color { guard let special = t.special else { return t.ink }\nreturn special }"
    #expect(Self.pairs(Self.view(ink, own)) == ["special on page in loud", "ink on page in plain"], "\(ink)")
  }

  @Test func aGroundMayBeMissingToo() {
    let code = """
      struct V: View { let t: Theme
        var body: some View { Text("a").foregroundStyle(t.ink).background(t.special ?? t.page) } }
      """
    #expect(Self.pairs(code) == ["ink on special in loud", "ink on page in plain"])
    let both = """
      struct V: View { let t: Theme
        var body: some View { Text("a").foregroundStyle(t.special ?? t.ink).background(t.special ?? t.page) } }
      """
    #expect(Self.pairs(both) == ["special on special in loud", "ink on page in plain"])
  }

  @Test func aViewThatIsShownWithTheColorIsShownInThoseThemes() {
    let code = """
      struct V: View { let t: Theme
        var body: some View { VStack {
          if let special = t.special { Text("a").foregroundStyle(special) } else { Text("b").foregroundStyle(t.ink) }
        }.background(t.page) } }
      """
    #expect(Self.pairs(code) == ["special on page in loud", "ink on page in plain"])
  }

  @Test func aColorThatEveryThemeHasNeedsNoOther() {
    #expect(Self.pairs(Self.view("t.ink ?? t.special")) == ["ink on page"])
  }

  @Test func whatIsHandedInMayBeMissing() {
    let code = """
      struct Line: View { let t: Theme; var tint: Color?
        var body: some View { Text("a").foregroundStyle(tint ?? t.ink).background(t.page) } }
      """
    #expect(Self.pairs(code) == ["ink on page, likely"])
    #expect(
      Self.pairs(code + "\nstruct V: View { let t: Theme; var body: some View { Line(t: t) } }") == ["ink on page"])
  }
}
