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
    """
    extension Theme { static let all: [Theme] = load()
      static func load() -> [Theme] { Store.names.map { Theme(text: Color($0), background: .white) } } }
    """,
    """
    extension Theme { static let all: [Theme] = Store.names.map(Theme.make)
      static func make(_ name: String) -> Theme { Theme(text: Color(name), background: .white) } }
    """,
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

  /// Beside themes of a contract, those of a model are a system of its own, which is read by itself.
  @Test func theyAreNoPassInASystemOfItsOwn() throws {
    let change = """
      final class Store { func f(_ key: WritableKeyPath<Theme, Color>) { var theme = Theme(text: .black, background: .white)
        theme[keyPath: key] = .yellow
        show(theme) } }
      """
    try world.write(
      "Paper.swift",
      """
      import SwiftUI
      protocol Paper { var ink: Color { get }
        var page: Color { get } }
      struct DayPaper: Paper { let ink = Color.black
        let page = Color.white }
      struct NightPaper: Paper { let ink = Color.white
        let page = Color.black }
      """)
    try write("")
    #expect(world.run("audit") == .success, "\(world.output)")
    #expect(world.output.contains("2 sources"))
    try write(change)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("2 sources"))
    #expect(world.output.contains("themes-not-followed"))
  }

  @Test func thePageSaysWhatIsLost() throws {
    try write("extension Theme { static let all = Store.names.map { Theme(text: Color($0), background: .white) } }")
    #expect(world.run("audit", "--format", "html") == .findings)
    #expect(world.output.contains("A theme that is not read cannot be judged, and never passes."))
    #expect(!world.output.contains("A token without a colour cannot be judged"))
  }

  @Test(arguments: [
    "",
    "struct Screen_Previews: PreviewProvider { static var previews: some View {\n"
      + "  Screen().environment(\\.theme, Theme(text: .yellow, background: .white)) } }",
    "struct Root: View { var body: some View { Screen().environment(\\.theme, .day) } }",
    "extension Theme { static let all: [Theme] = load()\n static func load() -> [Theme] { [.day] } }",
  ])
  func whatIsReadOrOnlyShownInPreviewsPasses(code: String) throws {
    try write(code)
    #expect(world.run("audit") == .success, "\(world.output)")
  }
}
