import SwiftThemeReader
import Testing
import ThemeModel

/// More shapes learned from whole apps: names that Swift looks up from the inside, values that code completes later, and types that say
/// themes by chance.
struct MoreFoundInAppsTests {
  private static let asset = """
    enum Asset { static let ink = ColorAsset(name: "ink") }
    final class ColorAsset {
      let name: String
      typealias Color = UIColor
      lazy var color: Color = {
        guard let color = Color(asset: self) else { fatalError("no color") }
        return color
      }()
      init(name: String) { self.name = name }
    }
    extension ColorAsset.Color {
      convenience init?(asset: ColorAsset) { self.init(white: asset.name == "ink" ? 0 : 1, alpha: 1) }
    }
    """

  /// An alias of a type is looked up before what the sources add to a type of another module.
  @Test(arguments: [
    "", "extension Color { func answer() -> Int { 1 } }",
    "extension SwiftUI.Color { init(_ asset: ColorAsset) { self = .red } }",
    "struct Color { init(asset: ColorAsset) {} }",
  ])
  func anAliasOfTheTypeAroundComesFirst(_ beside: String) {
    let reading = Reading(Self.asset + "\n" + beside)
    #expect(reading.hex("Asset.ink") == "#000000", "\(beside)")
  }

  /// The alias of another type is none here.
  @Test func anAliasOfAnotherTypeIsNotMeant() {
    let reading = Reading(
      """
      enum Names { typealias Color = String }
      extension Color { static let brandInk = Color(red: 0, green: 0, blue: 0) }
      """)
    #expect(reading.hex("Color.brandInk") == "#000000")
  }

  private static let model = """
    class AppTheme {
      var page = UIColor.white
      var ink: UIColor?
      let name: String
      init(name: String) { self.name = name }
    }
    class ThemeManager {
      var list = [AppTheme]()
      var isBold = false
      init() {
        let day = AppTheme(name: "A")
        day.ink = .black
        list.append(day)
        let night = AppTheme(name: "B")
        night.page = .black
        night.ink = .white
        list.append(night)
        CHANGE
      }
    }
    """

  @Test func whatCodeSetsInAConstantOfAFunctionCounts() {
    let reading = Reading(Self.model.replacing("CHANGE", with: ""))
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
    #expect(reading.hex("ink", "day") == "#000000")
    #expect(reading.hex("page", "day") == "#FFFFFF")
    #expect(reading.hex("ink", "night") == "#FFFFFF")
    #expect(reading.hex("page", "night") == "#000000")
  }

  @Test func whatCodeSetsUnderAConditionIsUndetermined() {
    let reading = Reading(Self.model.replacing("CHANGE", with: "if isBold { night.ink = .red }"))
    #expect(reading.hex("ink", "day") == "#000000")
    #expect(reading.hex("ink", "night") == nil)
    #expect(reading.system.themes.map(\.name) == ["day", "night"])
  }

  /// Only Interface Builder and simulators compile these branches.
  @Test(arguments: ["TARGET_INTERFACE_BUILDER", "TARGET_OS_SIMULATOR"])
  func branchesThatNoDeviceRunsAreNoContexts(_ flag: String) {
    let reading = Reading(
      """
      extension UIColor {
        static var ink: UIColor {
          #if \(flag)
          return .white
          #else
          return .black
          #endif
        }
        static let page = UIColor.white
      }
      """)
    #expect(reading.hex("UIColor.ink") == "#000000")
    #expect(reading.system.themes.first?.axes == [])
  }

  /// What only the latest language mode refuses compiles in the earlier ones.
  @Test func aBlankAfterTheNameOfAnAttributeIsNoError() {
    let reading = Reading(
      """
      struct Command { @Flag (name: "x") var isOn = false }
      enum Colors { static let ink = UIColor.black; static let page = UIColor.white }
      """)
    #expect(!reading.system.diagnostics.contains { $0.code == "syntax-error" })
    #expect(reading.hex("Colors.ink") == "#000000")
  }

  private static let colors = """
    enum Colors { \((1...9).map { "static let tone\($0) = UIColor(white: 0.\($0), alpha: 1)" }.joined(separator: "; ")) }
    """

  /// The tokens of a purse are none of a design.
  @Test(arguments: [
    """
    enum Chain: Int { case main, side
      var tint: UIColor { switch self { case .main: return Colors.tone1; case .side: return Colors.tone2 } }
    }
    protocol TokenScriptable { var name: String { get }; var chain: Chain { get } }
    struct Token: TokenScriptable {
      let name: String; let chain: Chain
      init(name: String = "", chain: Chain = .main) { self.name = name; self.chain = chain }
    }
    final class Row: UIView {
      let label = UILabel()
      func show(_ token: TokenScriptable) { backgroundColor = .white; label.textColor = token.chain.tint }
    }
    """,
    """
    final class TokensViewModel {
      let isLoading: Bool
      init(isLoading: Bool = false) { self.isLoading = isLoading }
      var headerTextColor: UIColor { isLoading ? Colors.tone1 : Colors.tone2 }
      var backgroundColor: UIColor { .white }
    }
    final class Screen: UIViewController {
      var model = TokensViewModel()
      override func viewDidLoad() { view.backgroundColor = model.backgroundColor }
    }
    """,
  ])
  func tokensOfAnotherKindAreNoThemes(_ code: String) {
    let reading = Reading(Self.colors + "\n" + code)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("Colors.tone1") == "#1A1A1A")
  }

  @Test func theTokensOfADesignAreThemes() {
    let reading = Reading(
      """
      struct DesignTokens { let ink: UIColor; let page: UIColor }
      struct Look { let tokens: DesignTokens }
      let plain = DesignTokens(ink: .black, page: .white)
      let inverse = DesignTokens(ink: .white, page: .black)
      """)
    #expect(reading.system.themes.map(\.name) == ["plain", "inverse"])
  }

  /// `darkGray` speaks of no mode.
  @Test func valuesWithOneColorEachAreColors() {
    let names = ["red", "darkGray", "lightGray", "green", "black"]
    let reading = Reading(
      """
      struct SColor {
        let key: String
        var additional: Any?
        static func custom(_ color: UIColor) -> SColor { SColor(key: "custom", additional: color) }
      \(names.map { "  static var \($0): SColor { SColor(key: \"\($0)\", additional: UIColor.\($0)) }" }.joined(separator: "\n"))
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("SColor.darkGray.additional") == "#555555")
  }

  /// A value that is made of the one that a view inherits is none by itself.
  @Test func aValueMadeOfAnInheritedOneIsNoTheme() {
    let reading = Reading(
      """
      struct Theme { let ink: UIColor; let page: UIColor
        static let light = Theme(ink: .black, page: .white)
        static let dark = Theme(ink: .white, page: .black)
      }
      struct Manager { static var theme = Theme.light }
      extension UIView {
        var theme: Theme? { isHidden ? forPopover : Manager.theme }
        private var forPopover: Theme? {
          guard let theme = superview?.theme else { return nil }
          return Theme(ink: theme.ink, page: theme.ink)
        }
      }
      """)
    #expect(reading.system.themes.map(\.name) == ["light", "dark"])
  }
}
