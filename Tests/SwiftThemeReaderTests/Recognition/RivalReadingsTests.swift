import Testing
import ThemeModel

/// Which of several readings of the same code are its themes.
struct RivalReadingsTests {
  /// What themes draw from may have any number of colors, under any number of names.
  @Test(arguments: [4, 40])
  func aContractIsNotOutnumbered(_ count: Int) {
    func raw(_ type: String, _ value: (Int) -> String) -> String {
      "extension \(type) { " + (0..<count).map { "static let raw\($0) = \(value($0))" }.joined(separator: "\n") + " }"
    }
    let reading = Reading(
      """
      protocol Theme { var ink: UIColor { get }; var page: UIColor { get } }
      struct Red: Theme { var ink: UIColor { .raw1 }; var page: UIColor { .raw2 } }
      struct Blue: Theme { var ink: UIColor { .raw3 }; var page: UIColor { .raw0 } }
      enum ThemeName: String { case red, blue
        var theme: Theme { switch self { case .red: return Red(); case .blue: return Blue() } } }
      \(raw("UIColor") { "UIColor(white: \(Double($0 % 10) / 10), alpha: 1)" })
      \(raw("Color") { "Color(UIColor.raw\($0))" })
      """)
    #expect(reading.system.themes.map(\.name) == ["red", "blue"], "\(count)")
    #expect(reading.hex("ink", "red") == "#1A1A1A")
  }

  /// Data may ask for a status that has a color.
  @Test func whatHasAColorByItsStatusIsNoTheme() {
    let reading = Reading(
      """
      enum Status { case pending, failed
        var tint: UIColor { switch self { case .pending: return .brand.muted; case .failed: return .brand.loud } } }
      protocol Details { var id: String { get }; var status: Status { get } }
      struct Entity: Details { var id = ""; var status: Status { .pending } }
      struct Other: Details { var id = ""; var status: Status { .failed } }
      extension UIColor { struct brand {
        static let muted = UIColor(white: 0.5, alpha: 1)
        static let loud = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let page = UIColor.white } }
      """.replacing("\"\"; ", with: "\"\"\n").replacing("; case", with: "\ncase"))
    #expect(reading.system.themes.map(\.name) == ["colors"])
    #expect(reading.hex("UIColor.brand.page") == "#FFFFFF")
  }

  @Test func aNameOfAnAssetMayBeATypesName() {
    let reading = Reading(
      "import AppKit\nenum P { static let ink = NSColor(named: NSColor.Name(\"ink\"), bundle: nil)! }")
    #expect(reading.reason("P.ink")?.code == "unknown-asset")
  }
}
