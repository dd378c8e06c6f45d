import Testing

/// Tokens that are clear in every theme paint nothing: what lies behind them is the background.
struct ClearTokensTests {
  private static let colors = """
    extension Color {
      static let ink = Color(red: 0.1, green: 0.1, blue: 0.1); static let page = Color(red: 1, green: 1, blue: 1)
      static let none = Color.clear; static let faint = Color(red: 0, green: 0, blue: 0).opacity(0.4)
    }

    """

  private static func pairs(_ inner: String, _ outer: String = ".background(Color.page)") -> Set<String> {
    OwnPairs.of(
      colors + "struct V: View { var body: some View { VStack {"
        + "Text(\"a\").foregroundStyle(Color.ink).background(\(inner)) }\(outer) } }")
  }

  @Test func whatLiesBehindIsTheBackground() {
    #expect(Self.pairs("Color.none") == ["Color.ink on Color.page"])
    #expect(Self.pairs("Color.none", "").isEmpty)
    #expect(Self.pairs("Rectangle().fill(Color.none)") == ["Color.ink on Color.page"])
  }

  @Test func aVeilIsALayer() {
    #expect(Self.pairs("Color.faint") == ["Color.ink on Color.faint on Color.page"])
  }

  @Test func viewsOfUIKitLetTheirSuperviewThrough() {
    func pairs(_ ground: String) -> Set<String> {
      OwnPairs.of(
        "import UIKit\nextension UIColor { static let ink = UIColor(white: 0.1, alpha: 1)\n"
          + "static let page = UIColor(white: 1, alpha: 1); static let none = UIColor.clear }\n"
          + "final class V: UIView { let l = UILabel(); let box = UIView()\n"
          + "func s() { addSubview(box); box.addSubview(l); backgroundColor = .page\n"
          + "box.backgroundColor = \(ground); l.textColor = .ink } }")
    }
    #expect(pairs("UIColor.none") == ["UIColor.ink on UIColor.page"])
    // With another alpha, it is black.
    #expect(!pairs("UIColor.none.withAlphaComponent(1)").contains("UIColor.ink on UIColor.page"))
  }
}
