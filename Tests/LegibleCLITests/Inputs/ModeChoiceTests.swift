import Testing

@testable import LegibleCLI

/// An app that is shown in one mode is judged in that mode.
struct ModeChoiceTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    // White on white in light mode; in dark mode all is well.
    try color("text", light: "1.0", dark: "1.0")
    try color("background", light: "1.0", dark: "0.0")
  }

  private func color(_ name: String, light: String, dark: String) throws {
    func components(_ gray: String) -> String {
      #"{"color-space": "srgb", "components": {"red": "\#(gray)", "green": "\#(gray)", "blue": "\#(gray)", "alpha": "1"}}"#
    }
    try world.write(
      "App/Brand.xcassets/\(name).colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": \(components(light))},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "light"}], "color": \(components(light))},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": \(components(dark))}]}
      """)
  }

  private func write(style: String) throws {
    try world.write(
      "App/Info.plist",
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>LSRequiresIPhoneOS</key><true/>
      \(style)</dict></plist>
      """)
  }

  private static let dark = "<key>UIUserInterfaceStyle</key><string>Dark</string>"

  @Test func bothModesAreJudgedWhereNothingFixesOne() throws {
    try write(style: "")
    #expect(world.run("audit", ".", "--fail-on", "failures", "--fail-on", "guessed") == .findings)
    #expect(!world.output.contains("mode-left-out"))
  }

  @Test func aModeThatNobodySeesIsLeftOutAndTold() throws {
    try write(style: Self.dark)
    #expect(world.run("audit", ".", "--fail-on", "failures", "--fail-on", "guessed") == .success)
    let said = (world.output + world.errors).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("only in dark mode, so light mode is not audited"))
    // The settings of the app that contains the named folder count, too.
    #expect(world.run("audit", "App/Brand.xcassets", "--fail-on", "failures", "--fail-on", "guessed") == .success)
  }

  @Test func theConfigurationGoesFirst() throws {
    try write(style: Self.dark)
    try world.write(
      "legible.json", #"{"themes": [{"path": "App", "modes": "both"}], "fail-on": ["failures", "guessed"]}"#)
    #expect(world.run("audit") == .findings)
    try write(style: "")
    try world.write(
      "legible.json", #"{"themes": [{"path": "App", "modes": "dark"}], "fail-on": ["failures", "guessed"]}"#)
    #expect(world.run("audit") == .success)
    try world.write("legible.json", #"{"themes": [{"path": "App", "modes": "dusk"}]}"#)
    #expect(world.run("audit") == .failure)
  }

  @Test func codeThatMayShowTheOtherModeKeepsBoth() throws {
    try write(style: Self.dark)
    try world.write(
      "App/Sheet.swift",
      "import SwiftUI\nstruct Sheet: View { var body: some View { Text(\"a\").preferredColorScheme(.light) } }")
    #expect(world.run("audit", ".", "--fail-on", "failures", "--fail-on", "guessed") == .findings)
    let said = (world.output + world.errors).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("`preferredColorScheme` may show the other mode here, so both modes are audited"))
  }

  @Test func theRootOfTheCodeFixesTheMode() throws {
    try world.write(
      "App/Main.swift",
      "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Home().preferredColorScheme(.dark) } } }"
    )
    #expect(world.run("audit", ".", "--fail-on", "failures", "--fail-on", "guessed") == .success)
  }
}
