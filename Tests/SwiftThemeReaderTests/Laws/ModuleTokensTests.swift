import SwiftThemeReader
import Testing
import ThemeModel

/// Which tokens are of modules that have some of the same names.
struct ModuleTokensTests {
  private static func modules(
    _ sources: [(String, String)], _ targets: [String: Set<String>] = [:]
  ) -> [String: String] {
    var options = SourceOptions()
    options.modules = SourceModules(targets: targets)
    let files = sources.map { SourceFile(name: $0.0, bytes: Array($0.1.utf8)) }
    return SwiftThemeReader.read(files: files, options: options).namesakes.files
  }

  private static let sources = [
    (
      "App/Theme/Colors.swift",
      "public extension UIColor { static let ink = UIColor.black }\nextension UIColor { static let page = UIColor.white }"
    ),
    ("App/More.swift", "extension UIColor { static let card = UIColor.gray }"),
    ("Widget/Colors.swift", "extension UIColor { static let ink = UIColor.white; static let face = UIColor.black }"),
  ]

  /// Where nothing tells the modules, the widget may have what the app declares, but for what it declares itself.
  @Test func colorsOfOneNameAreOfTheirModules() {
    #expect(
      Self.modules(Self.sources) == [
        "UIColor.ink": "App/Theme/Colors.swift", "UIColor.ink 2": "Widget/Colors.swift",
      ])
  }

  @Test func targetsTellWhatIsOfOneModuleAlone() {
    let (app, widget): (Set, Set) = (["app"], ["widget"])
    let alone = ["App/Theme/Colors.swift": app, "App/More.swift": app, "Widget/Colors.swift": widget]
    #expect(
      Self.modules(Self.sources, alone) == [
        "UIColor.ink": "App/Theme/Colors.swift", "UIColor.page": "App/Theme/Colors.swift",
        "UIColor.ink 2": "Widget/Colors.swift", "UIColor.face": "Widget/Colors.swift",
      ])
    // The widget has the app's colors, too.
    let both = alone.merging(["App/Theme/Colors.swift": app.union(widget)]) { $1 }
    #expect(Self.modules(Self.sources, both)["UIColor.page"] == nil)
  }

  /// What differs by what an extension asks for is of one module.
  @Test func colorsOfOneModuleAreOfNone() {
    #expect(
      Self.modules([
        ("App/Colors.swift", "extension UIColor { static let ink = UIColor.black }"),
        ("Widget/Colors.swift", "extension UIColor { static let page = UIColor.white }"),
      ]).isEmpty)
  }
}
