import SwiftThemeReader
import Testing
import ThemeModel

/// What is no color is no token, and what names a color by another way is one.
struct NoColorsTests {
  @Test func membersOfTheSystemsOtherTypesAreNoColors() {
    let reading = Reading(
      """
      class HUDModel {
        var tint = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        var title: UIColor = .black
        var mode = UIView.ContentMode.center
        let id = UUID().uuidString
        let shade = UIApplication.shared.windows[0].tintColor
      }
      enum Palette { static let text = UIColor(white: 0, alpha: 1); static let back = UIColor(white: 1, alpha: 1) }
      """)
    let paths = reading.system.themes.flatMap(\.tokens).map(\.path)
    #expect(paths.contains("HUDModel.tint"))
    #expect(!paths.contains("HUDModel.mode"))
    #expect(!paths.contains("HUDModel.id"))
    #expect(paths.contains("HUDModel.shade"))
  }

  @Test func aFolderOfACatalogMayBeAType() {
    let place = Place(file: "A.xcassets/Domain/light.colorset/Contents.json", line: 1, column: 1)
    let entry = NamedColors.Entry(
      values: [ConditionalValue(value: .color(.init(.srgb, 0, 0, 1)), place: place)], place: place)
    let reading = Reading(
      """
      enum Palette {
        static let a = Color.Domain.light
        static let b = Color(.Domain.light)
        static let c = UIColor.Domain.light
        static let e: Color = .Domain.light
        static let f = Color.Domain.missing
        static let g = Color.Other.light
      }
      """, namedColors: NamedColors(entries: ["Domain/light": entry]))
    for path in ["a", "b", "c", "e"] { #expect(reading.hex("Palette.\(path)") == "#0000FF", "\(path)") }
    #expect(reading.reason("Palette.f")?.code == "unknown-asset")
    #expect(reading.reason("Palette.g")?.code == "unknown-member")
  }

  @Test func anAliasOfAListIsAList() {
    let reading = Reading(
      """
      public struct Swatch { public let name: String; public let color: Color }
      public typealias Palette = [Swatch]
      public struct Theme {
        public var palette: Palette
        public var accent: Color
        public init() { palette = Palette(); accent = .red }
      }
      public struct OceanTheme {
        public let theme: Theme
        public init() {
          var theme = Theme()
          theme.palette = [Swatch(name: "sea", color: Color(white: 0.4))]
          theme.accent = Color(white: 0.6)
          self.theme = theme
        }
      }
      public struct SandTheme {
        public let theme: Theme
        public init() { var theme = Theme(); theme.accent = Color(white: 0.2); self.theme = theme }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["OceanTheme", "SandTheme"])
    #expect(reading.hex("palette.0.color", "OceanTheme") == "#666666")
    #expect(reading.hex("accent", "SandTheme") == "#333333")
    #expect(reading.token("palette", "SandTheme") == nil)
  }

  @Test func aSettingWhoseKeyNamesAModeFollowsIt() {
    let reading = Reading(
      """
      enum Palette {
        static let key = "isDarkMode"
        static var text: UIColor { UserDefaults.standard.bool(forKey: "night") ? .white : .black }
        static var page: UIColor { UserDefaults.standard.bool(forKey: Palette.key) ? .black : .white }
        static var edge: UIColor { UserDefaults.standard.bool(forKey: "pro") ? .black : .white }
        static var ring: UIColor { UserDefaults.standard.integer(forKey: "night") == 1 ? .black : .white }
      }
      """)
    #expect(reading.hex("Palette.text") == "#000000")
    #expect(reading.hex("Palette.text", nil, ["mode": "dark"]) == "#FFFFFF")
    #expect(reading.hex("Palette.page", nil, ["mode": "dark"]) == "#000000")
    #expect(reading.reason("Palette.edge")?.code == "runtime-value")
    #expect(reading.reason("Palette.ring")?.code == "runtime-value")
    #expect(reading.system.diagnostics.contains { $0.code == "assumed" && $0.message.contains("“night”") })
  }

  /// What runs once and gives nothing is no color.
  @Test(arguments: ["()", "Void"])
  func nothingIsNoColor(_ type: String) {
    let reading = Reading(
      """
      import UIKit
      extension UIColor {
        static let ink = UIColor.black
        static let page = UIColor.white
        static let warmUp: \(type) = { DispatchQueue.main.async { print(1) } }()
      }
      """)
    let paths = reading.system.themes.flatMap(\.tokens).map(\.path)
    #expect(paths.contains("UIColor.ink"))
    #expect(!paths.contains("UIColor.warmUp"))
  }
}
