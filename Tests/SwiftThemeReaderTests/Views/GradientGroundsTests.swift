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

  @Test func stopsThatAreNotWrittenOutAreUnknown() {
    let seen = Self.seen(
      "LinearGradient(colors: stops, startPoint: .top, endPoint: .bottom)", members: "let stops: [Color]")
    #expect(seen.all.isEmpty)
    #expect(seen.unread.count == 1)
  }
}
