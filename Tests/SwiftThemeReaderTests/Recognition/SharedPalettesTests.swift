import Testing
import ThemeModel

@testable import SwiftThemeReader

/// Classes that all have one and the same palette are no themes: the palette is.
struct SharedPalettesTests {
  private static let palette = """
    enum Kind { case day, night, sepia }
    final class Theme: ObservableObject {
      static let shared = Theme()
      @Published var kind: Kind = .day
      var ink: Color { switch kind { case .day: .black; case .night: .white; case .sepia: .brown } }
      var page: Color { switch kind { case .day: .white; case .night: .black; case .sepia: .yellow } }
    }

    """

  private static func themes(_ code: String) -> Set<String> {
    let files = [SourceFile(name: "App.swift", bytes: Array(("import SwiftUI\n" + palette + code).utf8))]
    let system = SwiftThemeReader.read(files: files)
    return Set(system.themes.map(\.name) + system.axes.flatMap(\.contexts))
  }

  @Test(arguments: ["let theme: Theme = .shared", "let theme = Theme.shared"])
  func oneSharedPalette(member: String) {
    let found = Self.themes(
      """
      class Observer: ObservableObject { \(member); init() {} }
      class ListStyling: Observer { var row: Color { theme.page } }
      class SearchTheme: Observer { var field: Color { theme.page }; var text: Color { theme.ink } }
      """)
    #expect(found.isSuperset(of: ["day", "night", "sepia"]))
    #expect(found.isDisjoint(with: ["Observer", "ListStyling", "SearchTheme"]))
  }

  @Test func palettesOfTheirOwn() {
    let found = Self.themes(
      """
      class Inks { var text: Color { .black } }
      class NightInks: Inks { override var text: Color { .white } }
      class BaseTheme { let inks: Inks; init(_ inks: Inks = Inks()) { self.inks = inks } }
      class NightTheme: BaseTheme { init() { super.init(NightInks()) } }
      """)
    #expect(found.isSuperset(of: ["BaseTheme", "NightTheme"]))
  }
}
