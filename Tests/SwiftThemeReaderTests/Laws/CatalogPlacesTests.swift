import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// A value from an asset catalog is written at the entry of its color set, where a change would go.
struct CatalogPlacesTests {
  private static let file = "Assets.xcassets/Ink.colorset/Contents.json"

  private static func place(_ line: Int) -> Place { Place(file: file, line: line, column: 17) }

  private static let catalog = NamedColors(
    entries: [
      "Ink": NamedColors.Entry(
        values: [
          ConditionalValue(value: .color(Color(.srgb, 0.1, 0.1, 0.1)), place: place(4)),
          ConditionalValue(when: ["mode": "dark"], value: .color(Color(.srgb, 0.6, 0.6, 0.6)), place: place(12)),
          ConditionalValue(when: ["contrast": "high"], value: .color(Color(.srgb, 0, 0, 0)), place: place(20)),
          ConditionalValue(
            when: ["mode": "dark", "contrast": "high"], value: .color(Color(.srgb, 1, 1, 1)), place: place(28)),
        ], place: Place(file: file, line: 1, column: 1))
    ], axes: [.mode, .contrast])

  @Test(arguments: [
    "extension Color { static let ink = Color(\"Ink\") }",
    "extension UIColor { static let ink = UIColor(named: \"Ink\")!\nstatic let veil = ink.withAlphaComponent(0.5) }",
    "protocol Theme { var ink: UIColor { get } }\nstruct One: Theme { var ink: UIColor { UIColor(named: \"Ink\")! } }",
    "struct Theme { let ink: UIColor }\nextension Theme { static let one = Theme(ink: UIColor(named: \"Ink\")!) }",
  ])
  func everyValueHasThePlaceOfItsEntry(_ code: String) throws {
    let reading = Reading(code, namedColors: Self.catalog)
    let token = try #require(reading.system.themes.first?.tokens.first { $0.path == "Assets.Ink" })
    #expect(token.values.map(\.place.line) == [4, 12, 20, 28])
    #expect(token.values.allSatisfy { $0.place.file == Self.file && $0.place.column == 17 })
    #expect(token.place.line == 1)
  }

  @Test func equalEntriesAreTwoValues() throws {
    var catalog = Self.catalog
    catalog.axes = [.mode]
    catalog.entries["Ink"]?.values.removeLast(2)
    catalog.entries["Ink"]?.values[1].value = .color(Color(.srgb, 0.1, 0.1, 0.1))
    let reading = Reading("extension Color { static let ink = Color(\"Ink\") }", namedColors: catalog)
    let token = try #require(reading.system.themes.first?.tokens.first { $0.path == "Assets.Ink" })
    #expect(Set(token.values.map(\.place.line)).isSubset(of: [4, 12]))
  }
}
