import Testing
import ThemeModel

/// Which token a view means: a member is never a global, and on an earlier release a color may be another one.
struct TokensOfViewsTests {
  private static let kit = """
    import SwiftUI
    struct Theme { var panel = Color.white; var ink = Color.black }
    extension EnvironmentValues { @Entry var theme = Theme() }

    """

  private static func view(_ body: String) -> String {
    "struct V: View { @Environment(\\.theme) var theme\nvar body: some View { \(body) } }"
  }

  private func seen(_ source: String) -> Seen {
    Seen(
      source, in: "Views.swift", tokens: ["panel"], palette: false,
      declaredIn: Place(file: "Globals.swift", line: 1, column: 1),
      others: ["Globals.swift": "let panel = UIColor.white\n"])
  }

  @Test func aMemberIsNoGlobal() {
    let member = seen(Self.kit + Self.view("Text(\"a\").foregroundStyle(.black).background(theme.panel)"))
    #expect(!member.all.contains { $0.hasSuffix("on panel") })
    let global = seen(Self.kit + Self.view("Text(\"a\").foregroundStyle(.black).background(Color(panel))"))
    #expect(global.proven == [".black on panel"])
  }

  private static let releases = """
    import SwiftUI
    extension Color {
      static var ink: Color { if #available(iOS 15.0, *) { return .white } else { return .black } }
      static let plain = Color.white
      static var ground: Color { if #available(iOS 15.0, *) { return .black } else { return .white } }
    }

    """

  private func seenOnReleases(_ ink: String) -> Seen {
    Seen(
      Self.releases
        + "struct V: View { var body: some View { Text(\"a\").foregroundStyle(Color.\(ink)).background(Color.ground) } }",
      tokens: [ink], palette: false,
      declaredIn: Place(file: "Views.swift", line: ink == "ink" ? 3 : 4, column: 3))
  }

  @Test func aColorThatAsksForTheReleaseIsAnotherOneOnEarlierOnes() {
    let seen = seenOnReleases("ink")
    #expect(seen.proven == ["ink on .black"])
    #expect(seen.unread == ["ink on earlier releases on .white"])
    #expect(Set(seenOnReleases("plain").proven) == ["plain on .black", "plain on .white"])
  }
}
