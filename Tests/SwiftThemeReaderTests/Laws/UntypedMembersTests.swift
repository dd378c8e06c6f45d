import SwiftThemeReader
import Testing
import ThemeModel

/// Members whose types nobody writes, with values that are not understood: they do not vanish.
struct UntypedMembersTests {
  private static let model = """
    struct AppTheme { var ink: UIColor; var page: UIColor }
    extension AppTheme { static let day = AppTheme(ink: .black, page: .white) }

    """

  @Test(arguments: [
    "try! AppTheme.load(\"dusk\")", "try! JSONDecoder().decode(AppTheme.self, from: data)", "#theme(\"dusk\")",
    "AppTheme(ink: .white, page: .black)^", "loadTheme(\"dusk\")", "load(\"dusk\", as: AppTheme.self)",
    "{ Loader.load(\"dusk\") }()", "Loader.load(\"dusk\")",
    "ThemeBuilder().ink(.black).page(UIColor(white: 0.2, alpha: 1)).build()",
  ])
  func aValueBesideThemesThatIsNotUnderstoodIsATheme(_ value: String) {
    let reading = Reading(Self.model + "extension AppTheme { static let dusk = \(value) }")
    #expect(Set(reading.system.themes.map(\.name)) == ["day", "dusk"])
    #expect(reading.reason("ink", "dusk") != nil)
    #expect(reading.reason("page", "dusk") != nil)
    #expect(reading.hex("ink", "day") == "#000000")
  }

  @Test func aGenericFunctionMakesTheTypeThatItIsTold() {
    let reading = Reading(
      Self.model + """
        func load<T>(_ name: String, as: T.Type) -> T { fatalError() }
        enum Themes { static let dusk = load("dusk", as: AppTheme.self) }
        """)
    #expect(Set(reading.system.themes.map(\.name)) == ["day", "dusk"])
    #expect(reading.hex("ink", "dusk") == nil)
  }

  @Test func aGlobalThatIsCalledAThemeIsOne() {
    let reading = Reading(
      """
      struct AppTheme { var ink: UIColor; var page: UIColor }
      let dayTheme = AppTheme(ink: .black, page: .white)
      let duskTheme = Loader.load("dusk")
      let retries = Loader.count("retries")
      """)
    #expect(Set(reading.system.themes.map(\.name)) == ["dayTheme", "duskTheme"])
  }

  @Test func anElementThatIsNotUnderstoodIsATheme() {
    let reading = Reading(
      """
      struct AppTheme { var ink: UIColor; var page: UIColor }
      enum Themes {
        static let day = AppTheme(ink: .black, page: .white)
        static let all = [day, Loader.load("dusk")]
      }
      """)
    #expect(Set(reading.system.themes.map(\.name)) == ["day", "dusk"])
    #expect(reading.reason("ink", "dusk") != nil)
  }

  @Test func anElementOfAListIsReadWhereItIsWritten() {
    let reading = Reading(
      Self.model + """
        extension AppTheme {
          static let list = [day, AppTheme(ink: .white, page: .black)]
          static let night = AppTheme.list[1]
        }
        """)
    #expect(reading.hex("ink", "night") == "#FFFFFF")
  }

  @Test func whatIsInjectedIsATheme() {
    let reading = Reading(Self.model + "extension AppTheme { @Injected static var dusk: AppTheme }")
    #expect(Set(reading.system.themes.map(\.name)) == ["day", "dusk"])
    #expect(reading.reason("ink", "dusk") != nil)
    let stored = Reading(Self.model + "enum Settings { @Preference static var currentTheme: AppTheme }")
    #expect(stored.system.themes.map(\.name) == ["day"])
  }

  @Test func aTypeOfAnotherModuleThatConformsIsATheme() {
    let reading = Reading(
      """
      protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
      struct Day: Theme { let ink = UIColor.black; let page = UIColor.white }
      extension KitDusk: Theme {}
      """)
    #expect(Set(reading.system.themes.map(\.name)) == ["Day", "KitDusk"])
    #expect(reading.reason("ink", "KitDusk") != nil)
  }

  /// What is named by a type, and what lists, texts and objects of the system give, is no theme.
  @Test(arguments: [
    "Logger(subsystem: \"app\")", "Bundle.main.path(forResource: \"a\", ofType: nil)", "names.count",
    "12 * scale", "\"dusk\"", "UserDefaults.standard", "Store.values.map { $0 }",
  ])
  func whatIsOfAnotherTypeIsNoTheme(_ value: String) {
    let reading = Reading(Self.model + "extension AppTheme { static let other = \(value) }")
    #expect(reading.system.themes.map(\.name) == ["day"])
  }

