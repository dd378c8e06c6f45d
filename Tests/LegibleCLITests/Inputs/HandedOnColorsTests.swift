import Testing

@testable import LegibleCLI

/// Static colors that hand on those of the theme in use, beside themes that are chosen by a setting.
struct HandedOnColorsTests {
  private static let themes = """
    import UIKit
    protocol AppTheme { var background: UIColor { get }; var foreground4: UIColor { get } }
    enum Theme: String {
      case wave, ice
      var theme: AppTheme { switch self { case .wave: return Wave.instance; case .ice: return Ice.instance } }
      static var current: AppTheme = { saved ?? Ice.instance }()
      static var saved: AppTheme? { Theme(rawValue: UserDefaults.standard.string(forKey: "k") ?? "")?.theme }
    }
    final class Ice: AppTheme { static let instance = Ice()
      let background = UIColor(white: 1, alpha: 1); let foreground4 = UIColor(white: 0.75, alpha: 1) }
    final class Wave: AppTheme { static let instance = Wave()
      let background = UIColor(white: 0, alpha: 1); let foreground4 = UIColor(white: 0.75, alpha: 1) }
    """

  /// They are other names for the theme's tokens, and no theme beside it.
  @Test(arguments: ["foreground4", "foreground", "text"])
  func theyAreTheThemesOwn(_ name: String) throws {
    let world = try TestWorld()
    try world.write("App/Theme.swift", Self.themes)
    try world.write(
      "App/Colors.swift",
      """
      import UIKit
      extension UIColor {
        static var background: UIColor { Theme.current.background }
        static var \(name): UIColor { Theme.current.foreground4 }
        static var foreground4\(name == "foreground4" ? "Copy" : ""): UIColor { return Theme.current.foreground4 }
      }
      final class Hint: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label); label.text = "Hint"; backgroundColor = .background; label.textColor = .\(name)
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 2 judged pairs fails"), "\(world.output)")
    #expect(world.output.contains("foreground4 on background in ice"))
  }
}
