import Foundation
import Testing

@testable import LegibleCLI

/// Files of keys and colors beside code that decodes them.
struct DataUseTests {
  let world: TestWorld

  init() throws {
    world = try TestWorld()
    try world.write(
      "App/Theme.swift",
      """
      import SwiftUI
      extension Color {
        init(hex: String) {
          var value: UInt64 = 0
          Scanner(string: String(hex.dropFirst())).scanHexInt64(&value)
          self.init(red: Double((value >> 16) & 0xFF) / 255, green: Double((value >> 8) & 0xFF) / 255, blue: Double(value & 0xFF) / 255)
        }
      }
      struct Theme: Decodable {
        let name: String
        let ink: String
        let page: String
        var inkColor: Color { Color(hex: ink) }
        var pageColor: Color { Color(hex: page) }
      }
      struct Row: View {
        let theme: Theme
        var body: some View { Text("a").foregroundStyle(theme.inkColor).background(theme.pageColor) }
      }
      """)
  }

  private func writeThemes(more: String = "", night: String = "#EEEEEE", in folder: String = "App/") throws {
    try world.write(
      "\(folder)Themes.json",
      """
      [{"name": "Day", "ink": "#111111", "page": "#FFFFFF"\(more)},
       {"name": "Night", "ink": "\(night)", "page": "#101010"\(more)}]
      """)
  }

  /// The colors are judged once, as the views show them.
  @Test func aDecodedFileIsNoSecondSystem() throws {
    try writeThemes()
    #expect(world.run("audit") == .success)
    #expect(world.output.contains("2 themes, 2 tokens"))
    #expect(world.output.contains("App/Themes.json (used by what is read)"))
    try writeThemes(night: "#444444")
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("inkColor on pageColor in Night"))
  }

  /// Colors that no code decodes stay in the audit.
  @Test func whatCodeDoesNotDecodeStays() throws {
    try writeThemes(more: ", \"rim\": \"#888888\"")
    #expect(world.run("tokens") == .success)
    #expect(world.output.contains("rim"))
    #expect(world.errors.contains("no code that decodes them uses rim"))
  }

  /// A configuration that names files names the data, too.
  @Test func theConfigurationOfInitNamesTheFile() throws {
    try world.write("Theme.swift", world.read("App/Theme.swift"))
    try world.write("App/Theme.swift", "")
    try writeThemes(night: "#444444", in: "")
    #expect(world.run("init") == .success)
    #expect(try world.read("legible.json").contains("\"Themes.json\""))
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("inkColor on pageColor in Night"))
  }

  @Test func aFixIsWrittenIntoTheFile() throws {
    try writeThemes(night: "#444444")
    _ = world.run("mend", "--apply")
    #expect(world.run("audit") == .success)
    #expect(try world.read("App/Themes.json").contains("\"ink\": \"#111111\", \"page\": \"#FFFFFF\""))
  }

  private func rewrite(_ members: String) throws {
    let code = try world.read("App/Theme.swift")
    let start = try #require(code.range(of: "struct Theme"))
    try world.write("App/Theme.swift", code[..<start.lowerBound] + members)
  }

  /// A key that says for what a color is, where code calls it otherwise, is judged as the file names it.
  @Test func namesThatSayMoreAreJudged() throws {
    try rewrite(
      """
      struct Theme: Decodable {
        let name: String
        private let text: String
        private let background: String
        private let buttonText: String
        private let buttonBackground: String
        var textColor: Color { Color(hex: text) }
        var backgroundColor: Color { Color(hex: background) }
        var cta: Color { Color(hex: buttonText) }
        var pill: Color { Color(hex: buttonBackground) }
      }
      """)
    try world.write(
      "App/Themes.json",
      """
      [{"name": "Day", "text": "#111111", "background": "#FFFFFF", "buttonText": "#CCCCCC", "buttonBackground": "#EEEEEE"},
       {"name": "Night", "text": "#EEEEEE", "background": "#101214", "buttonText": "#444444", "buttonBackground": "#222222"}]
      """)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("buttonText on buttonBackground"))
  }

  /// Code that decodes one mode of a file does not take the others out of the audit.
  @Test func modesThatCodeDoesNotDecodeStay() throws {
    try rewrite(
      """
      struct Scheme: Decodable {
        private let text: String
        private let background: String
        var textColor: Color { Color(hex: text) }
        var backgroundColor: Color { Color(hex: background) }
      }
      struct Theme: Decodable { let name: String; let light: Scheme }
      """)
    try world.write(
      "App/Themes.json",
      """
      [{"name": "A", "light": {"text": "#111111", "background": "#FFFFFF"}, "dark": {"text": "#444444", "background": "#111111"}},
       {"name": "B", "light": {"text": "#111111", "background": "#FFFFFF"}, "dark": {"text": "#444444", "background": "#111111"}}]
      """)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("text on background"))
  }

  /// What the web has is no file of the app.
  @Test func otherProductsAreNotDecoded() throws {
    try writeThemes()
    try world.write(
      "web/themes.json",
      "[{\"name\": \"Web\", \"ink\": \"#111111\", \"page\": \"#FFFFFF\", \"text\": \"#999999\", \"background\": \"#AAAAAA\"}]"
    )
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("text on background"))
  }
}
