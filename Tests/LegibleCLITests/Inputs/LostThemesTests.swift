import Testing

@testable import LegibleCLI

/// Themes that code makes in ways that are not followed.
struct LostThemesTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
  }

  private func write(_ more: String) throws {
    try world.write(
      "Theme.swift",
      """
      import SwiftUI
      struct Theme { var text: Color
        var background: Color
        static let day = Theme(text: .black, background: .white) }
      struct ThemeKey: EnvironmentKey { static let defaultValue = Theme.day }
      extension EnvironmentValues { var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue } } }
      struct Screen: View { @Environment(\\.theme) var theme
        var body: some View { Text("a").foregroundStyle(theme.text).background(theme.background) } }
      \(more)
      """)
  }

  @Test(arguments: [
    "extension Theme { static let all: [Theme] = Store.names.map { Theme(text: Color($0), background: .white) } }",
    "struct Root: View { var body: some View { Screen().environment(\\.theme.text, .yellow) } }",
    "struct Root: View { var body: some View { Screen().transformEnvironment(\\.theme) { $0.text = .yellow } } }",
  ])
  func theyAreNoPass(code: String) throws {
    try write(code)
    #expect(world.run("audit") == .findings)
    let screen = world.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(screen.contains("but themes that code makes are not read"), "\(screen)")
    #expect(screen.contains("The run fails on: what is undetermined."))
    #expect(world.run("audit", "--format", "sarif") == .findings)
    #expect(world.output.contains("themes-not-followed"))
    #expect(world.run("baseline") == .success)
    #expect(
      world.output.contains("Not accepted: themes that code makes are not read, which fails the run until mended."))
  }

  @Test(arguments: [
    "",
    "struct Screen_Previews: PreviewProvider { static var previews: some View {\n"
      + "  Screen().environment(\\.theme, Theme(text: .yellow, background: .white)) } }",
    "struct Root: View { var body: some View { Screen().environment(\\.theme, .day) } }",
  ])
  func whatIsReadOrOnlyShownInPreviewsPasses(code: String) throws {
    try write(code)
    #expect(world.run("audit") == .success, "\(world.output)")
  }
}
