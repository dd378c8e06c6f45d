import SwiftThemeReader
import Testing
import ThemeModel

/// The symbols that Xcode makes of the names of catalog colors, and of the folders that are namespaces.
struct AssetSymbolsTests {
  private static let catalog: NamedColors = {
    func entry(_ red: Double) -> NamedColors.Entry {
      let place = Place(file: "A.xcassets/Contents.json", line: 1, column: 1)
      return .init(
        values: [ConditionalValue(value: .color(.init(.srgb, red, 0, 0)), place: place)], place: place)
    }
    return NamedColors(entries: [
      "RegexColor/Anchor": entry(1), "RegexColor/GroupColor": entry(0.2), "Status/Colors/Danger": entry(0.4),
      "Plain": entry(0),
    ])
  }()

  @Test(arguments: [
    (".Regex.anchor", "#FF0000"), ("NSColor.Regex.anchor", "#FF0000"), (".Regex.group", "#330000"),
    (".Status.Colors.danger", "#660000"), ("NSColor(resource: .plain)", "#000000"),
  ])
  func theWordForColorAtTheEndIsLeftOut(_ code: String, _ hex: String) {
    let reading = Reading(
      "struct Theme { let ink: NSColor; let page: NSColor }\n"
        + "extension Theme { static let day = Theme(ink: \(code), page: .white) }",
      namedColors: Self.catalog)
    #expect(reading.hex("ink", "day") == hex, "\(code)")
  }

  /// The first member of a chain is one of the type that is wanted, whatever symbol of Xcode's has the same name.
  @Test(arguments: [(".Regex.anchor", "#006600"), (".Status.Colors.danger", "#0000CC"), (".plain", "#CCCCCC")])
  func aChainForATypeOfTheTeamIsNoSymbol(_ code: String, _ hex: String) {
    let reading = Reading(
      """
      struct Own { let white: Double; let green: Double; let blue: Double }
      extension Own {
        enum Regex { static let anchor = Own(white: 0, green: 0.4, blue: 0) }
        enum Status { enum Colors { static let danger = Own(white: 0, green: 0, blue: 0.8) } }
        static let plain = Own(white: 0.8, green: 0.8, blue: 0.8)
      }
      extension UIColor {
        convenience init(own: Own) { self.init(red: own.white, green: own.green, blue: own.blue, alpha: 1) }
      }
      enum Palette { static let ink = UIColor(own: \(code)) }
      """, namedColors: Self.catalog)
    #expect(reading.hex("Palette.ink") == hex, "\(code)")
  }
}
