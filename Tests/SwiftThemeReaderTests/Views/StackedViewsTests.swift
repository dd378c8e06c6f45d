import SwiftThemeReader
import Testing
import ThemeModel

/// Choices, groups and bodies of several views are layers of the stack around them.
struct StackedViewsTests {
  private static let layers = "Color.theme.page; Text(\"a\").foregroundStyle(.theme.text)"

  @Test(arguments: [
    "ZStack { if isOn { LAYERS } }", "ZStack { if isOn { Color.theme.card } else { LAYERS } }",
    "ZStack { switch number { case 0: LAYERS; default: EmptyView() } }", "ZStack { Group { LAYERS } }",
    "ZStack { ForEach(0..<3) { _ in LAYERS } }", "ZStack { content }", "ZStack { Part() }",
    "GeometryReader { _ in LAYERS }",
    "Color.theme.card.background { LAYERS }",
  ])
  func whatLiesInFrontLiesOnTheLayerBefore(_ body: String) {
    let seen = Seen(
      """
      struct Page: View {
        let isOn: Bool
        let number: Int
        @ViewBuilder var content: some View { LAYERS }
        var body: some View { \(body) }
      }
      struct Part: View { var body: some View { LAYERS } }
      """.replacing("LAYERS", with: Self.layers))
    #expect(seen.proven == ["text on page"], "\(body)")
  }

  @Test func severalViewsOfAnOverlayLieOnEachOther() {
    let seen = Seen(
      """
      struct Page: View {
        let isOn: Bool
        var body: some View { Color.theme.accent.overlay { if isOn { \(Self.layers) } } }
      }
      """)
    #expect(seen.all == ["text on page, accent"])
  }

  @Test(arguments: ["VStack", "HStack", "List", "Button(action: {})"])
  func whatStandsSideBySideIsNoLayer(_ container: String) {
    let seen = Seen(
      """
      struct Page: View { var body: some View { ZStack { \(container) { \(Self.layers) } }.background(Color.theme.card) } }
      """)
    #expect(!seen.all.contains("text on page"))
  }

  /// A function that returns its view makes no other before it.
  @Test func aStatementBeforeTheViewIsNoLayer() {
    let seen = Seen(
      """
      struct Page: View {
        func part() -> some View { log("a"); return Text("a").foregroundStyle(.theme.text) }
        var body: some View { ZStack { part() }.background(Color.theme.card) }
      }
      """)
    #expect(seen.proven == ["text on card"])
  }
}