  @Test(arguments: ["DesignKit.Palette.gray300", "rgb(204, 204, 204)", "{ Store.shared.link }()", "#ink(3)"])
  func aValueAmongColorsThatIsNotUnderstoodIsAColor(_ value: String) {
    for home in ["extension UIColor", "enum AppColors"] {
      let reading = Reading(
        "\(home) { static let ink = UIColor.black; static let page = UIColor.white; static let link = \(value) }")
      #expect(reading.system.themes.flatMap(\.tokens).contains { $0.path.hasSuffix(".link") })
    }
    // Where nothing says that it is a color, a note says that it is taken for none.
    let reading = Reading(
      "enum Const { static let ink = UIColor.black; static let page = UIColor.white; static let pace = \(value) }")
    #expect(!reading.system.themes.flatMap(\.tokens).contains { $0.path.hasSuffix(".pace") })
    #expect(reading.system.diagnostics.contains { $0.code == "assumed" && $0.message.contains("`Const.pace`") })
  }

  @Test func generatedNamesOfAssetsAreColors() {
    let reading = Reading(
      "enum AppColors { static let ink = UIColor.Brand.ink; static let page = R.color.page()! }",
      namedColors: NamedColors())
    #expect(reading.reason("AppColors.ink") != nil)
    #expect(reading.reason("AppColors.page") != nil)
  }

  @Test func anUnknownWrapperMakesTheValueUnknown() {
    let reading = Reading(
      """
      enum AppColors {
        @Adaptive(dark: UIColor.white) static var ink = UIColor.black
        @Faded static var line = UIColor.gray
        static let page = UIColor.white
      }
      """)
    #expect(reading.reason("AppColors.ink")?.reason.contains("@Adaptive") == true)
    #expect(reading.reason("AppColors.line") != nil)
    #expect(reading.hex("AppColors.page") == "#FFFFFF")
    let model = Reading(
      """
      struct Theme { @Adaptive(dark: .white) var ink = UIColor.black; var page = UIColor.white
        static let main = Theme(); static let given = Theme(ink: .red) }
      """)
    #expect(model.reason("ink", "main") != nil)
    #expect(model.reason("ink", "given") != nil)
    #expect(model.hex("page", "main") == "#FFFFFF")
  }

  @Test func aMemberOfAnyTypeIsAColorWhereCallsHandItOne() {
    let reading = Reading(
      """
      struct Choice { let key: String; var extra: Any? }
      extension Choice {
        static var brand: Choice { Choice(key: "brand", extra: UIColor(red: 0, green: 0.4, blue: 0.8, alpha: 1)) }
        static var plain: Choice { .init(key: "plain", extra: UIColor.white) }
        static let size = Choice(key: "size", extra: 12)
      }
      enum Ink { static let text = UIColor.black }
      """)
    #expect(reading.hex("Choice.brand.extra") == "#0066CC")
    #expect(reading.hex("Choice.plain.extra") == "#FFFFFF")
    #expect(reading.hex("Ink.text") == "#000000")
    #expect(!reading.system.themes.flatMap(\.tokens).contains { $0.path.hasPrefix("Choice.size") })
  }

  @Test(arguments: ["TagColor", "Badge"])
  func valuesOfOneColorAreStaticColors(_ type: String) {
    let reading = Reading(
      """
      struct \(type) { let name: String; let shade: UIColor }
      extension \(type) {
        static var brand: \(type) { \(type)(name: "brand", shade: .red) }
        static let plain = \(type)(name: "plain", shade: .white)
      }
      enum Ink { static let text = UIColor.black }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("\(type).brand.shade") == "#FF0000")
    #expect(reading.hex("\(type).plain.shade") == "#FFFFFF")
    #expect(reading.hex("Ink.text") == "#000000")
  }

  @Test func anInitialiserThatTakesAnyObjectIsHandedAColor() {
    let reading = Reading(
      """
      class Attribute: NSObject {
        let value: AnyObject
        init(of value: AnyObject) { self.value = value }
      }
      enum Attributes {
        static let ink = Attribute(of: UIColor.red)
        static let any: Any = UIColor.blue
      }
      """)
    #expect(reading.hex("Attributes.ink.value") == "#FF0000")
    #expect(reading.hex("Attributes.any") == "#0000FF")
  }

  @Test func aMemberOfAnyTypeThatIsHandedNoColorIsNone() {
    let reading = Reading(
      """
      struct Choice { let key: String; var extra: Any? }
      extension Choice { static let size = Choice(key: "size", extra: 12) }
      enum Ink { static let text = UIColor.black }
      """)
    #expect(reading.system.themes.flatMap(\.tokens).allSatisfy { !$0.path.contains("Choice") })
  }
}
