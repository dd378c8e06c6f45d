import Testing

@testable import LegibleCLI

/// Themes of several apps or packages in one tree.
struct SystemsApartTests {
  let world: TestWorld

  private static let themes = """
    import UIKit
    protocol Theme { var text: UIColor { get }
      var background: UIColor { get } }
    struct DayTheme: Theme { let text = UIColor.black
      let background = UIColor.white }
    struct NightTheme: Theme { let text = UIColor.white
      let background = UIColor.black }
    """

  init() throws {
    world = try TestWorld()
    try world.write("First/Theme.swift", Self.themes)
  }

  private func writeBrands(_ ink: String, kind: String = "Brand", model: String = "BrandPalette") throws {
    try world.write(
      "Second/Brands.swift",
      """
      import UIKit
      enum \(kind): CaseIterable { case red, blue
        var palette: \(model) { switch self {
          case .red: \(model)(ink: \(ink), page: .white)
          case .blue: \(model)(ink: .blue, page: .white) } } }
      struct \(model) { let ink: UIColor
        let page: UIColor }
      """)
  }

  @Test(arguments: [["audit", "."], ["audit", "First", "Second"], ["audit", "Second", "First"]])
  func eachIsJudged(_ command: [String]) throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)")
    #expect(world.run(command, input: []) == .findings)
    #expect(world.output.contains("1 of 4 judged pairs fails"))
    #expect(world.output.contains("ink on page in red"))
    #expect(world.output.contains("2 sources"))
    #expect(!(world.output + world.errors).contains("themes-not-read"))
  }

  /// Neither is missing the other's tokens, and each names its own evidence.
  @Test func eachHasItsOwnContract() throws {
    try writeBrands(".black")
    #expect(world.run("audit", ".") == .success)
    #expect(!world.output.contains("against the contract"))
    #expect(world.run("explain", "--themes", ".") == .success)
    #expect(world.output.contains("read: types that conform to Theme"))
    #expect(world.output.contains("read: cases of an enum that map to models"))
    #expect(!world.output.contains("not read: cases of an enum"))
  }

  /// Values that code makes of another system's model are judged with it.
  @Test(arguments: [["audit", "."], ["audit", "Second"]])
  func valuesThatCodeMakes(_ command: [String]) throws {
    try world.write(
      "Second/Skin.swift",
      """
      import UIKit
      public struct Skin { public let text: UIColor
        public let background: UIColor
        public static let day = Skin(text: .black, background: .white)
        public static let night = Skin(text: .white, background: .black) }
      """)
    try world.write(
      "Second/Box.swift",
      """
      import UIKit
      final class Box { var skin: Skin = .day
        func warn() { skin = Skin(text: UIColor(white: 0.8, alpha: 1), background: .white) } }
      """)
    #expect(world.run(command, input: []) == .findings)
    #expect(world.output.contains("text on background in skin"))
  }

  /// Two apps may each have a copy of one contract, with colors of their own.
  @Test func copiesOfOneContract() throws {
    try world.write(
      "Second/Theme.swift",
      Self.themes.replacing("text = UIColor.black", with: "text = UIColor(white: 0.8, alpha: 1)"))
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 4 judged pairs fails"))
  }

  /// Values of a model with named colors are shown somewhere, whatever they are called.
  @Test func whatIsNotCalledATheme() throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)", kind: "Feeling", model: "Mood")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("ink on page in red"))
  }

  /// A part of the interface, such as a widget, may be a target of its own.
  @Test func valuesOfAWidget() throws {
    try world.write(
      "Widget/Skin.swift",
      """
      import UIKit
      struct WidgetSkin { let ink: UIColor
        let page: UIColor
        static let day = WidgetSkin(ink: UIColor(white: 0.8, alpha: 1), page: .white)
        static let dusk = WidgetSkin(ink: .white, page: .black) }
      """)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("ink on page in day"))
  }

  /// Only names tell that these are themes.
  @Test func twins() throws {
    try world.write(
      "Kit/Skins.swift",
      """
      import UIKit
      struct DayKitTheme { let ink = UIColor(white: 0.8, alpha: 1)
        let page = UIColor.white }
      struct NightKitTheme { let ink = UIColor.white
        let page = UIColor.black }
      """)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("ink on page in DayKitTheme"))
  }

  /// A share extension makes the one value of its colors where it shows it.
  @Test func aValueInCode() throws {
    try world.write(
      "Share/Colors.swift",
      """
      import UIKit
      struct ShareColors { let ink: UIColor
        let page: UIColor }
      final class Share: UIViewController {
        let colors = ShareColors(ink: UIColor(white: 0.8, alpha: 1), page: .white) }
      """)
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("ink on page in"))
  }

  @Test func manyPackages() throws {
    for index in 0..<10 {
      try world.write(
        "Kit\(index)/Theme.swift",
        """
        import UIKit
        protocol Kit\(index)Theme { var ink: UIColor { get }
          var page: UIColor { get } }
        struct Day\(index): Kit\(index)Theme { let ink = UIColor(white: 0.8, alpha: 1)
          let page = UIColor.white }
        struct Dusk\(index): Kit\(index)Theme { let ink = UIColor.white
          let page = UIColor.black }
        """)
    }
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("10 of 22 judged pairs fail"))
  }

  /// A copy of a contract that makes its own themes has nothing to do with the one of the same names.
  @Test func copiesOfOneContractThatMakeThemes() throws {
    try world.write(
      "Second/Theme.swift",
      Self.themes.replacing("text = UIColor.black", with: "text = UIColor(white: 0.8, alpha: 1)")
        + "\nextension Theme { static func find() -> Theme { DayTheme() } }")
    #expect(world.run("audit", ".") == .findings)
    #expect(world.output.contains("1 of 4 judged pairs fails"))
  }

  /// The stops of a gradient have no roles.
  @Test func whatHasNoRolesIsReported() throws {
    try world.write(
      "Second/Legend.swift",
      """
      import UIKit
      struct LegendColors { let stops: [UIColor]
        let name: String }
      enum Legends {
        static let gold = LegendColors(stops: [UIColor(white: 0.8, alpha: 1), .white], name: "gold")
        static let aqua = LegendColors(stops: [UIColor(white: 0.7, alpha: 1), .white], name: "aqua")
      }
      """)
    #expect(world.run("audit", ".") == .success)
    #expect(!world.output.contains("2 sources"))
    #expect((world.output + world.errors).contains("themes-not-read"))
  }

  /// What the configuration chooses is all that is read.
  @Test func whatTheConfigurationChooses() throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)")
    try world.write(
      "legible.json", #"{"themes": [{"path": ".", "include": ["DayTheme", "NightTheme"]}]}"#)
    #expect(world.run("audit") == .success)
    #expect(!world.output.contains("ink on page"))
  }

  /// One theme that is left out leaves the others of its system.
  @Test func whatTheConfigurationLeavesOut() throws {
    try writeBrands("UIColor(white: 0.8, alpha: 1)")
    try world.write("legible.json", #"{"themes": [{"path": ".", "exclude": ["blue"]}]}"#)
    #expect(world.run("audit") == .findings)
    #expect(world.output.contains("ink on page in red"))
  }
}
