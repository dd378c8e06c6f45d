import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// What a bare name, or the name of an asset, refers to where it is written.
struct NamesInScopeTests {
  @Test func anExtensionOfColorsNamesThePlatformsBare() {
    let reading = Reading(
      """
      extension UIColor {
        @nonobjc static let line = systemGray3
        static let caption = secondaryLabel
        static var veil: UIColor { black.withAlphaComponent(0.5) }
        static let brand = UIColor(named: "Brand") ?? systemGreen
        static let own = red
        static let red = UIColor(red: 0.5, green: 0, blue: 0, alpha: 1)
        enum Deep { static let hush = lightGray }
      }
      extension Color { static let glow = yellow.opacity(0.5) }
      """)
    #expect(reading.hex("UIColor.line") == "#C7C7CC")
    #expect(reading.hex("UIColor.caption") == "#3C3C4399")
    #expect(reading.hex("UIColor.veil") == "#00000080")
    #expect(reading.reason("UIColor.brand")?.code == "unknown-asset")
    #expect(reading.hex("UIColor.own") == "#800000")
    #expect(reading.hex("UIColor.Deep.hush") == "#AAAAAA")
    #expect(reading.color("Color.glow")?.alpha == 0.5)
  }

  /// Elsewhere the name means nothing, and AppKit's names are not UIKit's.
  @Test func elsewhereTheyAreNotNamed() {
    let reading = Reading(
      """
      enum Brand {
        static let line: UIColor = systemGray3
        static let ink = UIColor.black
      }
      extension UIColor { static let text: UIColor = labelColor }
      """)
    #expect(reading.reason("Brand.line")?.code == "unknown-name")
    #expect(reading.reason("UIColor.text")?.code == "unknown-name")
    #expect(reading.hex("Brand.ink") == "#000000")
  }

  /// Two modules may each have a member of that name.
  @Test func aNameMeansTheMemberOfTheNearestFile() {
    func colors(_ code: Int, _ more: String) -> String {
      "extension UIColor { static let tone = UIColor(white: \(code) / 10, alpha: 1)\n\(more) }"
    }
    let reading = Reading([
      ("Phone/UIColor.swift", colors(2, "static let bare = tone")),
      (
        "Phone/Views/More.swift",
        "extension UIColor { static let written = UIColor.tone; static let implicit: UIColor = .tone }"
      ),
      ("Watch/UIColor.swift", colors(8, "static let wrist = tone")),
    ])
    #expect(reading.hex("UIColor.bare") == "#333333")
    #expect(reading.hex("UIColor.written") == "#333333")
    #expect(reading.hex("UIColor.implicit") == "#333333")
    #expect(reading.hex("UIColor.wrist") == "#CCCCCC")
  }

  @Test func whereNoneIsNearerANameMeansNothing() {
    func colors(_ code: Int) -> String {
      """
      extension UIColor {
        static let tone = UIColor(white: \(code) / 10, alpha: 1)
        static let same = UIColor.red
        private static let hidden = UIColor(white: \(code) / 10, alpha: 1)
      }
      """
    }
    let reading = Reading([
      ("Phone/UIColor.swift", colors(2)), ("Watch/UIColor.swift", colors(8)),
      ("Kit/Theme.swift", "enum Theme { static let ink = UIColor.tone; static let page = UIColor.same }"),
    ])
    #expect(reading.reason("Theme.ink")?.code == "ambiguous-name")
    #expect(
      reading.reason("Theme.ink")?.reason.contains("Phone/UIColor.swift:2 and at Watch/UIColor.swift:2") == true)
    #expect(reading.hex("Theme.page") == "#FF0000")
  }

  @Test func theNearestOfSeveralCatalogsIsMeant() {
    func entry(_ white: Double, _ catalog: String) -> NamedColors.Entry {
      let color = ColorScience.Color(.srgb, white, white, white)
      let place = Place(file: "\(catalog)/Ink.colorset/Contents.json", line: 1, column: 1)
      return .init(values: [ConditionalValue(value: .color(color), place: place)], place: place)
    }
    let (phone, watch) = (entry(1, "Phone/A.xcassets"), entry(0, "Watch/A.xcassets"))
    var named = NamedColors(entries: [
      "Ink": phone, "Phone/A.xcassets/Ink": phone, "Watch/A.xcassets/Ink": watch,
    ])
    named.rivals = ["Ink": ["Phone/A.xcassets": phone, "Watch/A.xcassets": watch]]
    let reading = Reading(
      [
        ("Watch/Views/Colors.swift", "extension UIColor { static let wrist = UIColor(named: \"Ink\")! }"),
        ("Phone/Colors.swift", "extension UIColor { static let palm = UIColor(resource: .ink) }"),
        ("Shared/Colors.swift", "extension UIColor { static let both = UIColor(named: \"Ink\") ?? .red }"),
      ], namedColors: named)
    #expect(reading.hex("UIColor.wrist") == "#000000")
    #expect(reading.hex("UIColor.palm") == "#FFFFFF")
    #expect(reading.reason("UIColor.both")?.code == "ambiguous-asset-name")
  }

  /// In an extension of a platform type, `Self` has that type's own members.
  @Test func selfIsTheExtendedType() {
    let reading = Reading(
      """
      extension UIColor { static func shade(_ share: CGFloat) -> UIColor { Self.black.withAlphaComponent(share) } }
      enum Palette { static let ink = UIColor.shade(0.5) }
      """)
    #expect(reading.hex("Palette.ink") == "#00000080")
  }
}
