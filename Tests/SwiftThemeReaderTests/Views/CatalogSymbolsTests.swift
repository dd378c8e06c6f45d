import ColorScience
import SwiftThemeReader
import Testing
import ThemeModel

/// Symbols that a build makes of a catalog's colors, beside static members of the same name.
struct CatalogSymbolsTests {
  private static let view =
    "struct V: View { var body: some View { Text(\"a\").foregroundColor(INK).background(Color.slate) } }"

  private static let colors = """
    extension Color {
      static var calm: Color { Color(red: 0.3, green: 0.6, blue: 1) }
      static var slate: Color { Color(red: 0.2, green: 0.2, blue: 0.25) }
    }
    """

  /// Returns the pairs of a view in a file, where a catalog in a folder has a color `calm`.
  private func pairs(_ ink: String, in file: String, catalog: String, colors: String) -> Set<String> {
    let files = [
      (colors, "import SwiftUI\n" + Self.colors), (file, "import SwiftUI\n" + Self.view.replacing("INK", with: ink)),
    ].map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }
    let place = Place(file: catalog + "Assets.xcassets/calm.colorset/Contents.json", line: 1, column: 1)
    let value = ConditionalValue(value: .color(Color(.srgb, 0.9, 0.9, 0.9)), place: place)
    let assets = Theme(name: "Assets", tokens: [Token(path: "calm", values: [value], place: place)])
    let read = ViewReader.read(
      files, of: [ThemeSystem(name: "Assets", themes: [assets]), SwiftThemeReader.read(files: files)], workers: 1)
    return Set(
      read.sightings.map { one in
        (one.foreground.token ?? "?") + " on " + (one.background?.token ?? "?")
          + (one.certainty == .proven ? "" : ", likely")
      })
  }

  /// A declaration counts before a catalog of its own target, and before one of a target to which the code does not belong.
  @Test(
    arguments: [".calm", "Color.calm"],
    ["Widget/", "App/", "App/Resources/", "", "App/Packages/Other/Sources/"])
  func theDeclarationCounts(_ ink: String, _ catalog: String) {
    let found = pairs(ink, in: "App/Views/V.swift", catalog: catalog, colors: "App/Colors.swift")
    #expect(found == ["Color.calm on Color.slate"], "\(catalog)")
  }

  /// The catalog is nearer to the code than the declaration, which is of another target.
  @Test(arguments: [
    ("App/Widget/V.swift", "App/Widget/", "App/Packages/UI/Colors.swift"),
    ("App/Views/V.swift", "App/Resources/", "Packages/UI/Sources/Colors.swift"),
  ])
  func theOwnCatalogCounts(_ view: String, _ catalog: String, _ colors: String) {
    let found = pairs(".calm", in: view, catalog: catalog, colors: colors)
    #expect(found == ["calm on Color.slate"])
  }
}
