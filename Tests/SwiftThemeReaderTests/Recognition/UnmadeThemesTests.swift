import SwiftThemeReader
import Testing
import ThemeModel

/// Types that meet the contract of the themes and of which no code makes a value.
struct UnmadeThemesTests {
  private static let themes = """
    protocol Theme { var page: UIColor { get }\nvar ink: UIColor { get } }
    class LightTheme: Theme { var page = UIColor.white\nvar ink = UIColor.black\nrequired init() {} }
    class DarkTheme: Theme { var page = UIColor.black\nvar ink = UIColor.white\nrequired init() {} }
    //  AutoTheme.swift
    class AutoTheme: Theme { var page = UIColor.white\nvar ink = UIColor.lightGray\nrequired init() {} }
    enum Current { static var theme: Theme = LightTheme()\nstatic func dim() { theme = DarkTheme() } }

    """
  private static let app = "@main struct Notes: App { var body: some Scene { WindowGroup { Text(\"a\") } } }\n"

  @Test func aTypeThatNothingMakesIsNoted() {
    let reading = Reading(Self.themes + Self.app)
    #expect(reading.system.themes.map(\.name) == ["LightTheme", "DarkTheme", "AutoTheme"])
    let note = reading.system.diagnostics.first { $0.code == "theme-never-made" }
    #expect(note?.message.contains("AutoTheme") == true)
    #expect(note?.place?.line == 10)
  }

  /// Other code may import a library and make what it declares.
  @Test func aTypeOfALibraryIsATheme() {
    let reading = Reading(Self.themes)
    #expect(reading.system.themes.map(\.name) == ["LightTheme", "DarkTheme", "AutoTheme"])
    #expect(reading.system.diagnostics.contains { $0.code == "theme-never-made" })
  }

  /// What may make it: a list, a metatype, a factory, an extension of the contract, the runtime, a subclass, another file.
  @Test(arguments: [
    "let all: [Theme] = [LightTheme(), AutoTheme()]", "let kinds: [Theme.Type] = [DarkTheme.self, AutoTheme.self]",
    "func make(_ name: String) -> Theme? { (NSClassFromString(name) as? LightTheme.Type)?.init() }",
    "extension Theme where Self == AutoTheme { static var auto: AutoTheme { .init() } }",
    "func load() -> Theme { Registry.make(\"AutoTheme\") }", "class EveningTheme: AutoTheme {}",
    "typealias Standard = AutoTheme", "func isAuto(_ theme: Theme) -> Bool { theme is AutoTheme }",
  ])
  func aTypeThatCodeMentionsIsATheme(_ code: String) {
    let reading = Reading([("Themes.swift", Self.themes + Self.app), ("Other.swift", code)])
    #expect(reading.system.themes.contains { ["AutoTheme", "auto"].contains($0.name) }, "\(code)")
    #expect(
      !reading.system.diagnostics.contains { $0.code == "theme-never-made" && $0.message.contains("of AutoTheme") },
      "\(code)")
  }

  /// What other modules or the runtime may make.
  @Test(arguments: [
    ("class AutoTheme: Theme", "public class AutoTheme: Theme"),
    ("class AutoTheme: Theme", "@objc class AutoTheme: NSObject, Theme"),
  ])
  func aTypeThatOthersReachIsATheme(_ declaration: String, _ other: String) {
    let reading = Reading(Self.themes.replacing(declaration, with: other) + Self.app)
    #expect(reading.system.themes.contains { $0.name == "AutoTheme" }, "\(other)")
  }
}
