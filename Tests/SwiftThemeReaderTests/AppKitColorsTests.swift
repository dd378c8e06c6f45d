import SwiftThemeReader
import Testing
import ThemeModel

struct AppKitColorsTests {
  private static let reading = Reading(
    """
    import AppKit
    extension NSAppearance { var isDark: Bool { bestMatch(from: [.aqua, .darkAqua]) == .darkAqua } }
    enum Shades {
      static let matched = NSColor(name: nil) { appearance in
        appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
      }
      static let extended = NSColor(name: "x", dynamicProvider: { $0.isDark ? .black : .white })
      static let named = NSColor(name: nil) { look in
        switch look.name { case .darkAqua, .vibrantDark: return .black; default: return .white }
      }
      static var now: NSColor { NSApp.effectiveAppearance.isDark ? .black : .white }
      static var drawn: NSColor { NSAppearance.currentDrawing().name == .darkAqua ? .black : .white }
      static let listed = NSColor(colorSpace: .sRGB, components: [0.2, 0.4, 0.6, 0.5], count: 4)
      static let blended = NSColor.white.blended(withFraction: 0.25, of: .black)!
      static let high = NSColor(name: nil) { look in
        look.bestMatch(from: [.aqua, .darkAqua, .accessibilityHighContrastAqua]) == .accessibilityHighContrastAqua
          ? .red : .blue
      }
      static let label = NSColor.labelColor
      static let soft = Color(nsColor: .windowBackgroundColor).opacity(0.5)
      static let accent = Color(.controlAccentColor)
      static let green = NSColor.systemGreen
      static let chosen = NSColor.selectedTextBackgroundColor
      static let grid = NSColor.gridColor
      static let given = NSColor.textColor.redComponent < 0.5 ? NSColor.white : .black
    }
    """)

  @Test(arguments: ["matched", "extended", "named", "now", "drawn"])
  func theAppearanceIsTheMode(_ name: String) {
    #expect(Self.reading.hex("Shades.\(name)") == "#FFFFFF")
    #expect(Self.reading.hex("Shades.\(name)", nil, ["mode": "dark"]) == "#000000")
  }

  @Test func contrastCountsWhereItIsOffered() {
    #expect(Self.reading.hex("Shades.high") == "#0000FF")
    #expect(Self.reading.hex("Shades.high", nil, ["contrast": "high"]) == "#FF0000")
    #expect(Self.reading.hex("Shades.high", nil, ["contrast": "high", "mode": "dark"]) == "#0000FF")
  }

  @Test func componentsAndBlends() {
    #expect(Self.reading.hex("Shades.listed") == "#33669980")
    #expect(Self.reading.hex("Shades.blended") == "#BFBFBF")
  }

  /// Accents as the guidelines list them for the Mac, also with increased contrast. UIKit has other values under these names.
  @Test func accentsAreTheMacsOwn() {
    #expect(Self.reading.hex("Shades.green") == "#28CD41")
    #expect(Self.reading.hex("Shades.green", nil, ["mode": "dark"]) == "#32D74B")
    #expect(Self.reading.hex("Shades.green", nil, ["contrast": "high"]) == "#007D1B")
    #expect(Self.reading.hex("Shades.green", nil, ["contrast": "high", "mode": "dark"]) == "#31DE4B")
  }

  @Test func semanticColoursHaveTheirFiguresAtTheStandardContrast() throws {
    #expect(Self.reading.hex("Shades.label") == "#000000D8")
    #expect(Self.reading.hex("Shades.label", nil, ["mode": "dark"]) == "#FFFFFFD8")
    #expect(Self.reading.hex("Shades.soft") == "#ECECEC80")
    #expect(Self.reading.hex("Shades.soft", nil, ["mode": "dark"]) == "#32323280")
    let reason = try #require(Self.reading.reason("Shades.label", nil, ["contrast": "high"]))
    #expect(reason.reason.contains("at increased contrast"))
  }

  @Test(arguments: ["accent", "chosen"])
  func whatFollowsTheUsersChoiceIsNotGuessed(_ name: String) throws {
    let reason = try #require(Self.reading.reason("Shades.\(name)"))
    #expect(reason.code == "runtime-value")
    #expect(reason.reason.contains("the user chooses"))
    #expect(reason.place != nil)
    #expect(reason.text != nil)
  }

  @Test func whatWasNeverPublishedIsNotGuessed() {
    #expect(Self.reading.reason("Shades.grid")?.code == "unpublished-color")
  }

  /// When a release of macOS is declared, SwiftUI's colors and conditional compilation are those of a Mac.
  @Test func aDeclaredMacIsAMac() {
    let source = """
      enum Shades {
        static let text = Color.primary
        static let go = Color.green
        static let soft = Color(.windowBackgroundColor)
        static let fixed = NSColor.systemGreen
        #if os(macOS)
          static let here = Color.white
        #else
          static let here = Color.black
        #endif
      }
      """
    let mac = Reading(source, options: SourceOptions(systemGeneration: "macos14"))
    #expect(mac.hex("Shades.text") == "#000000D8")
    #expect(mac.hex("Shades.go") == "#28CD41")
    #expect(mac.hex("Shades.soft") == "#ECECEC")
    #expect(mac.hex("Shades.here") == "#FFFFFF")
    let phone = Reading(source)
    #expect(phone.hex("Shades.text") == "#000000")
    #expect(phone.hex("Shades.go") == "#34C759")
    #expect(phone.hex("Shades.soft") == "#ECECEC")
    #expect(phone.hex("Shades.fixed") == "#28CD41")
    #expect(phone.hex("Shades.here") == "#000000")
    // Since 2025, one table of accents applies to all systems.
    let latest = Reading(source, options: SourceOptions(systemGeneration: "macos26"))
    #expect(latest.hex("Shades.go") == "#34C759")
    #expect(latest.reason("Shades.soft")?.reason.contains("macOS 26") == true)
    #expect(latest.reason("Shades.text")?.reason.contains("no value of `Color.primary` for macOS 26") == true)
  }
}
