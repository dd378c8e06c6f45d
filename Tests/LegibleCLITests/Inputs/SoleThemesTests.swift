import Testing

@testable import LegibleCLI

/// The only theme of an app is shown in both modes, beside colors of the system's that differ.
struct SoleThemesTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "App/Views.swift",
      """
      import SwiftUI
      extension Color { static let brand = Color(red: 0.2, green: 0.2, blue: 0.2) }
      struct Tile: View { var body: some View {
        Text("a").foregroundStyle(Color.brand).background(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white }))
      } }
      """)
  }

  @Test func itsPairsAreJudgedInEachMode() throws {
    #expect(world.run("audit", "App") == .findings)
    #expect(world.output.contains("1 of 2 judged pairs fails") && world.output.contains("colors/dark"))
  }

  @Test func anAppOfOneModeIsJudgedInThatMode() throws {
    try world.write(
      "App/Info.plist",
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>
      <key>UIUserInterfaceStyle</key><string>Light</string></dict></plist>
      """)
    #expect(world.run("audit", "App") == .success)
    #expect(world.output.contains("The one judged pair passes"))
  }

  /// Which of several themes is shown in which mode, nobody knows.
  @Test func oneOfSeveralThemesStaysOpen() throws {
    try world.write(
      "App/Views.swift",
      """
      import SwiftUI
      struct Theme { let ink: Color; let page: Color
        static let ocean = Theme(ink: Color(white: 0.2), page: Color(white: 1))
        static let forest = Theme(ink: Color(white: 0.3), page: Color(white: 0.9)) }
      struct Tile: View { let theme: Theme
        var body: some View { Text("a").foregroundStyle(theme.ink)
          .background(Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .black : .white })) } }
      """)
    #expect(world.run("audit", "App") == .findings)
    #expect(world.output.contains("undetermined"))
  }

  /// A sheet lifts the system's background in dark mode, and nobody knows whether this is one: only where that makes a difference, the
  /// pair stays open.
  @Test(arguments: [
    ("0.2", "1 of 2 judged pairs fails"), ("0.459", "1 of 2 judged pairs could not be determined"),
  ])
  func whatTheSystemLiftsIsJudgedInBothLooks(white: String, verdict: String) throws {
    try world.write(
      "App/Views.swift",
      """
      import SwiftUI
      extension Color { static let brand = Color(white: \(white)) }
      struct Tile: View { var body: some View {
        Text("a").foregroundStyle(Color.brand).background(Color(uiColor: .systemBackground)) } }
      """)
    #expect(world.run("audit", "App") == .findings)
    #expect(world.output.contains(verdict))
  }
}
