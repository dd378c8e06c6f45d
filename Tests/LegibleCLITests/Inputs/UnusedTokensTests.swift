import Testing

@testable import LegibleCLI

/// Tokens that an app defines and uses nowhere.
struct UnusedTokensTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      protocol Theme { var ink: Color { get } }
      struct Palette { let ink: Color; let page: Color; let ghostText: Color; let ghostBackground: Color; let other: Color }
      extension Palette {
        static let light = Palette(
          ink: Color(white: 0), page: Color(white: 1), ghostText: Color(white: 0.6), ghostBackground: Color(white: 1),
          other: Color(white: 0.5))
        static let dark = Palette(
          ink: Color(white: 1), page: Color(white: 0), ghostText: Color(white: 0.6), ghostBackground: Color(white: 1),
          other: Color(white: 0.5))
      }
      """)
    try world.write(
      "App/Main.swift",
      "@main struct Main: App { var body: some Scene { WindowGroup { Row(p: .light).tint(Palette.light.other) } } }")
    try view("Text(\"a\").foregroundStyle(p.ink).background(p.page)")
  }

  private func view(_ body: String) throws {
    try world.write(
      "App/Row.swift", "import SwiftUI\nstruct Row: View { let p: Palette\nvar body: some View { \(body) } }")
  }

  @Test func areNoNamedPair() throws {
    #expect(world.run("audit", "App") == .success)
    world.run("pairs", "App", "--evidence", "guessed")
    #expect(world.output.contains("ghostText") && world.output.contains("unused-text"))
  }

  @Test func areUsedWhereCodeOfAnyKindNamesThem() throws {
    try view("Text(\"a\").foregroundStyle(p.ink).background(p.page).overlay(drawn(p.ghostText, p.ghostBackground))")
    #expect(world.run("audit", "App") == .findings)
    try view("Text(\"a\").foregroundStyle(p.ink).background(p.page)")
    #expect(world.run("audit", "App") == .success)
    try world.write("App/Old.m", "[self.view paint:theme.ghostText on:theme.ghostBackground];")
    #expect(world.run("audit", "App") == .findings)
  }

  /// A source of which the app names little is a library's, or is named in ways that are not followed.
  @Test func areKeptWhereMostTokensAreUnused() throws {
    try world.write(
      "App/Main.swift", "@main struct Main: App { var body: some Scene { WindowGroup { Row(p: .light) } } }")
    #expect(world.run("audit", "App") == .findings)
  }

  /// A plugin, a macro or a tool has an entry too, and is no app.
  @Test func areKeptWhereTheEntryIsNoApp() throws {
    try world.write("App/Main.swift", "@main struct Gen: BuildToolPlugin { let ink = Palette.light.other }")
    #expect(world.run("audit", "App") == .findings)
  }

  @Test func areKeptWhereNoViewIsRead() throws {
    try view("Text(\"a\")")
    #expect(world.run("audit", "App") == .findings)
  }
}
