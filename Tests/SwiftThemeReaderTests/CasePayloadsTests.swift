import SwiftThemeReader
import Testing
import ThemeModel

/// Cases with associated values: those that the sources list are themes, and the others are reported as none.
struct CasePayloadsTests {
  private static let reading = Reading(
    """
    struct Palette { let page: UIColor; let tint: UIColor }
    enum Accent { case sky, rose }
    enum AppTheme {
      case plain
      case tinted(Accent)
      case night(dimmed: Bool, Accent)
      case custom(Palette)
      var palette: Palette {
        switch self {
        case .plain: return Palette(page: .white, tint: .black)
        case .tinted(let accent): return Palette(page: .white, tint: AppTheme.tint(accent))
        case .night(let dimmed, let accent):
          return Palette(page: dimmed ? .darkGray : .black, tint: AppTheme.tint(accent))
        case .custom(let palette): return palette
        }
      }
      static func tint(_ accent: Accent) -> UIColor {
        switch accent { case .sky: return .blue; case .rose: return .red }
      }
    }
    """)

  @Test func eachListedValueIsATheme() {
    #expect(
      Self.reading.system.themes.map(\.name) == [
        "plain", "tinted(sky)", "tinted(rose)", "night(false, sky)", "night(false, rose)", "night(true, sky)",
        "night(true, rose)",
      ])
    #expect(Self.reading.hex("tint", "tinted(rose)") == "#FF0000")
    #expect(Self.reading.hex("page", "night(false, sky)") == "#000000")
    #expect(Self.reading.hex("page", "night(true, sky)") == "#555555")
  }

  @Test func anOpenValueIsNamedAndLeftOut() throws {
    let note = try #require(Self.reading.system.diagnostics.first { $0.code == "theme-of-arguments" })
    #expect(note.message.hasPrefix("AppTheme.custom(_:) is a theme whose colours depend on values"))
    #expect(note.place?.line == 7)
  }
}
