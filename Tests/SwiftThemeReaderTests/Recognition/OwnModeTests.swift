import Testing
import ThemeModel

/// Themes that say in which mode they are shown.
struct OwnModeTests {
  private static let palette = """
    import SwiftUI
    struct Palette { let ink: Color; let page: Color }
    enum PaletteOption: String, CaseIterable {
      case plain, night
      var palette: Palette {
        switch self {
        case .plain: Palette(ink: Color(uiColor: .label), page: Color(uiColor: .systemBackground))
        case .night: Palette(ink: Color(uiColor: .label), page: .black)
        }
      }
      var modes: UIUserInterfaceStyle {
        switch self {
        case .night: .dark
        default: .unspecified
        }
      }
    }

    """
  private static let use = """
    struct Root: View {
      @AppStorage("palette") var option: PaletteOption = .plain
      var body: some View { Home().preferredColorScheme(option.modes.scheme) }
    }
    """

  private func modes(_ text: String, _ options: SourceOptions = SourceOptions()) -> [String: String?] {
    let system = Reading(text, options: options).system
    return Dictionary(uniqueKeysWithValues: system.themes.map { ($0.name, $0.shownMode) })
  }

  @Test func aThemeThatNamesItsModeIsShownInThatAlone() {
    let reading = Reading(Self.palette + Self.use)
    #expect(modes(Self.palette + Self.use) == ["plain": nil, "night": "dark"])
    #expect(
      reading.system.diagnostics.contains { $0.code == "mode-left-out" && $0.message.contains(" shows night only in ") }
    )
    var system = reading.system
    system.leaveOutHiddenModes()
    #expect(system.axesOfThemes["night"]?.first { $0.name == "mode" }?.contexts == ["dark"])
    #expect(system.axesOfThemes["plain"] == nil)
  }

  @Test func aMemberThatNothingHandsOverFixesNothing() {
    #expect(modes(Self.palette) == ["plain": nil, "night": nil])
    let other = Self.use.split(separator: "option.modes").joined(separator: "option.other")
    #expect(modes(Self.palette + other) == ["plain": nil, "night": nil])
  }

  @Test func theConfigurationGoesFirst() {
    var options = SourceOptions()
    options.shownModes = .both
    #expect(modes(Self.palette + Self.use, options) == ["plain": nil, "night": nil])
  }
}
