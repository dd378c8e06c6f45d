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

  /// The same names have other values on the Mac, so UIKit's are not taken for them.
  @Test(arguments: ["label", "soft", "accent", "green"])
  func unpublishedColoursStayUndetermined(_ name: String) throws {
    let reason = try #require(Self.reading.reason("Shades.\(name)"))
    #expect(reason.code == "unpublished-color")
    #expect(reason.place != nil)
    #expect(reason.text != nil)
  }
}
