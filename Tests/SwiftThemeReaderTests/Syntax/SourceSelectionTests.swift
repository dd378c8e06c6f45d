import SwiftThemeReader
import Testing
import ThemeModel

/// Files that mention no color are parsed when the themes turn out to need their declarations.
struct SourceSelectionTests {
  @Test func whatAThemeNeedsIsFoundInOtherFiles() {
    let reading = Reading([
      ("A/Level.swift", "enum Level { case low, high }"),
      ("A/Share.swift", "extension Level { var share: Double { self == .low ? 0.25 : 0.75 } }"),
      ("A/Colors.swift", "enum Colors { static let line = UIColor(white: CGFloat(Level.high.share), alpha: 1) }"),
      ("B/Screen.swift", "final class Screen { func show() { print(1) } }"),
    ])
    #expect(reading.hex("Colors.line") == "#BFBFBF")
  }

  @Test func fileprivateTypesOfOneNameStayApart() {
    let reading = Reading([
      (
        "Contract.swift",
        "protocol Palette { var page: UIColor { get } }\nprotocol Theme { var colors: Palette { get } }"
      ),
      (
        "Light.swift",
        "struct LightTheme: Theme { var colors: Palette = Colors() }\nprivate struct Colors: Palette { var page: UIColor = .white }"
      ),
      (
        "Dark.swift",
        "struct DarkTheme: Theme { var colors: Palette = Colors() }\nprivate struct Colors: Palette { var page: UIColor = .black }"
      ),
    ])
    #expect(reading.hex("page", "LightTheme") == "#FFFFFF")
    #expect(reading.hex("page", "DarkTheme") == "#000000")
  }

  @Test func theNumberOfThreadsChangesNothing() throws {
    let files = try ThemeSources.files(in: "firefox-ios")
    #expect(SwiftThemeReader.read(files: files, workers: 1) == SwiftThemeReader.read(files: files, workers: 7))
  }
}
