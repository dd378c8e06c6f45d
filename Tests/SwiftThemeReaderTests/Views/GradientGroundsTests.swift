import SwiftThemeReader
import Testing
import ThemeModel

/// Gradients that views make in place.
struct GradientGroundsTests {
  private static func seen(_ fill: String, members: String = "") -> Seen {
    Seen(
      """
      struct Page: View {
        \(members)
        var body: some View { Text("a").foregroundStyle(.theme.text).background(\(fill)) }
      }
      """)
  }

  @Test(arguments: [
    "LinearGradient(colors: [Color.theme.page, .theme.card], startPoint: .top, endPoint: .bottom)",
    "LinearGradient(gradient: Gradient(colors: [Color.theme.page, .theme.card]), startPoint: .top, endPoint: .bottom)",
    "RadialGradient(stops: [.init(color: .theme.page, location: 0), .init(color: .theme.card, location: 1)], center: .center)",
    "SwiftUI.LinearGradient(colors: [Color.theme.page, .theme.card], startPoint: .top, endPoint: .bottom)",
    "Rectangle().fill(LinearGradient(colors: [Color.theme.page, .theme.card], startPoint: .top, endPoint: .bottom))",
    ".linearGradient(colors: [Color.theme.page, .theme.card], startPoint: .top, endPoint: .bottom)",
  ])
  func eachStopMayLieBehind(_ fill: String) {
    let seen = Self.seen(fill)
    #expect(seen.likely == ["text on page", "text on card"], "\(fill)")
    #expect(seen.proven.isEmpty, "\(fill)")
  }

  @Test func aGradientMayBeKeptOrMadeByAFunction() {
    let made = "LinearGradient(colors: [Color.theme.page, .theme.card], startPoint: .top, endPoint: .bottom)"
    #expect(Self.seen("fill", members: "let fill = \(made)").likely == ["text on page", "text on card"])
    let function = "func fill(_ isOn: Bool) -> LinearGradient { \(made) }"
    #expect(Self.seen("fill(true)", members: function).likely == ["text on page", "text on card"])
  }

  @Test func aGradientOfOneColorIsThatColor() {
    let fill = "LinearGradient(colors: [Color.theme.page, .theme.page], startPoint: .top, endPoint: .bottom)"
    #expect(Self.seen(fill).proven == ["text on page"])
  }

  @Test func oneColorAtTwoOpacitiesIsTwoGrounds() {
    for colors in ["Color.theme.page, .theme.page.opacity(0.3)", "Color.theme.page.opacity(0.3), .theme.page"] {
      let seen = Self.seen("LinearGradient(colors: [\(colors)], startPoint: .top, endPoint: .bottom)")
      #expect(seen.proven.isEmpty, "\(colors)")
      #expect(seen.all.count == 2, "\(colors): \(seen.all)")
    }
  }

  /// It shows what lies behind it, changed by an unknown share of its other stops.
  @Test(arguments: [
    "LinearGradient(colors: [.black.opacity(0.5), .clear], startPoint: .top, endPoint: .bottom)",
    "LinearGradient(colors: [Color.theme.page, .clear], startPoint: .top, endPoint: .bottom)",
    "RadialGradient(gradient: Gradient(colors: [.theme.page, .clear]), center: .center)",
    "LinearGradient(stops: [.init(color: .black.opacity(on ? 0 : 0.5), location: 0), .init(color: .black, location: 1)])",
    "fade",
  ])
  func aGradientThatBecomesClearIsNoGround(_ fill: String) {
    let seen = Self.seen(
      fill, members: "let on: Bool; let fade = AngularGradient(colors: [.theme.page, .clear], center: .center)")
    #expect(seen.all == ["text on nothing"], "\(fill)")
    #expect(seen.proven.isEmpty && seen.unread.isEmpty, "\(fill)")
  }

  @Test func aTextOfSuchAGradientIsUnknown() {
    let seen = Seen(
      "struct Page: View { var body: some View { Text(\"a\").foregroundStyle(LinearGradient(colors: [.theme.text, .clear]))"
        + ".background(.theme.card) } }")
    #expect(seen.all.isEmpty)
    #expect(seen.unread.count == 1)
  }

  @Test func stopsThatAreNotWrittenOutAreUnknown() {
    let seen = Self.seen(
      "LinearGradient(colors: stops, startPoint: .top, endPoint: .bottom)", members: "let stops: [Color]")
    #expect(seen.all.isEmpty)
    #expect(seen.unread.count == 1)
  }
}
