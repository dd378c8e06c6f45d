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

  private func writeThemes(more: String = "", night: String = "#EEEEEE") throws {
    try world.write(
      "App/Themes.json",
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

  @Test func theConfigurationNamesTheFile() throws {
    try writeThemes(night: "#444444")
    #expect(world.run("init") == .success)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("inkColor on pageColor in Night"))
  }

  @Test func aFixIsWrittenIntoTheFile() throws {
    try writeThemes(night: "#444444")
    _ = world.run("mend", "--apply")
    #expect(world.run("audit") == .success)
    #expect(try world.read("App/Themes.json").contains("\"ink\": \"#111111\", \"page\": \"#FFFFFF\""))
  }
}
