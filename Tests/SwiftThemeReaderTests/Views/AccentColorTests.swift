import SwiftThemeReader
import Testing
import ThemeModel

/// The color that the project of an app names as its accent color.
struct AccentColorTests {
  private static func read(_ code: String, accent: String?) -> [Sighting] {
    let place = Place(file: "Brand.colorset/Contents.json", line: 1, column: 1)
    let catalog = Theme(name: "Assets", tokens: ["Brand", "Page"].map { Token(path: $0, values: [], place: place) })
    return ViewReader.read(
      [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + code).utf8))],
      of: [ThemeSystem(name: "Assets", themes: [catalog])], accent: accent, workers: 1
    ).sightings
  }

  private static let view = """
    struct A: View { var body: some View {
      Text("a").foregroundColor(Color("Page")).background(Color.accentColor) } }

    """

  @Test func isTheCatalogsColor() {
    let found = Self.read(Self.view, accent: "Brand")
    #expect(found.map(\.tokens) == [["Page", "Brand"]])
    #expect(found.map(\.certainty) == [.proven])
  }

  @Test func isTheSystemsWhereNoProjectNamesOne() {
    #expect(Self.read(Self.view, accent: nil).map(\.unread) == [.ofTheSystem])
  }

  @Test(arguments: [
    "struct B: View { var body: some View { A().accentColor(.red) } }",
    "final class D: UIResponder { var window: UIWindow?; func f() { window?.tintColor = .black } }",
  ])
  func isAssumedWhereCodeMaySetAnother(_ code: String) {
    #expect(Self.read(Self.view + code, accent: "Brand").allSatisfy { $0.certainty != .proven })
  }
}
