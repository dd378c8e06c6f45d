import SwiftThemeReader
import Testing
import ThemeModel

/// Choices that change nothing.
struct EqualThemesTests {
  private static func theme(_ ink: String) -> String {
    """
    enum Theme { case system, light, dark, classic
      var ink: Color { switch self { \(ink) } }
      var page: Color { self == .dark ? .black : .white }
    }
    """
  }

  @Test func equalCasesAreJudgedOnceAndNamed() {
    let reading = Reading(Self.theme("case .dark: .white; default: .black"))
    #expect(reading.system.themes.map(\.name) == ["light", "dark", "classic"])
    let note = reading.system.diagnostics.first { $0.code == "other-names" }
    #expect(
      note?.message == "system has the colours of light in every context, and is judged as light")
  }

  @Test func whatIsMadeForEqualCasesIsOneTheme() {
    let reading = Reading(
      """
      enum Season { case spring, summer, winter }
      struct AppColors { let ink: Color; let page: Color
        init(for season: Season) { ink = season == .winter ? .white : .black; page = season == .winter ? .black : .white } }
      """)
    #expect(reading.system.themes.map(\.name) == ["spring", "winter"])
    #expect(reading.system.diagnostics.contains { $0.message.hasPrefix("summer has the colours of spring") })
  }

  @Test func casesThatDifferOrAreNotKnownStay() {
    let different = Reading(
      Self.theme("case .dark: .white; case .classic: .gray; case .system: .red; case .light: .black"))
    #expect(different.system.themes.count == 4)
    let unknown = Reading(Self.theme("case .dark: .white; default: Lamp.color(of: self)"))
    #expect(unknown.system.themes.count == 4)
  }

  /// The value in use at first is a theme beside the others, for a class as for a structure.
  @Test(arguments: ["class", "struct"], ["shared", "current", "instance"])
  func theFirstValueInUseStands(kind: String, name: String) {
    func themes(_ other: String) -> [String] {
      Reading(
        """
        \(kind) Theme { let ink: UIColor; let page: UIColor
          init(ink: UIColor, page: UIColor) { self.ink = ink; self.page = page }
          static var \(name) = Theme(ink: .gray, page: .white)
          \(other) }
        """
      ).system.themes.map(\.name).sorted()
    }
    #expect(themes("static let calm = Theme(ink: .black, page: .white)") == ["calm", name].sorted())
    #expect(
      themes("static func makeSpring() -> Theme { Theme(ink: .green, page: .white) }") == ["makeSpring", name].sorted())
  }

  @Test func aValueInUseThatIsMadeAsAnotherIsThatOne() {
    let reading = Reading(
      """
      final class Theme { let ink: UIColor; let page: UIColor
        init(ink: UIColor, page: UIColor) { self.ink = ink; self.page = page }
        static let calm = Theme(ink: .black, page: .white)
        static let night = Theme(ink: .white, page: .black)
        static var current = Theme(ink: .black, page: .white) }
      """)
    #expect(reading.system.themes.map(\.name) == ["calm", "night"])
  }

  @Test func whatTheConfigurationNamesAndWhatIsDeclaredForItselfStays() {
    var options = SourceOptions()
    options.includedThemes = ["system", "light", "dark"]
    let asked = Reading(Self.theme("case .dark: .white; default: .black"), options: options)
    #expect(asked.system.themes.map(\.name) == ["system", "light", "dark"])
    let constants = Reading(
      """
      struct Theme { let ink: Color; let page: Color
        static let day = Theme(ink: .black, page: .white)
        static let office = Theme(ink: .black, page: .white) }
      """)
    #expect(constants.system.themes.map(\.name) == ["day", "office"])
  }

  /// A rule for a theme has to find it.
  @Test func aThemeThatTheConfigurationSpeaksOfStays() {
    var options = SourceOptions()
    options.spokenThemes = ["sys*"]
    let reading = Reading(Self.theme("case .dark: .white; default: .black"), options: options)
    #expect(reading.system.themes.map(\.name) == ["system", "light", "dark", "classic"])
  }
}
