import Testing
import ThemeModel

/// Pairs of colors of which no theme has either. They are not judged, and not passed over either.
struct AsidePairsTests {
  private static let kit = """
    extension Color {
      static let brandInk = Color(red: 0.2, green: 0.2, blue: 0.2)
      static let brandPage = Color(red: 0.9, green: 0.9, blue: 0.9)
    }
    extension UIColor {
      static let kitInk = UIColor(white: 0.2, alpha: 1)
      static let kitPage = UIColor(white: 0.9, alpha: 1)
    }

    """

  private func note(_ source: String) -> Diagnostic? {
    Seen(Self.kit + source).diagnostics.first { $0.code == "colors-not-read" }
  }

  private static func view(_ body: String) -> String {
    "struct V: View { var body: some View {\n\(body)\n} }"
  }

  @Test(arguments: [
    (view("Text(\"a\").foregroundStyle(Color.brandInk).background(Color.brandPage)"), "brandInk on Color.brandPage"),
    (view("Text(\"a\").foregroundStyle(Color.brandInk).background(Color.white)"), "brandInk on .white"),
    (
      "class C: UIViewController { let l = UILabel(); func f() {\nl.textColor = .kitInk\nl.backgroundColor = .kitPage } }",
      "kitInk on UIColor.kitPage"
    ),
  ])
  func aPairOfConstantsIsNamed(_ source: String, _ words: String) throws {
    let told = try #require(note(source))
    #expect(told.message.contains(words), "\(told.message)")
    #expect(told.message.hasPrefix("1 pair that views show is not judged"))
    #expect(told.place?.line != nil)
  }

  @Test func pairsAreCounted() throws {
    let source =
      Self.view("Text(\"a\").foregroundStyle(Color.brandInk).background(Color.brandPage)")
      + Self.view("Text(\"a\").foregroundStyle(Color.brandPage).background(Color.brandInk)").replacing("V:", with: "W:")
    #expect(try #require(note(source)).message.hasPrefix("2 pairs that views show are not judged"))
  }

  /// White on black, and a constant on a token, which is judged.
  @Test(arguments: [
    "Text(\"a\").foregroundStyle(Color.white).background(Color.black)",
    "Text(\"a\").foregroundStyle(Color.brandInk).background(.theme.card)",
    "Text(\"a\").foregroundStyle(.theme.text).background(Color.brandPage)",
  ])
  func otherPairsAreNot(_ body: String) {
    #expect(note(Self.view(body)) == nil)
  }
}
