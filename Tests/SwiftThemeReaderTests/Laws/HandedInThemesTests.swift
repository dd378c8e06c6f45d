import SwiftThemeReader
import Testing
import ThemeModel

/// Themes that are made of an object that the running app hands to them: they stay themes.
struct HandedInThemesTests {
  private static let palette = """
    extension UIColor {
      struct Brand {
        static let dark = UIColor(white: 0.2, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let light = UIColor(white: 0.9, alpha: 1)
      }
    }

    """

  private static func service(_ flag: String, kind: String = "final class", _ configuration: String? = nil) -> String {
    """
    \(configuration ?? "protocol Configuration { var \(flag): Bool { get }; var level: Int { get }; func isNew() -> Bool }")
    protocol ThemeServing { var page: UIColor { get }; var ink: UIColor { get } }
    \(kind) ThemeService: ThemeServing {
      private let configuration: Configuration
      init(_ configuration: Configuration) { self.configuration = configuration }
      var page: UIColor { configuration.\(flag) ? UIColor.Brand.dark : .white }
      var ink: UIColor { return configuration.\(flag) ? UIColor.Brand.light : UIColor.Brand.gray }
    """
  }

  @Test(arguments: ["final class", "struct"])
  func aFlagForDarkModeFollowsTheMode(_ kind: String) {
    let reading = Reading(Self.palette + Self.service("darkTheme", kind: kind) + "\n}")
    #expect(reading.system.themes.map(\.name) == ["ThemeService"])
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#333333")
    #expect(reading.hex("ink", nil, ["mode": "dark"]) == "#E6E6E6")
    #expect(reading.system.diagnostics.contains { $0.code == "assumed" && $0.message.contains("`darkTheme`") })
  }

  @Test func anyOtherMemberIsUndetermined() {
    let reading = Reading(
      Self.palette + Self.service("compact") + """

        var edge: UIColor { UIColor(white: CGFloat(configuration.level) / 10, alpha: 1) }
        var badge: UIColor { configuration.isNew() ? .red : .blue }
        var line: UIColor { .black }
        }
        """)
    #expect(reading.system.themes.map(\.name) == ["ThemeService"])
    for path in ["page", "ink", "edge", "badge"] {
      #expect(reading.reason(path)?.code == "runtime-value", "\(path)")
    }
    #expect(reading.hex("line") == "#000000")
  }

  @Test func theSettingsMayBeOfAnotherModule() {
    let reading = Reading(
      Self.palette + Self.service("darkTheme", "import Settings")
        + "\n  var edge: UIColor { configuration.isLarge ? .red : .blue }\n}")
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#333333")
    #expect(reading.reason("edge")?.code == "runtime-value")
  }

  @Test func aDefaultOfARequirementIsNotWhatIsHandedIn() {
    let reading = Reading(
      Self.palette
        + Self.service(
          "isDark",
          "protocol Configuration { var isDark: Bool { get } }\nextension Configuration { var isDark: Bool { false } }")
        + "\n}")
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#333333")
  }

  @Test func theSettingsMayBeAClass() {
    let reading = Reading(
      Self.palette
        + Self.service(
          "isNight", "final class Configuration: ObservableObject { @Published var isNight = false; var level = 1 }")
        + "\n  var edge: UIColor { configuration.level == 1 ? .red : .blue }\n}")
    #expect(reading.hex("page", nil, ["mode": "dark"]) == "#333333")
    #expect(reading.hex("page") == "#FFFFFF")
    #expect(reading.reason("edge")?.code == "unsupported-expression" || reading.reason("edge")?.code == "runtime-value")
  }

  @Test func whatColoursAreMadeOfIsNoSetting() {
    let reading = Reading(
      """
      protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
      struct PlainTheme: Theme { let ink = UIColor.black; let page = UIColor.white }
      struct OwnTheme: Theme { let ink: UIColor; let page = UIColor.white; init(ink: UIColor) { self.ink = ink } }
      """)
    #expect(reading.system.themes.map(\.name) == ["PlainTheme"])
    #expect(reading.system.diagnostics.contains { $0.code == "theme-of-arguments" })
  }

  @Test func theOneThatTheSourcesKeepIsTheTheme() {
    let reading = Reading(
      """
      final class Settings { let isBold = true }
      final class AppTheme {
        static let shared = AppTheme(Settings())
        let settings: Settings
        init(_ settings: Settings) { self.settings = settings }
        var ink: UIColor { settings.isBold ? .black : .gray }
        var page: UIColor { .white }
      }
      """)
    #expect(reading.hex("ink") == "#000000")
  }

  @Test func manyStaticColoursDoNotHideIt() {
    let statics = (0..<30).map { "static let c\($0) = UIColor(white: 0.\($0), alpha: 1)" }.joined(separator: "\n")
    let rows = """
      protocol RowModel { var titleColor: UIColor? { get }; var theme: ThemeServing? { get } }
      class LogRowModel: RowModel {
        var titleColor: UIColor?
        var theme: ThemeServing?
        init(titleColor: UIColor? = nil, theme: ThemeServing? = nil) { self.titleColor = titleColor; self.theme = theme }
      }

      """
    let reading = Reading(
      rows + Self.palette + "extension UIColor.Brand {\n\(statics)\n}\n" + Self.service("darkTheme") + "\n}")
    let isRead = reading.system.themes.contains { $0.name == "ThemeService" }
    let isSaid = reading.system.diagnostics.contains { $0.message.contains("ThemeService") && $0.severity != .note }
    #expect(isRead || isSaid)
  }
}
