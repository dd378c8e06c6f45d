import SwiftThemeReader
import Testing
import ThemeModel

/// Sources for iOS and for the Mac. Each reading is for one of the two.
struct TwoSystemsTests {
  private static let shared = (
    "Shared/Hues.swift",
    """
    enum Hues {
      #if os(macOS)
      static let star = XColor(red: 1, green: 0, blue: 0, alpha: 1)
      #else
      static let star = XColor(red: 0, green: 1, blue: 0, alpha: 1)
      #endif
      static let moon = star
      static let table = [("star", star)]
      static let both = XColor(white: 0, alpha: 1)
      static func lit() -> XColor {
        #if canImport(UIKit)
        return XColor(white: 1, alpha: 1)
        #elseif canImport(AppKit)
        return XColor(white: 0, alpha: 1)
        #endif
      }
    }
    #if os(macOS)
    import AppKit
    typealias XColor = NSColor
    #else
    import UIKit
    typealias XColor = UIColor
    #endif
    """
  )

  private static func panel(_ name: String, importing module: String) -> (String, String) {
    (
      "\(name)/Panel.swift",
      """
      import \(module)
      enum \(name) {
        static let own\(name) = Hues.both
        static let looked\(name) = Hues.table.map { $0.1 }[0]
        static let direct = Hues.star
        static let farther = Hues.moon
        static let called = Hues.lit()
        static let plain = Hues.both
        static let dim = Color.gray
      }
      """
    )
  }

  @Test func whatOnlyAMacHasIsNeverGivenTheOtherBranch() {
    let reading = Reading([
      Self.shared, Self.panel("Desk", importing: "AppKit"), Self.panel("Pocket", importing: "UIKit"),
    ])
    for name in ["direct", "farther", "called"] {
      #expect(reading.reason("Desk.\(name)")?.code == "platform-branch", "\(name)")
    }
    #expect(reading.hex("Desk.plain") == "#000000")
    #expect(reading.hex("Pocket.direct") == "#00FF00")
    #expect(reading.hex("Pocket.farther") == "#00FF00")
    #expect(reading.hex("Pocket.called") == "#FFFFFF")
    let notes = reading.system.diagnostics.filter { $0.code == "platform-branch" }
    #expect(notes.map(\.severity) == [.note])
  }

  @Test func whatOnlyAMacHasShowsTheColorsOfAMac() {
    let reading = Reading([
      Self.shared, Self.panel("Desk", importing: "AppKit"), Self.panel("Pocket", importing: "UIKit"),
    ])
    let mac = Reading(
      [Self.shared, Self.panel("Desk", importing: "AppKit")], options: SourceOptions(systemGeneration: "macos15"))
    #expect(reading.hex("Desk.dim", nil, ["mode": "dark"]) == mac.hex("Desk.dim", nil, ["mode": "dark"]))
    #expect(reading.hex("Pocket.dim", nil, ["mode": "dark"]) == "#8E8E93")
    #expect(reading.hex("Desk.dim", nil, ["mode": "dark"]) != reading.hex("Pocket.dim", nil, ["mode": "dark"]))
    #expect(mac.hex("Desk.direct") == "#FF0000")
  }

  @Test func aBranchWithoutAnOtherSideSaysNothing() {
    let reading = Reading(
      """
      #if canImport(UIKit)
      import UIKit
      #endif
      extension UIColor {
        #if os(iOS)
        static let ink = UIColor.black
        #endif
        #if DEBUG
        static let page = UIColor.red
        #else
        static let page = UIColor.white
        #endif
      }
      """)
    #expect(reading.hex("UIColor.ink") == "#000000")
    #expect(reading.hex("UIColor.page") == "#FFFFFF")
    #expect(!reading.system.diagnostics.contains { $0.code == "platform-branch" })
  }
}
