import SwiftThemeReader
import Testing
import ThemeModel

/// Colors that another system has in a branch of its own, wherever that is.
struct OtherSystemsTests {
  private static let shared = ("Palette.swift", "enum Palette { static let text = Color.black }")

  private func notes(_ sources: [(String, String)], _ options: SourceOptions = SourceOptions()) -> [String] {
    Reading(sources, options: options).system.diagnostics.filter { $0.code == "platform-branch" }.map(\.message)
  }

  @Test func branchesInSeveralFilesAreToldAsThoseInOne() {
    let sources = [
      Self.shared,
      ("Mac.swift", "#if os(macOS)\nextension Palette { static let page = Color(white: 0.2) }\n#endif"),
      ("Phone.swift", "#if os(iOS)\nextension Palette { static let page = Color(white: 1) }\n#endif"),
    ]
    let own = notes(sources)
    #expect(own.count == 1)
    #expect(own.first?.contains("Palette.page on macOS; the values of iOS are used") == true)
    let mac = SourceOptions(systemGeneration: "macos15")
    #expect(notes(sources, mac).first?.contains("Palette.page on iOS; the values of macOS are used") == true)
    #expect(Reading(sources, options: mac).hex("Palette.page") == "#333333")
  }

  @Test func functionsAreToldToo() {
    func table(_ white: String) -> String {
      """
      import SwiftUI
      extension Theme {
        public static func color(_ token: Token) -> Color {
          switch token { case .text: return Color(white: \(white)); case .page: return Color(white: 1) }
        }
      }
      """
    }
    let own = notes([
      ("Tokens.swift", "import SwiftUI\npublic enum Theme { public enum Token { case text, page } }"),
      ("Phone.swift", "#if canImport(UIKit)\n\(table("0"))\n#endif"),
      ("Mac.swift", "#if canImport(AppKit) && !targetEnvironment(macCatalyst)\n\(table("0.4"))\n#endif"),
    ])
    // Catalyst aside, the file of the Mac has another table.
    #expect(own.count == 1)
    #expect(own.first?.contains("Theme.text") == true)
  }

  @Test(arguments: [("macOS", "NSColor", "NSColor.log"), ("watchOS", "Palette", "Palette.log")])
  func whatOnlyAnotherSystemHasIsNamed(_ system: String, _ type: String, _ name: String) {
    let color = type == "NSColor" ? "NSColor(white: 0.3, alpha: 1)" : "Color(white: 0.3)"
    let own = notes([
      Self.shared,
      ("Other.swift", "#if os(\(system))\nextension \(type) { static let log = \(color) }\n#endif"),
    ])
    #expect(own == ["1 colour that exists only on \(system) is not read, because the code is read for iOS: \(name)"])
  }

  @Test func aThemeOfAnotherSystemIsNamedByItsColors() {
    let own = notes([
      Self.shared,
      (
        "Desk.swift",
        """
        #if os(macOS)
        struct DeskTheme { let ink = Color.black; let page = Color.white; let edge = Color.gray; let halo = Color.red }
        #endif
        """
      ),
    ])
    #expect(own.first?.hasPrefix("4 colours that exist only on macOS are not read") == true)
    #expect(own.first?.hasSuffix("DeskTheme.ink, DeskTheme.page, DeskTheme.edge, and 1 more") == true)
  }

  @Test func themesOfAnotherSystemAreNamed() {
    let own = notes([
      (
        "Theme.swift",
        """
        final class Colors { let page: UIColor; let text: UIColor
          init(page: UIColor, text: UIColor) { self.page = page; self.text = text } }
        final class Theme { let colors: Colors; init(colors: Colors) { self.colors = colors }
          static let bright = Theme(colors: brightColors)
          static let dark = Theme(colors: darkColors)
          #if os(visionOS)
          static let vision = Theme(colors: visionColors)
          static let current = vision
          #endif
        }
        let brightColors = Colors(page: UIColor.white, text: UIColor.black)
        let darkColors = Colors(page: UIColor.black, text: UIColor.white)
        #if os(visionOS)
        let visionColors = Colors(page: UIColor(white: 0.5, alpha: 1), text: UIColor(white: 0.6, alpha: 1))
        let glow = UIColor(white: 0.9, alpha: 1)
        #endif
        """
      )
    ])
    let reason = "not read, because the code is read for iOS"
    #expect(
      own == [
        "2 themes that exist only on visionOS are \(reason): Theme.vision, visionColors",
        "1 colour that exists only on visionOS is \(reason): glow",
      ])
  }

  @Test func nothingIsToldOfViewsAndOfWhatIsNoColor() {
    let own = notes([
      Self.shared,
      (
        "Other.swift",
        """
        #if os(macOS)
        extension Palette { static let width: CGFloat = 3 /* Color */ }
        struct Row: View { static let tint = Color.red; var body: some View { Text("") } }
        #endif
        #if DEBUG
        extension Palette { static let debug = Color.red }
        #endif
        """
      ),
    ])
    #expect(own.isEmpty)
  }
}
